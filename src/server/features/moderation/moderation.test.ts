import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { matchingQuestion, matchingReport } from '#server/db/schema/matching.ts';
import { rating } from '#server/db/schema/rating.ts';
import { threadFile, threadMessage } from '#server/db/schema/thread.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';

let house: RatingHouse;
beforeEach(async () => {
	house = await openRatingHouse();
});
afterEach(() => house.close());

type Item = {
	kind: string;
	id: string;
	title: string;
	excerpt: string;
	reports: number;
	reasons: string[];
	wordless: string | null;
};
const queue = async (kind?: string) =>
	(await house.call('operator', `GET /api/moderation?language=en${kind ? `&kind=${kind}` : ''}`)).body as {
		items: (Item & { isOverdue: boolean; pictures: number })[];
		total: number;
		counts: Record<string, number>;
		nextCursor: string | null;
	};
const waiting = async () => (await house.call('operator', 'GET /api/moderation/count')).body.waiting;

const hoursAgo = (hours: number) => new Date(house.now.getTime() - hours * 3_600_000);

/** A question as it stands in the table, reported so many hours ago. */
async function reportedQuestion(hours: number): Promise<string> {
	const id = randomUUID();
	await house.queries.insert(matchingQuestion).values({
		...{ id, memberId: house.idOf('guest'), area: 'travel', kind: 'day-tour', status: 'open', waitRank: 1 },
		...{ isPrivate: true, sealed: 'sealed', locale: 'th', country: 'TH', persons: { adult: 1, child: 0, infant: 0 } },
		...{ languages: [], needs: { halal: 'none', flags: [], childSeats: 0 } as never, expiresAt: house.now },
		...{ createdAt: hoursAgo(100), touchedAt: hoursAgo(100), bodyHash: 'x' },
	});
	await house.queries.insert(matchingReport).values({
		...{ id: randomUUID(), questionId: id, memberId: house.idOf('other'), reason: 'contact' },
		createdAt: hoursAgo(hours),
	});
	return id;
}

test('ratings, pictures, questions and messages are one queue, the longest waiting first, with counts', async () => {
	expect(await queue()).toMatchObject({ items: [], total: 0, nextCursor: null });
	const waits = await house.written('guest');
	await house.queries
		.update(rating)
		.set({ status: 'in-moderation', createdAt: hoursAgo(60), editedAt: null })
		.where(eq(rating.id, waits));
	const pictured = await house.written('other');
	await house.queries
		.update(rating)
		.set({ pictureIds: [randomUUID()] })
		.where(eq(rating.id, pictured));
	await house.report('guest', pictured, 'advertising');
	await house.report('partner', pictured, 'untrue');
	const { id } = await house.reserved('guest', 'tour');
	await house.say('guest', id, 'Pay me outside, please.');
	const { body } = await house.call('partner', `POST /api/reservations/${id}/thread`);
	const read = await house.call('partner', `GET /api/threads/${body.threadId}/messages`);
	const message = read.body.items.find(({ text }: { text?: string }) => text === 'Pay me outside, please.');
	const told = await house.call('partner', `POST /api/threads/${body.threadId}/messages/${message.id}/reports`, {
		body: { reason: 'outside-payment' },
	});
	expect(told.status).toBe(200);
	const question = await reportedQuestion(30);

	const all = await queue();
	expect(all.counts).toEqual({ rating: 1, picture: 1, photograph: 0, question: 1, message: 1 });
	expect(all.total).toBe(4);
	expect(all.items.slice(0, 2)).toMatchObject([
		{ kind: 'rating', id: waits, isOverdue: true, reports: 0, reasons: [] },
		// What was asked in private stays so here.
		{
			kind: 'question',
			id: question,
			isOverdue: false,
			title: '',
			excerpt: '',
			wordless: 'sealed',
			reasons: ['contact'],
		},
	]);
	const rest = Object.fromEntries(all.items.slice(2).map((item) => [item.kind, item]));
	expect(rest.picture).toMatchObject({ id: pictured, reports: 2, pictures: 1, reasons: ['advertising', 'untrue'] });
	expect(rest.picture?.title).not.toBe('');
	// What guests and houses write to each other is sealed: the page of messages opens it.
	expect(rest.message).toMatchObject({ id: message.id, excerpt: '', wordless: 'sealed', reasons: ['outside-payment'] });
	expect(await waiting()).toBe(4);

	// One kind by its own, and what is decided is gone.
	expect((await queue('picture')).items.map((item) => item.id)).toEqual([pictured]);
	expect((await queue('picture')).total).toBe(1);
	await house.decide('operator', pictured, 'publish');
	await house.decide('operator', waits, 'hide');
	expect((await queue()).counts).toEqual({ rating: 0, picture: 0, photograph: 0, question: 1, message: 1 });
	expect(await waiting()).toBe(2);
});

test('what an author edited waits since then, and pages go on where they ended', async () => {
	const model = await house.ratingOf(await house.written());
	if (!model) throw new Error('not written');
	const rows = Array.from({ length: 22 }, (_, at) => ({
		...{ ...model, id: randomUUID(), reservationId: null, status: 'in-moderation' as const },
		...{ createdAt: hoursAgo(200), editedAt: hoursAgo(100 - at) },
	}));
	await house.queries.insert(rating).values(rows);
	const ids = rows.map(({ id }) => id);
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const { body } = await house.call(
			'operator',
			`GET /api/moderation?language=en${cursor ? `&cursor=${cursor}` : ''}`,
		);
		seen.push(...body.items.map((item: Item) => item.id));
		cursor = body.nextCursor;
	} while (cursor);
	expect(seen).toEqual(ids);
	expect((await house.call('operator', 'GET /api/moderation?language=en&cursor=zzz')).status).toBe(400);
	expect((await house.call('operator', 'GET /api/moderation?language=en&kind=photo')).status).toBe(400);
});

test('says of each without words what it is: told in confidence, phrases, files, or erased', async () => {
	const { id } = await house.reserved('guest', 'tour');
	await house.say('guest', id, 'Pay me outside, please.');
	const { body } = await house.call('partner', `POST /api/reservations/${id}/thread`);
	const read = await house.call('partner', `GET /api/threads/${body.threadId}/messages`);
	const [{ id: message }] = read.body.items.filter(({ text }: { text?: string }) => text === 'Pay me outside, please.');
	await house.call('partner', `POST /api/threads/${body.threadId}/messages/${message}/reports`, {
		body: { reason: 'insult' },
	});
	const told = async () => (await queue('message')).items.map(({ excerpt, wordless }) => [excerpt, wordless]);
	const becomes = async (values: Partial<typeof threadMessage.$inferInsert>) => {
		await house.queries.update(threadMessage).set(values).where(eq(threadMessage.id, message));
		return (await told())[0];
	};
	expect((await told())[0]).toEqual(['', 'sealed']);
	const phrases = [{ phrase: 'thanks', slots: {} }] as never;
	expect(await becomes({ sealed: null, sealedPhrases: null, text: '', phrases })).toEqual(['', 'phrases']);
	expect(await becomes({ phrases: [] })).toEqual(['', 'erased']);
	const fileId = randomUUID();
	await house.queries.insert(file).values({
		...{ id: fileId, ownerId: house.idOf('guest'), use: 'thread-file', name: 'a.pdf', mediaType: 'application/pdf' },
		...{ bytes: 1, variants: [] },
	});
	await house.queries.insert(threadFile).values({ fileId, messageId: message, position: 0 });
	expect((await told())[0]).toEqual(['', 'files']);
	expect(await becomes({ text: 'Pay me outside, please.' })).toEqual(['Pay me outside, please.', null]);
	const asked = await reportedQuestion(30);
	await house.queries
		.update(matchingQuestion)
		.set({ isPrivate: false, sealed: null, title: null, contents: null })
		.where(eq(matchingQuestion.id, asked));
	expect((await queue('question')).items[0]).toMatchObject({ excerpt: '', wordless: 'erased' });
});
