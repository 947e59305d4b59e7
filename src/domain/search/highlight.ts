import { fold, gramsAsked, gramsOf, shareFound, shareNeeded, wordsOf } from './grams.ts';

/** From the first sign to the one after the last, in the text as it is written. */
type Mark = { from: number; to: number };

/** A folded word of a text, and where each of its letters stands in the text. */
type Word = { letters: string; at: number[]; ends: number[] };

/** What folding makes of one sign inside a word: nothing, a blank, or its letters. */
const foldSign = (sign: string): string => fold(`a${sign}a`).slice(1, -1);

function wordsWithPlaces(text: string): Word[] {
	const words: Word[] = [];
	let isInside = false;
	let at = 0;
	for (const sign of text) {
		const folded = foldSign(sign);
		if (folded === ' ') isInside = false;
		else if (folded !== '') {
			if (!isInside) words.push({ letters: '', at: [], ends: [] });
			isInside = true;
			const word = words.at(-1) as Word;
			word.letters += folded;
			// By code units, as the texts are compared.
			for (let unit = 0; unit < folded.length; unit += 1) {
				word.at.push(at);
				word.ends.push(at + sign.length);
			}
		}
		at += sign.length;
	}
	return words;
}

/** Marks and vowel signs belong to the letter before them: a mark never cuts through what is read as one. */
function wholeLetters(text: string, to: number): number {
	let end = to;
	while (/^[\p{Mark}\u2060\u00ad]/u.test(text.slice(end))) end += 1;
	return end;
}

/** The longest piece two words have in common, by its place in the first. */
function commonPiece(letters: string, asked: string): { start: number; length: number } {
	let best = { start: 0, length: 0 };
	for (let start = 0; start < letters.length; start += 1)
		for (let length = best.length + 1; start + length <= letters.length; length += 1) {
			if (!asked.includes(letters.slice(start, start + length))) break;
			best = { start, length };
		}
	return best;
}

type Piece = { word: Word; start: number; length: number };

const shortest = 3;

/** Where a word was spelt otherwise than it was typed: the word that is most like it. */
function likest(words: readonly Word[], asked: string): Piece[] {
	const grams = gramsAsked(asked);
	const shares = words.map((word) => ({ word, share: shareFound(grams, new Set(gramsOf(word.letters))) }));
	const best = shares.reduce((one, other) => (other.share > one.share ? other : one), { word: words[0], share: 0 });
	if (!best.word || best.share < shareNeeded(asked)) return [];
	const { word } = best;
	// Where words are not divided, as in Thai, a whole line would be one.
	if (word.letters.length <= asked.length * 2) return [{ word, start: 0, length: word.letters.length }];
	const piece = commonPiece(word.letters, asked);
	return piece.length >= shortest ? [{ word, ...piece }] : [];
}

function piecesOf(words: readonly Word[], asked: string): Piece[] {
	const length = asked.length;
	const begun = words.filter(({ letters }) => letters.startsWith(asked));
	if (begun.length > 0) return begun.map((word) => ({ word, start: 0, length }));
	const inside = length < shortest ? [] : words.filter(({ letters }) => letters.includes(asked));
	if (inside.length > 0) return inside.map((word) => ({ word, start: word.letters.indexOf(asked), length }));
	return likest(words, asked);
}

function joined(marks: readonly Mark[]): Mark[] {
	const apart: Mark[] = [];
	for (const mark of marks.toSorted((one, other) => one.from - other.from)) {
		const last = apart.at(-1);
		if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
		else apart.push({ ...mark });
	}
	return apart;
}

/** The parts of a text that what was typed was found by, as the search that forgives finds them. */
export function highlight(text: string, asked: string): Mark[] {
	const words = wordsWithPlaces(text);
	const pieces = wordsOf(asked).flatMap((word) => piecesOf(words, word));
	return joined(
		pieces.map(({ word, start, length }) => ({
			from: word.at[start] ?? 0,
			to: wholeLetters(text, word.ends[start + length - 1] ?? 0),
		})),
	);
}
