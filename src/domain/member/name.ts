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

/** How a member is greeted and shown: as they write themselves, else as the passport does. */
export const displayName = (member: {
	firstName: string;
	lastName: string;
	ownName?: string | null | undefined;
}): string => member.ownName || `${member.firstName} ${member.lastName}`;
