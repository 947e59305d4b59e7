import { expect, test } from 'vitest';
import { groupCodes } from '../member/group.ts';
import { type EventKind, eventKinds } from './event-kinds.ts';
import { isOfOne, isToldKind, kindsSeenAt, readerSideOf, readerSides, spotOf, spots, toldKinds } from './notified.ts';

const viewer = { id: 'a', name: 'A', group: groupCodes.general, cooperative: null, works: [] };

test('whatever calls somebody has a spot where it is seen, and nothing else has', () => {
	const calling = (Object.keys(eventKinds) as EventKind[]).filter(
		(kind) => eventKinds[kind].tells.length > 0 && !eventKinds[kind].isQuiet,
	);
	expect([...toldKinds].sort()).toEqual(calling.sort());
	expect(isToldKind('reservation.arrive')).toBe(false);
	expect(isToldKind('toString')).toBe(false);
});

test('each spot is reached by something', () => {
	for (const spot of spots)
		expect(
			readerSides.flatMap((side) => kindsSeenAt(spot, side)),
			spot,
		).not.toEqual([]);
});

test('who reads: whose it is, who runs the site, or the house', () => {
	const operator = { ...viewer, id: 'o', group: groupCodes.operator };
	expect(readerSideOf(viewer, 'a')).toBe('own');
	expect(readerSideOf(viewer, 'b')).toBe('house');
	expect(readerSideOf(viewer, null)).toBe('house');
	expect(readerSideOf(operator, 'b')).toBe('agency');
	expect(readerSideOf(operator, 'o')).toBe('own');
});

test('who opens a reservation has not read its messages', () => {
	expect(kindsSeenAt('reservation', 'own')).not.toContain('reservation.message');
	expect(kindsSeenAt('messages', 'own')).toEqual(['reservation.message']);
});

test('what is disputed is seen by who opens the reservation', () => {
	for (const side of readerSides) expect(kindsSeenAt('reservation', side)).toContain('dispute.opened');
	expect(kindsSeenAt('dispute', 'own')).toContain('dispute.outcome-proposed');
	expect(kindsSeenAt('messages', 'own')).not.toContain('dispute.opened');
});

test('a desk shows all of its kind, a page one', () => {
	expect(spotOf('reservation.slip-sent', 'agency')).toBe('slips');
	expect(isOfOne('slips')).toBe(false);
	expect(isOfOne('reservation')).toBe(true);
	expect(spotOf('rating.received', 'agency')).toBe('moderation');
	expect(spotOf('rating.received', 'house')).toBe('moderation');
	expect(spotOf('rating.received', 'own')).toBe('ratings');
});
