/** A name in small Latin letters or Hangul, without marks; transfers print it in any order and without spaces. */
const lettersOf = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/đ/g, 'd')
		.replace(/[^\p{L}]+/gu, ' ')
		.trim();

/** Whether they differ in one letter at the most: another one, one more or one less. */
function isOneOff(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

const leastLetters = 4;

export const wordsOf = (text: string): string[] => lettersOf(text).split(' ').filter(Boolean);

/** Whether words name somebody: each part of the name stands in them, a long one perhaps with one letter wrong. */
export function namesAlike(words: readonly string[], parts: readonly string[]): boolean {
	const joined = words.join('');
	const letters = parts.join('').length;
	if (letters < leastLetters && !/[가-힣]{2}/.test(parts.join(''))) return false;
	return (
		parts.length > 0 &&
		parts.every(
			(part) =>
				words.includes(part) ||
				(part.length >= leastLetters && (joined.includes(part) || words.some((word) => isOneOff(word, part)))) ||
				(parts.length === 1 && joined === part),
		)
	);
}
