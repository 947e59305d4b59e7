import { shortCode, wholeCode } from '../reservation/code.ts';

/** What somebody at a desk may mean by what they typed: a code, its last five signs, or names. */
export type Sought = { code: string | undefined; shortCode: string | undefined; names: string[] };

/** A guest has a few names; what comes after them narrows nothing down. */
const mostNames = 3;

/** Names as they are compared: in small letters, the beginning of each; shorter ones than that mean nobody. */
export const soughtAtDesk = (text: string, shortest = 2): Sought => ({
	code: wholeCode(text),
	shortCode: shortCode(text),
	names: text
		.toLowerCase()
		.split(/[^\p{L}\p{M}'-]+/u)
		.filter((name) => name.length >= shortest)
		.slice(0, mostNames),
});
