import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostAgencyPhrases } from '#domain/phrase/agency-phrase.ts';
import { event } from '#server/db/schema/event.ts';
import { agencyPhrase } from '#server/db/schema/phrase.ts';
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
	await house.queries.delete(agencyPhrase);
	await house.queries.delete(event);
});

const path = '/api/console/site/phrases';
const texts = { ko: '감사합니다', en: 'Thank you', ru: 'Спасибо', th: 'ขอบคุณ', vn: 'Cảm ơn', id: 'Terima kasih' };
const add = (more: object = {}, who: Actor = 'operator') =>
	house.call(who, `POST ${path}`, { body: { topic: 'greeting', texts: { ...texts, ...more } } });
const offered = async (who: Actor = 'partner') =>
	(await house.call(who, 'GET /api/desk/phrases')).body.phrases.map((one: { texts: typeof texts }) => one.texts.ko);
const trail = async () =>
	(await house.queries.select({ kind: event.kind }).from(event).orderBy(asc(event.id))).map(({ kind }) => kind);

test('what the agency writes every house may insert, in order, and each change is in the trail', async () => {
	const first = (await add({ ko: ' 첫째 ' })).body;
	const second = (await add({ ko: '둘째' })).body;
	expect(first).toMatchObject({ revision: 1, isArchived: false, topic: 'greeting' });
	expect(await offered()).toEqual(['첫째', '둘째']);
	const order = { ids: [second.id, first.id], before: [first.id, second.id] };
	expect((await house.call('operator', 'PUT /api/console/site/phrase-order', { body: order })).status).toBe(200);
	expect(await offered('operator')).toEqual(['둘째', '첫째']);
	const body = { topic: 'closing', texts: { ...texts, ko: '셋째' }, revision: 1 };
	expect((await house.call('operator', `PUT ${path}/${first.id}`, { body })).body).toMatchObject({
		...{ revision: 2, topic: 'closing' },
	});
	expect(await offered()).toEqual(['둘째', '셋째']);
	expect(await trail()).toEqual([
		...['site.phrase-written', 'site.phrase-written', 'site.phrases-ordered', 'site.phrase-written'],
	]);
	const rows = await house.queries.select({ changes: event.changes }).from(event).orderBy(asc(event.id));
	expect(rows.at(-1)?.changes).toEqual({
		topic: { before: 'greeting', after: 'closing' },
		ko: { before: '첫째', after: '셋째' },
	});
});

test('an archived one is offered no more, and comes back last', async () => {
	const first = (await add({ ko: '첫째' })).body;
	await add({ ko: '둘째' });
	const archive = (isArchived: boolean, revision: number) =>
		house.call('operator', `PUT ${path}/${first.id}/archived`, { body: { isArchived, revision } });
	expect((await archive(true, 1)).body).toMatchObject({ isArchived: true, revision: 2 });
	expect(await offered()).toEqual(['둘째']);
	const kept = (await house.call('operator', `GET ${path}`)).body.phrases;
	expect(kept.map((one: { isArchived: boolean }) => one.isArchived)).toEqual([true, false]);
	expect((await archive(false, 2)).body).toMatchObject({ isArchived: false, revision: 3 });
	expect(await offered()).toEqual(['둘째', '첫째']);
	expect((await trail()).slice(2)).toEqual(['site.phrase-archived', 'site.phrase-offered']);
});

test('who has not seen it as it is changes nothing', async () => {
	const { id } = (await add()).body;
	const put = (body: object) => house.call('operator', `PUT ${path}/${id}`, { body });
	expect((await put({ topic: 'price', texts, revision: 1 })).status).toBe(200);
	expect((await put({ topic: 'dates', texts, revision: 1 })).body.code).toBe('changed-since');
	const archive = { body: { isArchived: true, revision: 1 } };
	expect((await house.call('operator', `PUT ${path}/${id}/archived`, archive)).body.code).toBe('changed-since');
	const order = (ids: string[], before: string[]) =>
		house.call('operator', 'PUT /api/console/site/phrase-order', { body: { ids, before } });
	expect((await order([], [])).body.code).toBe('changed-since');
	expect((await order([id, id], [id])).status).toBe(400);
	expect(await offered()).toEqual([texts.ko]);
	// Saved as it was is no change.
	expect((await put({ topic: 'price', texts, revision: 2 })).body.revision).toBe(2);
});

test('one that lacks a language or leads elsewhere is refused beside that language', async () => {
	expect((await add({ th: '', ru: 'https://example.com' })).body.faults).toEqual([
		{ at: 'texts.ru', code: 'text-with-link' },
		{ at: 'texts.th', code: 'required' },
	]);
	expect(await offered()).toEqual([]);
	await house.queries.insert(agencyPhrase).values(
		Array.from({ length: mostAgencyPhrases }, (_, at) => ({
			...{ topic: 'greeting' as const, texts, position: at + 1, changedAt: house.now },
		})),
	);
	expect((await add()).body.code).toBe('not-allowed');
});

test('houses read them; nobody but the agency writes, and guests have none of it', async () => {
	for (const who of ['guest', 'applicant'] as const)
		expect((await house.call(who, 'GET /api/desk/phrases')).status).toBe(404);
	for (const who of ['guest', 'partner'] as const) expect((await add({}, who)).status).toBe(404);
	expect((await house.call('visitor', 'GET /api/desk/phrases')).status).toBe(401);
	expect((await house.call('partner', `GET ${path}`)).status).toBe(404);
	expect(await offered('rival')).toEqual([]);
});
