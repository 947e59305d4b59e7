import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AttemptRuleName, attemptRules } from '#domain/member/attempt-rules.ts';
import { afterSeconds } from '#domain/member/session-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { member } from '#server/db/schema/member.ts';
import { rating } from '#server/db/schema/rating.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { consultationFor } from '../../../../tests/support/consultation-house.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { answerFor, questionFor } from '../../../../tests/support/matching-house.ts';
import { joinBody } from '../../../../tests/support/members.ts';
import { employ, foundBusinesses } from '../../../../tests/support/organisations.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { formFor, takenFor } from '../../../../tests/support/reservation-products.ts';
import { insertPending } from '../session/pending-sign-in.repo.ts';
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
	house.call(who, `POST /api/threads/${id}/messages`, { body: { key: randomUUID(), text: 'Hello' } });
const thread = async () => house.threadOf('guest', await own());

const reserve = (who: Actor) => house.call(who, 'POST /api/reservations', { body: formFor('tour') });

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

/** At the second step: the password was right. */
const knockHeld = async (who: Actor) => {
	const secret = newSecret();
	const [now, expiresAt] = [house.now, afterSeconds(house.now, 600)];
	const held = { memberId: house.idOf(who as 'guest'), secretHash: secretHashOf(secret), isKept: false, expiresAt };
	await insertPending(house.queries, { ...held, factors: ['password'] }, now);
	const { statusCode: status, headers } = await house.app.inject({
		method: 'POST',
		url: '/api/sessions/code',
		headers: { 'sec-fetch-site': 'same-origin', cookie: `sign-in=${secret}` },
		payload: { code: '000000' },
	});
	return { status, headers };
};

const photo = (who: Actor) =>
	house.call(who, 'PUT /api/members/me/photo?x=0&y=0&size=1', { file: new Uint8Array([1]), type: 'image/png' });

/** The guest and the other own a business, which they may invite to. */
const employed = async () => {
	const [organisationId = ''] = await foundBusinesses(house.queries, [house.idOf('guest')]);
	await employ(house.queries, { organisationId, memberId: house.idOf('other'), role: 'owner' });
	return organisationId;
};
const invite = (who: Actor, id: string, email: string) =>
	house.call(who, `POST /api/organisations/${id}/invitations`, {
		body: { email, role: 'guide', language: 'en' },
	});

const asked = async (who: Actor): Promise<string> =>
	(await house.call(who, 'POST /api/matching/questions', { body: questionFor() })).body.id;

const shareFiles = (who: Actor, fileIds: string[], id: string) =>
	house.call(who, 'POST /api/vault/shares', { body: { fileIds, subject: { kind: 'reservation', id }, days: 7 } });
/** A health file that the partner may open. */
const sharedFile = async (): Promise<string> => {
	const file = await plain(60, 40).png().toBuffer();
	const kept = await house.call('guest', 'POST /api/vault/files?language=en&agreement=2026-11-01', { file });
	await shareFiles('guest', [kept.body.id], await own());
	return kept.body.id;
};

/** Does not compile while a rule has no row: whoever adds a limit says here how somebody runs into it. */
const nuisances: Record<AttemptRuleName, Nuisance> = {
	'login-account-network': { call: knock('POST /api/sessions', logIn), counted: () => `${stranger} ${ip}` },
	'login-account': { call: knock('POST /api/sessions', logIn), counted: () => stranger },
	'take-member': {
		call: () => house.call('partner', 'POST /api/desk/reservations', { body: takenFor('tour') }),
		counted: () => house.idOf('partner'),
	},
	'test-mail-member': {
		call: () =>
			house.call('operator', 'POST /api/console/mail-templates/text-changed/test', { body: { language: 'en' } }),
		counted: () => house.idOf('operator'),
	},
	'login-device': { call: knockKnown, counted: () => number },
	'login-network': { call: knock('POST /api/sessions', logIn), counted: () => ip },
	'passkey-network': { call: knock('POST /api/sessions/passkey/options', undefined), counted: () => ip },
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
	// Nobody is kept from reserving: what is too much is not mailed (mail-flood.test.ts).
	'mail-act-account': { call: reserve, counted: () => house.emailOf('guest'), isSilent: true },
	'mail-account': { call: reserve, counted: () => house.emailOf('guest'), isSilent: true },
	'password-member': {
		call: call('PUT /api/members/me/password', { current: 'wrong', password: 'seven lanterns over the river' }),
		counted: guest,
		isOthersFree: true,
	},
	'second-step-member': { call: knockHeld, counted: guest, isOthersFree: true },
	'reveal-member': { call: call('POST /api/members/me/passport/reveal'), counted: guest, isOthersFree: true },
	'reveal-desk': {
		call: (who) =>
			house.call(who === 'guest' ? 'operator' : 'guest', `POST /api/members/${house.idOf('guest')}/reveal`, {
				body: { fact: 'email', reason: 'asked' },
			}),
		counted: () => house.idOf('operator'),
		isOthersFree: false,
	},
	'apply-member': {
		call: (who) => house.call(who === 'guest' ? 'applicant' : 'partner', 'POST /api/partners/me/application'),
		counted: () => house.idOf('applicant'),
		isOthersFree: true,
	},
	'message-member': { call: write, counted: guest, about: thread, isOthersFree: true },
	'message-thread': { call: write, counted: (id) => `${guest()} ${id}`, about: thread, isOthersFree: true },
	'change-member': { call: change, counted: guest, about: own, isOthersFree: true },
	'change-reservation': { call: change, counted: (id) => `${guest()} ${id}`, about: own, isOthersFree: true },
	'company-member': { call: correct, counted: guest, about: own, isOthersFree: true },
	'company-reservation': { call: correct, counted: (id) => `${guest()} ${id}`, about: own, isOthersFree: true },
	'lead-reservation': {
		call: (who, id) =>
			house.call(who === 'guest' ? 'partner' : 'operator', `PUT /api/reservations/${id}/lead?language=en`, {
				body: { facts: { phone: '+821012345678' }, seen: {}, reason: 'Asked on the telephone' },
			}),
		counted: (id) => `${house.idOf('partner')} ${id}`,
		about: own,
		isOthersFree: true,
	},
	'tell-again-reservation': {
		call: (who, id) => house.call(who === 'guest' ? 'partner' : 'operator', `POST /api/reservations/${id}/mails`),
		counted: (id) => `${house.idOf('partner')} ${id}`,
		about: own,
		isOthersFree: true,
	},
	'refund-account': {
		call: (who, id) => house.call(who, `PUT /api/reservations/${id}/refund-account`, { body: { way: 'card' } }),
		counted: (id) => `${guest()} ${id}`,
		about: own,
		isOthersFree: true,
	},
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
	'translate-member': {
		call: call('POST /api/translations', { of: { kind: 'rating', id: unknown }, to: 'en' }),
		counted: guest,
		isOthersFree: true,
	},
	'report-member': {
		call: call(`POST /api/ratings/${unknown}/reports`, { reason: 'other' }),
		counted: guest,
		isOthersFree: true,
	},
	'question-member': {
		call: (who) => house.call(who, 'POST /api/matching/questions', { body: questionFor() }),
		counted: guest,
		isOthersFree: true,
	},
	'consultation-member': {
		call: (who) => house.call(who, 'POST /api/consultations', { body: consultationFor() }),
		counted: guest,
		isOthersFree: true,
	},
	'question-change-member': {
		call: (who) => {
			const { key: _, agreements: __, ...fields } = questionFor();
			return house.call(who, `PATCH /api/matching/questions/${unknown}`, { body: { ...fields, revision: 1 } });
		},
		counted: guest,
		isOthersFree: true,
	},
	'matching-report-member': {
		call: (who, id) => house.call(who, `POST /api/matching/questions/${id}/reports`, { body: { reason: 'other' } }),
		counted: guest,
		about: () => asked('partner'),
		isOthersFree: true,
	},
	'answer-provider': {
		call: (who, id) =>
			house.call(
				who === 'guest' ? 'partner' : 'operator',
				`POST /api/matching/questions/${id}/answers?provider=${who === 'guest' ? 'walks' : 'agency'}`,
				{ body: answerFor({ lines: [], productId: null }) },
			),
		counted: () => 'walks',
		// The guest has asked as much as one may, by the row above.
		about: () => asked('other'),
		isOthersFree: true,
	},
	'viewing-network': {
		call: call('POST /api/viewings', { subject: 'notice/some-notice' }),
		counted: () => ip,
		isSilent: true,
	},
	'failure-network': {
		call: call('POST /api/failures', { name: 'Error', message: '', stack: [], path: '/', version: '' }),
		counted: () => ip,
	},
	'code-member': {
		call: (who) =>
			house.call(who, 'POST /api/reservations', { body: formFor('tour', { promotionCode: 'GUESS1', total: 1 }) }),
		counted: guest,
		isOthersFree: true,
	},
	'vault-share-member': { call: (who) => shareFiles(who, [unknown], unknown), counted: guest, isOthersFree: true },
	'vault-open-member': {
		call: (who, id) => house.call(who === 'guest' ? 'partner' : 'rival', `POST /api/vault/files/${id}/openings`),
		counted: () => house.idOf('partner'),
		about: sharedFile,
		isOthersFree: true,
	},
	'upload-member': { call: photo, counted: guest, isOthersFree: true },
	'photo-member': { call: photo, counted: guest, isOthersFree: true },
	'invite-member': {
		call: (who, id) => invite(who, id, `${randomUUID()}@mail.example`),
		counted: guest,
		about: employed,
		isOthersFree: true,
	},
	'webhook-member': {
		call: (who) => {
			const of = who === 'guest' ? 'partner' : 'rival';
			const at = `/api/organisations/${house.organisationOf(of)}/webhooks/${unknown}/tests`;
			return house.call(of, `POST ${at}`);
		},
		counted: () => house.idOf('partner'),
		isOthersFree: true,
	},
	'invite-account': { call: (who, id) => invite(who, id, stranger), counted: () => stranger, about: employed },
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
