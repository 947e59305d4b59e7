import type { Locale } from './locales.ts';

/* By hand for the same reason as in format.ts: the server's and the browser's language data differ. */
const months: Record<Locale, string> = {
	ko: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
	en: 'January February March April May June July August September October November December',
	ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
	th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
	vn: 'Tháng\u00a01 Tháng\u00a02 Tháng\u00a03 Tháng\u00a04 Tháng\u00a05 Tháng\u00a06 Tháng\u00a07 Tháng\u00a08 Tháng\u00a09 Tháng\u00a010 Tháng\u00a011 Tháng\u00a012',
	id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
};

export const monthName = (number: number, locale: Locale): string => months[locale].split(' ')[number - 1] ?? '';

/** '2026-10' → October 2026. Always Gregorian years, in Thai too: a flight ticket counts the same. */
export function formatMonth(month: string, locale: Locale): string {
	const [year = '', number = ''] = month.split('-');
	const name = monthName(Number(number), locale);
	if (locale === 'ko') return `${year}년 ${name}`;
	return locale === 'vn' ? `${name} năm ${year}` : `${name} ${year}`;
}

/** The day a week starts with on calendars in a language; 0 is Sunday. */
export const firstWeekday = (locale: Locale): 0 | 1 => (['ko', 'en', 'th'].includes(locale) ? 0 : 1);
