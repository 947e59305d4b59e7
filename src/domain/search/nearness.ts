import { fold, gramsAsked, gramsOf, shareFound, shareNeeded, wordsOf } from './grams.ts';

/** A word of a name, and its pieces once somebody asked for them. */
type NamedWord = { word: string; grams?: ReadonlySet<string> };

/** Names are asked for with every letter that anybody types: those that were asked for last are cut into words once. */
const mostNames = 4_000;
const cache = new Map<string, readonly NamedWord[]>();

function wordsOfName(name: string): readonly NamedWord[] {
	const known = cache.get(name);
	const words =
		known ??
		fold(name)
			.split(' ')
			.filter((word) => word !== '')
			.map((word) => ({ word }));
	cache.delete(name);
	cache.set(name, words);
	for (const [oldest] of cache) {
		if (cache.size <= mostNames) break;
		cache.delete(oldest);
	}
	return words;
}

function gramsIn(one: NamedWord): ReadonlySet<string> {
	one.grams ??= new Set(gramsOf(one.word));
	return one.grams;
}

/** How much of one asked word the likest word of a text has: itself, then its beginning, then somewhere inside. */
function shareOf(asked: string, words: readonly NamedWord[]): number {
	let best = 0;
	for (const { word } of words) {
		if (word === asked) return 1;
		if (word.startsWith(asked)) best = 0.98;
		else if (best < 0.95 && asked.length > 2 && word.includes(asked)) best = 0.95;
	}
	if (best > 0) return best;
	const grams = gramsAsked(asked);
	const likest = words.reduce((most, one) => Math.max(most, shareFound(grams, gramsIn(one))), 0);
	return likest >= shareNeeded(asked) ? likest * 0.95 : 0;
}

/**
 * How near names come to what was asked, 0 to 1: every word of it must be found whole in one word of theirs, whereas the
 * index knows only the pieces of all words together, in which a stranger may have enough of them by chance.
 */
export function nearness(asked: string, names: readonly string[]): number {
	const words = names.flatMap(wordsOfName);
	const shares = wordsOf(asked).map((word) => shareOf(word, words));
	if (shares.length === 0 || shares.includes(0)) return 0;
	return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
