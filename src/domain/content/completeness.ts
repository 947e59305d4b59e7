import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { isWritten, type TextField } from './content-texts.ts';

/** By field and language: the number of the revision in which it was written last, or said to be still right. */
export type Marks = Readonly<Record<string, Partial<Record<ContentLocale, number>>>>;

export const cellStates = ['done', 'older', 'missing'] as const;
type CellState = (typeof cellStates)[number];

type Completeness = {
	/** Of the parts there are, how many are done: whole percent. */
	percent: Record<ContentLocale, number>;
	fields: { field: string; cells: Record<ContentLocale, CellState> }[];
};

const forEach = <Value>(of: (locale: ContentLocale) => Value) =>
	Object.fromEntries(contentLocales.map((locale) => [locale, of(locale)])) as Record<ContentLocale, Value>;

/** Older than the Korean: that was written after it, and nobody has said that it is still right. */
function cellOf({ field, in: values }: TextField, marks: Marks, locale: ContentLocale): CellState {
	if (!isWritten(values[locale], values.ko)) return 'missing';
	const [own, korean] = [marks[field]?.[locale] ?? 0, marks[field]?.ko ?? 0];
	return own < korean && isWritten(values.ko, values.ko) ? 'older' : 'done';
}

/** How complete each language is. A part that no language has and none needs does not count. */
export function completenessOf(fields: readonly TextField[], marks: Marks): Completeness {
	const counted = fields
		.filter((one) => one.isNeeded || contentLocales.some((locale) => isWritten(one.in[locale], one.in[locale])))
		.map((one) => ({ field: one.field, cells: forEach((locale) => cellOf(one, marks, locale)) }));
	const done = (locale: ContentLocale) => counted.filter(({ cells }) => cells[locale] === 'done').length;
	return {
		percent: forEach((locale) => (counted.length === 0 ? 100 : Math.floor((done(locale) * 100) / counted.length))),
		fields: counted,
	};
}

type Confirmed = { field: string; locale: ContentLocale };
type Saved = { before: readonly TextField[]; after: readonly TextField[]; marks: Marks; number: number };

const textOf = (fields: readonly TextField[], field: string, locale: ContentLocale): string | undefined => {
	const value = fields.find((one) => one.field === field)?.in[locale];
	return value === undefined ? undefined : JSON.stringify(value);
};

/** Korean that is written after its translations follows them: it makes none of them older. */
const earliest = (cells: Marks[string] | undefined, number: number): number =>
	Math.min(number, ...Object.values(cells ?? {}));

/** The marks of a new revision: what was written in it has its number, the rest what it had. */
export function nextMarks({ before, after, marks, number }: Saved, confirmed: readonly Confirmed[] = []): Marks {
	const isConfirmed = (field: string, locale: ContentLocale) =>
		confirmed.some((one) => one.field === field && one.locale === locale);
	return Object.fromEntries(
		after.map(({ field }) => {
			const cells = contentLocales.flatMap((locale): [ContentLocale, number][] => {
				const text = textOf(after, field, locale);
				if (text === undefined) return [];
				const isNew = text !== textOf(before, field, locale) || isConfirmed(field, locale);
				const known = marks[field]?.[locale];
				if (!isNew && known !== undefined) return [[locale, known]];
				const isFirstKorean = locale === 'ko' && textOf(before, field, locale) === undefined;
				return [[locale, isFirstKorean ? earliest(marks[field], number) : number]];
			});
			return [field, Object.fromEntries(cells)];
		}),
	);
}
