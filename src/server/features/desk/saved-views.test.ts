import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostViews } from '#domain/desk/saved-view.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { savedView } from '#server/db/schema/saved-view.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.delete(savedView);
});

const choices = { queue: 'upcoming', pay: 'open', sort: 'latest' };
const keep = (who: Actor, name: string, more: object = {}, search = '') =>
	house.call(who, `POST /api/desk/views${search}`, { body: { name, choices, isDefault: false, ...more } });
const namesOf = async (who: Actor, search = ''): Promise<string[]> =>
	(await house.call(who, `GET /api/desk/views${search}`)).body.views.map(({ name }: { name: string }) => name);
const change = (who: Actor, id: string, name: string, isDefault = false) =>
	house.call(who, `PUT /api/desk/views/${id}`, { body: { name, isDefault } });
const drop = (who: Actor, id: string) => house.call(who, `DELETE /api/desk/views/${id}`);

test('what is chosen is kept under a name, renamed, and given up', async () => {
	const { body } = await keep('partner', '미수금');
	expect(body).toMatchObject({ name: '미수금', choices, isDefault: false });
	expect(await namesOf('partner')).toEqual(['미수금']);
	expect((await change('partner', body.id, '받을 돈')).body).toMatchObject({ id: body.id, name: '받을 돈', choices });
	expect((await drop('partner', body.id)).status).toBe(200);
	expect((await drop('partner', body.id)).status).toBe(404);
	expect(await namesOf('partner')).toEqual([]);
});

test('the same name again is told; it means what was chosen last where that is wished, and another cannot be given it', async () => {
	const first = await keep('partner', 'Open');
	const refused = await keep('partner', 'Open', { choices: { queue: 'past' } });
	expect(refused.body.faults).toEqual([{ at: 'name', code: 'name-taken' }]);
	const before = (await house.call('partner', 'GET /api/desk/views')).body.views[0];
	expect(before).toMatchObject({ id: first.body.id, choices });
	const again = await keep('partner', 'Open', { choices: { queue: 'past' }, replaces: true });
	expect([again.body.id, again.body.choices]).toEqual([first.body.id, { queue: 'past' }]);
	const other = await keep('partner', 'Other');
	expect((await change('partner', other.body.id, 'Open')).status).toBe(400);
});

test('one at the most opens the list, also when two are chosen at once', async () => {
	const [a, b] = await Promise.all([
		keep('partner', 'A', { isDefault: true }),
		keep('partner', 'B', { isDefault: true }),
	]);
	expect([a.status, b.status]).toEqual([200, 200]);
	const { views } = (await house.call('partner', 'GET /api/desk/views')).body;
	expect(views.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
	await change('partner', a.body.id, 'A', true);
	const after = (await house.call('partner', 'GET /api/desk/views')).body.views;
	expect(after.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault]).sort()).toEqual([
		['A', true],
		['B', false],
	]);
});

test('each member has their own, at each business its own, and only where they work', async () => {
	const { body } = await keep('partner', 'Mine');
	const there = `?organisation=${house.organisationOf('partner')}`;
	await keep('partner', 'Mine', {}, there);
	await keep('partner', 'There', {}, there);
	expect(await namesOf('partner')).toEqual(['Mine']);
	expect(await namesOf('partner', there)).toEqual(['Mine', 'There']);
	expect(await namesOf('rival')).toEqual([]);
	expect(await namesOf('operator')).toEqual([]);
	expect((await keep('rival', 'Spy', {}, there)).status).toBe(404);
	expect((await house.call('rival', `GET /api/desk/views${there}`)).status).toBe(404);
	expect([(await change('rival', body.id, 'Taken')).status, (await drop('operator', body.id)).status]).toEqual([
		404, 404,
	]);
	expect([(await keep('guest', 'No')).status, (await keep('visitor', 'No')).status]).toEqual([404, 401]);
});

test('a view is shared with the house, whose people see it and by whom; only its maker changes it, and takes it back', async () => {
	const organisationId = house.organisationOf('partner');
	const there = `?organisation=${organisationId}`;
	const { body } = await keep('partner', 'To be paid', { isShared: true });
	expect(body).toMatchObject({ isShared: true, by: null });
	expect(await namesOf('rival')).toEqual([]);
	await employ(house.queries, { organisationId, memberId: house.idOf('rival'), role: 'desk' });
	for (const search of ['', there]) {
		const [seen] = (await house.call('rival', `GET /api/desk/views${search}`)).body.views;
		expect(seen).toMatchObject({ id: body.id, name: 'To be paid', choices, isShared: true, isDefault: false });
		expect(seen.by).not.toBe('');
	}
	// At several places it could be either: at one of them it is said which.
	expect((await house.call('rival', 'GET /api/desk/views')).body.sharing).toBeNull();
	expect((await keep('rival', 'Mine', { isShared: true })).body.faults).toEqual([
		{ at: 'isShared', code: 'not-offered' },
	]);
	expect((await house.call('rival', `GET /api/desk/views${there}`)).body.sharing).toBe('house');
	expect([(await change('rival', body.id, 'Taken')).status, (await drop('rival', body.id)).status]).toEqual([404, 404]);
	// A name of one's own may be the same.
	expect((await keep('rival', 'To be paid')).status).toBe(200);
	expect((await change('partner', body.id, 'To be paid')).body.isShared).toBe(false);
	expect(await namesOf('rival', there)).toEqual([]);
	await house.queries
		.update(staff)
		.set({ leftAt: new Date() })
		.where(and(eq(staff.memberId, house.idOf('rival')), eq(staff.organisationId, organisationId)));
});

test('what an operator shares stays in the agency, and who has left shares nothing any more', async () => {
	const { body } = await keep('operator', 'Late money', { isShared: true });
	expect((await house.call('operator', 'GET /api/desk/views')).body.sharing).toBe('agency');
	expect(await namesOf('partner')).toEqual([]);
	const memberId = house.idOf('rival');
	await employ(house.queries, { organisationId: agencyId, memberId, role: 'desk' });
	expect((await house.call('rival', 'GET /api/desk/views')).body.views).toMatchObject([{ id: body.id }]);
	const ofOperator = and(eq(staff.memberId, house.idOf('operator')), eq(staff.organisationId, agencyId));
	await house.queries.update(staff).set({ leftAt: new Date() }).where(ofOperator);
	expect(await namesOf('rival')).toEqual([]);
	await house.queries.update(staff).set({ leftAt: null }).where(ofOperator);
	await house.queries.delete(staff).where(and(eq(staff.memberId, memberId), eq(staff.organisationId, agencyId)));
});

test('there are so many and no more; names have a length and choices a meaning', async () => {
	for (let at = 0; at < mostViews; at += 1) expect((await keep('partner', `View ${at}`)).status).toBe(200);
	expect((await keep('partner', 'One more')).body.faults).toEqual([{ at: 'name', code: 'too-many-views' }]);
	expect((await keep('partner', 'View 3', { replaces: true })).status).toBe(200);
	expect((await keep('rival', ' ')).status).toBe(400);
	expect((await keep('rival', 'x'.repeat(41))).status).toBe(400);
	expect((await keep('rival', 'Odd', { choices: { queue: 'nowhere' } })).status).toBe(400);
});
