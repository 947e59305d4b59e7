import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentKind } from '#domain/content/content.ts';
import { content, revision } from '#server/db/schema/content.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { organisationOf } from '../../../../tests/support/organisations.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { findItems } from './content.repo.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

describe('what partners and operators begin', () => {
	const names = { ko: '문 열기 전의 경복궁', en: 'Gyeongbokgung before the gates open' };
	const begin = (who: Actor, more: object = {}) =>
		house.create(who, { kind: 'product', of: { kind: 'day-tour', providerId: 'walks' }, names, ...more });
	const whole = {
		...{ summary: 'S', description: 'D', included: ['Guide'], excluded: [], steps: [], meetingPoint: 'Gate' },
		goodToKnow: [],
	};

	test('has an id of its name that stays, is seen by nobody, and goes out when it is whole', async () => {
		const { status, body } = await begin('partner');
		expect([status, body.id, body.state, body.published]).toEqual([
			200,
			'gyeongbokgung-before-the-gates-open',
			'draft',
			null,
		]);
		expect(body.goesOutIn).toEqual(['ko', 'en']);
		expect((await house.call('visitor', `GET /api/products/${body.id}?language=en`)).status).toBe(404);
		expect((await house.publish('partner', 'product', body.id, 1)).body.code).toBe('not-ready');
		const { latest } = await house.edit('partner', 'product', body.id, (value) => ({
			...value,
			place: { name: { en: 'Palace' }, hangul: '서울 종로구 사직로 161', latitude: 37.57, longitude: 126.97 },
			...{ minutes: 120, pictures: ['palace-dawn-1'], price: { unit: 'person', won: 50_000 } },
			schedule: { ...(value.schedule as object), weekdays: [1, 2], times: ['07:30'], capacity: 6 },
			texts: { en: { ...whole, title: 'Renamed altogether' } },
		}));
		expect((await house.publish('partner', 'product', body.id, latest)).body).toMatchObject({
			state: 'published',
			id: body.id,
		});
		expect(await house.shown(body.id)).toMatchObject({ title: 'Renamed altogether', provider: { id: 'walks' } });
		expect(await house.found('renamed')).toEqual([body.id]);
		expect(await house.trail('content.created')).toMatchObject({ subjectId: body.id, facts: { kind: 'day-tour' } });
	});

	test('never shares an id, however many begin at once, nor takes a word of an address', async () => {
		const answers = await Promise.all([begin('partner'), begin('operator'), begin('partner')]);
		expect(answers.map(({ body }) => body.id).sort()).toEqual([
			'gyeongbokgung-before-the-gates-open',
			'gyeongbokgung-before-the-gates-open-2',
			'gyeongbokgung-before-the-gates-open-3',
		]);
		expect((await begin('partner', { names: { ko: '', en: 'Reserve' } })).body.id).toBe('reserve-2');
		expect((await begin('partner', { names: { ko: '', en: 'tour' } })).body.id).toBe('tour-2');
		expect((await begin('partner', { names: { ko: '북촌 산책', en: '' } })).body.id).toBe('bukchon-sanchaek');
	});

	test('is for one’s own house, of a kind that it was approved for', async () => {
		const of = (kind: string, providerId: string) => ({ of: { kind, providerId } });
		expect((await begin('partner', of('hotel', 'walks'))).body.code).toBe('service-unapproved');
		expect((await begin('partner', of('day-tour', 'stays'))).status).toBe(404);
		expect((await begin('partner', of('day-tour', 'none'))).status).toBe(404);
		expect((await begin('partner', of('flying', 'walks'))).body.faults).toEqual([
			{ at: 'of.kind', code: 'choose-one' },
		]);
		expect((await begin('partner', { names: { ko: ' ', en: '' } })).body.faults).toEqual([
			{ at: 'names.ko', code: 'required' },
		]);
		expect((await house.create('partner', { kind: 'notice', names })).status).toBe(404);
		expect((await house.create('partner', { kind: 'promotion', of: { area: 'travel' }, names })).status).toBe(404);
	});

	test('a notice is read and searched once it is out', async () => {
		const { body } = await house.create('operator', { kind: 'notice', names: { ko: '설 연휴', en: 'Lunar New Year' } });
		expect(body).toMatchObject({ id: 'lunar-new-year', state: 'draft' });
		const search = async () =>
			(await house.call('visitor', 'GET /api/notices?language=en&search=lanterns')).body.items.map(
				({ id }: { id: string }) => id,
			);
		const { latest } = await house.edit('operator', 'notice', body.id, withText('en', 'body', 'Lanterns everywhere.'));
		expect(await search()).toEqual([]);
		expect((await house.publish('operator', 'notice', body.id, latest)).status).toBe(200);
		expect(await search()).toEqual(['lunar-new-year']);
		const again = await house.edit('operator', 'notice', body.id, withText('en', 'body', 'Fireworks everywhere.'));
		await house.publish('operator', 'notice', body.id, again.latest);
		expect(await search()).toEqual([]);
	});

	test('a promotion applies once it is out, and never below what is used of it', async () => {
		const { body } = await house.create('operator', { kind: 'promotion', of: { area: 'travel' }, names });
		const words = { title: 'T', lead: 'L', body: 'B', audience: 'A', scope: 'S' };
		const { latest } = await house.edit('operator', 'promotion', body.id, (value) => ({
			...{ ...value, productIds: ['hotel'], discount: { percent: 50 }, totalLimit: 5, texts: { en: words } },
			startsAt: house.soon(-60),
		}));
		expect((await house.publish('operator', 'promotion', body.id, latest)).status).toBe(200);
		expect((await house.shown('hotel')).promotions).toMatchObject([{ id: body.id }]);
		await house.queries.update(promotion).set({ used: 3 }).where(eq(promotion.id, body.id));
		const fewer = await house.edit('operator', 'promotion', body.id, (value) => ({ ...value, totalLimit: 2 }));
		expect((await house.publish('operator', 'promotion', body.id, fewer.latest)).body).toMatchObject({
			...{ code: 'below-sold', faults: [{ at: 'totalLimit', code: 'below-sold', count: 3 }] },
		});
		await house.queries.update(promotion).set({ code: 'AUTUMN' }).where(eq(promotion.id, 'autumn'));
		const coded = await house.edit('operator', 'promotion', body.id, (value) => ({
			...value,
			totalLimit: 5,
			code: 'AUTUMN',
		}));
		expect((await house.publish('operator', 'promotion', body.id, coded.latest)).body.code).toBe('not-ready');
	});
});

describe('a text that people agree to', () => {
	test('is another version each time it goes out; the former ones stay as they were agreed to', async () => {
		const was = await house.queries.select().from(pageText).where(eq(pageText.slug, 'terms'));
		const { latest } = await house.edit('operator', 'page-text', 'terms', (value) => ({
			...{ ...value, effectiveOn: dayIn(30) },
			texts: { ko: { title: '약관', body: '새 약관' }, en: { title: 'Terms', body: 'New terms' } },
		}));
		expect((await house.publish('operator', 'page-text', 'terms', latest)).status).toBe(200);
		const rows = await house.queries.select().from(pageText).where(eq(pageText.slug, 'terms'));
		expect(rows).toEqual(expect.arrayContaining(was));
		expect(rows.filter(({ version }) => !was.some((one) => one.version === version))).toMatchObject([
			{ version: dayIn(30), effectiveOn: dayIn(30), texts: { en: { body: 'New terms' } } },
		]);
		const next = await house.edit('operator', 'page-text', 'terms', withText('en', 'body', 'Newer terms'));
		await house.publish('operator', 'page-text', 'terms', next.latest);
		const versions = (await house.queries.select().from(pageText).where(eq(pageText.slug, 'terms'))).map(
			({ version }) => version,
		);
		expect(versions).toContain(`${dayIn(30)}-02`);
		const { body } = await house.call('visitor', `GET /api/page-texts/terms?language=en&version=${dayIn(30)}-02`);
		expect(body.body).toBe('Newer terms');
	});

	test('does not begin in the past', async () => {
		const { latest } = await house.edit('operator', 'page-text', 'news', (value) => ({
			...value,
			effectiveOn: dayIn(-1),
		}));
		expect((await house.publish('operator', 'page-text', 'news', latest)).body.faults).toContainEqual({
			at: 'effective-day',
			code: 'required',
		});
	});
});

describe('a provider’s profile', () => {
	const names = async () => (await house.queries.select().from(provider).where(eq(provider.id, 'walks')))[0]?.name;

	test('changes at once but for its name, which waits for an operator; words follow then', async () => {
		const change = (value: Record<string, unknown>) =>
			withText('en', 'name', 'Namsan Walks')(withText('en', 'intro', 'Hello')(value));
		const { latest } = await house.edit('partner', 'provider', 'walks', change);
		const { status, body } = await house.publish('partner', 'provider', 'walks', latest);
		expect([status, body.waitsForApproval, await names()]).toEqual([
			200,
			true,
			{ en: 'Bukchon Walks', ko: '북촌산책' },
		]);
		expect((await house.shown()).provider).toMatchObject({ name: 'Bukchon Walks', intro: 'Hello' });
		const { body: queue } = await house.call('operator', 'GET /api/partners?status=CHANGE_REQ');
		const [application] = queue.items;
		expect(application.change.names.en).toBe('Namsan Walks');
		const decision = { decision: 'approve', seenAt: application.change.askedAt, isDespite: true };
		const key = `POST /api/partners/${house.organisationOf('partner')}/change-decision`;
		expect((await house.call('operator', key, { body: decision })).status).toBe(200);
		expect((await names())?.en).toBe('Namsan Walks');
		expect(await house.found('namsan')).toContain('tour');
		expect((await house.read('partner', 'provider', 'walks')).body).toMatchObject({
			latest,
			published: latest,
			waitsForApproval: false,
		});
	});

	test('by an operator changes altogether', async () => {
		const { latest } = await house.edit('operator', 'provider', 'walks', withText('en', 'name', 'Inwang Walks'));
		await house.publish('operator', 'provider', 'walks', latest);
		expect([(await names())?.en, await house.found('inwang')]).toEqual([
			'Inwang Walks',
			expect.arrayContaining(['tour']),
		]);
	});

	test('that was changed by its own form is a revision too, and carries a draft along', async () => {
		const draft = await house.edit('partner', 'provider', 'walks', withText('ko', 'intro', '안녕하세요'));
		const own = (await house.call('partner', 'GET /api/partners/me/profile')).body;
		const { texts, region, languages, foundedYear } = own;
		const body = { ...{ texts: { en: texts.en }, region, languages, foundedYear }, answersWithinHours: 9 };
		const saved = await house.call('partner', 'PUT /api/partners/me/profile', { body });
		expect(saved.status).toBe(200);
		const { body: opened } = await house.read('partner', 'provider', 'walks');
		expect(opened.latest).toBe(draft.latest + 2);
		expect(opened.published).toBe(draft.latest + 1);
		expect(opened.content.value).toMatchObject({ answersWithinHours: 9, texts: { ko: { intro: '안녕하세요' } } });
	});
});

describe('everybody at every door', () => {
	const subjects = [
		['product', 'tour'],
		['provider', 'walks'],
		['notice', 'opening'],
		['promotion', 'autumn'],
		['page-text', 'terms'],
	] as const;
	/** The status of each endpoint for who asks; a right body, so that only who asks decides. */
	async function statuses(who: Actor, kind: ContentKind, id: string): Promise<number[]> {
		const at = house.path(kind, id);
		const content = { kind: 'notice', value: (await house.read('operator', 'notice', 'opening')).body.content.value };
		const asked: [string, unknown?][] = [
			[`GET ${at}`],
			[`PUT ${at}/draft`, { base: 1, content }],
			[`POST ${at}/publication`, { revision: 1 }],
			[`PUT ${at}/schedule`, { revision: 1, at: house.soon(60) }],
			[`DELETE ${at}/schedule`],
			[`POST ${at}/archive`, { revision: 999 }],
			[`POST ${at}/restoration`, { number: 1, base: 999 }],
			[`GET ${at}/revisions`],
			[`GET ${at}/revisions/1`],
			[`GET ${at}/comparison?from=1&to=1`],
		];
		const answers: number[] = [];
		for (const [key, body] of asked)
			answers.push((await house.call(who, key, body === undefined ? {} : { body })).status);
		return answers;
	}
	const all = (status: number) => Array.from({ length: 10 }, () => status);

	test('what is another’s, or none, is not there', async () => {
		await house.adopt();
		for (const [kind, id] of subjects) {
			expect([kind, await statuses('visitor', kind, id)]).toEqual([kind, all(401)]);
			for (const who of ['guest', 'rival', 'applicant'] as const)
				expect([who, kind, await statuses(who, kind, id)]).toEqual([who, kind, all(404)]);
		}
		for (const [kind, id] of subjects.slice(2))
			expect([kind, await statuses('partner', kind, id)]).toEqual([kind, all(404)]);
		for (const id of ['none', '%00', 'x'.repeat(101)])
			expect(await statuses('operator', 'product', id)).toEqual(all(404));
		expect(await statuses('operator', 'page-text', 'none')).toEqual(all(404));
		expect(await statuses('operator', 'colour' as ContentKind, 'tour')).toEqual(all(404));
		expect(await house.queries.$count(revision)).toBe(await house.queries.$count(content));
	});

	test('what is one’s own is, and an operator’s is everything', async () => {
		await house.adopt();
		for (const [kind, id] of subjects) {
			const who: Actor[] = kind === 'product' || kind === 'provider' ? ['partner', 'operator'] : ['operator'];
			for (const one of who) expect(await statuses(one, kind, id)).not.toContain(404);
		}
	});

	test('a list has what one may edit', async () => {
		await house.adopt();
		const ids = async (who: Actor, kind: ContentKind) =>
			(await house.list(who, kind)).body.items.map(({ id }: { id: string }) => id).sort();
		expect(await ids('partner', 'product')).toEqual(['private-walk', 'team-day', 'tour']);
		expect(await ids('rival', 'provider')).toEqual(['stays']);
		for (const kind of ['notice', 'promotion', 'page-text'] as const) expect(await ids('partner', kind)).toEqual([]);
		expect(await ids('operator', 'notice')).toEqual(['opening']);
		expect((await ids('operator', 'product')).length).toBe(house.productCount);
		expect([(await house.list('guest', 'product')).status, (await house.list('visitor', 'product')).status]).toEqual([
			404, 401,
		]);
	});

	test('what is malformed is said where', async () => {
		const { body: opened } = await house.read('partner', 'product', 'tour');
		const faultsOf = async (value: object, base: unknown = 1) => {
			const { status, body } = await house.save('partner', 'product', 'tour', {
				base,
				content: { kind: 'product', value },
			});
			return [status, body.faults];
		};
		const { value } = opened.content;
		expect(await faultsOf({ ...value, minutes: 'long' })).toEqual([
			400,
			[{ at: 'content.value.minutes', code: 'invalid-input' }],
		]);
		expect(await faultsOf({ ...value, colour: 'red' })).toEqual([
			400,
			[{ at: 'content.value.colour', code: 'unknown-field' }],
		]);
		expect(await faultsOf(withText('en', 'title', 'x'.repeat(201))(value))).toEqual([
			400,
			[{ at: 'content.value.texts.en.title', code: 'too-long' }],
		]);
		expect(await faultsOf(value, 7)).toEqual([400, [{ at: 'base', code: 'invalid-input' }]]);
		const other = (await house.read('operator', 'notice', 'opening')).body.content;
		const { body } = await house.save('partner', 'product', 'tour', { base: 1, content: other });
		expect(body.faults).toEqual([{ at: 'content.kind', code: 'invalid-input' }]);
	});
});

describe('what is published with a newer draft', () => {
	const ahead = async (who: Actor) => {
		const { items, total } = (await house.list(who, 'product', '&state=ahead')).body;
		expect(total).toBe(items.length);
		return items.map(({ id }: { id: string }) => id);
	};

	test('is found by that, until it goes out or is put away; others’ are not', async () => {
		expect(await ahead('partner')).toEqual([]);
		const tour = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Renamed'));
		const walk = await house.edit('partner', 'product', 'private-walk', withText('en', 'title', 'Walk anew'));
		await house.edit('operator', 'product', 'hotel', withText('en', 'title', 'Inn'));
		expect((await ahead('partner')).sort()).toEqual(['private-walk', 'tour']);
		expect((await ahead('operator')).sort()).toEqual(['hotel', 'private-walk', 'tour']);
		await house.publish('partner', 'product', 'tour', tour.latest);
		expect(await ahead('partner')).toEqual(['private-walk']);
		await house.archive('partner', 'product', 'private-walk', walk.latest);
		expect(await ahead('partner')).toEqual([]);
	});

	test('is read by its own index among very many', async () => {
		const { pool } = house.database;
		await house.adopt();
		await pool.query(
			`insert into content (kind, id, organisation_id, state, latest, published, title, percent, created_at, changed_at)
			select 'product', 'many-' || n, organisation_id, 'published', case when n % 200 = 0 then 3 else 2 end, 2, title, percent, created_at,
				changed_at - n * interval '1 minute'
			from content, generate_series(1, 8000) n where kind = 'product' and id = 'tour'`,
		);
		await pool.query('analyze content');
		const planOf = async (organisationIds: 'all' | readonly string[]) => {
			const filter = { kind: 'product', state: 'ahead', organisationIds } as const;
			const { sql: text, params } = findItems(house.queries, filter, { after: undefined, limit: 21 }).toSQL();
			const { rows } = await pool.query(`explain ${text}`, params);
			return rows.map((row) => row['QUERY PLAN']).join('\n');
		};
		expect(await planOf('all')).toContain('content_ahead_of');
		expect(await planOf([await organisationOf(house.queries, house.idOf('partner'))])).toContain('content_ahead_of');
	});
});

describe('what is archived', () => {
	test('is gone for readers and for who searches, what was reserved stays, and publishing brings it back', async () => {
		const { id } = await house.reserved('guest', 'tour');
		await house.read('partner', 'product', 'tour');
		const { body } = await house.archive('partner', 'product', 'tour', 1);
		expect(body).toMatchObject({ state: 'archived', published: 1 });
		expect((await house.call('visitor', 'GET /api/products/tour?language=en')).status).toBe(404);
		expect(await house.found('tour')).not.toContain('tour');
		expect((await house.reserve('guest', 'tour')).status).toBe(404);
		expect((await house.rowOf(id)).status).toBe('confirmed');
		expect((await house.archive('partner', 'product', 'tour', 1)).body.code).toBe('not-allowed');
		expect((await house.list('partner', 'product', '&state=archived')).body.items).toMatchObject([{ id: 'tour' }]);
		expect((await house.publish('partner', 'product', 'tour', 1)).body.state).toBe('published');
		expect([(await house.shown()).title, await house.found('tour')]).toEqual([
			'tour',
			expect.arrayContaining(['tour']),
		]);
	});

	test('of a notice and a promotion too; a text that people agreed to never is', async () => {
		const get = async (url: string) => (await house.call('visitor', `GET ${url}?language=en`)).status;
		for (const kind of ['notice', 'promotion'] as const) {
			const id = kind === 'notice' ? 'opening' : 'autumn';
			const { body } = await house.read('operator', kind, id);
			expect((await house.archive('operator', kind, id, body.latest)).status).toBe(200);
		}
		const { rows } = await house.database.pool.query('select is_archived from promotion');
		expect([await get('/api/notices/opening'), rows]).toEqual([404, [{ is_archived: true }]]);
		expect((await house.shown('park')).promotions).toEqual([]);
		await house.read('operator', 'page-text', 'terms');
		const { body } = await house.read('operator', 'page-text', 'terms');
		expect((await house.archive('operator', 'page-text', 'terms', body.latest)).body.code).toBe('not-allowed');
	});
});
