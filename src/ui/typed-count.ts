type Ends = { min: number; max: number };

/** What an Arabic, Thai, Lao or full-width keyboard types counts as well. */
const digitOf = (sign: string): string => {
	const code = sign.codePointAt(0) ?? 0;
	const zero = [0x0660, 0x06f0, 0x0e50, 0x0ed0, 0xff10].find((first) => code >= first && code <= first + 9);
	return zero === undefined ? sign : String(code - zero);
};

/** “120”, “1,000”, “1 000” and “๑๒๐” are numbers; undefined where it is none. */
export function countIn(text: string): number | undefined {
	const digits = [...text]
		.map(digitOf)
		.join('')
		.replace(/[\s.,]/g, '');
	return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

export const isWithin = (count: number, { min, max }: Ends): boolean => count >= min && count <= max;

/** Whether more digits cannot mend it: too high already, or no number. What is too low may still grow. */
export function isBeyondMending(text: string, { max }: Ends): boolean {
	const count = countIn(text);
	return count === undefined ? text.trim() !== '' : count > max;
}

/** What counts once one leaves the field: what was typed, else the nearest that can be had, else what was there. */
export function settledCount(text: string, { min, max, value }: Ends & { value: number }): number {
	const count = countIn(text);
	return count === undefined ? value : Math.max(min, Math.min(count, max));
}
