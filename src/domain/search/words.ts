import { fold, gramsAsked, gramsOf, shareNeeded } from './grams.ts';

/** Thai is written without blanks: its words are told apart by the engine's own dictionary, before tone marks are dropped. */
const thai = /[\u0e00-\u0e7f]+/gu;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

const invisible = /[\u00ad\u200b\u2060]/gu;

const partsOf = (run: string): string[] =>
	[...segmenter.segment(run)].map(({ segment }) => fold(segment)).filter((part) => part !== '');

/** Names are in no dictionary and fall into syllables, each time into others: neighbours are words together as well. */
const mostJoined = 3;

function joined(parts: readonly string[]): string[] {
	return parts.flatMap((_, at) =>
		Array.from({ length: mostJoined }, (_none, more) => parts.slice(at, at + more + 1))
			.filter((some, more) => some.length === more + 1)
			.map((some) => some.join('')),
	);
}

const longestWord = 40;

/** A text as words of Latin, Cyrillic and Hangul letters, and its runs of Thai apart. */
function split(text: string): { words: string[]; runs: string[] } {
	const seen = text.replace(invisible, '');
	const runs = seen.match(thai) ?? [];
	const words = fold(seen.replace(thai, ' ')).split(' ');
	return { words: words.filter((word) => word !== '' && word.length <= longestWord), runs };
}

const wordsBy = (text: string, ofRun: (parts: string[]) => string[]): string[] => {
	const { words, runs } = split(text);
	return [...new Set([...words, ...runs.flatMap((run) => ofRun(partsOf(run)))])];
};

/** The words under which a text is found, each once. */
export const searchWords = (text: string): string[] => wordsBy(text, joined);

/** The same of a long text, which only mentions things: its words as they stand, without neighbours together. */
export const plainWords = (text: string): string[] => wordsBy(text, (parts) => parts);

/**
 * What says nothing about the thing that is sought: dropped where something else is asked. Folded, and whole words only.
 * Cheap ones among them: the list has its own order by price.
 */
const fillers = new Set(
	[
		'a an the in at of to for and or near from with by on korea korean south trip tour tours best cheap good price prices',
		'в во на из для и с со у от до по за корея корее корею кореи корейский дешево дешевый дешевая дешевые недорого недорогой лучший лучшие цена цены',
		'o va cua cho tai tu den han quoc gia re tot nhat',
		'di ke dari untuk dan yang korea murah terbaik harga',
		'ใน ที ของ จาก ไป และ หรือ กับ เกาหลี ราคา ถูก ราคาถูก ดี',
		'의 에 에서 와 과 한국 저렴한 싼 추천',
	]
		.join(' ')
		.split(' ')
		.map(fold),
);

/** One thing asked for: found as any of these ways to read it, the first that finds something. */
export type AskedThing = { readings: string[][] };

const mostThings = 6;

/** What was typed, thing by thing. A run of Thai is meant as it stands or as its words; a name of syllables is one word. */
export function askedThings(text: string): AskedThing[] {
	const { words, runs } = split(text);
	const things = [
		...words.map((word): AskedThing => ({ readings: [[word]] })),
		...runs.map((run): AskedThing => {
			const parts = partsOf(run);
			const whole = fold(run);
			const telling = parts.filter((part) => !fillers.has(part));
			return { readings: parts.length > 1 ? [[whole], telling.length > 0 ? telling : parts] : [[whole]] };
		}),
	];
	const telling = things.filter(({ readings }) => !fillers.has(readings[0]?.[0] ?? ''));
	return (telling.length > 0 ? telling : things).slice(0, mostThings);
}

/** The pieces of a text's words, each once: for what is found by its names alone. */
export const textGrams = (text: string): string[] => [...new Set(searchWords(text).flatMap(gramsOf))];

/** What was typed in pieces, word by word, and how much of each must be found. */
export const askedPieces = (text: string): { word: string; grams: string[]; needed: number }[] =>
	askedThings(text)
		.flatMap(({ readings }) => readings.at(-1) ?? [])
		.slice(0, mostThings)
		.map((word) => ({ word, grams: gramsAsked(word), needed: shareNeeded(word) }));
