import { expect, test } from 'vitest';
import { concerns, isLive } from './live-keys.ts';

const reservation = ['reservation', 'r1'] as const;

test('what happened to a reservation shows on its page, in lists and in the numbers', () => {
	for (const key of [
		['GET /api/reservations', { language: 'en' }],
		['GET /api/reservations/:id', 'r1', 'en'],
		['GET /api/reservations/:id/voucher', 'r1', 'en'],
		['GET /api/threads/:id/messages', 'a thread about it'],
		['GET /api/trips', 'en'],
		['GET /api/errands/count'],
		['GET /api/proofs', 'waiting'],
		['GET /api/proofs/count'],
		['guest country', 'r1', 'en'],
	])
		expect(concerns(key, reservation), String(key[0])).toBe(true);
});

test('another one’s page, and what is nobody’s, is left alone', () => {
	for (const key of [
		['GET /api/reservations/:id', 'r2', 'en'],
		['guest country', 'r2', 'en'],
		['GET /api/products', {}],
		['GET /api/members/me'],
		['words', 'en'],
		[{ no: 'name' }],
	])
		expect(concerns(key, reservation), String(key[0])).toBe(false);
});

test('what a colleague closes shows in the calendar', () => {
	expect(concerns(['GET /api/desk/plan', 'tour', '2026-11-16', '2026-11-22'], ['product', 'tour'])).toBe(true);
	expect(concerns(['GET /api/reservations', {}], ['product', 'tour'])).toBe(false);
});

test('ratings, offers and businesses have theirs', () => {
	expect(concerns(['GET /api/ratings/mine', 'en', undefined], ['rating', 'x'])).toBe(true);
	expect(concerns(['GET /api/waiting/:id', 'w1', 'en'], ['waiting', 'w1'])).toBe(true);
	expect(concerns(['my business'], ['partner', 'p'])).toBe(true);
	expect(concerns(['GET /api/partners', 'applied'], ['partner', 'p'])).toBe(true);
});

test('what happens to a question shows in the inbox, on its page and in its threads', () => {
	const question = ['matching-question', 'q1'] as const;
	expect(concerns(['GET /api/matching/inbox', 'fitting', '', 'ko'], question)).toBe(true);
	expect(concerns(['GET /api/matching/questions/:id/answer-form', 'q1', '', 'ko'], question)).toBe(true);
	expect(concerns(['GET /api/threads/:id/messages', 'a thread about it'], question)).toBe(true);
	expect(isLive(['GET /api/matching/inbox', 'fitting', '', 'ko'])).toBe(true);
});

test('a reported message shows at the operators’ desk', () => {
	expect(concerns(['GET /api/message-reports', 'open'], ['message', 'm1'])).toBe(true);
	expect(isLive(['GET /api/message-reports', 'open'])).toBe(true);
});

test('a noun to come shows in data that is named like it', () => {
	expect(concerns(['GET /api/consultations/:id', 'c1'], ['consultation', 'c1'])).toBe(true);
	expect(concerns(['GET /api/consultations/:id', 'c2'], ['consultation', 'c1'])).toBe(false);
	expect(concerns(['GET /api/threads/:id/messages', 'a thread about it'], ['consultation', 'c1'])).toBe(true);
});

test('all is what can change by others, and nothing else', () => {
	expect(isLive(['GET /api/reservations', {}])).toBe(true);
	expect(isLive(['my business'])).toBe(true);
	expect(isLive(['GET /api/products', {}])).toBe(false);
	expect(isLive([{ no: 'name' }])).toBe(false);
});
