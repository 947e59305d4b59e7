import { formatThousands } from '#i18n/format.ts';

/**
 * A price as a calendar's cell has room for: 189 for ₩189,000, and 127.5 for ₩127,500. From a million on only thousands
 * fit. Never less than is charged.
 */
export const inThousands = (won: number): string =>
	formatThousands(won < 1_000_000 ? Math.ceil(won / 100) / 10 : Math.ceil(won / 1_000));
