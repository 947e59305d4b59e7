import { type ContentLocale, contentLocales, type LocaleText } from '../kernel/locale-text.ts';
import type { AnyContent, ContentKind } from './content.ts';

/** A part of a text: words, points that run parallel in all languages, or names by id. */
export type TextValue = string | readonly string[] | Readonly<Record<string, string>>;
export type TextField = { field: string; isNeeded: boolean; in: Partial<Record<ContentLocale, TextValue>> };

/** The parts that each kind of content is written in; those that are needed count even where no language has them yet. */
const parts: Record<ContentKind, Readonly<Record<string, 'needed' | 'optional'>>> = {
	product: {
		title: 'needed',
		summary: 'needed',
		description: 'needed',
		included: 'needed',
		excluded: 'optional',
		steps: 'optional',
		meetingPoint: 'needed',
		goodToKnow: 'optional',
		options: 'optional',
	},
	provider: { name: 'needed', trade: 'needed', intro: 'needed' },
	notice: { title: 'needed', body: 'needed' },
	promotion: { title: 'needed', lead: 'needed', body: 'needed', audience: 'needed', scope: 'needed' },
	'page-text': { title: 'needed', body: 'needed' },
};

const inEach = (pick: (locale: ContentLocale) => TextValue | undefined): TextField['in'] =>
	Object.fromEntries(
		contentLocales.flatMap((locale) => {
			const value = pick(locale);
			return value === undefined ? [] : [[locale, value]];
		}),
	);

/** Every part in every language it has. Search words are the writer's own in each language, and no translation. */
export function textFields(content: AnyContent): TextField[] {
	const texts = content.value.texts as Partial<Record<ContentLocale, Readonly<Record<string, TextValue>>>>;
	const written = Object.entries(parts[content.kind]).map(([field, need]) => ({
		field,
		isNeeded: need === 'needed',
		in: inEach((locale) => texts[locale]?.[field]),
	}));
	if (content.kind !== 'product') return written;
	const { place } = content.value;
	return [...written, { field: 'place', isNeeded: true, in: inEach((locale) => place.name[locale]) }];
}

/** What photographs show, in words: all of them, or the part is missing. */
export const pictureField = (alts: readonly LocaleText[]): TextField => ({
	field: 'pictures',
	isNeeded: false,
	in: alts.length === 0 ? {} : inEach((locale) => alts.map((alt) => alt[locale] ?? '')),
});

const isWord = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';
const isList = (value: TextValue): value is readonly string[] => Array.isArray(value);

/** Whether it says something, and as much as the Korean does. */
export function isWritten(value: TextValue | undefined, korean: TextValue | undefined): boolean {
	if (value === undefined) return false;
	if (typeof value === 'string') return isWord(value);
	if (isList(value)) {
		const isWhole = korean === undefined || !isList(korean) || korean.length === value.length;
		return value.length > 0 && value.every(isWord) && isWhole;
	}
	const ids = korean !== undefined && typeof korean === 'object' && !isList(korean) ? Object.keys(korean) : [];
	const names = value as Readonly<Record<string, string>>;
	return Object.keys(names).length > 0 && [...Object.keys(names), ...ids].every((id) => isWord(names[id]));
}
