import { weekdayOf } from '#domain/kernel/weekday.ts';
import type { Locale } from './locales.ts';

/** An instant: a Date, milliseconds, or an ISO text that names its offset. */
export type Instant = Date | number | string;

const korea = 'Asia/Seoul';
const noBreak = '\u00a0';

/* Numbers and weekdays are spelt by hand where Intl could do it: the browser's and the server's copies of the language
   data differ, and a page rendered on the server must read the same once the browser takes it over. */

/** SPEC section 5. 1234567.5 → 1,234,567.5 */
export function formatThousands(amount: number | bigint): string {
	return groupThousands(amount, ',');
}

/** Won has no decimals, and is written the same in every language. */
export function formatWon(amount: number | bigint): string {
	return withSign(wholeNumber(amount), (digits) => `₩${groupThousands(digits, ',')}`);
}

/** A bare number in the reader's way: 1,480.5 is 1 480,5 in Russian and 1.480,5 in Vietnamese and Indonesian. */
export function formatNumber(amount: number, locale: Locale): string {
	const { separator, decimal } = moneyStyles[locale];
	return groupThousands(amount, separator, decimal);
}

type MoneyStyle = { separator: string; decimal: string; isSymbolLast: boolean };

const moneyStyles: Record<Locale, MoneyStyle> = {
	ko: { separator: ',', decimal: '.', isSymbolLast: false },
	en: { separator: ',', decimal: '.', isSymbolLast: false },
	ru: { separator: noBreak, decimal: ',', isSymbolLast: true },
	th: { separator: ',', decimal: '.', isSymbolLast: false },
	vn: { separator: '.', decimal: ',', isSymbolLast: true },
	id: { separator: '.', decimal: ',', isSymbolLast: false },
};

export const currencySymbols: Partial<Record<string, string>> = {
	KRW: '₩',
	USD: 'US$',
	RUB: '₽',
	THB: '฿',
	VND: '₫',
	IDR: 'Rp',
};

/** The second currency beside the won: a guide only, so four digits and no fractions, in the reader's way of writing. */
export function formatApproximate(amount: number, currency: string, locale: Locale): string {
	if (currency === 'KRW') return `≈${noBreak}${formatWon(amount)}`;
	const { separator, isSymbolLast } = moneyStyles[locale];
	const symbol = currencySymbols[currency] ?? currency;
	const money = withSign(wholeNumber(Number(amount.toPrecision(4))), (digits) => {
		const number = groupThousands(digits, separator);
		if (isSymbolLast) return `${number}${noBreak}${symbol}`;
		// A symbol that ends in a letter (Rp, EUR) would run into the digits.
		return isLetter(symbol.at(-1) ?? '') ? `${symbol}${noBreak}${number}` : `${symbol}${number}`;
	});
	return `≈${noBreak}${money}`;
}

const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();

/** SPEC section 5. */
export function padDay(day: number): string {
	return String(day).padStart(2, '0');
}

/**
 * SPEC section 9: 2026.11.14. A bare date, or a clock time without an offset, is already a calendar day and stays it; an
 * instant is shown as the day it falls on in Korea, where the service happens, unless a time zone is given.
 */
export function formatDate(value: Instant, timeZone: string = korea): string {
	const day = calendarDay(value, timeZone);
	return day === undefined ? '' : day.replaceAll('-', '.').slice(0, 10);
}

/** From Sunday on. */
export const weekdays: Record<Locale, readonly string[]> = {
	ko: ['일', '월', '화', '수', '목', '금', '토'],
	en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
	ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
	th: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
	vn: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
	id: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
};

/** 2026.10.17 (Sat) */
export function formatDateWithWeekday(value: Instant, locale: Locale, timeZone: string = korea): string {
	const day = calendarDay(value, timeZone);
	if (day === undefined) return '';
	const weekday = weekdays[locale][weekdayOf(day)];
	return `${formatDate(day)} (${weekday})`;
}

/** 07:30, by the 24-hour clock; midnight is 00:00. */
export function formatTime(instant: Instant, timeZone: string): string {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return '';
	const { hour, minute } = clockParts(date, timeZone);
	return `${hour}:${minute}`;
}

let graphemes: Intl.Segmenter | undefined;

/** SPEC section 5. Counts what a reader sees as one letter, so that no mark loses its letter and no emoji falls apart. */
export function truncateText(text: string, length: number): string {
	// A text has at least as many code units as graphemes, so most texts need no counting.
	if (text.length <= length) return text;
	// Not before it is needed: it costs a page that cuts nothing some milliseconds.
	graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
	let kept = '';
	let count = 0;
	for (const { segment } of graphemes.segment(text)) {
		if (count >= length) return `${trimCut(kept)}…`;
		kept += segment;
		count += 1;
	}
	return text;
}

/** A Thai vowel written before its consonant is a letter of its own, but never stands without what follows. */
const trimCut = (text: string) => text.replace(/[\sเแโใไ]+$/u, '');

function groupThousands(amount: number | bigint | string, separator: string, decimal = '.'): string {
	const [whole = '', fraction] = plainDigits(amount).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
	return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** Without an exponent: String(1e21) is no number that a reader knows. */
function plainDigits(amount: number | bigint | string): string {
	const isLarge = typeof amount === 'number' && Number.isInteger(amount) && !Number.isSafeInteger(amount);
	return String(isLarge ? BigInt(amount) : amount);
}

function wholeNumber(amount: number | bigint): number | bigint {
	return typeof amount === 'bigint' ? amount : Math.round(amount);
}

const withSign = (amount: number | bigint, write: (digits: number | bigint) => string) =>
	amount < 0 ? `-${write(-amount)}` : write(amount);

/** The ISO day of a value, or undefined when the value is none. */
function calendarDay(value: Instant, timeZone: string): string | undefined {
	if (typeof value === 'string') {
		const wall = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.exec(value);
		if (wall) return Number.isNaN(Date.parse(`${wall[1]}T00:00:00Z`)) ? undefined : wall[1];
	}
	const date = new Date(value);
	if (value === '' || Number.isNaN(date.getTime())) return undefined;
	const { year = '', month, day } = clockParts(date, timeZone);
	return `${year.padStart(4, '0')}-${month}-${day}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** From here on Korea has been nine hours ahead the year round; before, it had summer times. */
const steadyInKorea = Date.UTC(1989, 0);

/** Always Gregorian years and Latin digits: plain `th` would count from the Buddha. */
function clockParts(date: Date, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
	if (timeZone === korea && date.getTime() >= steadyInKorea) {
		const [year, month, day, hour, minute] = new Date(date.getTime() + 32_400_000).toISOString().split(/[-T:]/);
		return { year, month, day, hour, minute } as Partial<Record<Intl.DateTimeFormatPartTypes, string>>;
	}
	let clock = clocks.get(timeZone);
	if (clock === undefined) {
		clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
		});
		clocks.set(timeZone, clock);
	}
	return Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]));
}
