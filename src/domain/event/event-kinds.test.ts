import { expect, test } from 'vitest';
import { historyEvents } from '../reservation/reservation-machine.ts';
import { agencyId, audienceOf, eventKinds, layingOff, quietKinds, stayDays } from './event-kinds.ts';

const guest = '00000000-0000-4000-8000-000000000001';
const parties = { memberId: guest, providerId: 'hanok-house' };

test('whatever the history of a reservation can say is a kind of event', () => {
	for (const event of historyEvents) expect(Object.keys(eventKinds)).toContain(`reservation.${event}`);
});

test('a kind is a noun and what happened to it', () => {
	for (const kind of Object.keys(eventKinds)) expect(kind).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
});

test('an audience has the sides of its kind, as far as the event has them', () => {
	expect(audienceOf('reservation.book', parties)).toEqual({ memberIds: [guest], organisationIds: ['hanok-house'] });
	expect(audienceOf('reservation.give-ticket', parties)).toEqual({ memberIds: [guest], organisationIds: [] });
	expect(audienceOf('reservation.miss-needs', parties).organisationIds).toEqual(['hanok-house', agencyId]);
	expect(audienceOf('reservation.book', { memberId: null })).toEqual({ memberIds: [], organisationIds: [] });
});

test('what only its caller knows is added, once', () => {
	expect(audienceOf('reservation.cancel', parties, ['agency', 'member'])).toEqual({
		memberIds: [guest],
		organisationIds: ['hanok-house', agencyId],
	});
});

test('nobody is told of a look; the trail has it', () => {
	for (const kind of ['reservation.passport-revealed', 'mail.read', 'member.passport-revealed'] as const)
		expect(audienceOf(kind, parties, [])).toEqual({ memberIds: [], organisationIds: [] });
});

test('each kind is laid off once, the trail last', () => {
	const now = new Date('2026-11-17T00:00:00Z');
	const groups = layingOff(now);
	expect(groups.flatMap(({ kinds }) => kinds).sort()).toEqual(Object.keys(eventKinds).sort());
	const before = (kind: keyof typeof eventKinds) => groups.find(({ kinds }) => kinds.includes(kind))?.before;
	expect(before('reservation.message')).toEqual(new Date('2026-05-21T00:00:00Z'));
	expect(before('member.logged-in')).toEqual(new Date('2025-11-17T00:00:00Z'));
	expect(before('reservation.passport-revealed')).toEqual(new Date('2021-11-17T00:00:00Z'));
	// The law asks for two years where passport numbers are seen.
	expect(stayDays.trail).toBeGreaterThan(2 * 366);
});

test('quiet kinds are told to somebody: an open page follows them', () => {
	expect(quietKinds).toContain('reservation.arrive');
	expect(audienceOf('product.days-changed', parties)).toEqual({ memberIds: [], organisationIds: ['hanok-house'] });
	for (const kind of quietKinds) expect(eventKinds[kind].tells.length, kind).toBeGreaterThan(0);
});
