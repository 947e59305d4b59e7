import type { ContentKind } from '../content/content.ts';
import { piecesOf, type TextPiece } from './kept-signs.ts';
import type { TranslationUnit } from './translation-unit.ts';

/** A thing that translators are given, by the revision they were given. */
export type HandedThing = {
	kind: ContentKind;
	id: string;
	revision: number;
	title: string;
	units: readonly TranslationUnit[];
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);
const attribute = (text: string): string =>
	escaped(text.replace(unheld, '')).replace(/[\n\t]/g, (sign) => (sign === '\n' ? '&#10;' : '&#9;'));

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold is what is looked for
const unheld = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Signs that XML has no way to hold are told by their number, as XLIFF wants it. */
const wordsOf = (text: string): string =>
	escaped(text).replace(
		unheld,
		(sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
	);

type Data = ReadonlyMap<string, string>;

/** What must stay is a placeholder: translators move it, and their tools keep them from changing it. */
function inlined(text: string, data: Data): string {
	let count = 0;
	const one = (piece: TextPiece): string => {
		if (!piece.isKept) return wordsOf(piece.text);
		count += 1;
		return `<ph id="${count}" dataRef="${data.get(piece.text)}" equiv="${attribute(piece.text)}" canDelete="no"/>`;
	};
	return piecesOf(text).map(one).join('');
}

function dataOf({ source, target }: TranslationUnit): Data {
	const kept = [...piecesOf(source), ...piecesOf(target ?? '')].filter(({ isKept }) => isKept);
	return new Map([...new Set(kept.map(({ text }) => text))].map((text, at) => [text, `d${at + 1}`]));
}

const states = { missing: 'initial', older: 'initial', done: 'final' } as const;

function unitXml(unit: TranslationUnit): string {
	const data = dataOf(unit);
	const original = [...data].map(([text, id]) => `<data id="${id}">${wordsOf(text)}</data>`).join('');
	const target = unit.target === undefined ? '' : `<target xml:space="preserve">${inlined(unit.target, data)}</target>`;
	return [
		`<unit id="${attribute(unit.id)}" name="${attribute(unit.field)}">`,
		original && `<originalData>${original}</originalData>`,
		`<segment state="${states[unit.state]}"><source xml:space="preserve">${inlined(unit.source, data)}</source>${target}</segment>`,
		'</unit>\n',
	].join('');
}

/** Which thing a file of XLIFF is, and which revision was handed out: tools bring `original` back as it was. */
const originalOf = ({ kind, id, revision }: Pick<HandedThing, 'kind' | 'id' | 'revision'>): string =>
	`${kind}/${id}#${revision}`;

export function thingXml(thing: HandedThing): string {
	const { kind, id, title, units } = thing;
	return [
		`<file id="${attribute(`${kind}.${id}`)}" original="${attribute(originalOf(thing))}">\n`,
		`<notes><note>${wordsOf(title)}</note></notes>\n`,
		...units.map(unitXml),
		'</file>\n',
	].join('');
}

/** Language tags as the world writes them: Vietnamese is `vi`. */
export const xliffHead = ({ from, to }: { from: string; to: string }): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="${from}" trgLang="${to}">\n`;
export const xliffTail = '</xliff>\n';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
