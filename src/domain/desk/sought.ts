import { codeStart, shortCode, wholeCode } from '../reservation/code.ts';

/** What somebody at a desk may mean by what they typed: a code or a part of it, a telephone number, names, a product. */
export type Sought = {
	code: string | undefined;
	shortCode: string | undefined;
	codeStart: string | undefined;
	/** The last digits of it, as they are written anywhere. */
	phoneEnd: string | undefined;
	names: string[];
	text: string;
};

/** Fewer digits are in every number. */
const leastDigits = 4;

/** At home a number is written with a nought before it, abroad with the country's. */
function phoneEndOf(text: string): string | undefined {
	if (!/^[+\d\s().-]+$/.test(text)) return undefined;
	const digits = text.replace(/\D/g, '').replace(/^0+/, '');
	return digits.length < leastDigits ? undefined : digits;
}

/** A guest has a few names; what comes after them narrows nothing down. */
const mostNames = 3;

/** Names as they are compared: in small letters, the beginning of each; shorter ones than that mean nobody. */
export const soughtAtDesk = (text: string, shortest = 2): Sought => ({
	code: wholeCode(text),
	shortCode: shortCode(text),
	codeStart: codeStart(text),
	phoneEnd: phoneEndOf(text),
	text: text.trim().toLowerCase(),
	names: text
		.toLowerCase()
		.split(/[^\p{L}\p{M}'-]+/u)
		.filter((name) => name.length >= shortest)
		.slice(0, mostNames),
});
