import { formatDate, formatDateWithWeekday, formatTime, type Instant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { mailWords } from './mail-words.ts';

const korea = 'Asia/Seoul';

/**
 * A mail knows no browser to ask for the time zone. Where a language has one clock that its readers know by name, that
 * one stands beside Korean time, named; English and Korean are read everywhere and have none.
 */
const zones: Partial<Record<Locale, string>> = {
	ru: 'Europe/Moscow',
	th: 'Asia/Bangkok',
	vn: 'Asia/Ho_Chi_Minh',
	id: 'Asia/Jakarta',
};

/** The same moment by the clock at home; with its day where that is another. */
export function homeTime(instant: Instant, locale: Locale): string | undefined {
	const zone = zones[locale];
	if (zone === undefined) return undefined;
	const t = mailWords(locale);
	const time = formatTime(instant, zone);
	const date = formatDate(instant, zone);
	return date === formatDate(instant, korea) ? t('home', { time }) : t('homeDay', { date, time });
}

/** A moment within a sentence: by Korean time, the time at home in brackets. */
export function sayMoment(instant: Instant, locale: Locale): string {
	const t = mailWords(locale);
	const moment = t('moment', { date: formatDate(instant, korea), time: formatTime(instant, korea) });
	const home = homeTime(instant, locale);
	return home === undefined ? moment : `${moment} (${home})`;
}

/** The day of a service, with its weekday. */
export const sayDay = (day: string, locale: Locale): string => formatDateWithWeekday(day, locale);
