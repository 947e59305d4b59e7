import type { ContentLocale } from '../kernel/locale-text.ts';

/**
 * As passports print names: A to Z, with the signs that stand between letters. A dot ends a word or an initial: names are
 * read in mails, where “evil.example” would become a link.
 */
export const isLatinName = (text: string): boolean =>
	/^[A-Za-z]+(?:(?:\.?[ '-]+|\.(?=[A-Za-z](?:[. '-]|$)))[A-Za-z]+)*\.?$/.test(text);

/** What a mail program would make a link of. */
export const hasLink = (text: string): boolean => /[/\\@]|[\p{L}\p{N}]\.[a-z]{2,}/iu.test(text);

/** The same words, such that no mail program makes a link of them: “Co.Ltd” → “Co. Ltd”. Days keep their stroke: “12/20”. */
export const withoutLinks = (text: string): string =>
	text
		.replace(/(?<!(?<![\p{L}\p{N}.:/-])\d{1,2})\/+|\/+(?!\d)|[\\@]+/gu, ' ')
		.replace(/(?<=[\p{L}\p{N}])[.．。｡](?=\p{L})/gu, '. ')
		.replace(/\s+/g, ' ')
		.trim();

/** How passports spell the letters that no mark can be taken from (ICAO 9303). */
const spelt: Record<string, string> = {
	Đ: 'D',
	Ð: 'D',
	Ł: 'L',
	Ø: 'OE',
	Æ: 'AE',
	Œ: 'OE',
	Þ: 'TH',
	ẞ: 'SS',
	đ: 'd',
	ð: 'd',
	ł: 'l',
	ø: 'oe',
	æ: 'ae',
	œ: 'oe',
	þ: 'th',
	ß: 'ss',
	ı: 'i',
};

/** “Ørsted” is Oersted, “ØRSTED” is OERSTED. */
const speltIn = (text: string, letter: string, at: number): string => {
	const letters = spelt[letter] ?? letter;
	const isTitle = /^\p{Ll}/u.test(text.slice(at + letter.length));
	return isTitle ? letters.slice(0, 1) + letters.slice(1).toLowerCase() : letters;
};

/** “Nguyễn Thị Đào” as its passport prints it: marks fall off Latin letters; other scripts stay for the reader to change. */
export function withoutMarks(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.replace(/[ĐÐŁØÆŒÞẞđðłøæœþßı]/gu, (letter, at: number, whole: string) => speltIn(whole, letter, at))
		.replaceAll('’', "'")
		.normalize('NFC');
}

/** Full years between two ISO days. */
export function ageOn(birthOn: string, day: string): number {
	const years = Number(day.slice(0, 4)) - Number(birthOn.slice(0, 4));
	return day.slice(5) < birthOn.slice(5) ? years - 1 : years;
}

/** Koreans and Vietnamese are called by the whole name, as they write it; others by the first name of the passport. */
export function greetingName(member: {
	firstName: string;
	lastName: string;
	ownName?: string | null | undefined;
	locale: ContentLocale;
}): string {
	const isWhole = member.locale === 'ko' || member.locale === 'vn';
	return isWhole ? member.ownName || `${member.lastName} ${member.firstName}` : member.firstName;
}
