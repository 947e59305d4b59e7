import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Duty, duties } from '#domain/organisation/duties.ts';
import { agencyId, type Role } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { invitation, staff } from '#server/db/schema/organisation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { findOperators } from './staff.repo.ts';

type Who = Exclude<Actor, 'visitor'>;

/** The operator owns the agency; the guest is a colleague there, whose duties are narrowed. */
let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

beforeEach(async () => {
	await house.clear();
	await house.queries.delete(invitation);
	for (const who of ['guest', 'other'] as const)
		await house.queries.delete(staff).where(eq(staff.memberId, house.idOf(who)));
	await employ(house.queries, { organisationId: agencyId, memberId: house.idOf('guest'), role: 'desk' });
	await setGroup('guest', 'GR0100');
	await setGroup('other', 'GR0300');
});

const setGroup = (who: Who, group: 'GR0100' | 'GR0300') =>
	house.queries
		.update(member)
		.set({ group, emailVerifiedAt: new Date() })
		.where(eq(member.id, house.idOf(who)));

const narrow = (who: Actor, chosen: Duty[] | null, seen: Duty[] | null = null, whom: Who = 'guest') =>
	house.call(who, `PUT /api/organisations/${agencyId}/staff/${house.idOf(whom)}/duties`, {
		body: { duties: chosen, seen },
	});
const dutiesOf = async (whom: Who) => {
	const { items } = (await house.call('operator', `GET /api/organisations/${agencyId}/staff`)).body;
	return items.find(({ memberId }: { memberId: string }) => memberId === house.idOf(whom))?.duties;
};

/** One page of each, without anything that has to be there. */
const doors: Record<Duty, string> = {
	members: 'GET /api/members',
	houses: 'GET /api/houses?language=en',
	money: 'GET /api/refunds',
	content: 'GET /api/console/site/profile',
	trust: 'GET /api/moderation/count',
	oversight: 'GET /api/security-events',
	running: 'GET /api/running',
	reports: 'GET /api/reports/monthly?month=2026-01',
};

test('a colleague sees what they look after from the next request on, and of the rest that it is not there', async () => {
	for (const duty of duties) {
		await house.queries
			.update(staff)
			.set({ duties: [duty] })
			.where(eq(staff.memberId, house.idOf('guest')));
		for (const other of duties) {
			const { status } = await house.call('guest', doors[other]);
			expect(status, `${duty} asks ${doors[other]}`).toBe(other === duty ? 200 : 404);
		}
		// What the role gives, stays.
		expect((await house.call('guest', 'GET /api/desk/reservations?language=en')).status).toBe(200);
		expect((await house.call('guest', 'GET /api/desk/houses?language=en')).status).toBe(200);
	}
});

test('an owner of the agency says so, whom it is about is told, and it is in the trail', async () => {
	expect((await narrow('operator', ['trust', 'money', 'trust'])).status).toBe(200);
	expect(await dutiesOf('guest')).toEqual(['money', 'trust']);
	expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({
		...{ template: 'staff-duties', locale: 'th' },
		data: { duties: 'money trust' },
	});
	const entry = (await trailOf(house.queries)).find(({ event }) => event === 'staff.duties-changed');
	expect(entry).toMatchObject({ details: { duties: 'money trust', before: 'all' } });
	// Said again, it is as it was; another owner who saw something else is told so.
	expect((await narrow('operator', ['money', 'trust'])).status).toBe(200);
	expect(
		(await house.mailsTo('guest@maru.example')).filter(({ template }) => template === 'staff-duties'),
	).toHaveLength(1);
	expect((await narrow('operator', ['content'])).body.code).toBe('changed-since');
	expect((await narrow('operator', [...duties], ['money', 'trust'])).status).toBe(200);
	expect(await dutiesOf('guest')).toBeNull();
});

test('nobody else says so, and of nobody else can it be said', async () => {
	for (const who of ['guest', 'partner', 'rival', 'other'] as const)
		expect((await narrow(who, [])).status, who).toBe(404);
	expect((await narrow('operator', [], null, 'operator')).body.code).toBe('not-allowed');
	expect((await narrow('operator', [], null, 'other')).status).toBe(404);
	const own = house.organisationOf('partner');
	const atHouse = await house.call('partner', `PUT /api/organisations/${own}/staff/${house.idOf('partner')}/duties`, {
		body: { duties: [], seen: null },
	});
	expect(atHouse.body.code).toBe('not-allowed');
	const unknown = await house.call(
		'operator',
		`PUT /api/organisations/${agencyId}/staff/${house.idOf('guest')}/duties`,
		{
			body: { duties: ['everything'], seen: null },
		},
	);
	expect(unknown.status).toBe(400);
});

test('it is asked of who signed in a moment ago', async () => {
	const cookie = house.cookieOf('operator');
	house.clock.pass({ minutes: 40 });
	const { statusCode, json } = await house.app.inject({
		...{ method: 'PUT', url: `/api/organisations/${agencyId}/staff/${house.idOf('guest')}/duties` },
		...{ headers: { cookie, 'sec-fetch-site': 'same-origin' }, payload: { duties: [], seen: null } },
	});
	expect([statusCode, json().code]).toEqual([403, 'sign-in-again']);
	expect(await dutiesOf('guest')).toBeNull();
});

test('an invitation says what will be theirs; another role gives nothing that was not given', async () => {
	const invited = await house.call('operator', `POST /api/organisations/${agencyId}/invitations`, {
		body: { email: 'other@maru.example', role: 'desk' satisfies Role, language: 'en', duties: ['content'] },
	});
	expect(invited.status).toBe(200);
	const open = await house.call('operator', `GET /api/organisations/${agencyId}/invitations`);
	expect(open.body.items).toMatchObject([{ duties: ['content'] }]);
	const mails = (await house.mailsTo('other@maru.example')).filter(({ template }) => template === 'staff-invited');
	const token = new URL(String(mails.at(-1)?.data.link)).searchParams.get('invitation') ?? '';
	const shown = await house.call('other', `GET /api/invitations/${token}?language=en`);
	expect(shown.body).toMatchObject({ role: 'desk', duties: ['content'] });
	expect((await house.call('other', `POST /api/invitations/${token}/acceptance`)).status).toBe(200);
	expect(await dutiesOf('other')).toEqual(['content']);
	// With what they began stands in the trail, and is told to who manages the staff.
	const entry = (await trailOf(house.queries)).find(({ event }) => event === 'staff.joined');
	expect(entry?.details).toEqual({ organisation: agencyId, role: 'desk', duties: 'content' });
	expect((await house.mailsTo('operator@maru.example')).at(-1)).toMatchObject({
		...{ template: 'staff-joined', data: { role: 'desk', duties: 'content' } },
	});
	expect((await house.call('other', doors.content)).status).toBe(200);
	expect((await house.call('other', doors.money)).status).toBe(404);
	const give = (role: Role, seen: Role) =>
		house.call('operator', `PUT /api/organisations/${agencyId}/staff/${house.idOf('other')}`, { body: { role, seen } });
	expect((await give('manager', 'desk')).status).toBe(200);
	expect(await dutiesOf('other')).toEqual(['content']);
	expect((await house.mailsTo('other@maru.example')).at(-1)).toMatchObject({
		...{ template: 'staff-role', data: { role: 'manager', duties: 'content' } },
	});
	// Back from a role without duties they begin with none: nothing is theirs that no owner ticked.
	for (const between of ['owner', 'guide'] as const) {
		expect((await give(between, between === 'owner' ? 'manager' : 'desk')).status).toBe(200);
		expect((await give('desk', between)).status).toBe(200);
		expect(await dutiesOf('other')).toEqual([]);
		expect((await house.call('other', doors.money)).status).toBe(404);
	}
});

test('an invitation that says nothing of duties gives those the role begins with', async () => {
	const invite = (email: string, role: Role) =>
		house.call('operator', `POST /api/organisations/${agencyId}/invitations`, {
			body: { email, role, language: 'en' },
		});
	expect((await invite('a@mail.example', 'desk')).status).toBe(200);
	expect((await invite('b@mail.example', 'manager')).status).toBe(200);
	const open = await house.call('operator', `GET /api/organisations/${agencyId}/invitations`);
	expect(open.body.items).toMatchObject([
		{ role: 'desk', duties: [] },
		{ role: 'manager', duties: null },
	]);
});

test('who does not look after it is neither mailed nor called by the bell, nor counted what waits', async () => {
	await narrow('operator', ['content']);
	expect((await findOperators(house.queries, 'money')).map(({ id }) => id)).not.toContain(house.idOf('guest'));
	expect((await findOperators(house.queries, 'content')).map(({ id }) => id)).toContain(house.idOf('guest'));
	await house.clear();
	const { id } = await house.reserved('other', 'private-walk');
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	const opened = await house.call('other', `POST /api/reservations/${id}/disputes`, {
		body: { key: crypto.randomUUID(), reason: 'late', wish: 'none', words: 'An hour late.' },
	});
	expect(opened.status).toBe(200);
	const disputed = async (who: Actor) => {
		const { items } = (await house.call(who, 'GET /api/notifications?language=en')).body;
		return items.filter(({ kind }: { kind: string }) => kind === 'dispute.opened').length;
	};
	await tellEvents(house.services);
	expect([await disputed('operator'), await disputed('guest')]).toEqual([1, 0]);
	const templates = async (address: string) => (await house.mailsTo(address)).map(({ template }) => template);
	expect(await templates('operator@maru.example')).toContain('dispute-news');
	expect(await templates('guest@maru.example')).not.toContain('dispute-news');
	const queues = async (who: Actor) =>
		(await house.call(who, 'GET /api/desk/today?language=en')).body.queues.map(({ queue }: { queue: string }) => queue);
	expect(await queues('operator')).toContain('disputes');
	expect(await queues('guest')).not.toContain('disputes');
	// They read it on the reservation, and mediate nothing.
	const standing = await house.call('guest', `GET /api/reservations/${id}/dispute`);
	expect(standing.body.dispute.moves).toEqual([]);
	const { id: dispute, state, outcome, won, answer } = standing.body.dispute;
	const move = (who: Actor) =>
		house.call(who, `POST /api/disputes/${dispute}/moves`, {
			body: { move: 'decide', outcome: 'none', answer: 'No.', seen: { state, outcome, won, answer } },
		});
	expect((await move('guest')).body.code).toBe('not-allowed');
	expect((await move('operator')).status).toBe(200);
});

test('figures and settlements of every house are of who looks after reports or money, whatever their role', async () => {
	const figures = 'GET /api/console/figures?language=en&from=2026-01-01&to=2026-01-31';
	const settlements = 'GET /api/settlements?language=en';
	const seenBy = async (role: Role, ...chosen: Duty[]) => {
		await house.queries
			.update(staff)
			.set({ role, duties: chosen })
			.where(eq(staff.memberId, house.idOf('guest')));
		const answers = [await house.call('guest', figures), await house.call('guest', settlements)];
		return answers.map(({ status }) => status);
	};
	expect(await seenBy('manager', 'content')).toEqual([404, 404]);
	expect(await seenBy('manager', 'reports')).toEqual([200, 404]);
	expect(await seenBy('desk', 'money')).toEqual([404, 200]);
	expect(await seenBy('desk')).toEqual([404, 404]);
});

test('who manages, and not the content, edits products and no notice', async () => {
	await house.queries
		.update(staff)
		.set({ role: 'manager', duties: ['money'] })
		.where(eq(staff.memberId, house.idOf('guest')));
	const make = (who: Actor, body: object) => house.call(who, 'POST /api/console/content', { body });
	const notice = { kind: 'notice', names: { ko: '새 소식', en: 'News' } };
	expect([(await make('guest', notice)).status, (await make('operator', notice)).status]).toEqual([404, 200]);
	const listed = async (who: Actor) => (await house.call(who, 'GET /api/console/content?kind=notice&language=en')).body;
	expect([(await listed('guest')).total, (await listed('operator')).total > 0]).toEqual([0, true]);
});
