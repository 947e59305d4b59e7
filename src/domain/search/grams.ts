/**
 * Search that forgives: texts are folded (case, accents, ё, Thai tone marks) and cut into three-letter pieces; a word
 * is found where enough of its pieces are, so that a slip of the finger costs some and not all. The pieces are our own
 * and not the database's, because those see letters of Latin script only in most databases' settings.
 */

/** Thai vowel signs are marks to Unicode but letters to a reader; only tone marks and the silencer are dropped, and the
 * invisible signs that tell a browser where a line may break. */
const droppedMarks = /[\u0300-\u036f\u0e47-\u0e4e\u00ad\u200b\u2060]/gu;

const single: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };

export function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(droppedMarks, '')
		.normalize('NFC')
		.replace(/[đłøæœß]/g, (letter) => single[letter] ?? letter)
		.replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
		.trim();
}

export const wordsOf = (text: string): string[] =>
	fold(text)
		.split(' ')
		.filter((word) => word !== '');

/** The pieces of one word; the blank in front lets its beginning count more than its middle. */
function gramsOfWord(word: string): string[] {
	const padded = `  ${word} `;
	return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}

/** The pieces of a whole text, each once. */
export const gramsOf = (text: string): string[] => [...new Set(wordsOf(text).flatMap(gramsOfWord))];

/** What is asked of a word: of the end of the last one, still being typed, nothing. */
export function gramsAsked(word: string): string[] {
	const padded = `  ${word}`;
	return [...new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))];
}

const swapped = (word: string, at: number) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;

/** Of a short word with two of its first letters swapped hardly a piece is left: it is looked for the other way round too. */
export function gramsLikely(word: string): string[] {
	if (word.length < 4 || word.length > 6) return gramsAsked(word);
	return [...new Set([word, swapped(word, 0), swapped(word, 1)].flatMap(gramsAsked))];
}

/** How much of a word must be found: a short word nearly whole, a long one may have a slip or two. */
export function shareNeeded(word: string): number {
	if (word.length <= 3) return 1;
	return word.length <= 5 ? 0.6 : 0.5;
}

/** How much of a word's pieces a text has, 0 to 1. */
export function shareFound(asked: readonly string[], grams: ReadonlySet<string>): number {
	return asked.filter((gram) => grams.has(gram)).length / asked.length;
}
