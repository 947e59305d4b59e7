import type { Locale } from '#i18n/locales.ts';
import { monthName } from '#i18n/month-names.ts';

const genitive = (name: string) => (/[ьй]$/.test(name) ? `${name.slice(0, -1)}я` : `${name}а`);

/** '07-15' → 15 July, the same every year: “07.15” beside prices by the hour would be read as one. */
export function seasonDay(monthDay: string, locale: Locale): string {
	const [month = 0, day = 0] = monthDay.split('-').map(Number);
	const name = monthName(month, locale);
	if (locale === 'ko') return `${name} ${day}일`;
	if (locale === 'vn') return `${day}\u00a0tháng\u00a0${month}`;
	return `${day}\u00a0${locale === 'ru' ? genitive(name) : name}`;
}
