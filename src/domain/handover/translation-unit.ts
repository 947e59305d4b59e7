import { completenessOf, type Marks } from '../content/completeness.ts';
import type { AnyContent } from '../content/content.ts';
import { isWritten, type TextValue, textFields } from '../content/content-texts.ts';
import type { ContentLocale } from '../kernel/locale-text.ts';

/** Languages that translators are given to work from: Korean is the source, and English what most of them read. */
export const sourceLocales = ['ko', 'en'] as const;
export type SourceLocale = (typeof sourceLocales)[number];

/** From which language into which. */
export type Languages = { from: SourceLocale; to: ContentLocale };

/** One text of a thing, as translators are given it: a title, or one point of a list (`included.2`). */
export type TranslationUnit = {
	id: string;
	field: string;
	source: string;
	/** What the language has by now; of a list only where it runs parallel. */
	target: string | undefined;
	state: 'missing' | 'older' | 'done';
};

export type Written = { content: AnyContent; marks: Marks };

const isList = (value: TextValue | undefined): value is readonly string[] => Array.isArray(value);

/** The texts of a part by what tells them apart: nothing, the place in a list, or the id of an option. */
function entriesOf(value: TextValue | undefined): [string, string][] {
	if (value === undefined) return [];
	if (typeof value === 'string') return [['', value]];
	if (isList(value)) return value.map((text, at) => [String(at + 1), text]);
	return Object.entries(value as Readonly<Record<string, string>>);
}

/** Of a list that does not run parallel nobody can say which point is which. */
function targetsOf(source: TextValue | undefined, target: TextValue | undefined): ReadonlyMap<string, string> {
	const isParallel = !isList(source) || (isList(target) && target.length === source.length);
	return new Map(isParallel ? entriesOf(target) : []);
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * What there is to translate. A part that its source has not, or only an English that is older than the Korean, is left
 * out: whoever translated it would do it twice.
 */
export function unitsOf({ content, marks }: Written, { from, to }: Languages): TranslationUnit[] {
	const fields = textFields(content);
	const cells = new Map(completenessOf(fields, marks).fields.map((one) => [one.field, one.cells]));
	return fields.flatMap(({ field, in: values }) => {
		const state = cells.get(field);
		if (state?.[from] !== 'done' || !isWritten(values[from], values.ko)) return [];
		const targets = targetsOf(values[from], values[to]);
		return entriesOf(values[from]).map(([key, source]): TranslationUnit => {
			const target = targets.get(key);
			const id = key === '' ? field : `${field}.${key}`;
			return {
				...{ id, field, source, target: isSaid(target) ? target : undefined },
				state: isSaid(target) ? (state[to] === 'older' ? 'older' : 'done') : 'missing',
			};
		});
	});
}

/** A language that has nothing yet begins with every part of another one, and nothing in it. */
const blankLike = (text: Readonly<Record<string, TextValue>>): Record<string, TextValue> =>
	Object.fromEntries(
		Object.entries(text).flatMap(([part, value]) =>
			// Search words and names of options may be left out.
			part === 'alsoCalled' || part === 'options' ? [] : [[part, isList(value) ? [] : '']],
		),
	);

type Put = Languages & { targets: ReadonlyMap<string, string> };

/** The same content with these translations; the rest of it stays as it is. */
export function withTargets(written: Written, { from, to, targets }: Put): AnyContent {
	const content: AnyContent = structuredClone(written.content);
	const texts = content.value.texts as Partial<Record<ContentLocale, Record<string, TextValue>>>;
	const units = unitsOf(written, { from, to });
	for (const field of new Set(units.filter(({ id }) => targets.has(id)).map((unit) => unit.field))) {
		const own = units.filter((unit) => unit.field === field);
		const said = own.map(({ id, target }) => targets.get(id) ?? target ?? '');
		if (field === 'place' && content.kind === 'product') {
			content.value.place = { ...content.value.place, name: { ...content.value.place.name, [to]: said[0] ?? '' } };
			continue;
		}
		const source = texts[from] ?? {};
		const text = texts[to] ?? blankLike(source);
		text[field] = valueLike(source[field], own, said);
		texts[to] = text;
	}
	return content;
}

function valueLike(
	source: TextValue | undefined,
	units: readonly TranslationUnit[],
	said: readonly string[],
): TextValue {
	if (isList(source)) return [...said];
	if (typeof source !== 'object') return said[0] ?? '';
	return Object.fromEntries(units.map(({ id, field }, at) => [id.slice(field.length + 1), said[at] ?? '']));
}
