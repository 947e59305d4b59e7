import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AttemptRuleName, attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { member } from '#server/db/schema/member.ts';
import { rating } from '#server/db/schema/rating.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { joinBody } from '../../../../tests/support/members.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { formFor } from '../../../../tests/support/reservation-products.ts';
import { countAttempt } from './count-attempt.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const ip = '127.0.0.1';
const unknown = '00000000-0000-4000-8000-0000000000ff';
const stranger = 'stranger@mail.example';
const logIn = { email: stranger, password: 'wrong wrong wrong', isKept: false };

const number = 'd'.repeat(22);

type Nuisance = {
	/** The call that is made too often, by whom; what it is about is made for the test. */
	call: (who: Actor, about: string) => Promise<{ status: number; headers: Record<string, unknown> }>;
	/** Who is counted. */
	counted: (about: string) => string;
	/** A reservation of the guest's, where the call is about one. */
	about?: () => Promise<string>;
	/** Somebody else is not harmed by it; not told where a whole network is counted, which a test cannot leave. */
	isOthersFree?: boolean;
	/** Too many are not told so, but not counted either: the page goes on. */
	isSilent?: boolean;
};

const guest = () => house.idOf('guest');
const own = async () => (await house.reserved('guest', 'tour')).id;
const unproved = async () => {
	await house.queries.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, guest()));
	return '';
};
const rated = async () => {
	const [row] = await house.queries
		.insert(rating)
		.values({
			...{ productId: 'tour', memberId: guest(), reservationId: await own(), author: 'G', country: 'TH', locale: 'th' },
			...{ stars: { service: 5, language: 5, value: 5, place: 5 }, text: 'Good', createdAt: new Date() },
		})
		.returning({ id: rating.id });
	return row?.id ?? '';
};
const call = (key: string, body?: unknown) => (who: Actor) => house.call(who, key, body === undefined ? {} : { body });
/** From outside: whoever joins or logs in has another session afterwards. */
const knock = (key: string, body: unknown) => () => house.call('visitor', key, { body });
const change = (who: Actor, id: string) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'withdraw-change' } });
const correct = (who: Actor, id: string) =>
	house.call(who, `PUT /api/reservations/${id}/company`, { body: { details: { company: 'Sao Mai' } } });
const write = (who: Actor, id: string) =>
	house.call(who, `POST /api/reservations/${id}/messages`, { body: { key: randomUUID(), text: 'Hello' } });

/** A browser that says somebody logged in with it, at an account that is out of tries. */
const knockKnown = async () => {
	const { limit } = attemptRules['login-account'];
	for (let count = 0; count < limit; count += 1) await countAttempt(house, 'login-account', stranger);
	const { statusCode: status, headers } = await house.app.inject({
		method: 'POST',
		url: '/api/sessions',
		headers: { 'sec-fetch-site': 'same-origin', cookie: `device=${number}.${'m'.repeat(43)}` },
		payload: logIn,
	});
	return { status, headers };
};

const photo = (who: Actor) =>
	house.call(who, 'PUT /api/members/me/photo?x=0&y=0&size=1', { file: new Uint8Array([1]), type: 'image/png' });

/** Does not compile while a rule has no row: whoever adds a limit says here how somebody runs into it. */
const nuisances: Record<AttemptRuleName, Nuisance> = {
	'login-account-network': { call: knock('POST /api/sessions', logIn), counted: () => `${stranger} ${ip}` },
	'login-account': { call: knock('POST /api/sessions', logIn), counted: () => stranger },
	'login-device': { call: knockKnown, counted: () => number },
	'login-network': { call: knock('POST /api/sessions', logIn), counted: () => ip },
	'join-network': {
		call: () => house.call('visitor', 'POST /api/members', { body: joinBody(`${randomUUID()}@mail.example`) }),
		counted: () => ip,
	},
	'reset-account': {
		call: knock('POST /api/password-resets', { email: stranger, language: 'en' }),
		counted: () => stranger,
	},
	'reset-network': { call: knock('POST /api/password-resets', { email: stranger, language: 'en' }), counted: () => ip },
	'verify-account': {
		call: call('POST /api/email-verifications'),
		counted: () => house.emailOf('guest'),
		about: unproved,
		isOthersFree: true,
	},
	'verify-member': {
		call: call('POST /api/email-verifications'),
		counted: guest,
		about: unproved,
		isOthersFree: true,
	},
	'password-member': {
		call: call('PUT /api/members/me/password', { current: 'wrong', password: 'seven lanterns over the river' }),
		counted: guest,
		isOthersFree: true,
	},
	'reveal-member': { call: call('POST /api/members/me/passport/reveal'), counted: guest, isOthersFree: true },
	'apply-member': {
		call: (who) => house.call(who === 'guest' ? 'applicant' : 'partner', 'POST /api/partners/me/application'),
		counted: () => house.idOf('applicant'),
		isOthersFree: true,
	},
	'message-member': { call: write, counted: guest, about: own, isOthersFree: true },
	'message-reservation': { call: write, counted: (id) => `${guest()} ${id}`, about: own, isOthersFree: true },
	'change-member': { call: change, counted: guest, about: own, isOthersFree: true },
	'change-reservation': { call: change, counted: (id) => `${guest()} ${id}`, about: own, isOthersFree: true },
	'company-member': { call: correct, counted: guest, about: own, isOthersFree: true },
	'company-reservation': { call: correct, counted: (id) => `${guest()} ${id}`, about: own, isOthersFree: true },
	'guests-member': {
		call: (who, id) => house.call(who, `PUT /api/reservations/${id}/guests`, { body: { guests: [] } }),
		counted: guest,
		about: own,
		isOthersFree: true,
	},
	'rating-picture-member': {
		call: (who, id) => house.call(who, `POST /api/ratings/${id}/pictures?language=en`, { file: new Uint8Array([1]) }),
		counted: guest,
		about: rated,
		isOthersFree: true,
	},
	'report-member': {
		call: call(`POST /api/ratings/${unknown}/reports`, { reason: 'other' }),
		counted: guest,
		isOthersFree: true,
	},
	'viewing-network': {
		call: call('POST /api/viewings', { subject: 'notice/some-notice' }),
		counted: () => ip,
		isSilent: true,
	},
	'code-member': {
		call: (who) =>
			house.call(who, 'POST /api/reservations', { body: formFor('tour', { promotionCode: 'GUESS1', total: 1 }) }),
		counted: guest,
		isOthersFree: true,
	},
	'upload-member': { call: photo, counted: guest, isOthersFree: true },
	'photo-member': { call: photo, counted: guest, isOthersFree: true },
	'download-member': { call: (who) => downloadOf(house, who), counted: guest, isOthersFree: true },
};

test.each(Object.entries(nuisances) as [AttemptRuleName, Nuisance][])(
	'%s: at its end one is told when to come back, and nobody else is',
	async (rule, { call, counted, about = async () => '', isOthersFree = false, isSilent = false }) => {
		const id = await about();
		await house.queries.delete(attempt);
		expect((await call('guest', id)).status).not.toBe(429);
		await house.queries.delete(attempt);
		const { limit, seconds } = attemptRules[rule];
		for (let count = 0; count < limit; count += 1) await countAttempt(house, rule, counted(id));
		const refused = await call('guest', id);
		if (isSilent) return expect(refused.status).toBeLessThan(400);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 60);
		if (isOthersFree) expect((await call('other', id)).status).not.toBe(429);
	},
);
