import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { takeAddress } from '#server/features/member/take-address.ts';
import { lockAddress } from '#server/features/member/take-over.repo.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { takenFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await signedIn(0);
	await house.queries.delete(member).where(eq(member.status, 'guest'));
});

const reason = 'Misspelt, told us by phone';
type Body = { facts: object; seen?: object; reason?: string };
const correct = (who: Actor, id: string, { facts, seen = {}, reason: why = reason }: Body) =>
	house.call(who, `PUT /api/reservations/${id}/lead?language=en`, { body: { facts, seen, reason: why } });
const read = async (who: Actor, id: string) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const own = async () => (await house.reserved('guest', 'tour')).id;
/** Of somebody who phoned and has no account. */
async function taken(lead: object = {}): Promise<string> {
	const { status, body } = await house.call('partner', 'POST /api/desk/reservations', {
		body: takenFor('tour', { lead }),
	});
	if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
	return body.id;
}
const accountOf = async (id: string) => {
	const { memberId } = await house.rowOf(id);
	const [row] = await house.queries.select().from(member).where(eq(member.id, memberId));
	return row;
};
const templatesTo = async (address: string) => (await house.mailsTo(address)).map(({ template }) => template);
const trail = () =>
	house.queries.select().from(event).where(eq(event.kind, 'reservation.correct-lead')).orderBy(desc(event.id));
const signedIn = (hoursAgo: number) =>
	house.queries
		.update(session)
		.set({ signedInAt: new Date(house.now.getTime() - hoursAgo * 60 * 60_000) })
		.where(eq(session.memberId, house.idOf('operator')));

describe('who puts right what', () => {
	test('an operator and the house the name, its guest what is theirs to tell; nobody else, and no guide', async () => {
		const id = await own();
		expect((await read('operator', id)).correctable).toEqual([
			...['lastName', 'firstName', 'country', 'phone', 'language', 'email'],
		]);
		expect((await read('partner', id)).correctable).toEqual(['lastName', 'firstName', 'country', 'phone', 'language']);
		expect((await read('guest', id)).correctable).toEqual(['country', 'phone', 'language', 'email']);
		for (const who of ['other', 'rival', 'applicant'] as const)
			expect((await correct(who, id, { facts: { lastName: 'Theirs' } })).status, who).toBe(404);
		expect((await correct('visitor', id, { facts: { lastName: 'Theirs' } })).status).toBe(401);
		await employ(house.queries, {
			...{ organisationId: house.organisationOf('partner'), memberId: house.idOf('other'), role: 'guide' },
		});
		expect((await read('other', id)).correctable).toEqual([]);
		expect((await correct('other', id, { facts: { lastName: 'Theirs' } })).body.code).toBe('not-allowed');
	});

	test('no house changes an address, and no guest their name; what is given as it is, is no change', async () => {
		const id = await own();
		const { email, lastName } = await house.rowOf(id);
		const tried = await correct('partner', id, { facts: { email: 'house@mail.example' } });
		expect([tried.status, tried.body.code]).toEqual([409, 'not-allowed']);
		expect((await correct('guest', id, { facts: { lastName: 'Somchai' } })).body.code).toBe('not-allowed');
		expect((await correct('partner', id, { facts: { email, lastName } })).status).toBe(200);
		expect(await house.rowOf(id)).toMatchObject({ email, lastName });
		expect(await trail()).toEqual([]);
	});

	test('not any more once it is over or erased', async () => {
		const id = await own();
		for (const gone of [{ status: 'completed' as const }, { status: 'confirmed' as const, erasedAt: house.now }]) {
			await house.set(id, gone);
			for (const who of ['operator', 'partner', 'guest'] as const) {
				expect((await read(who, id)).correctable).toEqual([]);
				expect((await correct(who, id, { facts: { phone: '+821012345678' } })).body.code).toBe('not-allowed');
			}
		}
	});
});

describe('a correction', () => {
	test('by the house stands everywhere at once; guest and agency are told, and the same again tells nobody', async () => {
		const id = await own();
		const facts = { lastName: 'Sookjai', firstName: 'Siriporn', phone: '+821012345678', language: 'en' };
		for (const _ of [1, 2]) expect((await correct('partner', id, { facts })).status).toBe(200);
		for (const who of ['partner', 'operator', 'guest'] as const) {
			const { lead, guestLanguage, history } = await read(who, id);
			expect([lead, guestLanguage]).toMatchObject([{ lastName: 'Sookjai', phone: '+821012345678' }, 'en']);
			expect(history.at(-1)).toMatchObject({ event: 'correct-lead', actor: 'provider', reason });
			expect(history.filter(({ event: one }: { event: string }) => one === 'correct-lead')).toHaveLength(1);
		}
		const [mail] = (await house.mailsTo(house.emailOf('guest'))).slice(-1);
		expect(mail).toMatchObject({ template: 'reservation-lead-corrected', locale: 'th' });
		expect(mail?.data).toMatchObject({ by: 'provider', reason });
		expect(JSON.stringify(mail?.data)).not.toContain('12345678');
		expect(await templatesTo(house.emailOf('partner'))).not.toContain('provider-lead-corrected');
		const [told, ...more] = await trail();
		expect(more).toEqual([]);
		expect(told).toMatchObject({ memberIds: [house.idOf('guest')], organisationIds: ['walks', 'agency'] });
		expect(told?.changes).toMatchObject({ lastName: 'changed', phone: { after: '…78' }, language: { after: 'en' } });
		expect((await accountOf(id))?.phone).not.toBe('+821012345678');
		const { body } = await house.call('partner', 'GET /api/desk/found?language=en&text=sookjai');
		expect(body.reservations.map((one: { id: string }) => one.id)).toEqual([id]);
	});

	test('by an operator is told to the house, by its guest too, and to the guest only what others did', async () => {
		const id = await own();
		expect((await correct('operator', id, { facts: { firstName: 'Anong' } })).status).toBe(200);
		expect(await templatesTo(house.emailOf('partner'))).toContain('provider-lead-corrected');
		expect((await templatesTo(house.emailOf('guest'))).at(-1)).toBe('reservation-lead-corrected');
		expect((await correct('guest', id, { facts: { phone: '+821012345678' }, reason: '' })).status).toBe(200);
		const houses = (await house.mailsTo(house.emailOf('partner'))).filter(
			({ template }) => template === 'provider-lead-corrected',
		);
		expect(houses.map(({ data }) => data.by)).toEqual(['operator', 'member']);
		expect(
			(await templatesTo(house.emailOf('guest'))).filter((one) => one === 'reservation-lead-corrected'),
		).toHaveLength(1);
	});

	test('what is wrong is told at its field; a house says why, a guest need not', async () => {
		const id = await own();
		const faultsOf = async (who: Actor, body: Body) => (await correct(who, id, body)).body.faults;
		expect(await faultsOf('partner', { facts: { lastName: 'ศรี' } })).toEqual([
			{ at: 'facts.lastName', code: 'name-not-latin' },
		]);
		expect(await faultsOf('partner', { facts: { phone: '+820000000000' } })).toEqual([
			{ at: 'facts.phone', code: 'phone-wrong' },
		]);
		expect(await faultsOf('partner', { facts: { country: 'XX' } })).toEqual([
			{ at: 'facts.country', code: 'country-unknown' },
		]);
		expect(await faultsOf('operator', { facts: { email: 'nobody' } })).toEqual([
			{ at: 'facts.email', code: 'email-wrong' },
		]);
		expect(await faultsOf('operator', { facts: { email: '' } })).toEqual([{ at: 'facts.email', code: 'required' }]);
		expect(await faultsOf('partner', { facts: { lastName: 'Sook' }, reason: ' ' })).toEqual([
			{ at: 'reason', code: 'required' },
		]);
		expect(await trail()).toEqual([]);
	});

	test('of two editors the second is told, and nothing of theirs is saved', async () => {
		const id = await own();
		const { phone } = await house.rowOf(id);
		expect((await correct('partner', id, { facts: { phone: '+821012345678' }, seen: { phone } })).status).toBe(200);
		const second = await correct('operator', id, { facts: { phone: '+821087654321' }, seen: { phone } });
		expect([second.status, second.body.code]).toEqual([409, 'changed-since']);
		expect((await house.rowOf(id)).phone).toBe('+821012345678');
	});
});

describe('the address of a guest without an account', () => {
	const fresh = 'right@mail.example';

	test('is changed by an operator who signed in lately; old and new are told, and mails go to the new one', async () => {
		const id = await taken();
		const { email } = await house.rowOf(id);
		await signedIn(1);
		expect((await correct('operator', id, { facts: { email: fresh } })).body.code).toBe('sign-in-again');
		expect((await house.rowOf(id)).email).toBe(email);
		await signedIn(0);
		expect((await correct('operator', id, { facts: { email: fresh, language: 'ru' } })).status).toBe(200);
		expect(await accountOf(id)).toMatchObject({ email: fresh, locale: 'ru', status: 'guest', emailVerifiedAt: null });
		const [toNew] = await house.mailsTo(fresh);
		expect(toNew).toMatchObject({ template: 'reservation-lead-corrected', locale: 'ru', data: { isGuest: 1 } });
		const [toOld] = (await house.mailsTo(email)).slice(-1);
		expect(toOld).toMatchObject({
			template: 'reservation-address-moved',
			data: { link: '', after: 'r***@mail.example' },
		});
		expect(JSON.stringify(toOld?.data)).not.toContain(fresh);
		await house.call('partner', `POST /api/reservations/${id}/mails`);
		expect((await house.mailsTo(fresh)).at(-1)).toMatchObject({ template: 'reservation-confirmed', locale: 'ru' });
		expect((await house.mailsTo(email)).at(-1)).toMatchObject({ template: 'reservation-address-moved' });
	});

	test('who proves the old one finds nothing there, who proves the new one has it', async () => {
		const id = await taken();
		const { email } = await house.rowOf(id);
		expect((await correct('operator', id, { facts: { email: fresh } })).status).toBe(200);
		const prove = async (address: string) => {
			const [joined] = await house.queries
				.insert(member)
				.values({
					...{ email: address, passwordHash: 'none', firstName: 'Anna', lastName: 'Kim', locale: 'en' },
					...{ group: 'GR0300' },
				})
				.returning({ id: member.id });
			const memberId = joined?.id ?? '';
			await house.services.transact(async (work) => {
				const signUps = await lockAddress(work, address);
				await takeAddress(work, { memberId, email: address, signUps, joinsOthers: true });
			});
			return memberId;
		};
		const stranger = await prove(email);
		expect((await house.rowOf(id)).memberId).not.toBe(stranger);
		const owner = await prove(fresh);
		expect((await house.rowOf(id)).memberId).toBe(owner);
		await house.clear();
		await house.queries.delete(member).where(inArray(member.id, [stranger, owner]));
	});

	test('that somebody has proved makes it part of their account, as if it had been taken with it', async () => {
		const id = await taken();
		const { memberId } = await house.rowOf(id);
		expect((await correct('operator', id, { facts: { email: house.emailOf('other') } })).status).toBe(200);
		expect((await house.rowOf(id)).memberId).toBe(house.idOf('other'));
		const [before] = await house.queries.select().from(member).where(eq(member.id, memberId));
		expect(before?.status).toBe('closed');
		expect((await read('other', id)).role).toBe('member');
		expect((await house.mailsTo(house.emailOf('other'))).at(-1)).toMatchObject({ locale: 'ru' });
		expect((await accountOf(id))?.locale).toBe('ru');
	});

	test('may be taken away where all is paid on site, since somebody who phones may have none', async () => {
		const id = await taken();
		const { email } = await house.rowOf(id);
		expect((await correct('operator', id, { facts: { email: '' } })).status).toBe(200);
		expect((await accountOf(id))?.email).toBe('');
		expect((await house.mailsTo(email)).at(-1)).toMatchObject({
			template: 'reservation-address-moved',
			data: { after: '' },
		});
	});
});

test('of a member’s reservation an address is for contact alone: the account and its mails stay', async () => {
	const id = await own();
	expect((await correct('operator', id, { facts: { email: 'contact@mail.example' } })).status).toBe(200);
	expect((await accountOf(id))?.email).toBe(house.emailOf('guest'));
	expect((await house.rowOf(id)).memberId).toBe(house.idOf('guest'));
	expect((await templatesTo(house.emailOf('guest'))).at(-1)).toBe('reservation-lead-corrected');
	expect(await templatesTo('contact@mail.example')).toEqual(['reservation-address-moved']);
});
