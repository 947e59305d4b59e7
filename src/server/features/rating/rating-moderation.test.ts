import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rating, ratingReport } from '#server/db/schema/rating.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { openRatingHouse, type RatingHouse, stars, words } from '../../../../tests/support/rating-house.ts';
import { renameProduct } from '../../../../tests/support/rename-product.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: RatingHouse;
beforeAll(async () => {
	house = await openRatingHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await emptyTables(house.database, 'rating', 'rating_report', 'reservation', 'slot', 'mail', 'attempt', 'event');
	await house.database.pool.query('update product set rating_count = 0, rating_stars = 0');
});

const queue = async (which = 'open') =>
	(await house.call('operator', `GET /api/ratings/moderation?language=ko&queue=${which}`)).body;

describe('the reply', () => {
	test('is the provider’s, once, and its author is told in their language', async () => {
		const id = await house.written();
		expect((await house.reply('rival', id)).body.code).toBe('not-allowed');
		expect((await house.reply('guest', id)).status).toBe(404);
		expect((await house.reply('partner', id, 'Come again.')).body).toMatchObject({ text: 'Come again.' });
		expect((await house.reply('partner', id)).body.code).toBe('not-allowed');
		expect((await house.reply('operator', id)).body.code).toBe('not-allowed');
		const { body } = await house.call('guest', 'GET /api/ratings/mine?language=th');
		expect(body.items[0].reply.text).toBe('Come again.');
		const mails = await house.mailsTo('guest@maru.example');
		expect(mails).toMatchObject([{ template: 'rating-replied', locale: 'th' }]);
		expect(JSON.stringify(mails)).not.toContain('Come again');
	});

	test('of a clinic promises nothing the law forbids, and nothing is lost by trying', async () => {
		const id = await house.written();
		expect((await house.reply('partner', id, 'The best walk in Seoul.')).status).toBe(200);
		const health = await house.written('other');
		const setArea = (area: string) =>
			house.database.pool.query("update product set area = $1 where id = 'tour'", [area]);
		await setArea('medical');
		const { status, body } = await house.reply('partner', health, 'We are the best clinic in Seoul.');
		expect([status, body.faults]).toEqual([400, [{ at: 'text', code: 'medical-claim' }]]);
		expect((await house.reply('partner', health)).status).toBe(200);
		await setArea('travel');
	});

	test('ten at once are one', async () => {
		const id = await house.written();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, at) => house.reply('partner', id, `Reply ${at}.`)),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await house.mailsTo('guest@maru.example')).toHaveLength(1);
	});

	test('what is hidden or waits does not exist for a provider; the agency replies where there is none', async () => {
		const id = await house.written();
		await house.decide('operator', id, 'hide');
		expect((await house.reply('partner', id)).status).toBe(404);
		const other = await house.written('guest', 'park');
		expect((await house.reply('partner', other)).body.code).toBe('not-allowed');
		expect((await house.reply('operator', other)).status).toBe(200);
	});
});

test('what was rated is called what was sold, whatever it is called by now', async () => {
	const id = await house.written();
	await renameProduct(house.queries, 'tour', 'Another tour');
	await house.report('other', id, 'private');
	const lists = [
		(await house.call('partner', 'GET /api/ratings/provided?language=en')).body,
		(await house.call('guest', 'GET /api/ratings/mine?language=en')).body,
		(await house.call('operator', 'GET /api/ratings/moderation?language=en&queue=open')).body,
	];
	expect(lists.map(({ items }) => items.map((one: { title: string }) => one.title))).toEqual([
		['tour'],
		['tour'],
		['tour'],
	]);
});

describe('a report', () => {
	test('comes once a member to the operators’ queue, with one mail for the first', async () => {
		const id = await house.written();
		expect((await queue()).items).toEqual([]);
		expect((await house.report('other', id, 'private')).status).toBe(200);
		expect((await house.report('other', id)).body.code).toBe('not-allowed');
		expect((await house.report('partner', id, 'untrue')).status).toBe(200);
		expect((await house.report('guest', id)).body.code).toBe('not-allowed');
		const { items, total } = await queue();
		const row = await house.ratingOf(id);
		expect(total).toBe(1);
		expect(items).toMatchObject([
			{
				id,
				text: words,
				status: 'published',
				authorLanguage: 'th',
				authorId: house.idOf('guest'),
				reservation: { id: row?.reservationId, code: expect.stringMatching(/./) },
				reports: [
					{ reason: 'private', by: { id: house.idOf('other'), name: expect.stringMatching(/./) } },
					{ reason: 'untrue', by: { id: house.idOf('partner') } },
				],
			},
		]);
		// Operators alone learn who reported it.
		for (const [who, path] of [
			['guest', 'ratings/mine'],
			['partner', 'ratings/provided'],
			['visitor', 'products/tour/ratings'],
		] as const)
			expect(JSON.stringify((await house.call(who, `GET /api/${path}?language=en`)).body), who).not.toContain(
				house.idOf('other'),
			);
		expect((await house.mailsTo('operator@maru.example')).map(({ template }) => template)).toEqual([
			'rating-to-moderate',
		]);
		const listed = (await house.call('other', 'GET /api/products/tour/ratings')).body.items[0];
		expect(listed.mayReport).toBe(false);
	});

	test('has a reason of the list, and not without end', async () => {
		const id = await house.written();
		expect((await house.report('other', id, 'ugly')).status).toBe(400);
		expect((await house.report('visitor', id)).status).toBe(401);
		for (let at = 0; at < 20; at += 1) await house.report('other', id);
		expect((await house.report('other', id)).status).toBe(429);
	});
});

describe('the operator', () => {
	test('publishes what waited: it counts, its author and the provider are told', async () => {
		const id = await house.written('guest', 'screening');
		expect((await queue()).items).toMatchObject([{ id, status: 'in-moderation', reports: [] }]);
		expect((await house.decide('operator', id, 'publish')).status).toBe(200);
		expect(await house.countersOf('screening')).toEqual({ count: 1, sum: 20 });
		expect((await queue()).items).toEqual([]);
		expect(await house.mailsTo('guest@maru.example')).toMatchObject([{ template: 'rating-published', locale: 'th' }]);
		expect((await house.decide('operator', id, 'publish')).body.code).toBe('not-allowed');
	});

	test('hides with a reason its author reads; it no longer counts, its reports are answered', async () => {
		const id = await house.written();
		await house.report('other', id);
		expect(
			(await house.call('operator', `POST /api/ratings/${id}/decision`, { body: { decision: 'hide', seen: 'this' } }))
				.status,
		).toBe(400);
		expect((await house.decide('operator', id, 'hide', 'Names a guest.')).status).toBe(200);
		expect(await house.countersOf('tour')).toEqual({ count: 0, sum: 0 });
		expect((await house.call('visitor', 'GET /api/products/tour/ratings')).body.total).toBe(0);
		const [mine] = (await house.call('guest', 'GET /api/ratings/mine?language=en')).body.items;
		expect(mine).toMatchObject({ status: 'hidden', statusReason: 'Names a guest.' });
		const [mail] = await house.mailsTo('guest@maru.example');
		expect(mail).toMatchObject({ template: 'rating-hidden', data: { reason: 'Names a guest.' } });
		expect((await queue()).items).toEqual([]);
		expect((await queue('hidden')).items).toMatchObject([{ id, statusReason: 'Names a guest.' }]);
		const [report] = await house.queries.select().from(ratingReport).where(eq(ratingReport.ratingId, id));
		expect(report?.resolvedAt).toBeInstanceOf(Date);
		const trail = await trailOf(house.queries);
		expect(trail.map(({ event, actorId }) => [event, actorId])).toEqual([['rating.hidden', house.idOf('operator')]]);
		expect((await house.decide('operator', id, 'hide')).body.code).toBe('not-allowed');
		expect((await house.decide('operator', id, 'publish')).status).toBe(200);
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 20 });
	});

	test('decides about what they have read: not about a text, a report or a decision that came since', async () => {
		const read = async (id: string) =>
			(await house.call('operator', `GET /api/ratings/${id}/moderation?language=en`)).body;
		const decide = (id: string, seen: string, decision = 'publish') =>
			house.call('operator', `POST /api/ratings/${id}/decision`, {
				body: { decision, seen, ...(decision === 'hide' && { reason: 'Names a doctor.' }) },
			});
		const id = await house.written('guest', 'screening');
		const before = await read(id);
		expect(before).toMatchObject({ text: words, status: 'in-moderation', decided: null });
		await house.edit('guest', id, { text: 'A cure for everything, and the cheapest.' });
		expect((await decide(id, before.seen)).body.code).toBe('changed-since');
		expect((await house.ratingOf(id))?.status).toBe('in-moderation');
		const edited = await read(id);
		expect(edited.text).toBe('A cure for everything, and the cheapest.');
		expect((await decide(id, edited.seen, 'hide')).status).toBe(200);
		expect((await decide(id, edited.seen)).body.code, 'a colleague was quicker').toBe('changed-since');
		const hidden = await read(id);
		expect(hidden).toMatchObject({ status: 'hidden', decided: { by: 'Operator' } });
		expect((await decide(id, hidden.seen)).status, 'taken back knowingly').toBe(200);
		const open = await read(id);
		await house.report('other', id);
		expect((await decide(id, open.seen, 'hide')).body.code).toBe('changed-since');
		expect((await decide(id, (await read(id)).seen)).status).toBe(200);
		expect((await house.call('guest', `GET /api/ratings/${id}/moderation?language=en`)).status).toBe(404);
	});

	test('leaves what was reported, without a word to its author', async () => {
		const id = await house.written();
		await house.report('other', id);
		expect((await house.decide('operator', id, 'publish')).status).toBe(200);
		expect((await queue()).items).toEqual([]);
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 20 });
		expect(await house.mailsTo('guest@maru.example')).toEqual([]);
	});

	test('tells who reported what became of it by bell and mail, once, and never its author or the house', async () => {
		const id = await house.written();
		await house.report('other', id);
		await house.report('partner', id);
		const told = async (who: 'guest' | 'other' | 'partner') => ({
			mails: (await house.mailsTo(house.emailOf(who)))
				.map(({ template }) => template)
				.filter((one) => one.startsWith('matching-report')),
			bell: (await house.call(who, 'GET /api/notifications?language=en')).body.items
				.filter(({ kind }: { kind: string }) => kind.startsWith('rating.report-'))
				.map(({ kind, path }: { kind: string; path: string }) => [kind, path]),
		});
		await house.decide('operator', id, 'publish');
		await tellEvents(house.services);
		expect(await told('other')).toEqual({
			mails: ['matching-report-kept'],
			bell: [['rating.report-kept', '/travel/tour']],
		});
		expect(await told('partner')).toEqual({
			mails: ['matching-report-kept'],
			bell: [['rating.report-kept', '/console/ratings']],
		});
		expect(await told('guest')).toEqual({ mails: [], bell: [] });
		// It is answered: who decides otherwise later tells its author, and those who report it then.
		await house.decide('operator', id, 'hide');
		await tellEvents(house.services);
		expect((await told('other')).mails).toEqual(['matching-report-kept']);
		const next = await house.written('guest', 'park');
		await house.report('other', next);
		await house.decide('operator', next, 'hide');
		await tellEvents(house.services);
		expect(await told('other')).toMatchObject({
			mails: ['matching-report-kept', 'matching-report-hidden'],
			bell: [
				['rating.report-hidden', '/travel/park'],
				['rating.report-kept', '/travel/tour'],
			],
		});
	});

	test('tells who reported it that its author has taken it back', async () => {
		const id = await house.written();
		await house.report('other', id);
		expect((await house.call('guest', `DELETE /api/ratings/${id}`)).status).toBe(200);
		expect((await house.mailsTo('other@maru.example')).map(({ template }) => template)).toEqual([
			'matching-report-gone',
		]);
		await tellEvents(house.services);
		expect((await house.call('other', 'GET /api/notifications?language=en')).body.items[0]).toMatchObject({
			...{ kind: 'rating.report-gone', path: '/travel/tour' },
		});
		expect(await house.mailsTo('guest@maru.example')).toEqual([]);
	});

	test('does not decide about a rating of their own, and nobody else decides at all', async () => {
		const own = await house.written('operator', 'tour');
		expect((await house.decide('operator', own, 'hide')).body.code).toBe('not-allowed');
		for (const who of ['guest', 'partner', 'rival', 'applicant'] as const) {
			expect((await house.decide(who, own, 'hide')).status, who).toBe(404);
			expect((await house.call(who, 'GET /api/ratings/moderation?language=en')).status, who).toBe(404);
		}
	});

	test('finds those that have waited longest first, page by page', async () => {
		const ids = Array.from({ length: 23 }, () => randomUUID());
		await house.queries.insert(rating).values(
			ids.map((id, at) => ({
				...{ id, productId: 'screening', author: 'A', country: 'TH', stars: stars(4), text: words },
				locale: 'th' as const,
				status: 'in-moderation' as const,
				createdAt: new Date(Date.now() - (23 - at) * 3_600_000),
			})),
		);
		const first = await queue();
		const second = (await house.call('operator', `GET /api/ratings/moderation?language=ko&cursor=${first.nextCursor}`))
			.body;
		expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
		expect([first.total, second.nextCursor]).toEqual([23, null]);
	});
});
