import { asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { csvOf } from '#domain/kernel/csv.ts';
import { revision } from '#server/db/schema/content.ts';
import { event, notification } from '#server/db/schema/event.ts';
import { product } from '#server/db/schema/product.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.adopt();
});

type Table = 'products' | 'slots';
const path = '/api/console/bulk';
const type = 'text/csv';
const take = async (who: Actor, table: Table, query = '') => house.call(who, `GET ${path}/${table}${query}`);
const taken = async (who: Actor, table: Table, query = '') => (await take(who, table, query)).bytes.toString('utf8');
const tried = async (who: Actor, table: Table, file: string) =>
	(await house.call(who, `POST ${path}/${table}/trials`, { file: Buffer.from(file), type })).body;
const put = (who: Actor, table: Table, { file, mark }: { file: string; mark: string }) =>
	house.call(who, `POST ${path}/${table}/applications?mark=${mark}`, { file: Buffer.from(file), type });
/** Tried, and put in as it was seen. */
async function putIn(who: Actor, table: Table, file: string) {
	const { mark } = await tried(who, table, file);
	return put(who, table, { file, mark });
}
const linesOf = (...rows: (string | number)[][]) => csvOf(rows);
const newest = async (id: string) => (await house.read('partner', 'product', id)).body;

describe('products', () => {
	test('all of one’s own go out, with a mark for Excel, and come in again unchanged', async () => {
		await house.edit(
			'partner',
			'product',
			'tour',
			withText('en', 'summary', '=HYPERLINK("http://evil.example")\nline'),
		);
		const { bytes, headers } = await take('partner', 'products');
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		expect(headers['content-disposition']).toContain('maru-products-');
		const file = bytes.toString('utf8');
		expect(file).toContain('"\'=HYPERLINK');
		expect(file).not.toContain('hotel,stays');
		expect(await tried('partner', 'products', file)).toMatchObject({
			...{ outcome: 'read', encoding: 'utf-8', bad: [], changed: [] },
			counts: { new: 0, changed: 0, unchanged: 3, bad: 0 },
		});
		expect((await tried('operator', 'products', await taken('operator', 'products'))).counts).toEqual({
			...{ new: 0, changed: 0, bad: 0, unchanged: house.productCount },
		});
		expect(await taken('partner', 'products', '?blank=1')).toBe(`${file.split('\r\n')[0]}\r\n`);
	});

	test('a line changes a draft as the editor would: another revision, nothing that guests see or agreed to', async () => {
		const { id } = await house.reserved('guest', 'tour');
		const agreed = (await house.rowOf(id)).price;
		const before = await house.shown();
		const file = linesOf(
			['code', 'title_en', 'price'],
			['tour', 'Renamed', 77_000],
			['private-walk', 'private-walk', 100_000],
		);
		const trial = await tried('partner', 'products', file);
		expect(trial.counts).toEqual({ new: 0, changed: 1, unchanged: 1, bad: 0 });
		expect(trial.changed).toMatchObject([
			{
				row: 2,
				code: 'tour',
				changes: [
					{ column: 'title_en', before: 'tour', after: 'Renamed' },
					{ column: 'price', after: '77000' },
				],
			},
		]);
		expect((await newest('tour')).latest).toBe(1);
		const { status, body } = await put('partner', 'products', { file, mark: trial.mark });
		expect([status, body.counts]).toEqual([200, trial.counts]);
		const saved = await newest('tour');
		expect(saved).toMatchObject({
			latest: 2,
			published: 1,
			state: 'published',
			revision: { base: 1, author: { by: 'me' } },
		});
		expect(saved.content.value).toMatchObject({ price: { won: 77_000 }, texts: { en: { title: 'Renamed' } } });
		expect((await newest('private-walk')).latest).toBe(1);
		expect(await house.shown()).toEqual(before);
		expect((await house.rowOf(id)).price).toEqual(agreed);
		expect((await house.list('partner', 'product')).body.items[0]).toMatchObject({ id: 'tour', title: 'Renamed' });
		expect(await house.trail('content.imported')).toMatchObject({ facts: { changed: 1 } });
	});

	test('a line without a code is a new draft, with an id of its own even where names are alike', async () => {
		const file = linesOf(
			['code', 'kind', 'title_ko', 'title_en', 'price'],
			['', 'day-tour', '새벽 산책', 'Tour!', 30_000],
			['', 'day-tour', '', 'tour?', 30_000],
		);
		expect((await putIn('partner', 'products', file)).body.counts).toMatchObject({ new: 2 });
		const { body } = await house.list('partner', 'product', '&state=draft');
		expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual(['tour-2', 'tour-3']);
		expect((await newest('tour-2')).content.value).toMatchObject({
			price: { unit: 'person', won: 30_000 },
			schedule: { capacity: 30 },
		});
		expect((await house.call('visitor', 'GET /api/products/tour-2?language=en')).status).toBe(404);
		// The same file once more makes nothing twice.
		expect((await tried('partner', 'products', file)).bad).toMatchObject([
			{ row: 2, faults: [{ column: 'code', why: 'named-twice' }] },
			{ row: 3, faults: [{ why: 'named-twice' }] },
		]);
	});

	test('one bad line keeps all of the file out, and each is named with its cell and its reason', async () => {
		const file = linesOf(
			['code', 'kind', 'price', 'title_en', 'minutes'],
			['tour', '', 50_000, 'Fine', 90],
			['hotel', '', 1, 'Of others', 1],
			['private-walk', 'hotel', 'free', 'x'.repeat(201), 0],
			['', 'hotel', 1, 'A room', 1],
		);
		const trial = await tried('partner', 'products', file);
		expect(trial.counts).toEqual({ new: 0, changed: 1, unchanged: 0, bad: 3 });
		expect(trial.bad.map(({ row, faults }: { row: number; faults: unknown[] }) => [row, faults])).toEqual([
			[3, [{ column: 'code', value: 'hotel', why: 'unknown-product' }]],
			[
				4,
				[
					{ column: 'kind', value: 'hotel', why: 'settled' },
					{ column: 'price', value: 'free', why: 'not-a-number' },
				],
			],
			[5, [{ column: 'kind', value: 'hotel', why: 'service-unapproved' }]],
		]);
		const refused = await put('partner', 'products', { file, mark: trial.mark });
		expect([refused.status, refused.body.faults]).toEqual([400, [{ at: 'file', code: 'invalid-input', count: 3 }]]);
		expect((await newest('tour')).latest).toBe(1);
		const long = linesOf(['code', 'title_en', 'minutes'], ['tour', 'x'.repeat(201), 0]);
		expect((await tried('partner', 'products', long)).bad[0].faults).toMatchObject([
			{ column: 'minutes', value: '0', why: 'too-small', count: 1 },
			{ column: 'title_en', why: 'too-long', count: 200 },
		]);
	});

	test('whoever saved meanwhile is not written over: the file has to be looked at again', async () => {
		const file = linesOf(['code', 'price'], ['tour', 91_000]);
		const { mark } = await tried('partner', 'products', file);
		await house.edit('operator', 'product', 'tour', withText('en', 'summary', 'Another hand'));
		expect((await put('partner', 'products', { file, mark })).body.code).toBe('changed-since');
		expect((await newest('tour')).latest).toBe(2);
		expect((await putIn('partner', 'products', file)).status).toBe(200);
		expect((await newest('tour')).content.value).toMatchObject({
			price: { won: 91_000 },
			texts: { en: { summary: 'Another hand' } },
		});
		// Two at the same moment: one of them is told.
		const next = linesOf(['code', 'price'], ['tour', 92_000]);
		const seen = await tried('partner', 'products', next);
		const both = await Promise.all([1, 2].map(() => put('partner', 'products', { file: next, mark: seen.mark })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const rows = await house.queries.select().from(revision).where(eq(revision.contentId, 'tour'));
		expect(rows.length).toBe(4);
	});

	test('five thousand lines go in, while others are served and without a question of the database for each', async () => {
		const rows = Array.from({ length: 5_000 }, (_, at) => [
			'',
			'day-tour',
			`산책 ${at}`,
			`Walk number ${at}`,
			10_000 + at,
		]);
		const file = linesOf(['code', 'kind', 'title_ko', 'title_en', 'price'], ...rows);
		const asked = vi.spyOn(pg.Client.prototype, 'query');
		const turns = countTurns();
		expect((await putIn('partner', 'products', file)).body.counts).toMatchObject({ new: 5_000 });
		expect(turns.stop()).toBeGreaterThan(100);
		expect(asked.mock.calls.length).toBeLessThan(400);
		asked.mockRestore();
		const changed = await taken('partner', 'products');
		expect(changed.split('\r\n').length).toBeGreaterThan(5_000);
	}, 120_000);
});

/** How often anybody else had a turn. */
function countTurns() {
	let count = 0;
	let isOn = true;
	const turn = () => {
		count += 1;
		if (isOn) setTimeout(turn, 1);
	};
	setTimeout(turn, 1);
	return {
		stop() {
			isOn = false;
			return count;
		},
	};
}

describe('slots', () => {
	const on = dayIn(20);
	const two = { order: { on, time: '09:00', persons: { adult: 2, child: 0, infant: 0 } } };
	const slotsOf = async (id = 'tour') =>
		(await house.call('partner', `GET /api/console/products/${id}/days?first=${on}&last=${on}`)).body.days[0];

	test('the slots of some days go out and come in again unchanged', async () => {
		await house.reserved('guest', 'tour', two);
		const file = await taken('partner', 'slots', `?first=${on}&last=${dayIn(21)}`);
		expect(file).toContain(`tour,tour,${on},09:00,10,open,2,`);
		const { counts, changed } = await tried('partner', 'slots', file);
		expect([counts.bad, counts.changed, counts.new, changed]).toEqual([0, 0, 0, []]);
		expect((await take('partner', 'slots', `?first=${on}&last=${dayIn(500)}`)).status).toBe(400);
	});

	test('places and sale count at once; fewer than are sold are refused at their line', async () => {
		await house.reserved('guest', 'tour', two);
		const head = ['product', 'date', 'time', 'capacity', 'sale', 'why'];
		const bad = linesOf(head, ['tour', on, '09:00', 1, 'open', ''], ['tour', on, '14:00', 3, 'open', '']);
		expect((await tried('partner', 'slots', bad)).bad).toMatchObject([
			{ row: 2, faults: [{ column: 'capacity', value: '1', why: 'below-sold', count: 2 }] },
		]);
		const file = linesOf(head, ['tour', on, '09:00', 4, 'stopped', '단체'], ['tour', on, '18:00', 3, '', '']);
		expect((await putIn('partner', 'slots', file)).body.counts).toMatchObject({ new: 1, changed: 1 });
		expect(await slotsOf()).toMatchObject({
			why: '단체',
			slots: [
				{ time: '09:00', capacity: 4, taken: 2, isStopped: true },
				{ time: '14:00', capacity: 10, isStopped: false },
				{ time: '18:00', capacity: 3, taken: 0 },
			],
		});
		expect((await house.reserve('other', 'tour', two)).status).toBe(400);
		expect((await house.queries.select().from(event).where(eq(event.kind, 'product.days-changed'))).length).toBe(1);
	});

	test('what a colleague puts in by a file, and what goes out of it, reaches the calendars that are open', async () => {
		const told = async () => {
			await tellEvents(house.services);
			const rows = await house.queries
				.select({ kind: event.kind, of: event.subjectId, isSilent: notification.isSilent })
				.from(notification)
				.innerJoin(event, eq(event.id, notification.eventId))
				.where(eq(notification.memberId, house.idOf('partner')))
				.orderBy(asc(event.id));
			return rows.map(({ kind, of, isSilent }) => `${kind} ${of}${isSilent ? ' silently' : ''}`);
		};
		const days = linesOf(
			['product', 'date', 'time', 'capacity'],
			['tour', on, '09:00', 4],
			['hotel', on, '', 2],
			['private-walk', on, '09:00', 1],
		);
		expect((await putIn('operator', 'slots', days)).status).toBe(200);
		const imported = ['product.days-changed private-walk silently', 'product.days-changed tour silently'];
		expect((await told()).sort()).toEqual(imported);
		// The times of a week come into a draft: nothing is told until it goes out.
		const { body } = await putIn('operator', 'products', linesOf(['code', 'times'], ['tour', '08:00 13:00']));
		expect(body.counts).toMatchObject({ changed: 1 });
		expect((await told()).length).toBe(2);
		await house.publish('operator', 'product', 'tour', 2);
		await house.archive('operator', 'product', 'tour', 2);
		expect((await told()).slice(2)).toEqual(['content.published tour silently', 'content.archived tour silently']);
	});

	test('what was sold between the look and the saving is not sold again', async () => {
		const file = linesOf(['product', 'date', 'time', 'capacity'], ['tour', on, '09:00', 2]);
		const { mark } = await tried('partner', 'slots', file);
		await house.reserved('guest', 'tour', two);
		await house.reserved('other', 'tour', two);
		expect((await put('partner', 'slots', { file, mark })).status).toBe(400);
		expect((await slotsOf()).slots[0]).toMatchObject({ capacity: 10, taken: 4 });
	});

	test('another who changed the same day meanwhile is not written over', async () => {
		const file = linesOf(['product', 'date', 'time', 'capacity'], ['tour', on, '09:00', 5]);
		const { mark } = await tried('partner', 'slots', file);
		const body = { first: on, last: on, change: { capacity: 7 } };
		await house.call('partner', 'PUT /api/console/products/tour/days', { body });
		expect((await put('partner', 'slots', { file, mark })).body.code).toBe('changed-since');
	});
});

test('files are for those who edit products: others’ are not shown, and who edits none has none', async () => {
	const file = linesOf(['code', 'price'], ['tour', 1_000]);
	for (const who of ['visitor', 'guest', 'applicant'] as const) {
		expect((await take(who, 'products')).status).toBeGreaterThanOrEqual(401);
		expect(
			(await house.call(who, `POST ${path}/products/trials`, { file: Buffer.from(file), type })).status,
		).toBeGreaterThanOrEqual(401);
	}
	expect((await tried('rival', 'products', file)).bad).toMatchObject([{ faults: [{ why: 'unknown-product' }] }]);
	expect((await tried('operator', 'products', file)).counts).toMatchObject({ changed: 1 });
	// A guide sees reservations and edits nothing.
	const works = sql`update staff set role = 'guide' where organisation_id = ${house.organisationOf('rival')}`;
	await house.queries.execute(works);
	for (const table of ['products', 'slots'] as const) {
		expect((await take('rival', table)).status).toBe(404);
		const upload = { file: Buffer.from(file), type };
		expect((await house.call('rival', `POST ${path}/${table}/trials`, upload)).status).toBe(404);
		expect(
			(await house.call('rival', `POST ${path}/${table}/applications?mark=${'x'.repeat(43)}`, upload)).status,
		).toBe(404);
	}
	await house.queries.execute(
		sql`update staff set role = 'owner' where organisation_id = ${house.organisationOf('rival')}`,
	);
});

test('a file that is none is answered with why, and nothing is kept of it', async () => {
	expect(await tried('partner', 'products', 'no such file')).toEqual({
		...{ outcome: 'unreadable', why: 'unknown-columns', columns: ['no such file'], line: null },
	});
	expect((await put('partner', 'products', { file: 'no such file', mark: 'x'.repeat(43) })).status).toBe(400);
	expect((await house.queries.select({ id: product.id }).from(product)).length).toBe(house.productCount);
});
