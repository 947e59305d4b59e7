import type { useTranslations } from 'use-intl';
import type { PhraseUse, SlotValue } from '#domain/phrase/phrase-message.ts';
import { type SlotType, slotsOf } from '#domain/phrase/phrases.ts';
import { formatCount } from './counting.ts';
import { formatDateWithWeekday, formatWon } from './format.ts';
import { type Locale, locales } from './locales.ts';

/** The words of `phrase-book.json`. */
export type PhraseBook = ReturnType<typeof useTranslations<'phrase'>>;

/** More than any gap takes; every language writes it with the form of its noun that goes with many. */
const manyMore = 7_777;

function slotText(type: SlotType, value: SlotValue | undefined, locale: Locale, book: PhraseBook): SlotValue {
	if (value === undefined || value === '')
		return type === 'number' || type === 'minutes' ? manyMore : `[${book(`gap.${type}`)}]`;
	if (type === 'date') return formatDateWithWeekday(String(value), locale);
	if (type === 'won') return formatWon(Number(value));
	if (type === 'language') return book(`language.${value as Locale}`);
	return value;
}

/** A phrase in a reader's language. A gap that is still open is shown as one: “The total is [amount].” */
export function sayPhrase({ phrase, slots }: PhraseUse, locale: Locale, book: PhraseBook): string {
	const values = Object.entries(slotsOf(phrase)).map(([name, type]) => [
		name,
		slotText(type, slots[name], locale, book),
	]);
	const text = book(`say.${phrase}`, Object.fromEntries(values));
	return text.replaceAll(formatCount(locales[locale].tag, manyMore), '[…]');
}
