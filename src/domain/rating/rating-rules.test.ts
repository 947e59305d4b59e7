import { expect, test } from 'vitest';
import { reservationStatuses } from '../reservation/reservation.ts';
import {
	decidedStatus,
	editedStatus,
	editUntil,
	firstStatus,
	hasCome,
	mayAddPicture,
	mayEdit,
	rewritten,
	type WriteFacts,
	writeBlock,
	writeUntil,
} from './rating-rules.ts';

const now = new Date('2026-10-20T03:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000 + ms);
const facts: WriteFacts = {
	isEmailVerified: true,
	isOwnProduct: false,
	status: 'completed',
	endsAt: daysAgo(3),
	isRated: false,
	hasCome: true,
};
const blockOf = (changes: Partial<WriteFacts>) => writeBlock({ ...facts, ...changes }, now);

test('a completed reservation can be rated once, by a member with a verified address, within 60 days', () => {
	expect(blockOf({})).toBeUndefined();
	expect(blockOf({ isEmailVerified: false })).toBe('email-unverified');
	expect(blockOf({ isRated: true })).toBe('rated-already');
	expect(blockOf({ isOwnProduct: true })).toBe('own-product');
	for (const status of reservationStatuses)
		expect(blockOf({ status }), status).toBe(status === 'completed' ? undefined : 'not-completed');
	expect(blockOf({ endsAt: daysAgo(60) })).toBeUndefined();
	expect(blockOf({ endsAt: daysAgo(60, -1) })).toBe('too-late');
	expect(writeUntil(daysAgo(60))).toEqual(now);
});

test('a rating can be changed and deleted within 30 days of writing', () => {
	expect(editUntil(daysAgo(30))).toEqual(now);
	expect(mayEdit(daysAgo(30), now)).toBe(true);
	expect(mayEdit(daysAgo(30, -1), now)).toBe(false);
});

test('health ratings wait for moderation, others are published; a change never slips past an operator', () => {
	expect([firstStatus('travel'), firstStatus('wellness'), firstStatus('medical')]).toEqual([
		'published',
		'published',
		'in-moderation',
	]);
	expect(editedStatus('travel', 'published')).toBe('published');
	expect(editedStatus('medical', 'published')).toBe('in-moderation');
	for (const status of ['hidden', 'in-moderation'] as const)
		expect(editedStatus('travel', status)).toBe('in-moderation');
});

test('up to five pictures, none for health, none while it is hidden', () => {
	const rating = { area: 'travel', status: 'published', pictures: 4 } as const;
	expect(mayAddPicture(rating)).toBe(true);
	expect(mayAddPicture({ ...rating, pictures: 5 })).toBe(false);
	expect(mayAddPicture({ ...rating, area: 'medical', pictures: 0 })).toBe(false);
	expect(mayAddPicture({ ...rating, status: 'hidden' })).toBe(false);
	expect(mayAddPicture({ ...rating, status: 'in-moderation' })).toBe(true);
});

test('an operator hides or publishes what is not so yet, and answers reports by leaving it', () => {
	const decide = (decision: 'publish' | 'hide', status: 'in-moderation' | 'published' | 'hidden', openReports = 0) =>
		decidedStatus(decision, { status, openReports });
	expect([decide('publish', 'in-moderation'), decide('publish', 'hidden')]).toEqual(['published', 'published']);
	expect([decide('publish', 'published'), decide('publish', 'published', 2)]).toEqual([undefined, 'published']);
	expect([decide('hide', 'in-moderation'), decide('hide', 'published')]).toEqual(['hidden', 'hidden']);
	expect(decide('hide', 'hidden')).toBeUndefined();
});

test('written again after it was taken back, a rating is the same one, changed', () => {
	const [first, now] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-10-20T00:00:00Z')];
	const before = { status: 'published' as const, openReports: 0, writtenAt: first };
	expect(rewritten('travel', undefined, now)).toEqual({ status: 'published', createdAt: now, editedAt: null });
	expect(rewritten('travel', before, now)).toEqual({ status: 'published', createdAt: first, editedAt: now });
	expect(rewritten('medical', before, now).status).toBe('in-moderation');
	expect(rewritten('travel', { ...before, status: 'hidden' }, now).status).toBe('in-moderation');
	expect(rewritten('travel', { ...before, openReports: 1 }, now).status).toBe('in-moderation');
});

test('time alone lets nobody rate: somebody paid, showed a voucher or was received', () => {
	const nothing = { paidWon: 0, checkedAt: null, arrivedAt: null };
	expect(hasCome(nothing)).toBe(false);
	for (const trace of [{ paidWon: 1 }, { checkedAt: new Date() }, { arrivedAt: new Date() }])
		expect(hasCome({ ...nothing, ...trace })).toBe(true);
});
