import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MatchingRace, openMatchingRace } from '../support/matching-race.ts';
import { dayIn } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';

// Two servers start, with their jobs, on a machine that does other things too.
const rounds = 4;
let race: MatchingRace;
beforeAll(async () => {
	race = await openMatchingRace(40);
});
afterAll(() => race.close());

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const everyRound = async (run: (round: number) => Promise<void>) => {
	for (let round = 0; round < rounds; round += 1) await run(round);
};

/** What follows from each kind of event: whom it tells, and who is mailed what. */
const house = ['partner', 'desk'];
const follow = {
	'matching.answer': { told: ['traveller'], mails: ['matching-answered to traveller'] },
	'matching.renew': { told: ['traveller'], mails: ['matching-renewed to traveller'] },
	'matching.withdraw-answer': { told: ['traveller'], mails: ['matching-answer-withdrawn to traveller'] },
	'matching.accept': { told: ['traveller'], mails: ['matching-accepted to traveller'] },
	'matching.pick': { told: house, mails: house.map((name) => `matching-picked to ${name}`) },
	'matching.take-back': { told: house, mails: house.map((name) => `matching-taken-back to ${name}`) },
	'matching.not-chosen': { told: ['rival'], mails: ['matching-not-chosen to rival'] },
	'matching.lapse': {
		told: ['traveller', ...house],
		mails: ['matching-lapsed to traveller', ...house.map((name) => `matching-request-lapsed to ${name}`)],
	},
	'matching.expire': {
		told: ['traveller', ...house],
		mails: ['matching-expired to traveller', ...house.map((name) => `matching-ended to ${name}`)],
	},
} satisfies Record<string, { told: string[]; mails: string[] }>;
type Kind = keyof typeof follow;

/** Exactly these happened, and each told everybody it concerns once and mailed them once. */
const happened = (...kinds: Kind[]) => ({
	events: [...kinds].sort(),
	told: kinds.flatMap((kind) => follow[kind].told.map((name) => `${kind} to ${name}`)).sort(),
	mails: kinds.flatMap((kind) => follow[kind].mails).sort(),
});

test('two picks at two servers: one is, and its house alone is asked', async () => {
	await everyRound(async (round) => {
		const question = await race.ask();
		const [walks, stays] = [await race.answered('partner', question), await race.answered('rival', question)];
		const since = await race.mark();
		const answers = await Promise.all([race.pick(round, question, walks), race.pick(round + 1, question, stays)]);
		expect(statuses(answers)).toEqual([200, 409]);
		const isWalks = answers[0]?.status === 200;
		const after = await race.aftermath(question, since);
		expect(after).toMatchObject({
			question: 'requested',
			answers: isWalks ? ['stays offered 1', 'walks picked 1'] : ['stays picked 1', 'walks offered 1'],
			events: ['matching.pick'],
			told: isWalks ? happened('matching.pick').told : ['matching.pick to rival'],
			mails: isWalks ? happened('matching.pick').mails : ['matching-picked to rival'],
		});
	});
});

test('picked at one server while it is withdrawn at the other: one of them, and only that is told', async () => {
	await everyRound(async (round) => {
		const question = await race.ask();
		const answer = await race.answered('partner', question);
		const since = await race.mark();
		const [picked, withdrawn] = await Promise.all([
			race.pick(round, question, answer),
			race.move(round + 1, 'partner', answer, 'withdraw'),
		]);
		expect(statuses([picked, withdrawn])).toEqual([200, 409]);
		expect(await race.aftermath(question, since)).toEqual(
			picked.status === 200
				? { question: 'requested', answers: ['walks picked 1'], ...happened('matching.pick') }
				: { question: 'open', answers: ['walks withdrawn 1'], ...happened('matching.withdraw-answer') },
		);
	});
});

test('picked at one server while a new version comes at the other: nobody is bound to what they did not read', async () => {
	await everyRound(async (round) => {
		const question = await race.ask();
		const answer = await race.answered('partner', question);
		const since = await race.mark();
		const [picked, renewed] = await Promise.all([
			race.pick(round, question, answer),
			race.renew(round + 1, 'partner', answer),
		]);
		expect(statuses([picked, renewed])).toEqual([200, 409]);
		expect(await race.aftermath(question, since)).toEqual(
			picked.status === 200
				? { question: 'requested', answers: ['walks picked 1'], ...happened('matching.pick') }
				: { question: 'answered', answers: ['walks offered 2'], ...happened('matching.renew') },
		);
	});
});

/** Two answers, of which that of `walks` is picked. */
async function requested() {
	const question = await race.ask();
	const answer = await race.answered('partner', question);
	await race.answered('rival', question);
	expect((await race.pick(1, question, answer)).status).toBe(200);
	return { question, answer, since: await race.mark() };
}

test('accepted at one server while it is taken back at the other: matched for both, or for neither', async () => {
	await everyRound(async (round) => {
		const { question, answer, since } = await requested();
		const [accepted, takenBack] = await Promise.all([
			race.move(round, 'desk', answer, 'accept'),
			race.takeBack(round + 1, question, answer),
		]);
		expect(statuses([accepted, takenBack])).toEqual([200, 409]);
		expect(await race.aftermath(question, since)).toEqual(
			accepted.status === 200
				? {
						...{ question: 'matched', answers: ['stays closed 1', 'walks accepted 1'] },
						...happened('matching.accept', 'matching.not-chosen'),
					}
				: { question: 'answered', answers: ['stays offered 1', 'walks offered 1'], ...happened('matching.take-back') },
		);
	});
});

test('accepted by both of a house at once: one match, and nobody is told twice', async () => {
	const { question, answer, since } = await requested();
	const answers = await Promise.all([
		race.move(0, 'partner', answer, 'accept'),
		race.move(1, 'desk', answer, 'accept'),
	]);
	// The same again changes nothing.
	expect(statuses(answers)).toEqual([200, 200]);
	expect(await race.aftermath(question, since)).toEqual({
		...{ question: 'matched', answers: ['stays closed 1', 'walks accepted 1'] },
		...happened('matching.accept', 'matching.not-chosen'),
	});
});

/** Its time is over now, and whoever looks first finds it so. */
const endNow = (id: string, column: 'due_at' | 'expires_at') =>
	race.pool.query(`update matching_question set ${column} = now(), sweep_at = now() where id = $1`, [id]);

test('accepted while its time is over: matched, or open to all again, whichever server was first', async () => {
	await everyRound(async (round) => {
		const { question, answer, since } = await requested();
		await endNow(question.id, 'due_at');
		const [accepted] = await Promise.all([race.move(round, 'partner', answer, 'accept'), race.sweep()]);
		const isMatched = accepted.status === 200;
		if (!isMatched) expect(accepted.status).toBe(409);
		await settled(question.id);
		expect(await race.aftermath(question, since)).toEqual(
			isMatched
				? {
						...{ question: 'matched', answers: ['stays closed 1', 'walks accepted 1'] },
						...happened('matching.accept', 'matching.not-chosen'),
					}
				: { question: 'answered', answers: ['stays offered 1', 'walks offered 1'], ...happened('matching.lapse') },
		);
	});
});

/** Time has looked at it: the jobs of both servers are through. */
async function settled(id: string): Promise<void> {
	await expect
		.poll(async () => {
			const { rows } = await race.pool.query(
				`select (select count(*)::int from graphile_worker.jobs where task_identifier = 'sweep-questions' and key is null) as jobs,
						(select (sweep_at is null or sweep_at > now()) from matching_question where id = $1) as through`,
				[id],
			);
			return rows[0];
		})
		.toEqual({ jobs: 0, through: true });
}

test('picked while the question ends: requested or expired, and nobody hears of both', async () => {
	await everyRound(async (round) => {
		const question = await race.ask();
		const answer = await race.answered('partner', question);
		const since = await race.mark();
		// In the very moment in which it is picked, or a little before or after.
		await race.pool.query(
			`update matching_question set expires_at = now() + interval '1 millisecond' * $2, sweep_at = now(),
				reminded = '{unanswered,ending}' where id = $1`,
			[question.id, round * 15],
		);
		const [picked] = await Promise.all([race.pick(round, question, answer), race.sweep()]);
		const isPicked = picked.status === 200;
		if (!isPicked) expect(picked.status).toBe(409);
		if (!isPicked) await race.sweep();
		await settled(question.id);
		expect(await race.aftermath(question, since)).toEqual(
			isPicked
				? { question: 'requested', answers: ['walks picked 1'], ...happened('matching.pick') }
				: { question: 'expired', answers: ['walks closed 1'], ...happened('matching.expire') },
		);
	});
});

test('reserved at both servers at once: one reservation, its places once, one mail to each', async () => {
	// Six places a day, and two of them each time.
	for (const round of [1, 2, 3]) {
		const { question, answer } = await requested();
		expect((await race.move(0, 'partner', answer, 'accept')).status).toBe(200);
		const since = await race.mark();
		const answers = await Promise.all([
			race.reserve(round, question, answer),
			race.reserve(round + 1, question, answer),
		]);
		expect(statuses(answers)).toEqual([200, 409]);
		expect(await race.aftermath(question, since)).toMatchObject({
			...{ question: 'closed', answers: ['stays closed 1', 'walks accepted 1'], events: ['matching.reserve'] },
			...{ told: [], mails: [] },
		});
		const { rows } = await race.pool.query(
			`select (select count(*)::int from reservation where member_id = $1) as reservations,
				(select count(*)::int from event where kind = 'reservation.book' and about_id = $1) as events,
				(select count(*)::int from mail where member_id = $1 and kind = 'reservation.book') as mails,
				(select taken from slot where product_id = 'private-walk' and on_day = $2 and time = '09:00') as taken`,
			[question.by.id, dayIn(25)],
		);
		expect(rows).toEqual([{ reservations: 1, events: 1, mails: 1, taken: 2 * round }]);
	}
});

test('two of one house who answer the same question at once: one answer, and the traveller hears of one', async () => {
	await everyRound(async (round) => {
		const question = await race.ask();
		const since = await race.mark();
		const answers = await Promise.all([
			race.answer(round, 'partner', question),
			race.answer(round + 1, 'desk', question),
		]);
		expect(statuses(answers)).toEqual([200, 409]);
		expect(await race.aftermath(question, since)).toEqual({
			...{ question: 'answered', answers: ['walks offered 1'] },
			...happened('matching.answer'),
		});
		const { rows } = await race.pool.query(
			`select answer_count as answers, (select count(*)::int from thread join matching_answer a on a.id = subject_id
				where a.question_id = $1) as threads from matching_question where id = $1`,
			[question.id],
		);
		expect(rows).toEqual([{ answers: 1, threads: 1 }]);
	});
});

test('after all of it places, money and history agree', async () => {
	expect(await truthFaults(race.queries)).toEqual([]);
	for (const server of race.servers) expect(server.output()).not.toContain('"level":50');
});
