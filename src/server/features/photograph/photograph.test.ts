import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostPhotographs, parsePhotographName } from '#domain/file/photograph.ts';
import { file } from '#server/db/schema/file.ts';
import { product } from '#server/db/schema/product.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';

let house: RatingHouse;
let png: Buffer;
beforeAll(async () => {
	house = await openRatingHouse();
	png = await plain(700, 400).png().toBuffer();
});
afterAll(() => house.close());
beforeEach(async () => {
	await emptyTables(house.database, 'rating', 'reservation', 'slot', 'mail', 'attempt', 'file');
	await house.queries.update(product).set({ photographs: [], isShareDrawn: false, status: 'published' });
});

// `tour` is a product of the partner's, `hotel` of the rival's.
const of = (id = 'tour') => `/api/products/${id}/photographs`;
const add = (who: Actor = 'partner', id = 'tour', bytes = png) => house.call(who, `POST ${of(id)}`, { file: bytes });
const arrange = (ids: string[], changes: { who?: Actor; id?: string; isShareDrawn?: boolean } = {}) => {
	const { who = 'partner', id, isShareDrawn = false } = changes;
	return house.call(who, `PUT ${of(id)}`, { body: { ids, isShareDrawn } });
};
const describeIt = (who: Actor, id: string, body: object) => house.call(who, `PUT /api/photographs/${id}`, { body });
const detail = async (language = 'en') =>
	(await house.call('visitor', `GET /api/products/tour?language=${language}`)).body;
const idsOf = ({ body }: { body: { photographs: { id: string }[] } }) => body.photographs.map(({ id }) => id);
const seen = async (id: string) => (await house.call('visitor', `GET /api/files/${id}/480.webp`)).status;

describe('a photograph of a product', () => {
	test('takes the place of the drawn pictures wherever the product is shown, and gives it back', async () => {
		const drawn = await detail();
		const { body } = await add();
		const [{ id, ...facts }] = body.photographs;
		expect(facts).toEqual({
			widths: [480, 700],
			height: 400,
			focus: { x: 5, y: 5 },
			blur: expect.any(String),
			alt: {},
		});
		expect(facts.blur).toMatch(/^[0-9a-f]{36}$/);
		const shown = await detail();
		expect(shown.pictures.map((name: string) => parsePhotographName(name)?.id)).toEqual([id]);
		const { body: list } = await house.call('visitor', 'GET /api/products?area=travel&language=en');
		const card = list.items.find((one: { id: string }) => one.id === 'tour');
		expect(parsePhotographName(card.picture)).toEqual({ id, ...facts, alt: undefined });
		const file = await house.call('visitor', `GET /api/files/${id}/700.avif`);
		expect([file.status, file.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
		expect((await sharp(file.bytes).metadata()).width).toBe(700);
		await house.call('partner', `DELETE ${of()}/${id}`);
		expect((await detail()).pictures).toEqual(drawn.pictures);
		expect([await seen(id), await isStored(house.services.files, id)]).toEqual([404, false]);
	});

	test('is arranged by its keeper alone; another order names each once', async () => {
		await add();
		const [first = '', second = ''] = idsOf(await add());
		expect(idsOf(await arrange([second, first]))).toEqual([second, first]);
		expect(parsePhotographName((await detail()).pictures[0])?.id).toBe(second);
		for (const ids of [[first], [first, first], [first, second, randomUUID()]])
			expect((await arrange(ids)).body.code).toBe('changed-since');
		expect(idsOf(await house.call('operator', `GET ${of()}`))).toEqual([second, first]);
	});

	test('says in six languages what it shows, and which point stays in sight', async () => {
		const [id = ''] = idsOf(await add());
		const alt = { ko: '궁궐의 저녁', en: 'The palace at dusk', th: '  ', vn: 'Cung điện lúc chạng vạng' };
		const { status, body } = await describeIt('partner', id, { focus: { x: 0, y: 10 }, alt });
		const { th: _, ...written } = alt;
		expect([status, body.focus, body.alt]).toEqual([200, { x: 0, y: 10 }, written]);
		const vietnamese = await detail('vn');
		expect(vietnamese.pictureTexts).toEqual([alt.vn]);
		expect(parsePhotographName(vietnamese.pictures[0])?.focus).toEqual({ x: 0, y: 10 });
		expect((await detail('ru')).pictureTexts).toEqual([alt.en]);
		for (const wrong of [
			{ x: -1, y: 5 },
			{ x: 5, y: 11 },
			{ x: 0.5, y: 5 },
		])
			expect((await describeIt('partner', id, { focus: wrong, alt: {} })).status).toBe(400);
	});

	test('is the picture of a shared link, unless the drawn one is wished for', async () => {
		const drawn = (await detail()).sharePicture;
		const ids = idsOf(await add());
		expect(parsePhotographName((await detail()).sharePicture)?.id).toBe(ids[0]);
		await arrange(ids, { isShareDrawn: true });
		expect([(await detail()).sharePicture, (await detail()).pictures.length]).toEqual([drawn, 1]);
	});

	test('is nobody else’s to see or change: own, another’s, missing', async () => {
		const [id = ''] = idsOf(await add());
		const body = { focus: { x: 5, y: 5 }, alt: {} };
		const tries = async (who: Actor, productId: string, photographId: string) => [
			(await house.call(who, `GET ${of(productId)}`)).status,
			(await add(who, productId)).status,
			(await arrange([id], { who, id: productId })).status,
			(await describeIt(who, photographId, body)).status,
			(await house.call(who, `DELETE ${of(productId)}/${photographId}`)).status,
		];
		expect(await tries('visitor', 'tour', id)).toEqual([401, 401, 401, 401, 401]);
		for (const who of ['guest', 'rival', 'applicant'] as const)
			expect([who, await tries(who, 'tour', id)]).toEqual([who, [404, 404, 404, 404, 404]]);
		expect(await tries('partner', 'none', randomUUID())).toEqual([404, 404, 404, 404, 404]);
		expect((await house.call('partner', `DELETE ${of()}/${randomUUID()}`)).status).toBe(404);
		expect((await house.queries.select().from(file)).map((row) => row.id)).toEqual([id]);
	});

	test('is hidden with its product, but for who keeps it, whoever uploaded it', async () => {
		const [id = ''] = idsOf(await add('operator'));
		expect(await seen(id)).toBe(200);
		await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
		expect(await seen(id)).toBe(404);
		const statuses = (['rival', 'guest', 'partner', 'operator'] as const).map(
			async (who) => (await house.call(who, `GET /api/files/${id}/480.webp`)).status,
		);
		expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
	});

	test('is one of twelve at most, however many come at once', async () => {
		await house.queries
			.update(product)
			.set({ photographs: Array.from({ length: mostPhotographs - 1 }, () => `photo_${randomUUID()}_480_300_5-5_`) })
			.where(eq(product.id, 'tour'));
		const answers = await Promise.all([add(), add(), add()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await house.queries.$count(file)).toBe(1);
	});
});

test('a guest describes the pictures of their own rating, in their own language, while it can be changed', async () => {
	const id = await house.written();
	const { body } = await house.addPicture('guest', id, png);
	const [{ id: pictureId }] = body.pictures;
	const words = { focus: { x: 2, y: 2 }, alt: { th: 'ทางเข้า' } };
	for (const who of ['other', 'partner', 'operator'] as const)
		expect((await describeIt(who, pictureId, words)).status).toBe(404);
	expect((await describeIt('guest', pictureId, words)).status).toBe(200);
	const { body: list } = await house.call('visitor', 'GET /api/products/tour/ratings');
	expect(list.items[0].pictures).toMatchObject([{ id: pictureId, focus: { x: 2, y: 2 }, alt: 'ทางเข้า' }]);
	house.clock.pass({ days: 31 });
	expect((await describeIt('guest', pictureId, words)).body.code).toBe('not-allowed');
	house.clock.reset();
});

test('a private file is no photograph to describe', async () => {
	const { body } = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
	expect((await describeIt('guest', body.photo.id, { focus: { x: 5, y: 5 }, alt: {} })).status).toBe(404);
});
