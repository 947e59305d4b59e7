import type { Locale } from '#i18n/locales.ts';

const withComma: readonly Locale[] = ['ru', 'vn', 'id'];

/** 4.9, or 4,9 where a comma divides; by hand, so that server and browser write the same. */
export function formatScore(average: number, locale: Locale): string {
	const score = average.toFixed(1);
	return withComma.includes(locale) ? score.replace('.', ',') : score;
}
