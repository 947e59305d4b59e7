import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { erasureRuleIds } from '#domain/running/erasure.ts';
import { erasure, erasureRun } from '#server/db/schema/erasure.ts';
import { mail } from '#server/db/schema/mail.ts';
import { searchMiss } from '#server/db/schema/search-miss.ts';
import { viewing } from '#server/db/schema/viewing.ts';
import { sweepMails } from '#server/features/mail/sweep-mails.ts';
import { sweepMisses } from '#server/features/report/sweep-misses.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { sweepViewings } from '#server/features/viewing/sweep-viewings.ts';
import { rulesOfTask, timetable } from '#server/jobs/tasks.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { noteErased, noteRan } from './erasure.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.delete(erasure);
	await house.queries.delete(erasureRun);
});

const today = () => koreanDay(house.now);
const list = (more = '', who: Actor = 'operator') =>
	house.call(who, `GET /api/running/erasures?from=${addDays(today(), -29)}&to=${today()}${more}`);

test('every rule is followed by a job that comes by itself', () => {
	const scheduled = timetable.flatMap(({ task }) => rulesOfTask[task] ?? []);
	expect([...scheduled].sort()).toEqual([...erasureRuleIds].sort());
});

test('what a sweep erases is counted with it, by rule and day; what it finds nothing of leaves no row', async () => {
	await house.reserved('guest', 'tour');
	const mails = await house.queries.select({ id: mail.id }).from(mail);
	expect(mails.length).toBeGreaterThan(0);
	await house.queries.update(mail).set({ status: 'sent' });
	const later = new Date(house.now.getTime() + 91 * 86_400_000);
	await sweepMails({ queries: house.queries, now: later });
	await sweepMails({ queries: house.queries, now: later });
	expect(await house.queries.select().from(mail)).toEqual([]);
	expect(await house.queries.select().from(erasure)).toEqual([
		{ rule: 'mail', day: koreanDay(later), count: mails.length, at: later },
	]);
});

test('what the page says of a rule is what its job does, to the day', async () => {
	const { rules } = (await list()).body;
	const daysOf = (rule: string): number => rules.find((one: { rule: string }) => one.rule === rule).days;
	const at = (days: number) => new Date(house.now.getTime() + days * 86_400_000);
	const { queries } = house;
	await queries.delete(mail);
	const words = { template: 'verify-email', data: {}, locale: 'en', address: 'linh@example.com' } as const;
	await queries.insert(mail).values({ ...words, status: 'sent', createdAt: house.now });
	await queries.delete(searchMiss);
	await queries.insert(searchMiss).values({ words: 'one', language: 'en', day: today(), count: 1 });
	await queries.delete(viewing);
	await queries.insert(viewing).values({ subject: 'notice/one', viewerHash: 'hash', day: today() });
	const swept = {
		mail: { sweep: sweepMails, table: mail },
		'search-words': { sweep: sweepMisses, table: searchMiss },
		viewing: { sweep: sweepViewings, table: viewing },
	};
	for (const [rule, { sweep, table }] of Object.entries(swept)) {
		const left = async () => (await queries.select({ one: sql`1` }).from(table)).length;
		await sweep({ queries, now: at(daysOf(rule) - 1) });
		expect(await left(), `${rule} a day before`).toBe(1);
		await sweep({ queries, now: at(daysOf(rule) + 1) });
		expect(await left(), `${rule} a day after`).toBe(0);
	}
});

test('of one day all is added up', async () => {
	const miss = (words: string) => ({ words, language: 'en' as const, day: '2020-01-01', count: 1 });
	await house.queries.delete(searchMiss);
	await house.queries.insert(searchMiss).values([miss('one'), miss('two')]);
	await sweepMisses({ queries: house.queries, now: house.now });
	await noteErased(house.queries, { rule: 'search-words', count: 3, now: house.now });
	await noteErased(house.queries, { rule: 'search-words', count: 0, now: house.now });
	expect((await list()).body.erasures).toMatchObject([{ rule: 'search-words', day: today(), count: 5 }]);
});

test('a reservation that is forgotten is counted in its own transaction', async () => {
	const { id } = await house.reserved('guest', 'tour');
	house.clock.pass({ days: 60 });
	await sweepReservations(house);
	expect((await house.rowOf(id)).erasedAt).not.toBeNull();
	const [row] = await house.queries.select().from(erasure).where(eq(erasure.rule, 'reservation'));
	expect(row?.count).toBeGreaterThanOrEqual(1);
});

test('the desk sees them by rule and period, and when each rule was last followed', async () => {
	await noteErased(house.queries, { rule: 'mail', count: 2, now: house.now });
	await noteErased(house.queries, { rule: 'guest', now: new Date(house.now.getTime() - 40 * 86_400_000) });
	const ranAt = house.now;
	await noteRan(house.queries, ['mail', 'guest'], ranAt);
	const { erasures, rules } = (await list()).body;
	expect(erasures).toMatchObject([{ rule: 'mail', count: 2 }]);
	expect(rules).toHaveLength(erasureRuleIds.length);
	const ruled = (rule: string) => rules.find((one: { rule: string }) => one.rule === rule);
	expect(ruled('guest')).toEqual({ rule: 'guest', ranAt: ranAt.toISOString(), days: 90 });
	// What the agency sets itself, and one that has not run yet.
	expect(ruled('reservation')).toEqual({ rule: 'reservation', ranAt: null, days: 7 });
	expect((await list('&rule=guest')).body.erasures).toEqual([]);
	const long = `GET /api/running/erasures?from=2020-01-01&to=${today()}`;
	expect((await house.call('operator', long)).body.faults).toMatchObject([{ at: 'to' }]);
	expect((await list('&rule=nothing')).status).toBe(400);
	for (const who of ['guest', 'partner'] as const) expect((await list('', who)).status).toBe(404);
	expect((await list('', 'visitor')).status).toBe(401);
});
