import type { Hold } from '#domain/reservation/order.ts';
import { freePlaces, takePlaces } from '#server/features/slot/slot.repo.ts';
import type { Transaction } from '#server/queries.ts';

type Shift = { productId: string; takes: readonly Hold[]; frees: readonly Hold[] };
type Step = { hold: Hold; isTaken: boolean };

const slotKey = ({ on, time }: Hold) => `${on} ${time ?? ''}`;

/**
 * Takes and frees places as the last thing of a transaction; whether all could be taken. When not, it has to be rolled
 * back.
 *
 * Why nobody waits in a ring: whoever moves from Monday to Tuesday would, freeing first, hold Monday and wait for Tuesday,
 * while another who moves from Tuesday to Monday holds Tuesday and waits for Monday; taking first is no better. So both
 * go through the slots in the order of their key, taking here and freeing there, as those do who only take or only free:
 * each waits only for slots later than all it holds. Whatever else a transaction locks (its reservation, the job that
 * offers places) it locks before, and whoever holds a slot asks for nothing else any more. Should PostgreSQL see a ring all
 * the same, `transact` does the whole of it again.
 */
export async function shiftPlaces(work: Transaction, { productId, takes, frees }: Shift): Promise<boolean> {
	const steps: Step[] = [
		...takes.map((hold) => ({ hold, isTaken: true })),
		...frees.map((hold) => ({ hold, isTaken: false })),
	].sort((one, other) => (slotKey(one.hold) < slotKey(other.hold) ? -1 : 1));
	for (const { isTaken, holds } of runsOf(steps)) {
		if (!isTaken) await freePlaces(work, { productId, holds });
		else if (!(await takePlaces(work, { productId, holds }))) return false;
	}
	return true;
}

/** Neighbours of one kind are one statement: two for most moves, however many nights. */
function runsOf(steps: readonly Step[]): { isTaken: boolean; holds: Hold[] }[] {
	const runs: { isTaken: boolean; holds: Hold[] }[] = [];
	for (const { hold, isTaken } of steps) {
		const last = runs.at(-1);
		if (last?.isTaken === isTaken) last.holds.push(hold);
		else runs.push({ isTaken, holds: [hold] });
	}
	return runs;
}
