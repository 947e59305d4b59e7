import { parseXml, XmlCdata, type XmlDocument, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import type { Incoming } from '#contract/endpoint.ts';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import {
	type GivenFile,
	type GivenThing,
	type GivenUnit,
	type HandoverFault,
	mostHandoverBytes,
	mostUnits,
} from '#domain/handover/plan-handover.ts';
import { sourceLocales } from '#domain/handover/translation-unit.ts';
import { xliffNamespace } from '#domain/handover/write-xliff.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { allLocales, locales } from '#i18n/locales.ts';
import { bytesOf } from '#server/files/csv-records.ts';

/** A file of translations as it came back, or why it cannot be read as one. */
export async function readXliff(file: Incoming): Promise<GivenFile | HandoverFault> {
	if (file.bytes === 0) return { why: 'empty' };
	if (file.bytes > mostHandoverBytes) return { why: 'too-large' };
	const text = textOf(await bytesOf(file));
	if (text === undefined) return { why: 'encoding' };
	return givenIn(text);
}

/** XML is UTF-8, or UTF-16 with its mark. */
function textOf(bytes: Uint8Array): string | undefined {
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const isWideTurned = bytes[0] === 0xfe && bytes[1] === 0xff;
	try {
		const encoding = isWide ? 'utf-16le' : isWideTurned ? 'utf-16be' : 'utf-8';
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/** The parser knows the five entities of XML and no others; a document that declares any is not read at all. */
function documentIn(text: string): XmlDocument | HandoverFault {
	if (/<!DOCTYPE/i.test(text)) return { why: 'declares' };
	try {
		return parseXml(text);
	} catch (error) {
		if (error instanceof XmlError) return { why: 'malformed', line: error.line };
		// Elements that nobody's stack is deep enough for.
		if (error instanceof RangeError) return { why: 'malformed' };
		throw error;
	}
}

export function givenIn(text: string): GivenFile | HandoverFault {
	const document = documentIn(text);
	if ('why' in document) return document;
	const { root } = document;
	if (!root || nameOf(root) !== 'xliff') return { why: 'not-xliff' };
	const { version = '', srcLang, trgLang } = root.attributes;
	const isOurs = Object.values(root.attributes).includes(xliffNamespace) && version.startsWith('2');
	if (!isOurs) return { why: 'wrong-version' };
	const from = sourceLocales.find((locale) => locale === localeOf(srcLang));
	const to = localeOf(trgLang);
	if (!from || !to || from === to) return { why: 'wrong-languages' };
	const things = childrenOf(root, 'file').map(thingOf);
	const units = things.reduce((sum, thing) => sum + thing.units.length, 0);
	if (units === 0) return { why: 'empty' };
	return units > mostUnits ? { why: 'too-many-units' } : { from, to, things };
}

/** Tools add a country to a language: `vi-VN`. */
const localeOf = (tag: string | undefined): ContentLocale | undefined =>
	allLocales.find((locale) => locales[locale].tag === tag?.toLowerCase().split(/[-_]/)[0]);

const nameOf = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);
const elementsIn = ({ children }: XmlElement): XmlElement[] =>
	children.filter((child): child is XmlElement => child instanceof XmlElement);
const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
	elementsIn(element).filter((child) => nameOf(child) === name);

function thingOf(file: XmlElement): GivenThing {
	const [, kind = '', id = '', revision] =
		/^([\w-]+)\/([^#]*)(?:#(\d{1,7}))?$/.exec(file.attributes.original ?? '') ?? [];
	return {
		kind: contentKinds.find((one): one is ContentKind => one === kind),
		...{ id: id.slice(0, 100), revision: revision === undefined ? undefined : Number(revision) },
		units: unitsIn(file),
	};
}

/** Tools may put units into groups. */
function unitsIn(element: XmlElement): GivenUnit[] {
	return elementsIn(element).flatMap((child) => {
		if (nameOf(child) === 'group') return unitsIn(child);
		return nameOf(child) === 'unit' ? [unitOf(child)] : [];
	});
}

const settledStates = ['translated', 'reviewed', 'final'];
type Said = { text: string; isBroken: boolean };

/** A tool may have cut a text into sentences, with what lies between them; together they are the text again. */
function unitOf(unit: XmlElement): GivenUnit {
	const data = new Map(
		childrenOf(unit, 'originalData').flatMap((all) =>
			childrenOf(all, 'data').map((one): [string, string] => [one.attributes.id ?? '', saidIn(one, new Map()).text]),
		),
	);
	const parts = elementsIn(unit).filter((child) => ['segment', 'ignorable'].includes(nameOf(child)));
	const read = parts.map((part, at) => {
		const [source] = childrenOf(part, 'source');
		const [target] = childrenOf(part, 'target');
		const isSegment = nameOf(part) === 'segment';
		return {
			isSegment,
			isSettled: settledStates.includes(part.attributes.state ?? 'initial'),
			source: source ? saidIn(source, data) : { text: '', isBroken: false },
			target: target ? saidIn(target, data) : undefined,
			order: Number(target?.attributes.order ?? at + 1),
		};
	});
	const segments = read.filter(({ isSegment }) => isSegment);
	const isTouched = segments.some(({ target }) => target !== undefined);
	// A sentence without its translation, among others that have one, is an empty one.
	const hasGap = isTouched && segments.some(({ target }) => target === undefined || target.text.trim() === '');
	const said = read
		.toSorted((one, other) => one.order - other.order)
		.map(({ isSegment, source, target }): Said => target ?? (isSegment ? { text: '', isBroken: false } : source));
	return {
		id: unit.attributes.id ?? '',
		source: read.map(({ source }) => source.text).join(''),
		target: isTouched ? (hasGap ? '' : said.map(({ text }) => text).join('')) : undefined,
		isBroken: isTouched && said.some(({ isBroken }) => isBroken),
		isSettled: segments.length > 0 && segments.every(({ isSettled }) => isSettled),
	};
}

/** The words of a source or a target; what tools mark in it (terms, comments) is left out, what they add of their own is broken. */
function saidIn(element: XmlElement, data: ReadonlyMap<string, string>): Said {
	const pieces = element.children.map((child): Said => {
		if (child instanceof XmlText || child instanceof XmlCdata) return { text: child.text, isBroken: false };
		if (!(child instanceof XmlElement)) return { text: '', isBroken: false };
		switch (nameOf(child)) {
			case 'cp':
				return signOf(child.attributes.hex ?? '');
			case 'ph': {
				const text = data.get(child.attributes.dataRef ?? '');
				return { text: text ?? '', isBroken: text === undefined };
			}
			case 'mrk':
				return saidIn(child, data);
			case 'sm':
			case 'em':
				return { text: '', isBroken: false };
			default:
				return { text: child.text, isBroken: true };
		}
	});
	return { text: pieces.map(({ text }) => text).join(''), isBroken: pieces.some(({ isBroken }) => isBroken) };
}

/** Half a sign is none, and nothing beyond the last one there is. */
function signOf(hex: string): Said {
	const code = /^[\da-f]{4,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
	const isSign = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
	return isSign ? { text: String.fromCodePoint(code), isBroken: false } : { text: '', isBroken: true };
}
