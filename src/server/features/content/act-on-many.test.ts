import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

type Named = { id: string; revision: number };

const act = (who: Actor, name: string, items: readonly Named[]) =>
	house.call(who, 'POST /api/console/content/product/acts', { body: { act: name, items } });
const outcomes = async (who: Actor, name: string, items: readonly Named[]) => {
	const { status, body } = await act(who, name, items);
	expect(status).toBe(200);
	return body.told;
};
const isShown = async (id: string) => (await house.call('visitor', `GET /api/products/${id}?language=en`)).status;

/** Like the one that is out, and not out itself. */
async function copyOfTour(): Promise<Named> {
	const of = { kind: 'day-tour', providerId: 'walks' };
	const names = { ko: '새벽 산책', en: 'Dawn walk' };
	const { body } = await house.create('partner', { kind: 'product', of, names, copyOf: 'tour' });
	return { id: body.id, revision: body.latest };
}

test('what is ready goes out, what lacks something stays in with its reason, and neither minds the other', async () => {
	const ready = await copyOfTour();
	const { body: blank } = await house.create('partner', {
		...{ kind: 'product', of: { kind: 'day-tour', providerId: 'walks' }, names: { ko: '빈 산책', en: '' } },
	});
	const { latest } = (await house.read('partner', 'product', 'tour')).body;
	const told = await outcomes('partner', 'publish', [
		{ id: blank.id, revision: 1 },
		ready,
		{ id: 'tour', revision: latest },
		{ id: ready.id.replace('dawn', 'dusk'), revision: 1 },
	]);
	expect(told).toEqual([
		{ id: blank.id, outcome: 'refused', code: 'not-ready', lacking: expect.arrayContaining(['texts', 'price']) },
		{ id: ready.id, outcome: 'done' },
		{ id: 'tour', outcome: 'refused', code: 'not-allowed', lacking: [] },
		{ id: 'dusk-walk', outcome: 'refused', code: 'not-found', lacking: [] },
	]);
	expect([await isShown(ready.id), await isShown(blank.id)]).toEqual([200, 404]);
});

test('what was put away comes back as readers saw it, not as it was written since; a draft comes back as a draft', async () => {
	const draft = await copyOfTour();
	const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Not out yet'));
	const both = [draft, { id: 'tour', revision: latest }];
	expect(await outcomes('partner', 'archive', both)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
	expect(await isShown('tour')).toBe(404);
	expect(await outcomes('partner', 'unarchive', both)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
	expect((await house.call('visitor', 'GET /api/products/tour?language=en')).body.title).toBe('tour');
	const stands = async (id: string) => (await house.read('partner', 'product', id)).body;
	expect(await stands('tour')).toMatchObject({ state: 'published', latest, published: latest - 1 });
	expect(await stands(draft.id)).toMatchObject({ state: 'draft', published: null });
	expect(await house.trail('content.unarchived')).toMatchObject({ subjectId: draft.id });
	// Twice is once.
	expect(await outcomes('partner', 'unarchive', both)).toMatchObject([
		{ code: 'not-allowed' },
		{ code: 'not-allowed' },
	]);
});

test('who had no answer asks what became of each, and nothing is done by asking', async () => {
	const draft = await copyOfTour();
	const other = await copyOfTour();
	const ask = async (who: Actor, name: string, items: readonly Named[]) =>
		(await house.call(who, 'POST /api/console/content/product/act-outcomes', { body: { act: name, items } })).body.told;
	const both = [draft, other];
	const stand = (...outcomesOf: string[]) => both.map(({ id }, at) => ({ id, outcome: outcomesOf[at] }));
	expect(await ask('partner', 'publish', both)).toEqual(stand('left', 'left'));
	await outcomes('partner', 'publish', [draft]);
	expect(await ask('partner', 'publish', both)).toEqual(stand('done', 'left'));
	expect(await isShown(other.id)).toBe(404);
	await outcomes('partner', 'archive', [other]);
	expect(await ask('partner', 'archive', both)).toEqual(stand('left', 'done'));
	expect(await ask('partner', 'unarchive', both)).toEqual(stand('done', 'left'));
	// What went out since is another revision than was asked for, and another's is nobody's business.
	const newer = { id: draft.id, revision: draft.revision + 1 };
	expect(await ask('partner', 'publish', [newer])).toEqual([{ id: draft.id, outcome: 'left' }]);
	expect(await ask('rival', 'publish', both)).toEqual(stand('left', 'left'));
});

test('what somebody saved meanwhile is not decided about unseen', async () => {
	const { latest } = await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Newer'));
	expect(await outcomes('partner', 'publish', [{ id: 'tour', revision: latest - 1 }])).toMatchObject([
		{ code: 'changed-since' },
	]);
});

test('another’s product is not there, nor is the door for who keeps none', async () => {
	await house.adopt();
	const asked = [{ id: 'tour', revision: 1 }];
	for (const name of ['publish', 'archive', 'unarchive'])
		expect(await outcomes('rival', name, asked)).toEqual([
			{ id: 'tour', outcome: 'refused', code: 'not-found', lacking: [] },
		]);
	expect([(await act('guest', 'archive', asked)).status, (await act('visitor', 'archive', asked)).status]).toEqual([
		...[404, 401],
	]);
	expect(await isShown('tour')).toBe(200);
	// One of them twice, and more than stay in sight.
	expect((await act('partner', 'archive', [...asked, ...asked])).status).toBe(400);
	const many = Array.from({ length: 51 }, (_, at) => ({ id: `tour-${at}`, revision: 1 }));
	expect((await act('partner', 'archive', many)).status).toBe(400);
});
