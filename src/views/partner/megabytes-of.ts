import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

/** 838,860 bytes → “0.8”, in Russian “0,8”; never “0”. */
export const megabytesOf = (bytes: number, locale: Locale): string =>
	formatNumber(Math.max(1, Math.round(bytes / (1024 * 102.4))) / 10, locale);
