import type { ContentLocale } from '../kernel/locale-text.ts';

/** As passports print names: A to Z, with the signs that stand between letters. */
export const isLatinName = (text: string): boolean => /^[A-Za-z]+(?:[ .'-]+[A-Za-z]+)*\.?$/.test(text);

/** “Nguyễn Thị Đào” as its passport prints it: marks fall off Latin letters; other scripts stay for the reader to change. */
export function withoutMarks(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.replaceAll('đ', 'd')
		.replaceAll('Đ', 'D')
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
