import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

/**
 * A price as a calendar's cell has room for: 189 for ₩189,000, and 127.5 for ₩127,500. From a million on only thousands
 * fit. Never less than is charged. Without its ₩ it is a number like any other, so it is written as the reader writes one.
 */
export const inThousands = (won: number, locale: Locale): string =>
	formatNumber(won < 1_000_000 ? Math.ceil(won / 100) / 10 : Math.ceil(won / 1_000), locale);
