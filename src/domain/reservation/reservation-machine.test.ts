import { describe, expect, test } from 'vitest';
import { actorKinds, isOpen, type ReservationStatus, reservationStatuses } from './reservation.ts';
import { type Move, moveNames, reservationMoves } from './reservation-machine.ts';

const moves: [string, Move][] = Object.entries(reservationMoves);
const reachableFrom = (starts: ReservationStatus[], table = moves) => {
	const seen = new Set(starts);
	for (const status of seen)
		for (const [, { from, to }] of table) if (to !== null && from.includes(status)) seen.add(to);
	return seen;
};

describe('the life cycle of a reservation', () => {
	test('reaches every status from its two beginnings, and no other', () => {
		expect([...reachableFrom(['requested', 'confirmed'])].sort()).toEqual([...reservationStatuses].sort());
	});

	test('a status without a way to it would be found', () => {
		const withoutDecline = moves.filter(([name]) => name !== 'decline');
		expect(reachableFrom(['requested', 'confirmed'], withoutDecline).has('declined')).toBe(false);
	});

	test('has a way out of every open status by time alone: nothing stays open for ever', () => {
		for (const status of reservationStatuses.filter(isOpen))
			expect(
				moves.some(([, { from, to, by }]) => from.includes(status) && to !== null && by.includes('clock')),
				status,
			).toBe(true);
	});

	test('ends: nothing moves what is completed, declined, expired, cancelled or a no-show', () => {
		for (const status of reservationStatuses.filter((one) => !isOpen(one)))
			expect(
				moves.filter(([, { from, to }]) => from.includes(status) && to !== null).map(([name]) => name),
				status,
			).toEqual([]);
	});

	test('what is over is only said more about: whether somebody came', () => {
		const said = (status: ReservationStatus) =>
			moves.filter(([, { from, to }]) => from.includes(status) && to === null).map(([name]) => name);
		expect(said('completed')).toEqual(['arrive', 'undo-arrival']);
		for (const status of ['declined', 'expired', 'cancelled', 'no-show'] as const) expect(said(status)).toEqual([]);
	});

	test('gives every actor something to do, and time nothing that needs a reason', () => {
		for (const actor of actorKinds)
			expect(
				moves.some(([, { by }]) => by.includes(actor)),
				actor,
			).toBe(true);
		expect(moves.filter(([, { by, isReasoned }]) => isReasoned && by.includes('clock'))).toEqual([]);
	});

	test('once somebody has come, nobody changes, shrinks or calls it off: that is undone first', () => {
		const touching = ['cancel', 'call-off', 'lapse', 'reduce', 'ask-change', 'agree-change', 'no-show'] as const;
		for (const name of touching) expect(reservationMoves[name].when, name).toContain('not-arrived');
	});

	test('asks a reason of whoever disappoints the guest', () => {
		expect(moveNames.filter((name) => reservationMoves[name].isReasoned)).toEqual([
			'decline',
			'call-off',
			'refuse-change',
		]);
	});
});
