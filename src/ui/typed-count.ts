type Ends = { min: number; max: number };

/** What an Arabic, Thai, Lao or full-width keyboard types counts as well. */
const digitOf = (sign: string): string => {
	const code = sign.codePointAt(0) ?? 0;
	const zero = [0x0660, 0x06f0, 0x0e50, 0x0ed0, 0xff10].find((first) => code >= first && code <= first + 9);
	return zero === undefined ? sign : String(code - zero);
};

const latinDigits = (text: string): string => [...text].map(digitOf).join('').trim();

/** Signs between digits part thousands and nothing else: “12.5” is no count. */
const grouped = /^\d{1,3}([\s.,]\d{3})+$/;

/** “120”, “1,000”, “1 000” and “๑๒๐” are numbers; undefined where it is none. */
export function countIn(text: string): number | undefined {
	const typed = latinDigits(text).replace(/[.,]$/, '');
	const digits = grouped.test(typed) ? typed.replace(/[\s.,]/g, '') : typed;
	return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** On its way to a thousand: “1,0”. */
const isUnfinished = (text: string): boolean => /^\d{1,3}([\s.,]\d{3})*[\s.,]\d{0,2}$/.test(latinDigits(text));

export const isWithin = (count: number, { min, max }: Ends): boolean => count >= min && count <= max;

/** Whether more digits cannot mend it: too high already, or no number. What is too low may still grow. */
export function isBeyondMending(text: string, { max }: Ends): boolean {
	const count = countIn(text);
	return count === undefined ? text.trim() !== '' && !isUnfinished(text) : count > max;
}

/** What counts once one leaves the field: what was typed, else the nearest that can be had, else what was there. */
export function settledCount(text: string, { min, max, value }: Ends & { value: number }): number {
	const count = countIn(text);
	return count === undefined ? value : Math.max(min, Math.min(count, max));
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Where a key of a number field leads to: one on, ten on, or to an end; undefined for any other key. */
export function countByKey(key: string, { min, max, value }: Ends & { value: number }): number | undefined {
	if (key === 'Home') return min;
	if (key === 'End') return max;
	const step = steps[key];
	return step === undefined ? undefined : Math.max(min, Math.min(value + step, max));
}
