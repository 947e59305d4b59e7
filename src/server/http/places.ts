import { createPace } from './pace.ts';
import { createWaitingLine, type Waiter } from './waiting-line.ts';

/** Gives the place back; more than once is the same as once. */
export type Leave = () => void;

/** So long may people be more than are served within a second before some are sent away. */
const crowdedMs = 3_000;
/** So long after the last one was sent away everybody is let in again. */
const calmMs = 1_000;

/** A number an address, nothing kept for nought. */
function createTally() {
	const counts = new Map<string, number>();
	const of = (address: string) => counts.get(address) ?? 0;
	const add = (address: string, by: 1 | -1) => {
		const count = of(address) + by;
		if (count === 0) counts.delete(address);
		else counts.set(address, count);
	};
	/** The number of the address that has the most. */
	const most = () => Math.max(0, ...counts.values());
	return { of, add, most };
}

/** Tells a rush, which is let in and waits, from more than can be served, which is not. */
function createWeighing({ most, now }: { most: number; now: () => number }) {
	let crowdedSince: number | undefined;
	let refusedAt = Number.NEGATIVE_INFINITY;
	let isOverloaded = false;
	return {
		refused: () => {
			refusedAt = now();
		},
		left(inside: number, comfortable: number): void {
			if (inside <= comfortable) crowdedSince = undefined;
		},
		/** Asked whenever somebody comes. */
		isOverloaded(inside: number, comfortable: number): boolean {
			if (inside >= comfortable) crowdedSince ??= now();
			const isCrowded = crowdedSince !== undefined && now() - crowdedSince >= crowdedMs;
			isOverloaded = inside >= most || isCrowded || (isOverloaded && now() - refusedAt < calmMs);
			return isOverloaded;
		},
	};
}

/**
 * Who is worked on, and who waits for it. A rush of up to `most` is let in; what keeps coming beyond what is done
 * within a second is sent away at once, so that those inside are served in time. The next place goes to the address that
 * has the fewest, and where somebody must go it is who came last of the address that has the most: no address takes all.
 */
export function createPlaces(options: { most: number; comfort: number; atOnce: () => number; now?: () => number }) {
	const { most, atOnce, now = Date.now } = options;
	const [pace, weighing] = [createPace(now), createWeighing({ most, now })];
	const [held, working] = [createTally(), createTally()];
	const line = createWaitingLine<Leave | undefined>();
	let [inside, busy] = [0, 0];

	/** As many as are done within a second, and never fewer than `comfort`. */
	const comfortable = () => Math.min(most, Math.max(options.comfort, Math.ceil(pace.perSecond() ?? most)));

	function letWork(address: string): Leave {
		busy += 1;
		working.add(address, 1);
		let isOver = false;
		return () => {
			if (isOver) return;
			isOver = true;
			[busy, inside] = [busy - 1, inside - 1];
			working.add(address, -1);
			held.add(address, -1);
			pace.count();
			weighing.left(inside, comfortable());
			letNextWork();
		};
	}

	function letNextWork(): void {
		const waiter = busy < atOnce() ? line.first(working.of) : undefined;
		if (!waiter || !line.remove(waiter)) return;
		waiter.answer(letWork(waiter.address));
		letNextWork();
	}

	function endWait(waiter: Waiter<Leave | undefined>): void {
		if (!line.remove(waiter)) return;
		inside -= 1;
		held.add(waiter.address, -1);
		waiter.answer(undefined);
	}

	function sendAway(waiter: Waiter<Leave | undefined>): void {
		weighing.refused();
		endWait(waiter);
	}

	/** Whether somebody must go if one more comes. */
	function isFull(): boolean {
		if (!weighing.isOverloaded(inside, comfortable())) return false;
		for (let last = line.last(held.of); last && inside > comfortable(); last = line.last(held.of)) sendAway(last);
		return inside >= comfortable();
	}

	/** Who goes so that one more from this address can come: one who waits, or nobody; undefined where it must go itself. */
	function whoGoesFor(address: string): Waiter<Leave | undefined> | 'nobody' | undefined {
		if (!isFull()) return 'nobody';
		const last = line.last(held.of);
		if (last && held.of(last.address) > held.of(address) + 1) return last;
		// All are being worked on, most of them for another address.
		return inside < most && 2 * (held.of(address) + 1) < working.most() ? 'nobody' : undefined;
	}

	return {
		/** Whether somebody from there would be sent away at once. */
		isFullFor: (address: string): boolean => whoGoesFor(address) === undefined,
		/** A place, at once or in turn; undefined for who is sent away. What `onWait` is given ends the waiting. */
		async enter(address: string, onWait: (end: () => void) => void = () => undefined): Promise<Leave | undefined> {
			const goes = whoGoesFor(address);
			if (goes === undefined) {
				weighing.refused();
				return undefined;
			}
			if (goes !== 'nobody') sendAway(goes);
			inside += 1;
			held.add(address, 1);
			return new Promise((answer) => {
				const waiter = { address, since: now(), answer };
				line.add(waiter);
				letNextWork();
				onWait(() => endWait(waiter));
			});
		},
	};
}
