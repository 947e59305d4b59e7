import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { slot } from '#server/db/schema/slot.ts';
import {
	answerFor,
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

type Listed = { body: { items: { id: string; fit: { dates: boolean | null } }[]; nextCursor: string | null } };
const idsIn = ({ body }: Listed) => body.items.map(({ id }) => id);
const on = (from: number, to = from) => ({ from: dayIn(from), to: dayIn(to) });
const offer = () => answerFor({ lines: [], productId: null, dates: [] });

/** Nobody can join the private walk on these days any more. */
const fillUp = (...days: number[]) =>
	house.queries
		.insert(slot)
		.values(days.map((day) => ({ productId: 'private-walk', on: dayIn(day), time: '09:00', capacity: 6, taken: 6 })));

test('what can be had on the wished days comes first, then what is full, each the newest first, page by page', async () => {
	await fillUp(30, 31);
	const full = await house.asked('guest', questionFor({ wished: on(30, 31) }));
	const free = await house.asked('guest', questionFor({ wished: on(31, 32) }));
	const flexible = await house.asked('guest', questionFor({ wished: null }));
	const fullLater = await house.asked('guest', questionFor({ wished: on(30) }));
	const listed: Listed = await house.inbox('partner');
	expect(idsIn(listed)).toEqual([flexible, free, fullLater, full]);
	expect(listed.body.items.map(({ fit }) => fit.dates)).toEqual([null, true, false, false]);
	// From the last that can be had on, and from the first that is full.
	const cursorAt = (isFull: boolean, { createdAt, id }: { createdAt: Date; id: string }) =>
		Buffer.from(JSON.stringify([isFull, createdAt, id])).toString('base64url');
	const after = async (isFull: boolean, id: string) =>
		idsIn(await house.inbox('partner', `&cursor=${cursorAt(isFull, await house.questionRow(id))}`));
	expect(await after(false, flexible)).toEqual([free, fullLater, full]);
	expect(await after(false, free)).toEqual([fullLater, full]);
	expect(await after(true, fullLater)).toEqual([full]);
});

test('by kind, language, what nobody answered, and words, also of what is private', async () => {
	const walk = await house.asked(
		'guest',
		questionFor({
			...{ languages: [], locale: 'ru', title: 'Дворцы и рынки Сеула' },
			contents: 'Мы хотим спокойно посмотреть город вдвоём.',
		}),
	);
	const day = await house.asked(
		'guest',
		questionFor({ kind: 'day-tour', contents: 'A palace and +66812345678 to call.' }),
	);
	const inbox = async (more: string) => idsIn(await house.inbox('partner', more));
	expect(await inbox('&kind=day-tour')).toEqual([day]);
	expect([await inbox('&spoken=ru'), await inbox('&spoken=en'), await inbox('&spoken=id')]).toEqual([
		[walk],
		[day],
		[],
	]);
	expect([await inbox('&search=рынк'), await inbox('&search=palace%20slowly')]).toEqual([[walk], []]);
	expect(await inbox('&search=palace')).toEqual([day]);
	// What is covered is not found by guessing it.
	expect(await inbox('&search=6681')).toEqual([]);
	expect((await house.list('visitor', '&search=6681')).body.total).toBe(0);
	await house.answered('partner', day, offer());
	expect([await inbox('&answers=none'), await inbox('&queue=answered&answers=none')]).toEqual([[walk], []]);
	expect(await inbox('&queue=answered&search=palace')).toEqual([day]);
	const health = await house.asked('guest', healthQuestion());
	expect(idsIn(await house.inbox('operator', '&provider=clinic&search=thyroid'))).toEqual([health]);
	expect((await house.inbox('partner', '&kind=nonsense')).status).toBe(400);
});

test('who answers for several begins where most waits, and sees how much waits for each', async () => {
	const health = await house.asked('guest', healthQuestion());
	const { body } = await house.inbox('operator');
	expect(body).toMatchObject({ provider: { id: 'clinic' }, waiting: 1, items: [{ id: health }] });
	const waiting = ({ providers }: { providers: { id: string; waiting: number }[] }) =>
		Object.fromEntries(providers.map((one) => [one.id, one.waiting]));
	expect(waiting(body)).toEqual({ clinic: 1, agency: 0 });
	await house.call('operator', `POST /api/matching/questions/${health}/hidden?provider=clinic`, {
		body: { isHidden: true },
	});
	expect((await house.inbox('operator')).body).toMatchObject({ waiting: 0, counts: { hidden: 0 } });
	const answer = await house.answered('operator', health, offer(), 'clinic');
	await house.pick('guest', answer);
	expect((await house.inbox('operator')).body).toMatchObject({ provider: { id: 'clinic' }, waiting: 1 });
	expect((await house.inbox('partner')).body).toMatchObject({ waiting: 0, areas: [expect.any(String)] });
});
