import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import { agreedPrice } from '#server/db/schema/reservation.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { putVersion } from './agreed-version.ts';
import { reserveAgreed } from './reserve-agreed.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(agreedPrice);
});

const persons = { adult: 2, child: 0, infant: 0 };
const lines: AgreedLine[] = [
	{ of: 'tests', name: 'Full screening', quantity: 2, won: 400_000 },
	{ of: 'tax', name: '', quantity: 1, won: 80_000 },
];

/** The answer to a question, with a price in lines. */
async function answered({ places = 2, days = 3 } = {}) {
	const subject = { subjectKind: 'matching-answer' as const, subjectId: randomUUID() };
	await put(subject, { places, days });
	return subject;
}
type Subject = Awaited<ReturnType<typeof answered>>;

const put = (subject: Subject, { places = 2, days = 3, won = 400_000 } = {}) =>
	house.services.transact((work) =>
		putVersion(work, {
			...{ subject, persons, places, now: house.now },
			lines: lines.map((line) => (line.of === 'tests' ? { ...line, won } : line)),
			validUntil: new Date(house.now.getTime() + days * 86_400_000),
			actor: 'provider',
			actorId: house.idOf('partner'),
		}),
	);

const form = (changes: Partial<ReservationForm> = {}): ReservationForm => ({
	...formFor('private-walk', { order: { on: dayIn(25), persons } }),
	total: 880_000,
	...changes,
});
const pick = (subject: Subject, { version = 1, given = form() } = {}) =>
	reserveAgreed({ ...house, now: house.now, viewer: house.viewerOf('guest') }, { form: given, subject, version });
const states = async () =>
	(await house.queries.select().from(agreedPrice).orderBy(agreedPrice.version)).map(({ state }) => state);

test('agreed lines, date and places become a confirmed reservation, and the version is locked', async () => {
	const subject = await answered();
	const answer = await pick(subject);
	expect(answer).toMatchObject({ ok: true, value: { status: 'confirmed' } });
	const id = answer.ok ? answer.value.id : '';
	expect(await house.rowOf(id)).toMatchObject({
		...{ status: 'confirmed', totalWon: 880_000, places: 2, persons },
		price: { basis: 'agreed', version: 1, lines },
	});
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(2);
	expect(await states()).toEqual(['picked']);
	expect(await put(subject)).toMatchObject({ ok: false, refusal: 'not-allowed' });
	expect((await house.mailsTo(house.emailOf('guest'))).map(({ template }) => template)).toEqual([
		'reservation-confirmed',
	]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('the same key again is the same reservation', async () => {
	const subject = await answered();
	const given = form();
	const [first, again] = [await pick(subject, { given }), await pick(subject, { given })];
	expect(again).toEqual(first);
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(2);
});

test('takes no place where none are kept, also on a day that is on no schedule', async () => {
	const subject = await answered({ places: 0 });
	const order = { ...form().order, time: '23:30' };
	expect(await pick(subject, { given: form({ order }) })).toMatchObject({ ok: true });
	expect(await house.takenOf('private-walk', dayIn(25), '23:30')).toBe(0);
	const held = await answered();
	expect(await pick(held, { given: form({ order }) })).toMatchObject({
		refusal: 'invalid-input',
		faults: [{ at: 'order.time', code: 'not-offered' }],
	});
});

test('what was succeeded, has lapsed, or costs another sum than was read is refused, and nothing is written', async () => {
	const subject = await answered();
	await put(subject, { won: 300_000 });
	expect(await pick(subject)).toMatchObject({ refusal: 'price-changed' });
	expect(await pick(subject, { version: 2 })).toMatchObject({ refusal: 'price-changed' });
	const short = await answered({ days: 1 });
	house.clock.pass({ days: 2 });
	expect(await pick(short)).toMatchObject({ refusal: 'price-changed' });
	expect(await pick(short, { version: 9 })).toMatchObject({ refusal: 'not-found' });
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(0);
});

test('picked twice at the same instant is picked once', async () => {
	const subject = await answered();
	const answers = await Promise.all([pick(subject), pick(subject), pick(subject)]);
	expect(answers.filter(({ ok }) => ok).length).toBe(1);
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(2);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('without places left nothing is written, and the version stays open', async () => {
	const subject = await answered({ places: 7 });
	expect(await pick(subject)).toMatchObject({ refusal: 'slot-full' });
	expect(await states()).toEqual(['open']);
	expect(await truthFaults(house.queries)).toEqual([]);
});
