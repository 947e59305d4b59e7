import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentKind } from '#domain/content/content.ts';
import { content, revision } from '#server/db/schema/content.ts';
import { event } from '#server/db/schema/event.ts';
import { notice } from '#server/db/schema/notice.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { product } from '#server/db/schema/product.ts';
import { slot } from '#server/db/schema/slot.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { layOffDrafts } from './lay-off-drafts.ts';
import { publishDue } from './publish-due.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

describe('what was there before', () => {
	test('has its first revision, which is out; nothing that readers see has changed', async () => {
		const rows = async () => ({
			products: await house.queries.select().from(product).orderBy(product.id),
			notices: await house.queries.select().from(notice),
			texts: await house.queries.select().from(pageText).orderBy(pageText.slug, pageText.version),
		});
		const was = await rows();
		await house.adopt();
		await house.adopt();
		expect(await rows()).toEqual(was);
		const items = await house.queries.select().from(content);
		const count = (kind: ContentKind) => items.filter((item) => item.kind === kind).length;
		expect([count('product'), count('provider'), count('notice'), count('promotion'), count('page-text')]).toEqual([
			was.products.length,
			4,
			1,
			1,
			new Set(was.texts.map(({ slug }) => slug)).size,
		]);
		expect(items.every(({ state, published, latest }) => state === 'published' && published === latest)).toBe(true);
		expect((await house.read('operator', 'product', 'tour')).body).toMatchObject({
			state: 'published',
			latest: 1,
			revision: { author: { by: 'site' }, isPublished: true },
			of: { area: 'travel', kind: 'day-tour', providerId: 'walks' },
		});
	});

	test('each version of a text that people agree to is one', async () => {
		await house.queries.insert(pageText).values({
			...{ slug: 'terms', version: '2027-01-01', effectiveOn: '2027-01-01' },
			texts: { ko: { title: '약관', body: '새로' }, en: { title: 'Terms', body: 'New' } },
		});
		await house.adopt();
		const { body } = await house.revisions('operator', 'page-text', 'terms');
		expect(body.items.length).toBe(body.total);
		expect(body.items[0]).toMatchObject({ number: body.total, isPublished: true });
		expect(body.total).toBeGreaterThan(1);
	});

	test('what came later, past any start, is taken up when it is opened', async () => {
		expect((await house.read('partner', 'product', 'tour')).body).toMatchObject({ latest: 1, state: 'published' });
		expect(await house.queries.$count(content)).toBe(1);
	});
});

describe('two who edit the same thing', () => {
	test('are told, with both versions field by field; nothing is lost, and together they go on', async () => {
		const { body: opened } = await house.read('partner', 'product', 'tour');
		const value = opened.content.value;
		const theirs = withText('en', 'title', 'Their walk')(withText('en', 'summary', 'Shorter')(value));
		expect(
			(await house.save('operator', 'product', 'tour', { base: 1, content: { kind: 'product', value: theirs } })).body,
		).toMatchObject({ outcome: 'saved', editing: { latest: 2 } });
		const mine = { ...withText('en', 'title', 'My walk')(value), minutes: 200 };
		const { status, body } = await house.save('partner', 'product', 'tour', {
			base: 1,
			content: { kind: 'product', value: mine },
		});
		expect([status, body.outcome]).toEqual([200, 'conflict']);
		expect(body.fields.map(({ at, by }: { at: string; by: string }) => [at, by])).toEqual([
			['minutes', 'me'],
			['texts.en.summary', 'them'],
			['texts.en.title', 'both'],
		]);
		// To a partner an operator is Maru.
		expect(body.theirs.revision).toMatchObject({ number: 2, author: { by: 'operator', name: null } });
		expect([body.mine.value.texts.en.title, body.theirs.content.value.texts.en.title]).toEqual([
			'My walk',
			'Their walk',
		]);
		expect(body.merged.value).toMatchObject({ minutes: 200, texts: { en: { title: 'My walk', summary: 'Shorter' } } });
		const again = await house.save('partner', 'product', 'tour', { base: 2, content: body.merged });
		expect(again.body).toMatchObject({ outcome: 'saved', editing: { latest: 3, published: 1 } });
		// Of all this readers have seen nothing.
		expect((await house.shown()).title).toBe('tour');
	});

	test('at the same moment: one is saved, the other is told', async () => {
		const { body: opened } = await house.read('partner', 'product', 'tour');
		const tries = ['partner', 'operator', 'partner'] as const;
		const answers = await Promise.all(
			tries.map((who, at) =>
				house.save(who, 'product', 'tour', {
					base: 1,
					content: { kind: 'product', value: withText('en', 'title', `Walk ${at}`)(opened.content.value) },
				}),
			),
		);
		expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['conflict', 'conflict', 'saved']);
		expect(await house.queries.$count(revision)).toBe(2);
	});

	test('the same saved twice is one, also when its answer was lost', async () => {
		const first = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Walk'));
		const again = await house.save('partner', 'product', 'tour', { base: 1, content: first.content });
		expect(again.body).toMatchObject({ outcome: 'saved', editing: { latest: 2 } });
		const unchanged = await house.save('partner', 'product', 'tour', { base: 2, content: first.content });
		expect(unchanged.body.editing.latest).toBe(2);
	});

	test('who wrote the same as the other is told of no conflict', async () => {
		const theirs = await house.edit('operator', 'product', 'tour', withText('en', 'title', 'Walk'));
		const mine = await house.save('partner', 'product', 'tour', { base: 1, content: theirs.content });
		expect(mine.body).toMatchObject({ outcome: 'saved', editing: { latest: 2 } });
	});

	test('publish what they have seen, and nothing newer', async () => {
		await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Walk'));
		await house.edit('operator', 'product', 'tour', withText('en', 'title', 'Stroll'));
		expect((await house.publish('partner', 'product', 'tour', 2)).body.code).toBe('changed-since');
		const both = await Promise.all([
			house.publish('partner', 'product', 'tour', 3),
			house.publish('operator', 'product', 'tour', 3),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});
});

describe('a product that goes out', () => {
	test('is read, listed and found by its new words at once, and by its old ones no more', async () => {
		expect([await house.found('zelkova'), await house.found('tour')]).toEqual([[], expect.arrayContaining(['tour'])]);
		const edited = await house.edit('partner', 'product', 'tour', (value) => ({
			...withText('en', 'title', 'Zelkova stroll')(withText('en', 'alsoCalled', ['gwanghwamun'])(value)),
			price: { unit: 'person', won: 80_000 },
		}));
		expect([(await house.shown()).title, await house.found('zelkova')]).toEqual(['tour', []]);
		const { body } = await house.publish('partner', 'product', 'tour', edited.latest);
		expect(body).toMatchObject({ state: 'published', published: 2, latest: 2, revision: { isPublished: true } });
		expect(await house.shown()).toMatchObject({ title: 'Zelkova stroll', fromWon: 80_000 });
		expect([await house.found('zelkova'), await house.found('gwanghwamun')]).toEqual([['tour'], ['tour']]);
		const gone = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Palace stroll'));
		await house.publish('partner', 'product', 'tour', gone.latest);
		expect([await house.found('zelkova'), await house.found('palace')]).toEqual([[], ['tour']]);
		const left = await house.queries.execute(sql`select 1 from word_gram where word = 'zelkova'`);
		expect(left.rows).toEqual([]);
	});

	test('stands in the trail with what it was and became', async () => {
		const edited = await house.edit('partner', 'product', 'tour', (value) => ({
			...withText('en', 'title', 'Walk')(value),
			minutes: 90,
		}));
		await house.publish('partner', 'product', 'tour', edited.latest);
		expect(await house.trail('content.published')).toMatchObject({
			...{ subjectKind: 'product', subjectId: 'tour', actorKind: 'provider', actorId: house.idOf('partner') },
			facts: { number: 2, before: 1 },
			changes: { minutes: { before: '240', after: '90' }, 'texts.en.title': 'changed' },
		});
	});

	test('keeps its days that differ and what is sold; its slots follow another number of places', async () => {
		const on = dayIn(20);
		const body = { first: on, last: on, time: '14:00', change: { capacity: 3 } };
		await house.call('partner', 'PUT /api/console/products/tour/days', { body });
		await house.reserved('guest', 'tour', { order: { on, persons: { adult: 8, child: 0, infant: 0 } } });
		const places = async (capacity: number) => {
			const { latest } = await house.edit('partner', 'product', 'tour', (value) => ({
				...value,
				schedule: { ...(value.schedule as object), capacity },
			}));
			expect((await house.publish('partner', 'product', 'tour', latest)).status).toBe(200);
			const [row] = await house.queries.select().from(slot).where(eq(slot.time, '09:00'));
			const { body: days } = await house.call('visitor', `GET /api/products/tour/days?month=${on.slice(0, 7)}`);
			const left = days.days.find((day: { on: string }) => day.on === on).slots;
			return [row?.capacity, ...left.map((one: { left: number }) => one.left)];
		};
		expect(await places(12)).toEqual([12, 4, 3]);
		// Fewer than are sold: those stay, and no more are sold.
		expect(await places(5)).toEqual([8, 0, 3]);
	});

	test('stays in while something is missing, which is said', async () => {
		const { latest, checks } = await house.edit('partner', 'product', 'tour', (value) => ({
			...withText('en', 'summary', '')(value),
			price: { unit: 'person', won: 0 },
		}));
		expect(checks.filter((one: { isMet: boolean; isNeeded: boolean }) => one.isNeeded && !one.isMet)).toEqual([
			{ check: 'texts', isMet: false, isNeeded: true },
			{ check: 'price', isMet: false, isNeeded: true },
		]);
		const { status, body } = await house.publish('partner', 'product', 'tour', latest);
		expect([status, body.code, body.faults]).toEqual([
			409,
			'not-ready',
			[
				{ at: 'texts', code: 'required' },
				{ at: 'price', code: 'required' },
			],
		]);
		expect((await house.shown()).title).toBe('tour');
	});

	test('is of a service that its house was approved for', async () => {
		const { latest } = await house.edit('partner', 'product', 'private-walk', withText('en', 'title', 'Walk'));
		expect((await house.publish('partner', 'product', 'private-walk', latest)).body.code).toBe('service-unapproved');
		expect((await house.shown('private-walk')).title).toBe('private-walk');
	});

	test('says how complete each language is, and what is older than the Korean', async () => {
		const text = (await house.read('partner', 'product', 'tour')).body.content.value.texts.en;
		const korean = { ...text, title: '길', summary: '걷기' };
		await house.edit('partner', 'product', 'tour', (value) => ({
			...value,
			texts: { ...(value.texts as object), ko: korean, th: { ...text, title: 'เดิน', meetingPoint: '' } },
		}));
		const { completeness: first } = await house.edit(
			'partner',
			'product',
			'tour',
			withText('ko', 'summary', '새로 쓴 글'),
		);
		const cell = (of: typeof first, field: string) =>
			of.fields.find((one: { field: string }) => one.field === field).cells;
		expect(cell(first, 'summary')).toEqual({
			ko: 'done',
			en: 'older',
			th: 'older',
			ru: 'missing',
			vn: 'missing',
			id: 'missing',
		});
		expect(cell(first, 'meetingPoint').th).toBe('missing');
		expect(first.percent.ru).toBe(0);
		// Korean that came after the English is no newer word on it, until it is written anew.
		expect(cell(first, 'title').en).toBe('done');
		expect(first.percent.th).toBeLessThan(first.percent.en);
		const { body: opened } = await house.read('partner', 'product', 'tour');
		const confirmed = [{ field: 'summary', locale: 'th' }];
		const { body: second } = await house.save('partner', 'product', 'tour', {
			...{ base: opened.latest, content: opened.content, confirmed },
		});
		expect(cell(second.editing.completeness, 'summary')).toMatchObject({ en: 'older', th: 'done' });
		// Readers of a language that lacks a part read that part in English.
		await house.publish('partner', 'product', 'tour', second.editing.latest);
		expect(await house.shown('tour', 'th')).toMatchObject({
			title: 'เดิน',
			meetingPoint: text.meetingPoint,
			shownLocale: 'th',
		});
		const { body: listed } = await house.list('partner', 'product');
		expect(listed.items[0]).toMatchObject({ id: 'tour', title: 'tour', percent: { ru: 0 } });
	});
});

describe('a revision', () => {
	test('of before is brought back as a draft, and goes out when it is published', async () => {
		for (const title of ['One', 'Two']) {
			const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'title', title));
			await house.publish('partner', 'product', 'tour', latest);
		}
		const { body } = await house.restore('partner', 'product', 'tour', { number: 2, base: 3 });
		expect(body).toMatchObject({
			...{ latest: 4, published: 3, revision: { restored: 2, author: { by: 'me' } } },
			content: { value: { texts: { en: { title: 'One' } } } },
		});
		expect((await house.shown()).title).toBe('Two');
		await house.publish('partner', 'product', 'tour', 4);
		expect((await house.shown()).title).toBe('One');
		expect((await house.restore('partner', 'product', 'tour', { number: 2, base: 3 })).body.code).toBe('changed-since');
		expect((await house.restore('partner', 'product', 'tour', { number: 99, base: 4 })).status).toBe(404);
		const { body: all } = await house.revisions('operator', 'product', 'tour');
		expect(all.items.map((one: { number: number; isPublished: boolean }) => [one.number, one.isPublished])).toEqual([
			[4, true],
			[3, false],
			[2, false],
			[1, false],
		]);
		expect(all.items[0].author).toEqual({ by: 'colleague', name: 'Partner Tester' });
	});

	test('is compared with another field by field', async () => {
		await house.edit('partner', 'product', 'tour', (value) => ({
			...withText('en', 'title', 'Walk')(value),
			minutes: 90,
		}));
		const { body } = await house.call('partner', `GET ${house.path('product', 'tour')}/comparison?from=1&to=2`);
		expect(body.fields).toEqual([
			{ at: 'minutes', before: 240, after: 90 },
			{ at: 'texts.en.title', before: 'tour', after: 'Walk' },
		]);
		const one = await house.call('partner', `GET ${house.path('product', 'tour')}/revisions/1`);
		expect(one.body.content.value.minutes).toBe(240);
	});

	test('that came to nothing is forgotten after half a year; what readers saw stays', async () => {
		for (const title of ['One', 'Two', 'Three'])
			await house.edit('partner', 'product', 'tour', withText('en', 'title', title));
		house.clock.pass({ days: 181 });
		await layOffDrafts(house);
		const rows = await house.queries.select().from(revision).orderBy(revision.number);
		expect(rows.map(({ number }) => number)).toEqual([1, 4]);
	});
});

describe('what is planned', () => {
	test('goes out at its moment, once, whichever of two servers comes first', async () => {
		const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Winter walk'));
		const at = house.soon(60);
		const { body } = await house.schedule('partner', 'product', 'tour', { revision: latest, at });
		expect(body).toMatchObject({ scheduled: { number: 2, at }, state: 'published', published: 1 });
		await publishDue(house);
		expect((await house.shown()).title).toBe('tour');
		// Somebody writes on meanwhile: what was planned is what goes out.
		await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Spring walk'));
		house.clock.pass({ hours: 1 });
		await Promise.all([publishDue(house), publishDue(house), publishDue(house)]);
		expect([(await house.shown()).title, await house.found('winter')]).toEqual(['Winter walk', ['tour']]);
		expect((await house.read('partner', 'product', 'tour')).body).toMatchObject({
			latest: 3,
			published: 2,
			scheduled: null,
		});
		const told = await house.queries.select().from(event).where(eq(event.kind, 'content.published'));
		expect(told).toMatchObject([{ actorKind: 'clock', actorId: null, facts: { number: 2, isScheduled: true } }]);
	});

	test('while no server ran is made up for', async () => {
		const notices = await house.edit('operator', 'notice', 'opening', withText('en', 'title', 'Closed for a day'));
		await house.schedule('operator', 'notice', 'opening', { revision: notices.latest, at: house.soon(5) });
		house.clock.pass({ days: 3 });
		await publishDue(house);
		const { body } = await house.call('visitor', 'GET /api/notices/opening?language=en');
		expect(body.title).toBe('Closed for a day');
	});

	test('is for a moment to come, for something new and ready, and can be called off', async () => {
		const plan = async (revisionNumber: number, at: string) =>
			(await house.schedule('partner', 'product', 'tour', { revision: revisionNumber, at })).body;
		await house.read('partner', 'product', 'tour');
		expect((await plan(1, house.soon(60))).code).toBe('not-allowed');
		const broken = await house.edit('partner', 'product', 'tour', withText('en', 'summary', ''));
		expect((await plan(broken.latest, house.soon(60))).code).toBe('not-ready');
		const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'summary', 'Good'));
		expect((await plan(latest, house.soon(-1))).faults).toEqual([{ at: 'at', code: 'date-past' }]);
		expect((await plan(latest - 1, house.soon(60))).code).toBe('changed-since');
		expect((await plan(latest, house.soon(60))).scheduled.number).toBe(latest);
		expect((await house.unschedule('partner', 'product', 'tour')).body.scheduled).toBeNull();
		expect((await house.unschedule('partner', 'product', 'tour')).body.code).toBe('not-allowed');
		house.clock.pass({ hours: 2 });
		await publishDue(house);
		expect((await house.shown()).summary).toBe('tour.');
	});

	test('and cannot go out any more stays in, and says so', async () => {
		const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Winter walk'));
		await house.schedule('partner', 'product', 'tour', { revision: latest, at: house.soon(60) });
		await house.queries.execute(sql`update partner set service_items = '{travel.hotel}'`);
		house.clock.pass({ hours: 1 });
		await Promise.all([publishDue(house), publishDue(house)]);
		await house.queries.execute(sql`update partner set service_items = '{travel.day-tour}'`);
		expect((await house.shown()).title).toBe('tour');
		expect((await house.read('partner', 'product', 'tour')).body).toMatchObject({
			...{ scheduled: null, published: 1, planFailedAt: expect.any(String) },
		});
		expect(await house.queries.$count(event, eq(event.kind, 'content.schedule-failed'))).toBe(1);
		// Who planned it is told, once: in the bell and by mail.
		await tellEvents(house.services);
		expect((await house.call('partner', 'GET /api/notifications?language=en')).body.items).toMatchObject([
			{ kind: 'content.schedule-failed', side: 'own', title: 'tour', path: '/console', isRead: false },
		]);
		const mails = await house.mailsTo(house.emailOf('partner'));
		expect(mails.filter(({ template }) => template === 'content-plan-failed')).toHaveLength(1);
	});
});
