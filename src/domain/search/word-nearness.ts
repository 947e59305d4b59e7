import { editDistance } from './edit-distance.ts';
import type { AskedThing } from './words.ts';

/** How many slips of the finger a word of so many letters may have. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const isThai = (word: string): boolean => /[\u0e00-\u0e7f]/u.test(word);

/** Endings that change in Russian, English plurals and the like: of a long word its beginning is enough. */
function isSameStem(asked: string, word: string): boolean {
	const shorter = Math.min(asked.length, word.length);
	if (shorter < 6 || Math.abs(asked.length - word.length) > 3) return false;
	const stem = Math.max(5, shorter - 2);
	return asked.slice(0, stem) === word.slice(0, stem);
}

/** What every other form of a word begins with, as `isSameStem` has it; undefined where it is too short to have any. */
export const stemOf = (asked: string): string | undefined =>
	asked.length < 6 ? undefined : asked.slice(0, Math.max(5, asked.length - 5));

/** How surely a word of a text is the one that was asked for, 0 to 1: itself, its beginning, another form, a slip. */
export function wordNearness(asked: string, word: string): number {
	if (asked === word) return 1;
	if (word.startsWith(asked)) return asked.length > 1 ? 0.95 : 0.8;
	if (isThai(asked) && asked.length > 2 && word.includes(asked)) return 0.9;
	if (isSameStem(asked, word)) return 0.85;
	const slips = slipsIn(asked.length);
	if (slips === 0) return 0;
	// Still being typed, its end is not asked of it.
	const beginnings = [word, word.slice(0, asked.length), word.slice(0, asked.length + 1)];
	const least = Math.min(...beginnings.map((beginning) => editDistance(asked, beginning)));
	return least <= slips ? 0.7 - 0.1 * (least - 1) : 0;
}

const sure = 0.8;

/** Of the words of all texts those that are meant: slips are looked for only where nobody wrote it so. */
export function wordsMeant(asked: string, candidates: readonly string[]): { word: string; near: number }[] {
	const near = candidates.map((word) => ({ word, near: wordNearness(asked, word) })).filter((one) => one.near > 0);
	const certain = near.filter((one) => one.near >= sure);
	return certain.length > 0 ? certain : near;
}

/**
 * Whether words must be looked for by their pieces, where those are known that begin as it does: somebody may have written it with a
 * slip, or, in Thai, inside another.
 */
export const needsPieces = (asked: string, begun: readonly string[]): boolean =>
	isThai(asked) || !begun.some((word) => wordNearness(asked, word) >= sure);

/** One word that must be found, as any of those that are meant by it. */
export type MeantWord = { nth: number; word: string; near: number };

const shortestPart = 3;

/** “namiisland”: two words that exist, typed without the blank between them. */
function runTogether(asked: string, candidates: readonly string[]): { word: string; near: number }[][] | undefined {
	const known = new Set(candidates);
	for (let at = shortestPart; at <= asked.length - shortestPart; at += 1) {
		const parts = [asked.slice(0, at), asked.slice(at)];
		if (parts.every((part) => known.has(part))) return parts.map((word) => [{ word, near: sure }]);
	}
	return undefined;
}

/** What must be found of what was asked; undefined where nobody wrote anything like it. */
export function meaningOf(
	things: readonly AskedThing[],
	candidatesOf: (asked: string) => readonly string[],
): MeantWord[][] | undefined {
	const meant = things.map(({ readings }) => {
		const found = readings
			.map((words) => words.map((asked) => wordsMeant(asked, candidatesOf(asked))))
			.find((each) => each.every(({ length }) => length > 0));
		const [only] = readings.length === 1 ? (readings[0] ?? []) : [];
		return found ?? (only === undefined ? undefined : runTogether(only, candidatesOf(only)));
	});
	if (meant.some((reading) => reading === undefined)) return undefined;
	return meant.flatMap((reading) => reading ?? []).map((words, nth) => words.map((one) => ({ nth, ...one })));
}
