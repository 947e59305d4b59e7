import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parsePhotographName } from '#domain/file/photograph.ts';
import { event } from '#server/db/schema/event.ts';
import { file, photographReport } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';

let house: RatingHouse;
let png: Buffer;
beforeAll(async () => {
	house = await openRatingHouse();
	png = await plain(700, 400).png().toBuffer();
});
afterAll(() => house.close());
beforeEach(async () => {
	await emptyTables(house.database, 'rating', 'reservation', 'slot', 'mail', 'attempt', 'event', 'file');
	await house.queries.update(product).set({ photographs: [], isShareDrawn: false, status: 'published' });
	await house.queries.update(provider).set({ pictureIds: [] });
});

// `tour` is a product of the partner's.
const add = async (who: Actor = 'partner'): Promise<string> => {
	const { body } = await house.call(who, 'POST /api/products/tour/photographs', { file: png });
	return body.photographs.at(-1).id;
};
const addToProfile = async (): Promise<string> => {
	const { body } = await house.call('partner', 'POST /api/partners/me/profile/pictures', { file: png });
	return body.pictures.at(-1).id;
};
const report = (who: Actor, id: string, reason = 'untrue') =>
	house.call(who, `POST /api/photographs/${id}/reports`, { body: { reason } });
type Deciding = { decision?: string; reason?: string };
const decideOn = (
	seen: string,
	who: Actor,
	id: string,
	{ decision = 'hide', reason = 'It is a clinic abroad.' }: Deciding = {},
) =>
	house.call(who, `POST /api/photograph-reports/${id}/decision`, {
		body: decision === 'hide' ? { decision, seen, reason } : { decision, seen },
	});
const markOf = async (id: string): Promise<string> => (await one(id)).body.seen ?? 'nothing';
/** About what stands there now. */
const decide = async (who: Actor, id: string, decision?: string, reason?: string) =>
	decideOn(await markOf(id), who, id, { ...(decision && { decision }), ...(reason && { reason }) });
const queue = async (which = 'open') =>
	(await house.call('operator', `GET /api/photograph-reports?language=en&queue=${which}`)).body;
const one = (id: string, who: Actor = 'operator') => house.call(who, `GET /api/photograph-reports/${id}?language=en`);
const seen = async (who: Actor, id: string) => (await house.call(who, `GET /api/files/${id}/480.webp`)).status;
const shown = async (): Promise<(string | undefined)[]> =>
	(await house.call('visitor', 'GET /api/products/tour?language=en')).body.pictures.map(
		(name: string) => parsePhotographName(name)?.id,
	);
const profile = async () => {
	const [row] = await house.queries
		.select({ id: provider.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, 'tour'));
	return (await house.call('visitor', `GET /api/providers/${row?.id}?language=en`)).body.pictures as { id: string }[];
};
const told = async (who: Actor) => (await house.call(who, 'GET /api/notifications?language=en')).body.items[0];
const trail = async () =>
	(await house.queries.select().from(event).where(eq(event.subjectKind, 'photograph')).orderBy(asc(event.id))).map(
		({ kind }) => kind,
	);

describe('a photograph that somebody finds wrong', () => {
	test('is reported once a member, by nobody whose own it is, and only while everybody sees it', async () => {
		const id = await add();
		expect((await report('visitor', id)).status).toBe(401);
		expect((await report('guest', id)).status).toBe(200);
		expect((await report('guest', id)).body.code).toBe('not-allowed');
		expect((await report('partner', id)).body.code).toBe('not-allowed');
		expect((await report('other', id, 'ugly')).status).toBe(400);
		expect((await report('other', '00000000-0000-4000-8000-0000000000ff')).body.code).toBe('not-found');
		await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
		expect((await report('other', id)).body.code).toBe('not-found');
		expect(await house.queries.$count(photographReport)).toBe(1);
	});

	test('a guest’s of a rating, and a private file, are no such photograph', async () => {
		const rated = await house.written();
		const { body } = await house.addPicture('guest', rated, png);
		expect((await report('other', body.pictures[0].id)).body.code).toBe('not-found');
		const photo = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
		expect((await report('other', photo.body.photo.id)).body.code).toBe('not-found');
	});

	test('comes into the one queue with the picture, its product and its house; who reported it is read by operators alone', async () => {
		const id = await add();
		const alt = { en: 'The palace at dusk' };
		await house.call('partner', `PUT /api/photographs/${id}`, { body: { focus: { x: 5, y: 5 }, alt } });
		await report('guest', id, 'rights');
		await report('other', id, 'private');
		const all = (await house.call('operator', 'GET /api/moderation?language=en')).body;
		expect(all.counts).toEqual({ rating: 0, picture: 0, photograph: 1, question: 0, message: 0 });
		const [item] = all.items;
		expect(item).toMatchObject({ kind: 'photograph', id, excerpt: alt.en, reports: 2, reasons: ['private', 'rights'] });
		expect(item.title).not.toBe('');
		expect(item.author).not.toBe('');
		const { items, total } = await queue();
		expect(total).toBe(1);
		expect(items).toMatchObject([
			{
				...{ photograph: { id, alt: alt.en }, product: { id: 'tour', area: 'travel' }, status: 'open' },
				reports: [
					{ reason: 'rights', by: { id: house.idOf('guest'), name: 'Guest Tester' } },
					{ reason: 'private', by: { id: house.idOf('other') } },
				],
				...{ hiddenReason: null, decidedBy: null },
				provider: { organisationId: house.organisationOf('partner') },
			},
		]);
		const own = await house.call('partner', 'GET /api/products/tour/photographs');
		expect(JSON.stringify(own.body)).not.toContain(house.idOf('guest'));
		await house.queries
			.update(member)
			.set({ status: 'closed' })
			.where(eq(member.id, house.idOf('other')));
		expect((await one(id)).body.reports[1].by.name, 'of a closed account').toBe('');
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('other')));
		expect((await one(id)).body).toEqual(items[0]);
		await tellEvents(house.services);
		expect(await told('operator')).toMatchObject({ kind: 'photograph.reported', path: '/console/photographs' });
	});

	test('is hidden with a reason: neither listed nor served, but to its house, which is told, as is who reported it', async () => {
		const [first, second, third] = [await add(), await add(), await add()];
		await report('guest', second);
		for (const reason of [undefined, ' ']) {
			const body = { decision: 'hide', seen: 'this', ...(reason && { reason }) };
			const given = await house.call('operator', `POST /api/photograph-reports/${second}/decision`, { body });
			expect(given.body.faults).toEqual([{ at: 'reason', code: 'required' }]);
		}
		expect((await decide('operator', second)).status).toBe(200);
		expect(await shown()).toEqual([first, third]);
		const statuses = (['visitor', 'guest', 'partner', 'operator'] as const).map((who) => seen(who, second));
		expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
		const own = (await house.call('partner', 'GET /api/products/tour/photographs')).body;
		expect(own.photographs).toHaveLength(2);
		expect(own.hidden).toMatchObject([{ id: second, reason: 'It is a clinic abroad.' }]);
		expect((await queue()).items).toEqual([]);
		expect((await queue('hidden')).items).toMatchObject([
			{ photograph: { id: second }, status: 'hidden', decidedBy: 'Operator', hiddenReason: 'It is a clinic abroad.' },
		]);
		await tellEvents(house.services);
		expect(await told('partner')).toMatchObject({
			kind: 'photograph.hidden',
			path: '/console/products/tour?part=photographs',
		});
		expect(await told('guest')).toMatchObject({ kind: 'photograph.report-hidden', path: '/travel/tour' });
		const link = expect.stringContaining('/console/products/tour?part=photographs');
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({
			...{ template: 'photograph-hidden', data: { of: 'product', reason: 'It is a clinic abroad.', link } },
		});
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-hidden' });
		expect(await trail()).toEqual(['photograph.reported', 'photograph.hidden', 'photograph.report-hidden']);
		expect((await report('other', second)).body.code).toBe('not-found');
		expect((await decide('operator', second)).body.code).toBe('not-allowed');
	});

	test('is not decided about as it was before a colleague decided, or somebody else reported it', async () => {
		const id = await add();
		await report('guest', id);
		const first = await markOf(id);
		await report('other', id);
		expect((await decideOn(first, 'operator', id)).body.code).toBe('changed-since');
		const both = await markOf(id);
		expect((await decideOn(both, 'operator', id)).status).toBe(200);
		expect((await decideOn(both, 'operator', id, { decision: 'dismiss' })).body.code).toBe('changed-since');
		expect(await shown()).not.toContain(id);
		expect((await one(id)).body).toMatchObject({ status: 'hidden', decidedBy: 'Operator' });
		expect((await decide('operator', id, 'dismiss')).status, 'taken back knowingly').toBe(200);
	});

	test('is brought back where it stood, and the house hears of it', async () => {
		const [first, second, third] = [await add(), await add(), await add()];
		await report('guest', second);
		await decide('operator', second);
		expect((await decide('operator', second, 'dismiss')).status).toBe(200);
		expect(await shown()).toEqual([first, second, third]);
		expect(await seen('visitor', second)).toBe(200);
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({ template: 'photograph-shown' });
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-kept' });
		expect((await house.call('partner', 'GET /api/products/tour/photographs')).body.hidden).toEqual([]);
		const [row] = await house.queries.select().from(file).where(eq(file.id, second));
		expect(row).toMatchObject({ hiddenAt: null, hiddenReason: null, hiddenPlace: null });
	});

	test('is left without a word to the house', async () => {
		const id = await add();
		await report('guest', id);
		expect((await decide('operator', id, 'dismiss')).status).toBe(200);
		expect(await shown()).toEqual([id]);
		expect(await house.mailsTo(house.emailOf('partner'))).toEqual([]);
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-kept' });
		expect(await trail()).toEqual([
			...['photograph.reported', 'photograph.report-dismissed', 'photograph.report-kept'],
		]);
		expect((await queue()).total).toBe(0);
	});

	test('of a profile goes the same way, and stays hidden whatever its house arranges', async () => {
		const [first, second] = [await addToProfile(), await addToProfile()];
		await report('guest', first);
		expect((await queue()).items).toMatchObject([{ photograph: { id: first }, product: null }]);
		await decide('operator', first);
		expect((await profile()).map(({ id }) => id)).toEqual([second]);
		expect([await seen('visitor', first), await seen('partner', first)]).toEqual([404, 200]);
		const arranged = await house.call('partner', 'PUT /api/partners/me/profile/pictures', {
			body: { ids: [first, second] },
		});
		expect(arranged.body.code).toBe('changed-since');
		const own = (await house.call('partner', 'GET /api/partners/me/profile')).body;
		expect(own.hiddenPictures).toMatchObject([{ id: first, reason: 'It is a clinic abroad.' }]);
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({
			...{ template: 'photograph-hidden', data: { of: 'profile' } },
		});
		await decide('operator', first, 'dismiss');
		expect((await profile()).map(({ id }) => id)).toEqual([first, second]);
	});

	test('that its house takes away is told to who reported it and was not answered yet', async () => {
		const [id, kept, pictured] = [await add(), await add(), await addToProfile()];
		for (const one of [id, kept, pictured]) await report('guest', one);
		await decide('operator', kept, 'dismiss');
		const mails = async () => (await house.mailsTo('guest@maru.example')).map(({ template }) => template);
		expect(await mails()).toEqual(['matching-report-kept']);
		for (const one of [id, kept])
			expect((await house.call('partner', `DELETE /api/products/tour/photographs/${one}`)).status).toBe(200);
		expect(await mails()).toEqual(['matching-report-kept', 'matching-report-gone']);
		await tellEvents(house.services);
		expect(await told('guest')).toMatchObject({ kind: 'photograph.report-gone', path: '/travel/tour' });
		expect((await house.call('partner', `DELETE /api/partners/me/profile/pictures/${pictured}`)).status).toBe(200);
		expect((await mails()).filter((one) => one === 'matching-report-gone')).toHaveLength(2);
		expect(await house.mailsTo(house.emailOf('partner'))).toEqual([]);
		expect((await queue()).total).toBe(0);
	});

	test('that is hidden can be taken away by its house, and takes its place until then', async () => {
		const id = await add();
		await report('guest', id);
		await decide('operator', id);
		const names = Array.from(
			{ length: 11 },
			(_, at) => `photo_00000000-0000-4000-8000-${String(at).padStart(12, '0')}_480_300_5-5_`,
		);
		await house.queries.update(product).set({ photographs: names }).where(eq(product.id, 'tour'));
		expect((await house.call('partner', 'POST /api/products/tour/photographs', { file: png })).body.code).toBe(
			'not-allowed',
		);
		expect((await house.call('rival', `DELETE /api/products/tour/photographs/${id}`)).status).toBe(404);
		expect((await house.call('partner', `DELETE /api/products/tour/photographs/${id}`)).status).toBe(200);
		expect(await house.queries.$count(file)).toBe(0);
		// Who reported it was told when it was hidden.
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-hidden' });
		expect((await one(id)).body.code).toBe('not-found');
	});

	test('is decided about by operators alone, never about their own, and not without a report', async () => {
		const [own, unreported] = [await add('operator'), await add()];
		await report('guest', own);
		expect((await decide('operator', own)).body.code).toBe('not-allowed');
		expect((await decide('operator', unreported)).body.code).toBe('not-found');
		for (const who of ['guest', 'partner', 'rival', 'applicant'] as const) {
			expect((await decide(who, own)).status, who).toBe(404);
			expect((await one(own, who)).status, who).toBe(404);
			expect((await house.call(who, 'GET /api/photograph-reports?language=en')).status, who).toBe(404);
		}
		expect((await house.call('operator', 'GET /api/photograph-reports?language=en&cursor=W10')).status).toBe(400);
	});
});
