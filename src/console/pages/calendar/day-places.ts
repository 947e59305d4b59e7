import type { Plan } from '#contract/api/slot.ts';

type Slot = Pick<Plan['days'][number]['slots'][number], 'capacity' | 'taken' | 'onHold' | 'isStopped' | 'isBusy'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const isShut = ({ isStopped, isBusy }: Slot): boolean => isStopped || isBusy;

/**
 * The places of a day together. What is sold counts wherever it was sold; what is still free only where somebody can have it, and not
 * in starts whose sale is stopped or that clash with an outside calendar. A whole day that is shut tells what it would have.
 */
export function dayPlaces(slots: readonly Slot[]): { capacity: number; taken: number; onHold: number } {
	const taken = sum(slots.map((slot) => slot.taken));
	const onHold = sum(slots.map((slot) => slot.onHold));
	if (slots.every(isShut)) return { capacity: sum(slots.map(({ capacity }) => capacity)), taken, onHold };
	const free = slots.filter((slot) => !isShut(slot)).map((slot) => Math.max(0, slot.capacity - slot.taken));
	return { capacity: taken + sum(free), taken, onHold };
}
