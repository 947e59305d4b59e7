export type DateOrder = 'ymd' | 'dmy';
export type DateParts = { year: string; month: string; day: string };

export type DatePartsReading =
	| { kind: 'empty' }
	/** Something is missing, or the year is not yet four digits. */
	| { kind: 'partial' }
	/** All is there, but no calendar has such a day. */
	| { kind: 'impossible' }
	| { kind: 'date'; on: string; year: number; buddhistYear?: number };

/** Zeroes of the digits people have on their keyboards: Thai, full-width, Arabic, Persian. */
const zeroes = [0x0e50, 0xff10, 0x0660, 0x06f0];

/** Every digit as 0–9; all other signs go. */
export const westernDigits = (text: string): string =>
	[...text]
		.map((sign) => {
			if (/^[0-9]$/.test(sign)) return sign;
			const code = sign.codePointAt(0) ?? 0;
			const zero = zeroes.find((start) => code >= start && code <= start + 9);
			return zero === undefined ? '' : String(code - zero);
		})
		.join('');

const buddhistOffset = 543;
/** No living person was born, and no date here lies, in the common year 2400. */
const firstBuddhistYear = 2400;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** Reads typed parts; years of the Buddhist calendar are brought to the common one. */
export function readDateParts(typed: DateParts): DatePartsReading {
	const [year, month, day] = [typed.year, typed.month, typed.day].map(westernDigits) as [string, string, string];
	if (year === '' && month === '' && day === '') return { kind: 'empty' };
	if (year.length < 4 || Number(year) < 1000 || month === '' || day === '') return { kind: 'partial' };
	const typedYear = Number(year);
	const isBuddhist = typedYear >= firstBuddhistYear;
	const commonYear = isBuddhist ? typedYear - buddhistOffset : typedYear;
	const date = new Date(Date.UTC(commonYear, Number(month) - 1, Number(day)));
	const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
	if (!isReal) return { kind: 'impossible' };
	return {
		kind: 'date',
		on: `${pad(commonYear, 4)}-${pad(Number(month), 2)}-${pad(Number(day), 2)}`,
		year: commonYear,
		...(isBuddhist && { buddhistYear: typedYear }),
	};
}

export function partsOfDate(on: string | undefined): DateParts {
	const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(on ?? '') ?? [];
	return { year, month, day };
}

/** A whole date pasted into one of the parts: 1991-04-12, 12.04.1991, ๑๒/๔/๒๕๓๔. */
export function splitDate(text: string, order: DateOrder): DateParts | undefined {
	const groups = text
		.split(/[\s./\-年月日년월일]+/)
		.map(westernDigits)
		.filter((group) => group !== '');
	const [first = '', second = '', third = ''] = groups;
	if (groups.length !== 3 || groups.some((group) => group.length > 4)) return undefined;
	if (first.length === 4) return { year: first, month: second, day: third };
	if (third.length === 4) return { year: third, month: second, day: first };
	return order === 'ymd' ? { year: first, month: second, day: third } : { year: third, month: second, day: first };
}
