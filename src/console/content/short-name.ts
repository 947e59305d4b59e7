import type { Locale } from '#i18n/locales.ts';

/** What a column has room for; the whole name stands beside it for those who ask. */
export const shortName: Record<Locale, string> = { ko: '한', en: 'EN', ru: 'RU', th: 'TH', vn: 'VN', id: 'ID' };
