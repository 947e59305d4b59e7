/**
 * Whole won, thousands set off by commas or not at all; a part of a won is no amount of a Korean account. What sets thousands off
 * otherwise (1.000, 85,20) is no amount either: read as another sum it would be booked.
 */
export function wonIn(text: string): number | undefined {
	const plain = text
		.normalize('NFKC')
		.replace(/[₩\s원]|krw/gi, '')
		.replace(/\.0{1,2}(?=\)?$)/, '')
		.replace(/^\(([\d,]+)\)$/, '-$1');
	return /^[+-]?(\d{1,12}|\d{1,3}(,\d{3}){1,3})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** What somebody typed as a sum that is moved: 0 where it is none. */
export const sumIn = (text: string): number => Math.max(0, wonIn(text) ?? 0);

/** What is wrong with such a sum: nothing stands there, it is none, or it is more than there is. */
export function sumFault(text: string, most: number): 'required' | 'amount-wrong' | 'more-than-due' | undefined {
	if (text.trim() === '') return 'required';
	const won = sumIn(text);
	if (won === 0) return 'amount-wrong';
	return won > most ? 'more-than-due' : undefined;
}
