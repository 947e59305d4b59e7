import type { ContentLocale } from '../kernel/locale-text.ts';

/**
 * As passports print names: A to Z, with the signs that stand between letters. A dot ends a word or an initial: names are
 * read in mails, where “evil.example” would become a link.
 */
export const isLatinName = (text: string): boolean =>
	/^[A-Za-z]+(?:(?:\.?[ '-]+|\.(?=[A-Za-z](?:[. '-]|$)))[A-Za-z]+)*\.?$/.test(text);

/** Dots that mail programs and browsers read as one: “．” and “․” become one by NFKC, “。” and “｡” do not. */
const withPlainDots = (text: string): string => text.normalize('NFKC').replaceAll('。', '.');

const fourNumbers = /\d{1,3}(?:\.\d{1,3}){3}/;

/**
 * What ends an address besides Latin letters. Titles and initials of many scripts stand before a dot as well (“ดร.สมชาย”, “А.Пушкин”):
 * where the end is none of the known, what is before it tells.
 */
const otherEnds = [
	String.raw`[\p{L}\p{N}]\.(?:рф|рус|онлайн|сайт|дети|москва|бел|укр|қаз|ไทย|คอม|한국|닷컴|닷넷|삼성|中国|公司|网络)(?!\p{L})`,
	String.raw`[\p{L}\p{N}]{2}\.\p{Script=Cyrillic}{2}`,
	String.raw`[a-z\d]{3}\.\p{L}{2}`,
];

const links = new RegExp(
	[String.raw`[/\\@]`, String.raw`[\p{L}\p{N}]\.[a-z]{2,}`, fourNumbers.source, ...otherEnds].join('|'),
	'iu',
);

/** What a mail program would make a link of. */
export const hasLink = (text: string): boolean => links.test(withPlainDots(text));

/** The same words, such that no mail program makes a link of them: “Co.Ltd” → “Co. Ltd”. Days keep their stroke: “12/20”. */
export const withoutLinks = (text: string): string =>
	text
		.replace(/(?<!(?<![\p{L}\p{N}.:/-])\d{1,2})\/+|\/+(?!\d)|[\\@]+/gu, ' ')
		.replace(/(?<=[\p{L}\p{N}])[.．․。｡](?=\p{L})/gu, '. ')
		.replace(new RegExp(fourNumbers, 'g'), (address) => address.replaceAll('.', ' '))
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
