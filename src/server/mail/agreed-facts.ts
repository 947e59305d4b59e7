import { type AgreedKind, type AgreedLine, agreedKinds, amountOf } from '#domain/reservation/agreed-price.ts';
import { formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';
import type { MailFact } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { fact } from './reservation-facts.ts';
import type { AgreedData, OfferedData } from './reservation-templates.ts';

type ToldLine = { of: AgreedKind; quantity: number; won: number | null };

/** Kinds and sums alone: what a clinic writes of a line may tell of somebody's health, and stays on the page. */
export const toldLines = (lines: readonly AgreedLine[]): ToldLine[] =>
	lines.map(({ of, quantity, won }) => ({ of, quantity, won }));

const isKind = (of: string): of is AgreedKind => (agreedKinds as readonly string[]).includes(of);

export function agreedFacts({ lines }: AgreedData, locale: Locale): MailFact[] {
	const t = wordsIn(locale, ['reservation', 'reservation-agreed'])('reservation.agreed');
	return (JSON.parse(lines || '[]') as ToldLine[]).flatMap((line) => {
		if (!isKind(line.of)) return [];
		const amount = amountOf(line);
		if (amount === null) return [fact(t(`kind.${line.of}`), t('notIncluded'))];
		const each =
			line.quantity > 1 ? { second: t('each', { quantity: line.quantity, won: formatWon(line.won ?? 0) }) } : {};
		return [fact(t(`kind.${line.of}`), formatWon(amount), each)];
	});
}

/** What is asked for, and what was before. */
export const offeredFacts = (data: OfferedData, t: ReturnType<typeof mailWords>, locale: Locale): MailFact[] => [
	...agreedFacts(data, locale),
	...(data.takenOffWon ? [fact(t('facts.takenOff'), `−${formatWon(data.takenOffWon)}`)] : []),
	fact(t('facts.offeredTotal'), formatWon(data.offeredWon), { isStrong: true }),
	fact(t('facts.beforeTotal'), formatWon(data.beforeWon)),
];
