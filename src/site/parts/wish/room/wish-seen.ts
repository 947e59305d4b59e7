import type { WishMark } from '#contract/api/wish.ts';
import { seenKey } from '../wish-keys.ts';

type Seen = Record<string, string>;

const signOf = ({ won, state }: WishMark) => (state === 'hidden' ? state : `${won} ${state}`);

/** Of what one has not looked at yet: another price than when it was saved, or not offered any more. */
const isAsSaved = ({ won, wonThen, state }: WishMark) => state !== 'hidden' && (wonThen === null || won === wonThen);

/** How many stand otherwise than when one last looked. */
export const countChanged = (marks: readonly WishMark[], seen: Seen): number =>
	marks.filter((mark) => {
		const before = seen[mark.productId];
		return before === undefined ? !isAsSaved(mark) : before !== signOf(mark);
	}).length;

/** What is as it was when it was saved counts as looked at: from then on it is compared with that. */
export const withBaseline = (marks: readonly WishMark[], seen: Seen): Seen =>
	Object.fromEntries(
		marks.flatMap((mark) => {
			const before = seen[mark.productId] ?? (isAsSaved(mark) ? signOf(mark) : undefined);
			return before === undefined ? [] : [[mark.productId, before]];
		}),
	);

export const allSeen = (marks: readonly WishMark[]): Seen =>
	Object.fromEntries(marks.map((mark) => [mark.productId, signOf(mark)]));

/** On this device alone; a browser that keeps nothing tells of every change again. */
export const wishSeen = {
	read(): Seen {
		try {
			const kept: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '{}');
			return kept !== null && typeof kept === 'object' ? (kept as Seen) : {};
		} catch {
			return {};
		}
	},
	write(seen: Seen): void {
		try {
			if (Object.keys(seen).length === 0) localStorage.removeItem(seenKey);
			else localStorage.setItem(seenKey, JSON.stringify(seen));
		} catch {
			// Full or closed.
		}
	},
};
