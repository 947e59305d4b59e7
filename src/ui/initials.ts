/** Thai writes some vowels before the consonant that a name begins with. */
const leadingVowels = /^[เแโใไ]+/;

const firstLetter = (word: string) => /\p{L}\p{M}*/u.exec(word.replace(leadingVowels, ''))?.[0] ?? '';

/** One or two letters that stand for a name: of its first and its last word. */
export function initialsOf(name: string): string {
	const letters = name.normalize('NFC').trim().split(/\s+/).map(firstLetter).filter(Boolean);
	const [first = '', last = ''] = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
	return (first + last).toUpperCase();
}

/** The same name always gets the same tint. */
export const tintOf = (name: string, count: number): number =>
	[...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % count;
