import type { WishMark } from '#contract/api/wish.ts';
import { wishStore } from '../wish-store.ts';
import { allSeen, countChanged, wishSeen, withBaseline } from './wish-seen.ts';

/** Tells how many wishes have changed since one last looked at the list. */
export function createWishWatch() {
	let marks: readonly WishMark[] = [];
	let isLooking = false;
	function weigh(): void {
		const seen = isLooking ? allSeen(marks) : withBaseline(marks, wishSeen.read());
		wishSeen.write(seen);
		wishStore.set({ changed: countChanged(marks, seen) });
	}
	return {
		learn(known: readonly WishMark[]): void {
			marks = known;
			weigh();
		},
		look(isOpen: boolean): void {
			isLooking = isOpen;
			if (isOpen && marks.length > 0) weigh();
		},
	};
}
