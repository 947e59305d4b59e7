import { expect, test } from 'vitest';
import { type EventKind, eventKinds } from './event-kinds.ts';
import { gatheringOf, isFixedTopic, mailTopics, topicOf, topicsFor } from './mail-topics.ts';

const at = new Date('2026-11-17T00:00:00Z');

test('what becomes of a reservation and of an account is always mailed', () => {
	const always: EventKind[] = [
		'reservation.confirm',
		'reservation.cancel',
		'reservation.paid',
		'reservation.remind-pay',
		'reservation.slip-refused',
		'waiting.offered',
		'partner.refused',
		'partner.more-asked',
		'rating.hidden',
		'member.password-reset',
	];
	for (const kind of always) expect(isFixedTopic(topicOf(kind)), kind).toBe(true);
	expect(isFixedTopic(topicOf(null))).toBe(true);
});

test('messages, reminders of the day and ratings are a choice', () => {
	const chosen = (Object.keys(eventKinds) as EventKind[]).filter((kind) => !isFixedTopic(topicOf(kind)));
	expect(Object.fromEntries(chosen.map((kind) => [kind, topicOf(kind)]))).toEqual({
		'reservation.message': 'message',
		'thread.message': 'message',
		'video.message': 'message',
		'thread.reported': 'desk',
		'photograph.reported': 'desk',
		'reservation.remind-week': 'reminder',
		'reservation.remind-day': 'reminder',
		'consultation.remind-price': 'reminder',
		'consultation.remind-ending': 'reminder',
		'video.remind-day': 'reminder',
		'video.remind-hour': 'reminder',
		'reservation.complete': 'rating',
		'rating.received': 'rating',
		'rating.replied': 'rating',
		'rating.published': 'rating',
		'rating.to-moderate': 'desk',
		'reservation.slip-sent': 'desk',
		'partner.change-asked': 'desk',
		'matching.ask': 'question',
		'matching.answer': 'question',
		'matching.renew': 'question',
		'matching.withdraw-answer': 'question',
		'matching.not-chosen': 'question',
		'matching.withdraw': 'question',
		'matching.close': 'question',
		'matching.expire': 'question',
		'matching.remind-unanswered': 'question',
		'matching.remind-ending': 'question',
		'matching.to-moderate': 'desk',
	});
});

test('the desk is a choice of operators alone', () => {
	expect(topicsFor({ group: 'GR0100' })).toEqual([...mailTopics]);
	for (const group of ['GR0200', 'GR0300'] as const) expect(topicsFor({ group })).not.toContain('desk');
});

test('messages of one thread wait three minutes for each other; threads do not', () => {
	const one = gatheringOf({ kind: 'reservation.message', subject: ['reservation', 'a'], at });
	expect(one?.dueAt).toEqual(new Date('2026-11-17T00:03:00Z'));
	expect(one?.key).toBe(
		gatheringOf({ kind: 'reservation.message', subject: ['reservation', 'a'], at: new Date(0) })?.key,
	);
	expect(one?.key).not.toBe(gatheringOf({ kind: 'reservation.message', subject: ['reservation', 'b'], at })?.key);
});

test('ratings to be read are one pile; what somebody waits for goes at once', () => {
	const pile = (id: string) => gatheringOf({ kind: 'rating.to-moderate', subject: ['rating', id], at })?.key;
	expect(pile('a')).toBe(pile('b'));
	expect(gatheringOf({ kind: 'reservation.confirm', subject: ['reservation', 'a'], at })).toBeUndefined();
});
