import type { Locale } from '#i18n/locales.ts';

/** Where the family name stands first, in forms as in life. */
export const isFamilyNameFirst = (locale: Locale) => locale === 'vn' || locale === 'ko';
