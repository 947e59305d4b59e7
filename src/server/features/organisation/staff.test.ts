import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Duty } from '#domain/organisation/duties.ts';
import { agencyId, type Role } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { invitation, staff } from '#server/db/schema/organisation.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

/** The partner owns the house, the rival another; guest and other are general members who may be invited. */
let house: ReservationHouse;
let own = '';
beforeAll(async () => {
	house = await openReservationHouse();
	own = house.organisationOf('partner');
});
afterAll(() => house.close());

/** Everybody is what they were; nobody is invited. */
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(invitation);
	for (const who of ['guest', 'other', 'operator'] as const)
		await house.queries.delete(staff).where(eq(staff.memberId, house.idOf(who)));
	await house.queries.update(staff).set({ role: 'owner', leftAt: null });
	await employ(house.queries, { organisationId: agencyId, memberId: house.idOf('operator'), role: 'owner' });
	await house.queries
		.update(member)
		.set({ group: 'GR0300', emailVerifiedAt: new Date() })
		.where(eq(member.email, 'guest@maru.example'));
});

const invite = (
	who: Actor,
	email: string,
	{ role = 'desk' as Role, organisation = own, ...more }: { role?: Role; organisation?: string; duties?: Duty[] } = {},
) =>
	house.call(who, `POST /api/organisations/${organisation}/invitations`, {
		body: { email, role, language: 'th', ...more },
	});

async function linkTo(address: string): Promise<string> {
	const mails = (await house.mailsTo(address)).filter(({ template }) => template === 'staff-invited');
	return new URL(String(mails.at(-1)?.data.link)).searchParams.get('invitation') ?? '';
}
const accept = (who: Actor, token: string) => house.call(who, `POST /api/invitations/${token}/acceptance`);
const staffOf = async (who: Actor, organisation = own) =>
	house.call(who, `GET /api/organisations/${organisation}/staff`);
const rolesOf = async (who: Actor) =>
	(await staffOf(who)).body.items.map(
		({ name, role }: { name: string; role: Role }) => `${name.split(' ')[0]} ${role}`,
	);
const giveRole = (who: Actor, whom: 'guest' | 'other' | 'partner', { role, seen }: { role: Role; seen: Role }) =>
	house.call(who, `PUT /api/organisations/${own}/staff/${house.idOf(whom)}`, { body: { role, seen } });
const remove = (who: Actor, whom: 'guest' | 'other' | 'partner', organisation = own) =>
	house.call(who, `DELETE /api/organisations/${organisation}/staff/${house.idOf(whom)}`);
const hire = (who: 'guest' | 'other', role: Role) =>
	employ(house.queries, { organisationId: own, memberId: house.idOf(who), role });
const trail = async () => (await trailOf(house.queries)).map(({ event }) => event);

test('people are invited and given roles only by who signed in a moment ago', async () => {
	await hire('guest', 'interpreter');
	const cookie = house.cookieOf('partner');
	house.clock.pass({ minutes: 40 });
	const late = (method: 'POST' | 'PUT', url: string, payload: object) =>
		house.app.inject({ method, url, headers: { cookie, 'sec-fetch-site': 'same-origin' }, payload });
	const invited = await late('POST', `/api/organisations/${own}/invitations`, {
		...{ email: 'mallory@example.com', role: 'owner', language: 'en' },
	});
	const given = await late('PUT', `/api/organisations/${own}/staff/${house.idOf('guest')}`, {
		...{ role: 'owner', seen: 'interpreter' },
	});
	for (const answer of [invited, given])
		expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign-in-again']);
	expect(await house.mailsTo('mallory@example.com')).toEqual([]);
	expect(await rolesOf('partner')).not.toContain('Linh owner');
	expect((await giveRole('partner', 'guest', { role: 'guide', seen: 'interpreter' })).status).toBe(200);
});

describe('an invitation', () => {
	test('goes by mail in the language that was chosen; who opens it reads what it is about, and begins to work', async () => {
		expect((await invite('partner', 'guest@maru.example')).status).toBe(200);
		const [mail] = await house.mailsTo('guest@maru.example');
		expect(mail).toMatchObject({ template: 'staff-invited', locale: 'th', memberId: null });
		const token = await linkTo('guest@maru.example');
		expect((await house.call('visitor', `GET /api/invitations/${token}?language=en`)).body).toMatchObject({
			...{ organisation: 'Bukchon Walks', role: 'desk', inviter: 'Partner', worksThere: false },
		});
		expect((await accept('guest', token)).status).toBe(200);
		expect(await rolesOf('guest')).toEqual(['Partner owner', 'Guest desk']);
		expect(await trail()).toEqual(['staff.invited', 'staff.joined']);
		const told = (await house.mailsTo('partner@maru.example')).at(-1);
		expect(told).toMatchObject({
			template: 'staff-joined',
			locale: 'vn',
			data: { person: 'Guest Tester', role: 'desk' },
		});
		expect((await house.call('guest', 'GET /api/reservations?language=en&scope=provided&time=upcoming')).status).toBe(
			200,
		);
	});

	test('works once, for a week, until it is withdrawn or another is sent', async () => {
		await invite('partner', 'guest@maru.example');
		const first = await linkTo('guest@maru.example');
		await invite('partner', 'guest@maru.example', { role: 'guide' });
		const second = await linkTo('guest@maru.example');
		expect((await accept('guest', first)).body.code).toBe('link-dead');
		const { items, total } = (await house.call('partner', `GET /api/organisations/${own}/invitations`)).body;
		expect([total, items[0]]).toMatchObject([1, { email: 'guest@maru.example', role: 'guide', isExpired: false }]);
		house.clock.pass({ days: 7.1 });
		expect((await accept('guest', second)).body.code).toBe('link-dead');
		house.clock.reset();
		expect((await house.call('partner', `DELETE /api/organisations/${own}/invitations/${items[0].id}`)).status).toBe(
			200,
		);
		expect((await accept('guest', second)).body.code).toBe('link-dead');
		await invite('partner', 'guest@maru.example');
		const third = await linkTo('guest@maru.example');
		const answers = await Promise.all([accept('guest', third), accept('other', third)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
	});

	test('opened with another address asks that one to be proved; the address it was sent to is', async () => {
		await house.queries
			.update(member)
			.set({ emailVerifiedAt: null })
			.where(eq(member.id, house.idOf('guest')));
		await invite('partner', 'desk@elsewhere.example');
		expect((await accept('guest', await linkTo('desk@elsewhere.example'))).body.code).toBe('email-unverified');
		await invite('partner', 'guest@maru.example');
		expect((await accept('guest', await linkTo('guest@maru.example'))).status).toBe(200);
		expect((await invite('partner', 'partner@maru.example')).body.code).toBe('works-already');
	});

	test('is sent, listed and withdrawn by who manages the staff alone; for others the house has none', async () => {
		await hire('guest', 'manager');
		await invite('partner', 'new@mail.example');
		const [row] = await house.queries.select().from(invitation);
		for (const who of ['guest', 'rival', 'other', 'visitor'] as const) {
			const refused = who === 'visitor' ? 401 : 404;
			expect((await invite(who, 'x@mail.example')).status, who).toBe(refused);
			expect((await house.call(who, `GET /api/organisations/${own}/invitations`)).status, who).toBe(refused);
			expect((await house.call(who, `DELETE /api/organisations/${own}/invitations/${row?.id}`)).status, who).toBe(
				refused,
			);
		}
		expect((await house.call('partner', `DELETE /api/organisations/${own}/invitations/${randomUUID()}`)).status).toBe(
			404,
		);
		expect((await house.call('partner', 'GET /api/organisations/nonsense/invitations')).status).toBe(404);
		expect(
			(await house.call('rival', `DELETE /api/organisations/${house.organisationOf('rival')}/invitations/${row?.id}`))
				.status,
		).toBe(404);
		// An applicant prepares the business, and nobody works for it yet.
		const applied = house.organisationOf('applicant');
		expect((await invite('applicant', 'x@mail.example', { organisation: applied })).status).toBe(404);
		expect((await invite('operator', 'x@mail.example')).status).toBe(200);
	});
});

describe('an invitation is over with who sent it', () => {
	/** Two owners; the guest, who is one of them, has asked somebody in. */
	async function invitedByGuest(role: Role = 'owner') {
		await hire('guest', 'owner');
		expect((await invite('guest', 'sleeper@mail.example', { role })).status).toBe(200);
		return linkTo('sleeper@mail.example');
	}
	const provedOther = () =>
		house.queries
			.update(member)
			.set({ emailVerifiedAt: new Date() })
			.where(eq(member.id, house.idOf('other')));
	async function isOver(token: string) {
		await provedOther();
		const shown = await house.call('visitor', `GET /api/invitations/${token}?language=en`);
		const open = await house.call('partner', `GET /api/organisations/${own}/invitations`);
		expect([shown.body.code, (await accept('other', token)).body.code, open.body.total]).toEqual([
			...['link-dead', 'link-dead', 0],
		]);
		expect(await rolesOf('partner')).not.toContain('Other owner');
	}

	test('who was let go, and who leaves', async () => {
		const token = await invitedByGuest();
		expect((await remove('partner', 'guest')).status).toBe(200);
		await isOver(token);
		// They may come back, their invitations do not.
		await hire('guest', 'owner');
		await isOver(token);
		expect(await trail()).toContain('staff.invitation-withdrawn');
	});

	test('who is no owner any more', async () => {
		const token = await invitedByGuest('desk');
		expect((await giveRole('partner', 'guest', { role: 'manager', seen: 'owner' })).status).toBe(200);
		await isOver(token);
	});

	test('whose account was suspended, or closed', async () => {
		const token = await invitedByGuest();
		const suspended = await house.call('operator', `PUT /api/members/${house.idOf('guest')}/suspension`, {
			body: { reason: 'Somebody else uses it.' },
		});
		expect(suspended.status).toBe(200);
		await isOver(token);
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('guest')));
		// Whose logins have ended logs in again.
		house.clock.pass({ minutes: 1 });
		await isOver(token);
	});

	test('who was an owner of the agency, also for a house; and what was sent before is asked again at the door', async () => {
		await employ(house.queries, { organisationId: agencyId, memberId: house.idOf('guest'), role: 'owner' });
		expect((await invite('guest', 'sleeper@mail.example', { role: 'owner' })).status).toBe(200);
		const token = await linkTo('sleeper@mail.example');
		// Behind the rules' back, as it was where nothing was withdrawn.
		await house.queries
			.update(staff)
			.set({ role: 'desk' })
			.where(eq(staff.memberId, house.idOf('guest')));
		await provedOther();
		expect((await accept('other', token)).body.code).toBe('link-dead');
		await house.queries
			.update(staff)
			.set({ role: 'owner' })
			.where(eq(staff.memberId, house.idOf('guest')));
		expect((await remove('operator', 'guest', agencyId)).status).toBe(200);
		await isOver(token);
	});

	test('but not with who owns it still', async () => {
		const token = await invitedByGuest();
		await hire('other', 'desk');
		expect((await remove('partner', 'other')).status).toBe(200);
		await provedOther();
		expect((await accept('other', token)).status).toBe(200);
	});
});

describe('the agency', () => {
	test('makes operators of those who work at its desk, and of nobody who works elsewhere', async () => {
		await invite('operator', 'guest@maru.example', { organisation: agencyId, duties: ['houses', 'running'] });
		const token = await linkTo('guest@maru.example');
		await hire('guest', 'guide');
		expect((await accept('guest', token)).body.code).toBe('agency-alone');
		expect((await remove('guest', 'guest')).status).toBe(200);
		expect((await accept('guest', token)).status).toBe(200);
		expect((await house.call('guest', 'GET /api/mails')).status).toBe(200);
		// Who looks after houses sees by whom one is served, without addresses; its people are its owners' and the agency's owner's to choose.
		const seen = await staffOf('guest', house.organisationOf('rival'));
		expect(seen.body.items).toMatchObject([{ role: 'owner', email: expect.stringContaining('*') }]);
		const own = { organisation: house.organisationOf('rival') };
		expect((await invite('guest', 'y@mail.example', own)).status).toBe(404);
		expect((await remove('operator', 'guest', agencyId)).status).toBe(200);
		expect((await house.call('guest', 'GET /api/mails')).status).toBe(404);
		const [row] = await house.queries
			.select()
			.from(member)
			.where(eq(member.id, house.idOf('guest')));
		expect(row?.group).toBe('GR0300');
	});
});

describe('a role', () => {
	test('is given by an owner, told to whom it is about, and holds from the next request on', async () => {
		await hire('guest', 'guide');
		const mayReveal = async () => (await house.call('guest', `GET /api/organisations/${own}/invitations`)).status;
		expect(await mayReveal()).toBe(404);
		expect((await giveRole('partner', 'guest', { role: 'owner', seen: 'guide' })).status).toBe(200);
		expect(await mayReveal()).toBe(200);
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'staff-role', locale: 'th' });
		expect((await giveRole('partner', 'guest', { role: 'desk', seen: 'guide' })).body.code).toBe('changed-since');
		expect((await giveRole('partner', 'guest', { role: 'desk', seen: 'owner' })).status).toBe(200);
		expect(await rolesOf('guest')).toEqual(['Partner owner', 'Guest desk']);
		for (const who of ['guest', 'rival', 'other'] as const)
			expect((await giveRole(who, 'partner', { role: 'guide', seen: 'owner' })).status, who).toBe(404);
		expect((await giveRole('partner', 'other', { role: 'guide', seen: 'desk' })).status).toBe(404);
	});
});

describe('who goes', () => {
	test('may nothing there any more, while what they did stays theirs', async () => {
		await hire('guest', 'desk');
		const { id } = await house.reserved('other', 'private-walk');
		expect(
			(await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } }))
				.status,
		).toBe(200);
		expect((await remove('guest', 'guest')).status).toBe(200);
		expect((await house.call('guest', `GET /api/reservations/${id}?language=en`)).status).toBe(404);
		expect(await house.eventsOf(id)).toMatchObject([
			{},
			{ event: 'confirm', actor: 'provider', actorId: house.idOf('guest') },
		]);
		const isTheirs = and(eq(staff.memberId, house.idOf('guest')), eq(staff.organisationId, own));
		const [row] = await house.queries.select().from(staff).where(isTheirs);
		expect(row?.leftAt).not.toBeNull();
		expect((await house.mailsTo('partner@maru.example')).at(-1)).toMatchObject({ template: 'staff-left' });
		// And may come back.
		await invite('partner', 'guest@maru.example');
		expect((await accept('guest', await linkTo('guest@maru.example'))).status).toBe(200);
	});

	test('is let go by an owner, and told so; colleagues and strangers let nobody go', async () => {
		await hire('guest', 'guide');
		await hire('other', 'desk');
		for (const who of ['other', 'rival', 'applicant'] as const)
			expect((await remove(who, 'guest')).status, who).toBe(404);
		expect((await remove('partner', 'guest')).status).toBe(200);
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'staff-removed' });
		expect(await rolesOf('other')).toEqual(['Partner owner', 'Other desk']);
		expect((await remove('partner', 'guest')).status).toBe(404);
	});

	test('is never the last owner, who neither leaves nor becomes something else', async () => {
		await hire('guest', 'manager');
		expect((await remove('partner', 'partner')).body.code).toBe('last-owner');
		expect((await giveRole('partner', 'partner', { role: 'desk', seen: 'owner' })).body.code).toBe('last-owner');
		expect((await remove('operator', 'partner')).body.code).toBe('last-owner');
		await giveRole('partner', 'guest', { role: 'owner', seen: 'manager' });
		expect((await remove('partner', 'partner')).status).toBe(200);
		expect(await rolesOf('guest')).toEqual(['Guest owner']);
		expect((await remove('guest', 'guest')).body.code).toBe('last-owner');
	});

	test('is never the last owner who can log in: one whose account is suspended answers for nothing', async () => {
		await hire('guest', 'owner');
		const isGuest = eq(member.id, house.idOf('guest'));
		await house.queries.update(member).set({ status: 'suspended' }).where(isGuest);
		const { items } = (await staffOf('partner')).body;
		expect(items.map(({ isLastOwner }: { isLastOwner: boolean }) => isLastOwner)).toEqual([true, false]);
		expect((await remove('partner', 'partner')).body.code).toBe('last-owner');
		expect((await giveRole('partner', 'partner', { role: 'desk', seen: 'owner' })).body.code).toBe('last-owner');
		expect((await remove('partner', 'guest')).status).toBe(200);
		await house.queries.update(member).set({ status: 'active' }).where(isGuest);
	});
});

describe('the list', () => {
	test('shows colleagues to each other, addresses to who manages, and nothing to others', async () => {
		await hire('guest', 'guide');
		const [, guide] = (await staffOf('partner')).body.items;
		expect(guide).toMatchObject({ email: 'guest@maru.example', isMe: false, isLastOwner: false });
		const items = (await staffOf('guest')).body.items;
		expect(items).toMatchObject([
			{ name: 'Partner Tester', email: null, isLastOwner: true },
			{ email: 'guest@maru.example', isMe: true },
		]);
		for (const who of ['rival', 'other', 'applicant'] as const) expect((await staffOf(who)).status, who).toBe(404);
		expect((await staffOf('partner', randomUUID())).status).toBe(404);
		expect((await staffOf('partner', 'nonsense')).status).toBe(404);
	});

	test('of workplaces names all that one works for, with what one is there', async () => {
		await hire('guest', 'guide');
		await employ(house.queries, {
			...{ organisationId: house.organisationOf('rival'), memberId: house.idOf('guest') },
			role: 'interpreter',
		});
		const { body } = await house.call('guest', 'GET /api/organisations?language=ko');
		expect(body).toMatchObject({
			total: 2,
			items: [
				{ name: '북촌산책', role: 'guide', mayManage: false },
				{ name: '한옥스테이', role: 'interpreter', mayManage: false },
			],
		});
		expect((await house.call('operator', 'GET /api/organisations?language=en')).body.items).toMatchObject([
			{ id: agencyId, kind: 'agency', name: 'Maru', mayManage: true },
		]);
	});
});

describe('mails to a house', () => {
	test('go to all of its staff who answer, each in their language, and to nobody else of it', async () => {
		await hire('guest', 'desk');
		await employ(house.queries, { ...{ organisationId: own, memberId: house.idOf('operator') }, role: 'guide' });
		await house.reserved('other', 'tour');
		const booked = async (who: 'partner' | 'guest' | 'operator') =>
			(await house.mailsTo(house.emailOf(who)))
				.filter(({ template }) => template === 'provider-booked')
				.map(({ locale }) => locale);
		expect([await booked('partner'), await booked('guest'), await booked('operator')]).toEqual([['vn'], ['th'], []]);
	});
});
