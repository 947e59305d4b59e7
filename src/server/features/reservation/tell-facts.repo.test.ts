import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProfile } from '#demo/profile.ts';
import { cancellationScales, freeUntil } from '#domain/reservation/cancellation.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { findTellFacts } from './tell-facts.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const at = new Date();
const on = dayIn(30);
const factsOf = async (id: string) => findTellFacts(house.queries, id, house.now);

test('names what is reserved, by whom and of whom, as it stands', async () => {
	const order = orderOn(on, { persons: { adult: 2, child: 1, infant: 1 } });
	const id = await insertedRow(house, 'private-walk', order, { at });
	const facts = await factsOf(id);
	const row = await house.rowOf(id);
	expect(facts).toMatchObject({
		id,
		code: row.code,
		kind: 'private-tour',
		productId: 'private-walk',
		title: { en: 'private-walk' },
		meetingPoint: { en: 'The gate' },
		order,
		change: null,
		money: { total: 260_000, kept: 0, paid: 0, refunded: 0 },
		guestName: 'Siriporn Wongsakul',
		guests: 4,
		expiresAt: row.expiresAt,
		reason: null,
		percent: null,
		freeUntil: freeUntil(cancellationScales['day-tour'], order),
		member: { id: house.idOf('guest'), email: 'guest@maru.example', locale: 'th' },
		providers: [{ memberId: house.idOf('partner'), email: 'partner@maru.example', locale: 'vn' }],
	});
	expect(facts).not.toHaveProperty('plan');
	expect(JSON.stringify(facts)).not.toContain('sealed');
});

test('names the options that were chosen, in each language', async () => {
	const [train] = await house.queries.select().from(product).where(eq(product.id, 'train'));
	const choices = Object.fromEntries((train?.price.choices ?? []).map(({ group, options }) => [group, options[0]?.id]));
	const texts = Object.fromEntries(
		Object.entries(train?.texts ?? {}).map(([locale, text]) => [
			locale,
			{ ...text, options: Object.fromEntries(Object.values(choices).map((choice) => [choice, `${locale} ${choice}`])) },
		]),
	);
	await house.queries.update(product).set({ texts }).where(eq(product.id, 'train'));
	const id = await insertedRow(house, 'train', orderOn(on, { time: train?.schedule.times[0] ?? null, choices }), {
		at,
	});
	const said = Object.values(choices)
		.map((choice) => `en ${choice}`)
		.join(', ');
	expect((await factsOf(id))?.chosen).toMatchObject({ en: said });
});

test('a provider without a member is told at the agency, in Korean', async () => {
	const id = await insertedRow(house, 'park', orderOn(on, { time: null }), { at });
	expect((await factsOf(id))?.plan?.deposit).toBeGreaterThan(0);
	expect((await factsOf(id))?.providers).toEqual([{ memberId: null, email: demoProfile.email, locale: 'ko' }]);
});

test('a partner who is suspended hears no more of guests: the agency does', async () => {
	const id = await insertedRow(house, 'tour', orderOn(on), { at });
	const set = (status: 'active' | 'suspended') =>
		house.queries
			.update(member)
			.set({ status })
			.where(eq(member.id, house.idOf('partner')));
	await set('suspended');
	expect((await factsOf(id))?.providers).toMatchObject([{ memberId: null, email: demoProfile.email }]);
	await set('active');
	expect((await factsOf(id))?.providers).toMatchObject([{ email: 'partner@maru.example' }]);
});

test('of what is not there, nothing', async () => {
	expect(await factsOf('018f2f3c-0000-7000-8000-00000000dead')).toBeUndefined();
});
