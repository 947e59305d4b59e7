import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { consultation, consultationAnswer } from '#server/db/schema/consultation.ts';
import { matchingAnswer, matchingQuestion } from '#server/db/schema/matching.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { searchMiss } from '#server/db/schema/search-miss.ts';
import { listView, productView } from '#server/db/schema/viewing.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { sweepMisses } from './sweep-misses.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(searchMiss);
});

const asked = (more: Record<string, string> = {}) => {
	const to = koreanDay(house.now);
	return new URLSearchParams({ language: 'en', from: addDays(to, -29), to, ...more });
};
const report = (more: Record<string, string> = {}, who: Actor = 'operator') =>
	house.call(who, `GET /api/reports?${asked(more)}`);

async function trade() {
	const walk = await house.reserved('guest', 'private-walk');
	await house.reserved('other', 'tour');
	await house.reserved('guest', 'hotel');
	const body = { move: 'decline', reason: 'Full' };
	await house.call('partner', `POST /api/reservations/${walk.id}/moves?language=en`, { body });
	return walk.id;
}

test('every side tells the same reservations apart, and all of them add up', async () => {
	await trade();
	const { whole, periods, sides } = (await report()).body;
	expect(whole).toMatchObject({ reservations: 3, cancelled: 1 });
	expect(periods).toHaveLength(30);
	expect(periods.at(-1)).toMatchObject({ period: koreanDay(house.now), reservations: 3 });
	for (const [side, rows] of Object.entries<{ reservations: number; expectedWon: number }[]>(sides)) {
		const sum = (of: 'reservations' | 'expectedWon') => rows.reduce((total, row) => total + row[of], 0);
		expect([sum('reservations'), sum('expectedWon')], side).toEqual([3, whole.expectedWon]);
	}
	expect(sides.partner.map(({ name }: { name: string }) => name).sort()).toEqual(['stays', 'walks']);
	expect(sides.channel).toMatchObject([{ name: 'site', reservations: 3 }]);
});

test('who did not come is expected to have paid, as the note under the report says', async () => {
	const id = await trade();
	await house.set(id, { status: 'no-show' });
	const { whole, sides } = (await report()).body;
	const rows = await house.queries.select().from(reservation);
	expect(whole.expectedWon).toBe(rows.reduce((sum, { totalWon }) => sum + totalWon, 0));
	expect(whole).toMatchObject({ reservations: 3, cancelled: 0 });
	expect(sides.partner.find(({ name }: { name: string }) => name === 'walks').expectedWon).toBeGreaterThan(
		rows.find((row) => row.id === id)?.totalWon ?? 0,
	);
});

/** What visitors did today and yesterday. */
async function visits() {
	const day = koreanDay(house.now);
	await house.queries.delete(productView);
	await house.queries.delete(listView);
	const tour = { productId: 'tour', day, language: 'en', country: '' } as const;
	await house.queries.insert(productView).values([
		{ ...tour, views: 40, dates: 12, forms: 6, sent: 4 },
		{ ...tour, language: 'th', country: 'TH', views: 10, dates: 1 },
		{ ...tour, day: addDays(day, -40), views: 1_000, dates: 1_000, forms: 1_000, sent: 1_000 },
	]);
	const list = { day, area: 'travel', language: 'en', country: '' } as const;
	await house.queries.insert(listView).values([
		{ ...list, views: 80 },
		{ ...list, area: 'medical', views: 7 },
		{ ...list, language: 'th', country: 'TH', views: 13 },
		{ ...list, day: addDays(day, -40), views: 1_000 },
	]);
}

test('steps say how far people come, from a list to having been there', async () => {
	const id = await trade();
	await visits();
	await house.set(id, { paidWon: 1_000 });
	const { steps, stepsSince } = (await report()).body;
	const visited = { listed: 100, viewed: 50, dated: 13, opened: 6, sent: 4 };
	expect(steps).toMatchObject({ ...visited, reserved: 3, paid: 1, came: 0 });
	expect(stepsSince).toBe(addDays(koreanDay(house.now), -40));
	const of = async (more: Record<string, string>) => (await report(more)).body.steps;
	expect(await of({ area: 'medical' })).toMatchObject({ listed: 7, viewed: 0, reserved: 0 });
	expect(await of({ spoken: 'th' })).toMatchObject({ listed: 13, viewed: 10, dated: 1, opened: 0 });
	expect(await of({ country: 'TH' })).toMatchObject({ listed: 13, viewed: 10, dated: 1, opened: 0 });
	// A list is of no house, and a desk has no visitors.
	expect(await of({ partner: 'stays' })).toMatchObject({ listed: null, viewed: 0, reserved: 1 });
	expect(await of({ channel: 'desk' })).toMatchObject({ listed: null, viewed: null, sent: null, reserved: 0 });
	// What a desk has taken is nobody's way through the site.
	await house.set(id, { takenBy: house.idOf('partner') });
	expect(await of({})).toMatchObject({ ...visited, reserved: 2 });
	expect(await of({ channel: 'desk' })).toMatchObject({ sent: null, reserved: 1 });
});

test('where visitors leave stands in the table and on paper', async () => {
	await visits();
	const csv = await house.call('operator', `GET /api/reports/export?${asked({ format: 'csv', language: 'ko' })}`);
	expect(csv.bytes.toString('utf8')).toMatch(
		/이탈 단계,목록 조회,100,.*\r?\n이탈 단계,상품 조회,50,.*\r?\n이탈 단계,날짜 선택,13,/,
	);
	const partner = asked({ format: 'csv', language: 'en', partner: 'walks' });
	const ofOne = await house.call('operator', `GET /api/reports/export?${partner}`);
	expect(ofOne.bytes.toString('utf8')).toMatch(/Viewed a list,–,/);
	const month = koreanDay(house.now).slice(0, 7);
	const { text } = readPdf((await house.call('operator', `GET /api/reports/monthly?month=${month}`)).bytes);
	expect(text).toContain('예약서 열기');
});

test('where nobody counted yet is no “0 visitors”, on screen and in files; of a month that was counted in part, it says since when', async () => {
	await visits();
	const began = addDays(koreanDay(house.now), -40);
	const before = { from: addDays(began, -60), to: addDays(began, -31) };
	const unknown = { listed: null, viewed: null, dated: null, opened: null, sent: null, reserved: 0, came: 0 };
	expect((await report(before)).body.steps).toMatchObject(unknown);
	expect((await report({ from: addDays(began, -9), to: began })).body.steps).toMatchObject({ listed: 1_000 });
	// What was counted before all was is told.
	const old = { productId: 'tour', day: before.from, language: 'en', country: '', views: 7 } as const;
	await house.queries.insert(productView).values(old);
	expect((await report(before)).body.steps).toMatchObject({ ...unknown, viewed: 7 });
	const csv = async (span: Record<string, string>) =>
		(await house.call('operator', `GET /api/reports/export?${asked({ format: 'csv', ...span })}`)).bytes.toString(
			'utf8',
		);
	const told = await csv(before);
	expect(told).toMatch(/Viewed a list,–,/);
	expect(told).toMatch(/"Lists, dates and forms have been counted since [\d.]+\.",/);
	expect(told).toMatch(/Viewed a product,7,/);
	expect(told).toMatch(/Reserved,0,/);
	const inPart = await csv({ from: addDays(began, -9), to: began });
	expect(inPart).toMatch(/Viewed a list,1000,/);
	expect(inPart).toContain('have been counted since');
	expect(await csv({})).not.toContain('have been counted since');
	const month = `GET /api/reports/monthly?month=${before.from.slice(0, 7)}`;
	expect(readPdf((await house.call('operator', month)).bytes).text).toContain('부터 셉니다');
	await house.queries.delete(listView);
	expect((await report({ spoken: 'ko' })).body.steps).toMatchObject(unknown);
});

test('a part of it is chosen by any of them, and answers are timed', async () => {
	const id = await trade();
	const of = async (more: Record<string, string>) => (await report(more)).body.whole.reservations;
	expect(await of({ partner: 'stays' })).toBe(1);
	expect(await of({ partner: 'walks' })).toBe(2);
	expect(await of({ channel: 'desk' })).toBe(0);
	await house.set(id, { takenBy: house.idOf('partner') });
	expect(await of({ channel: 'desk' })).toBe(1);
	expect(await of({ kind: 'nothing-like-it' })).toBe(0);
	const [row] = await house.queries.select().from(reservation).where(eq(reservation.id, id));
	await house.set(id, { confirmedAt: new Date((row?.requestedAt.getTime() ?? 0) + 3 * 3_600_000) });
	expect((await report()).body.whole.answerHours).toBeCloseTo(3, 5);
	expect((await report({ to: '2020-01-01' })).status).toBe(400);
});

test('it is of operators alone, and has nobody’s name', async () => {
	for (const who of ['partner', 'rival', 'guest'] as const) expect((await report({}, who)).status, who).toBe(404);
	expect((await report({}, 'visitor')).status).toBe(401);
	await trade();
	expect(JSON.stringify((await report()).body)).not.toMatch(/Tester|maru\.example/);
});

test('it is a table for spreadsheets', async () => {
	await trade();
	const csv = await house.call('operator', `GET /api/reports/export?${asked({ format: 'csv', language: 'ko' })}`);
	const text = csv.bytes.toString('utf8');
	expect(text).toContain('구분');
	expect(text).toMatch(/합계,,3,1,/);
	const xlsx = await house.call('operator', `GET /api/reports/export?${asked({ format: 'xlsx' })}`);
	expect(strFromU8(unzipSync(new Uint8Array(xlsx.bytes))['xl/sheet.xml'] ?? new Uint8Array())).toContain('Breakdown');
	expect((await house.call('partner', `GET /api/reports/export?${asked()}`)).status).toBe(404);
});

test('a month is a document in Korean, for operators; one that has not begun is none', async () => {
	await house.set(await trade(), { locale: 'th' });
	const month = koreanDay(house.now).slice(0, 7);
	const paper = await house.call('operator', `GET /api/reports/monthly?month=${month}`);
	expect(paper.headers['content-type']).toBe('application/pdf');
	expect(paper.headers['content-disposition']).toContain(`maru-report-${month}.pdf`);
	const { text } = readPdf(paper.bytes);
	expect(text).toContain('월간 보고서');
	expect(text).toContain('예상 매출');
	// A guest who reads Thai: every letter of it is one that the paper has.
	expect(text).toContain('태국어');
	expect(text).not.toContain('?');
	expect(text).not.toMatch(/Tester|maru\.example/);
	// Days with nothing in them are left out, and that is said.
	const quiet = readPdf((await house.call('operator', 'GET /api/reports/monthly?month=2020-01')).bytes).text;
	expect(quiet).toContain('생략했습니다');
	expect(quiet).not.toMatch(/2020\.01\.\d\d/);
	expect((await house.call('operator', 'GET /api/reports/monthly?month=2099-01')).status).toBe(400);
	expect((await house.call('operator', 'GET /api/reports/monthly?month=2026-13')).status).toBe(400);
	expect((await house.call('partner', `GET /api/reports/monthly?month=${month}`)).status).toBe(404);
});

test('words that found nothing are counted without who tried them, shown from the second on, and forgotten', async () => {
	const search = (words: string) =>
		house.call('visitor', `GET /api/products?area=travel&language=en&search=${encodeURIComponent(words)}`);
	await search('Zzyzx Crossing');
	expect((await report()).body.misses).toEqual([]);
	await search(' zzyzx  crossing');
	await search('linh@example.com');
	await search('linh@example.com');
	// What only a filter keeps from being shown is there.
	for (let at = 0; at < 2; at += 1) {
		expect((await search('walk')).body.total).toBeGreaterThan(0);
		const cheap = await house.call('visitor', 'GET /api/products?area=travel&language=en&search=walk&priceTo=1');
		expect([cheap.status, cheap.body.total]).toEqual([200, 0]);
	}
	expect((await report()).body.misses).toEqual([{ words: 'zzyzx crossing', language: 'en', count: 2 }]);
	house.clock.pass({ days: 179 });
	await sweepMisses(house);
	expect(await house.queries.select().from(searchMiss)).toHaveLength(1);
	house.clock.pass({ days: 2 });
	await sweepMisses(house);
	expect(await house.queries.select().from(searchMiss)).toEqual([]);
});

test('words that found nothing are told by language, on screen and in files, and chosen by it', async () => {
	const search = (language: string) =>
		house.call('visitor', `GET /api/products?area=travel&language=${language}&search=zzyzx`);
	for (const language of ['en', 'en', 'en', 'th', 'th']) await search(language);
	const misses = [
		{ words: 'zzyzx', language: 'en', count: 3 },
		{ words: 'zzyzx', language: 'th', count: 2 },
	];
	expect((await report()).body.misses).toEqual(misses);
	expect((await report({ spoken: 'th' })).body.misses).toEqual([misses[1]]);
	const fileOf = async (format: string, more = {}) =>
		house.call('operator', `GET /api/reports/export?${asked({ format, language: 'ko', ...more })}`);
	const csv = (await fileOf('csv')).bytes.toString('utf8');
	expect(csv).toMatch(/구분,항목,예약\/건수,.*,언어\r?\n/);
	expect(csv).toMatch(/결과 없는 검색,zzyzx,3,,,,,영어\r?\n결과 없는 검색,zzyzx,2,,,,,태국어/);
	expect((await fileOf('csv', { spoken: 'en' })).bytes.toString('utf8')).not.toContain('zzyzx,2');
	const xlsx = unzipSync(new Uint8Array((await fileOf('xlsx')).bytes));
	expect(strFromU8(xlsx['xl/sheet.xml'] ?? new Uint8Array())).toContain('태국어');
	const month = koreanDay(house.now).slice(0, 7);
	const { text } = readPdf((await house.call('operator', `GET /api/reports/monthly?month=${month}`)).bytes);
	expect(text).toMatch(/zzyzx[\s\S]*영어/);
});

test('answers are timed of requests, questions and consultations, with those that nobody answered', async () => {
	const hours = (count: number) => new Date(house.now.getTime() + count * 3_600_000);
	const requested = async () => (await house.reserved('guest', 'private-walk')).id;
	const [declined, confirmed, expired, cancelled] = [
		await requested(),
		await requested(),
		await requested(),
		await requested(),
	];
	await requested();
	const body = { move: 'decline', reason: 'Full' };
	await house.call('partner', `POST /api/reservations/${declined}/moves?language=en`, { body });
	await house.queries
		.update(reservationEvent)
		.set({ at: hours(2) })
		.where(and(eq(reservationEvent.reservationId, declined), eq(reservationEvent.event, 'decline')));
	const { requestedAt } = await house.rowOf(declined);
	await house.set(declined, { requestedAt: house.now });
	await house.set(confirmed, {
		status: 'confirmed',
		requestedAt,
		confirmedAt: new Date(requestedAt.getTime() + 4 * 3_600_000),
	});
	await house.set(expired, { status: 'expired' });
	await house.set(cancelled, { status: 'cancelled' });
	const { answers, whole } = (await report()).body;
	expect(answers.reservation).toMatchObject({ answered: 2, unanswered: 1, waiting: 1 });
	expect(answers.reservation.hours).toBeCloseTo(3, 1);
	expect(whole.answerHours).toBeCloseTo(3, 1);
	expect(answers.question).toEqual({ answered: 0, unanswered: 0, waiting: 0, hours: null });

	const { providerId } = await house.rowOf(declined);
	const sent = { memberId: house.idOf('guest'), bodyHash: 'x', productId: 'private-walk', providerId, days: [] };
	const common = { ...sent, locale: 'th' as const, wantsInterpreter: false, createdAt: house.now, changedAt: hours(6) };
	const answeredId = randomUUID();
	await house.queries.insert(consultation).values([
		{ ...common, id: answeredId, state: 'answered', version: 1 },
		{ ...common, id: randomUUID(), state: 'closed', endReason: 'declined' },
		{ ...common, id: randomUUID(), state: 'closed', endReason: 'expired' },
		{ ...common, id: randomUUID(), state: 'closed', endReason: 'withdrawn' },
		{ ...common, id: randomUUID(), state: 'sent' },
	]);
	await house.queries.insert(consultationAnswer).values({
		...{ id: randomUUID(), consultationId: answeredId, version: 1, bodyHash: 'x', locale: 'ko', dates: [], places: 1 },
		at: hours(2),
	});
	const timed = (await report({ spoken: 'th' })).body.answers.consultation;
	expect(timed).toMatchObject({ answered: 2, unanswered: 1, waiting: 1 });
	expect(timed.hours).toBeCloseTo(4, 5);
	expect((await report({ spoken: 'ru' })).body.answers.consultation.answered).toBe(0);
	// Of what it is not known of, nothing is said.
	expect((await report({ partner: 'walks' })).body.answers.question).toBeNull();
	expect((await report({ channel: 'desk' })).body.answers.consultation).toBeNull();
	const csv = await house.call('operator', `GET /api/reports/export?${asked({ format: 'csv' })}`);
	expect(csv.bytes.toString('utf8')).toMatch(
		/Answers,Consultations · Answered,2,,,,4,.*\r?\nAnswers,Consultations · Ended without an answer,1,/,
	);
	await house.queries.delete(consultation);
});

test('a question counts by its first answer, and without one when it is over', async () => {
	const guest = house.idOf('guest');
	const question = (status: 'open' | 'answered' | 'expired' | 'withdrawn') => ({
		...{ id: randomUUID(), memberId: guest, area: 'travel' as const, kind: 'day-tour', status, waitRank: 0 },
		...{ isPrivate: false, title: 'A walk', contents: 'Where?', locale: 'en' as const, country: 'TH', languages: [] },
		...{ persons: { adults: 2 } as never, needs: {} as never, expiresAt: house.now },
		...{ bodyHash: 'x', createdAt: house.now, touchedAt: house.now },
	});
	const rows = (['answered', 'open', 'expired', 'withdrawn'] as const).map(question);
	await house.queries.insert(matchingQuestion).values(rows);
	const at = { createdAt: house.now, renewedAt: house.now, touchedAt: house.now };
	const answer = { questionId: rows[0]?.id ?? '', status: 'offered' as const, version: 1, ...at };
	await house.queries.insert(matchingAnswer).values([
		{ ...answer, id: randomUUID(), providerId: 'walks', minutes: 90 },
		{ ...answer, id: randomUUID(), providerId: 'stays', minutes: 600 },
	]);
	expect((await report()).body.answers.question).toEqual({ answered: 1, unanswered: 1, waiting: 1, hours: 1.5 });
	expect((await report({ country: 'RU' })).body.answers.question).toMatchObject({ answered: 0, waiting: 0 });
	await house.queries.delete(matchingQuestion);
});
