import { hourMs } from '../kernel/durations.ts';
import type { EventKind } from './event-kinds.ts';

/** What a guest can change again and again, and a house is told of each time. */
export const changeKinds: readonly EventKind[] = [
	'reservation.ask-change',
	'reservation.withdraw-change',
	'reservation.reduce',
	'reservation.correct-company',
	'reservation.correct-lead',
];

/** So many changes of one guest a house is told of one by one within a day, whichever reservations they are about. */
const oneByOne = 6;

/** Beyond that they are told together: one mail an hour, with their number. Nothing is left out, it only comes later. */
export function changesGathering({
	memberId,
	count,
	at,
}: {
	memberId: string;
	/** With the one that is told of. */
	count: number;
	at: Date;
}): { key: string; dueAt: Date } | undefined {
	if (count <= oneByOne) return undefined;
	return { key: `changes ${memberId}`, dueAt: new Date(at.getTime() + hourMs) };
}
