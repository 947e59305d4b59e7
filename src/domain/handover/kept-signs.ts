/**
 * What a translation must have as its source has it: names in braces, addresses of pages and of people. Only signs of ASCII belong
 * to one: Korean puts its particles, and Thai its next word, right behind it. An address of people is looked for where a run of such
 * signs begins, and nowhere inside it: a file may hold a run of millions.
 */
const kept = /\{\w[\w.]*\}|https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A full stop or a bracket behind an address is the sentence's. */
function tidied(found: string): string {
	if (!found.startsWith('http')) return found;
	let end = found.length;
	while (".,;:!?)]'".includes(found.charAt(end - 1))) end -= 1;
	return found.slice(0, end);
}

/** A text in pieces: its words, and what has to stay as it is. */
export type TextPiece = { text: string; isKept: boolean };

export function piecesOf(text: string): TextPiece[] {
	const pieces: TextPiece[] = [];
	let from = 0;
	for (const match of text.matchAll(kept)) {
		const sign = tidied(match[0]);
		if (match.index > from) pieces.push({ text: text.slice(from, match.index), isKept: false });
		pieces.push({ text: sign, isKept: true });
		from = match.index + sign.length;
	}
	if (from < text.length) pieces.push({ text: text.slice(from), isKept: false });
	return pieces;
}

const signsIn = (text: string): string =>
	piecesOf(text)
		.filter(({ isKept }) => isKept)
		.map((piece) => piece.text)
		.sort()
		.join(' ');

/** Whether a translation has all that must stay, each as often as its source; where in it is the language's own business. */
export const keepsSigns = (source: string, target: string): boolean => signsIn(source) === signsIn(target);
