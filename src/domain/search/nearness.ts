import { fold, gramsAsked, gramsOf, shareFound, shareNeeded, wordsOf } from './grams.ts';

/** How much of one asked word the likest word of a text has: itself, then its beginning, then somewhere inside. */
function shareOf(asked: string, words: readonly string[]): number {
	if (words.includes(asked)) return 1;
	if (words.some((word) => word.startsWith(asked))) return 0.98;
	if (asked.length > 2 && words.some((word) => word.includes(asked))) return 0.95;
	const grams = gramsAsked(asked);
	const likest = Math.max(0, ...words.map((word) => shareFound(grams, new Set(gramsOf(word)))));
	return likest >= shareNeeded(asked) ? likest * 0.95 : 0;
}

/**
 * How near names come to what was asked, 0 to 1: every word of it must be found whole in one word of theirs, whereas the
 * index knows only the pieces of all words together, in which a stranger may have enough of them by chance.
 */
export function nearness(asked: string, names: readonly string[]): number {
	const words = [...new Set(names.flatMap((name) => fold(name).split(' ')))].filter((word) => word !== '');
	const shares = wordsOf(asked).map((word) => shareOf(word, words));
	if (shares.length === 0 || shares.includes(0)) return 0;
	return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
