import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiProcess } from '../support/api-process.ts';
import { answerFor } from '../support/matching-house.ts';
import { type MatchingRace, openMatchingRace } from '../support/matching-race.ts';

// Servers start and are killed, on a machine that does other things too.
let race: MatchingRace;
/** The one that lives on. */
let other: ApiProcess;
beforeAll(async () => {
	race = await openMatchingRace(4, 1);
	other = race.servers[0] as ApiProcess;
});
afterAll(() => race.close());

type Sent = { path: string; cookie: string; body: unknown };

/**
 * Sent to a server that dies by kill -9 when all of it is committed and nobody was told. Whoever sent it hears nothing, and
 * the same sent again to the other server is answered as if it had been the first.
 */
async function sendToDying(kind: string, { path, ...sent }: Sent): Promise<void> {
	const doomed = await race.startServer([`--dies-after=${kind}`]);
	await expect(doomed.post(path, sent)).rejects.toThrow();
	await expect.poll(() => doomed.isRunning()).toBe(false);
}

const countOf = async (sql: string, values: unknown[]) =>
	(await race.pool.query<{ count: number }>(sql, values)).rows[0]?.count;

/** Nothing of it was told yet. */
const waiting = (subject: string) =>
	countOf('select count(*)::int as count from event_to_tell join event on event.id = event_id where subject_id = $1', [
		subject,
	]);

test.each(['matching.answer', 'thread.message'] as const)(
	'a server that dies between the commit and the telling of %s: the other one tells it, once, on open pages too',
	async (kind) => {
		const question = await race.ask();
		const isMessage = kind === 'thread.message';
		const answer = isMessage ? await race.answered('partner', question) : undefined;
		const subject = answer ?? question.id;
		const thread = answer && (await threadOf(answer));
		if (isMessage) await race.aftermath(question, '0');
		const body = isMessage ? { key: randomUUID(), text: 'May we begin at eight?' } : answerFor();
		const path = isMessage ? `/api/threads/${thread}/messages` : `/api/matching/questions/${question.id}/answers`;
		const since = await race.mark();
		const page = await other.listen(question.by.cookie);
		await sendToDying(kind, { path, cookie: race.cookies.partner, body });
		expect(await waiting(subject)).toBe(1);
		expect(page.said()).not.toContain(subject);

		await race.sweepEvents();
		await expect.poll(() => page.said()).toContain(subject);
		page.close();
		const again = await race.post(0, path, race.cookies.partner, body);
		expect(again.status).toBe(200);
		await race.sweepEvents();
		const { events, told, mails } = await race.aftermath({ ...question, id: subject }, since);
		expect({ events, told }).toEqual({ events: [kind], told: [`${kind} to traveller`] });
		expect(page.said().match(new RegExp(subject, 'g'))).toHaveLength(1);
		if (isMessage) return expectMessageOnce(thread ?? '');
		expect(mails).toEqual(['matching-answered to traveller']);
		// Its mail was handed on with it, and went out once.
		await expect.poll(() => mailOf(question.by.id)).toEqual([{ status: 'kept', attempts: 1 }]);
	},
);

async function threadOf(answerId: string): Promise<string> {
	const { rows } = await race.pool.query<{ id: string }>('select id from thread where subject_id = $1', [answerId]);
	return rows[0]?.id ?? '';
}

const expectMessageOnce = async (thread: string) =>
	expect(
		await countOf('select count(*)::int as count from thread_message where thread_id = $1 and role is not null', [
			thread,
		]),
	).toBe(1);

const mailOf = async (memberId: string) =>
	(
		await race.pool.query("select status, attempts from mail where member_id = $1 and template = 'matching-answered'", [
			memberId,
		])
	).rows;

test('a server that dies when both have agreed: both sides hear of it once, and who was not chosen too', async () => {
	const question = await race.ask();
	const answer = await race.answered('partner', question);
	await race.answered('rival', question);
	expect((await race.pick(0, question, answer)).status).toBe(200);
	const since = await race.mark();
	const path = `/api/matching/answers/${answer}/moves`;
	const sent = { path, cookie: race.cookies.partner, body: { move: 'accept' } };
	await sendToDying('matching.accept', sent);
	expect(await waiting(question.id)).toBeGreaterThan(0);
	expect((await race.post(0, path, sent.cookie, sent.body)).status).toBe(200);
	await race.sweepEvents();
	expect(await race.aftermath(question, since)).toEqual({
		...{ question: 'matched', answers: ['stays closed 1', 'walks accepted 1'] },
		events: ['matching.accept', 'matching.not-chosen'],
		told: ['matching.accept to traveller', 'matching.not-chosen to rival'],
		mails: ['matching-accepted to traveller', 'matching-not-chosen to rival'],
	});
});
