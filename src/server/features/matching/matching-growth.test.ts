import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostInQueue } from '#domain/matching/answer.ts';
import { isAsking, isEnded, questionSorts, questionStages, questionStates } from '#domain/matching/question.ts';
import { askedThings } from '#domain/search/words.ts';
import { file } from '#server/db/schema/file.ts';
import type { Pool } from '#server/queries.ts';
import { type MatchingHouse, openMatchingHouse, questionFor } from '../../../../tests/support/matching-house.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { rowsReadOf, statementsOf } from '../../../../tests/support/rows-read.ts';
import { countInbox, findInbox } from './inbox.repo.ts';
import { findAnsweringProviders, findAskable, findMatchingProviders } from './matching-provider.repo.ts';
import { findModerated } from './moderation.repo.ts';
import { updateQuestion } from './question.repo.ts';
import { findListed, findOwn } from './question-list.repo.ts';
import { findDueQuestions } from './sweep.repo.ts';
import { sweepPapers } from './sweep-questions.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

/** Where the database could do without sorting and without reading a whole table, it does. */
const thrifty = ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'].map((way) => `set local enable_${way} = off`);

/** How the database would answer each statement of this. */
async function plansOf(ask: (queries: Pool) => Promise<unknown>): Promise<string> {
	const client = await house.database.pool.connect();
	try {
		await client.query(['begin', ...thrifty].join(';'));
		const plans = [];
		for (const { text, values } of await statementsOf(client, ask)) {
			const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
			plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
		}
		return plans.join('\n');
	} finally {
		await client.query('rollback');
		client.release();
	}
}

const page = { after: undefined, limit: 21, now: new Date('2026-06-01T00:00:00Z') };

/** What ends soon is open: elsewhere nothing is looked for. */
const choices = questionSorts
	.flatMap((sort) => [undefined, ...questionStages].map((status) => ({ sort, status })))
	.filter(({ sort, status }) => sort !== 'ending-soon' || (status ?? 'open') === 'open');

test.each(choices)(
	'a list by $sort of those that are $status goes by an index in its order, also of an area and of a kind',
	async ({ sort, status }) => {
		for (const scope of [{}, { area: 'travel' as const }, { area: 'travel' as const, kind: 'day-tour' }]) {
			const plan = await plansOf((queries) => findListed(queries, { ...scope, status, sort, things: [] }, page));
			expect(plan).toMatch(/Limit.*\n *-> +Index (Only )?Scan/);
			// At the most the page itself, once it is found.
			expect((plan.match(/Sort Key/g) ?? []).length).toBeLessThanOrEqual(1);
			expect(plan).not.toContain('Seq Scan');
		}
	},
);

test('a word that few have and one that many have find the same, whichever way is gone', async () => {
	const ids = [];
	for (const title of ['Quiet temple stay', 'Temple food for two', 'Temple and market'])
		ids.push(await house.asked(ids.length % 2 === 0 ? 'guest' : 'other', questionFor({ title })));
	const found = async (search: string) => {
		const { body } = await house.list('visitor', `&search=${encodeURIComponent(search)}`);
		return { total: body.total, titles: body.items.map(({ title }: { title: string }) => title) };
	};
	const all = ['Temple and market', 'Temple food for two', 'Quiet temple stay'];
	expect(await found('temple')).toEqual({ total: 3, titles: all });
	expect(await found('foo temple')).toEqual({ total: 1, titles: ['Temple food for two'] });
	// From now on these are words that more have, and still more: alone, together, and too many to hold against each other.
	const spread = async (word: string, id: string | undefined, [from, to]: [number, number]) =>
		house.queries.execute(sql`insert into matching_word (question_id, word, created_at, kind, stage, answer_count, expires_at)
			select q.id, ${word} || number, q.created_at, q.kind, q.stage, q.answer_count, q.expires_at from matching_question q, generate_series(${from}::int, ${to}::int) as number
			where q.id = ${id}::uuid`);
	for (const [from, to] of [
		[1, 2_000],
		[2_001, 6_000],
		[6_001, 13_000],
	] as [number, number][]) {
		await spread('temple', ids[0], [from, to]);
		expect(await found('temple')).toEqual({ total: 3, titles: all });
		expect(await found('foo temple')).toEqual({ total: 1, titles: ['Temple food for two'] });
		await spread('food', ids[1], [from, to]);
		expect(await found('temple food')).toEqual({ total: 1, titles: ['Temple food for two'] });
		expect(await found('temple nothing')).toEqual({ total: 0, titles: [] });
	}
});

test('what fits a house is read by kind and the rest by area, the newest first and no further than a page', async () => {
	const [provider] = await findMatchingProviders(house.queries, ['walks'], house.now);
	if (!provider) throw new Error('no provider');
	const of = { provider, areas: provider.areas, memberId: house.idOf('partner') };
	const all = { ...page, filter: { isUnanswered: false }, places: { kept: [], lastDay: '2100-01-01' } };
	for (const [queue, index] of [
		['fitting', 'asked_kind'],
		['rest', 'asked'],
	] as const) {
		const plan = await plansOf((queries) => findInbox(queries, of, queue, all));
		expect(plan).toMatch(new RegExp(`Index (Only )?Scan Backward using matching_question_${index} `));
		expect(plan).not.toMatch(/Seq Scan on matching/);
		// Of each look the pages of its kinds or areas, once they are found: nothing below their limit.
		for (const look of plan.split(/^Limit/m).slice(1)) expect(look.match(/Sort Key/g)).toHaveLength(1);
	}
});

test('what a house has answered goes by an index in its order, and nothing is counted by reading a whole table', async () => {
	const [provider] = await findMatchingProviders(house.queries, ['walks'], house.now);
	if (!provider) throw new Error('no provider');
	const of = { provider, areas: provider.areas, memberId: house.idOf('partner') };
	const all = { ...page, filter: { isUnanswered: false }, places: { kept: [], lastDay: '2100-01-01' } };
	for (const queue of ['answered', 'requested', 'hidden'] as const)
		expect(await plansOf((queries) => findInbox(queries, of, queue, all))).not.toMatch(/Sort|Seq Scan on matching/);
	const counted = await plansOf((queries) => countInbox(queries, of));
	expect(counted).not.toMatch(/Seq Scan on matching/);
});

test('one’s own questions, what time must look at and what moderators look through go by an index', async () => {
	const mine = { filter: 'all', ...page } as const;
	for (const ask of [
		(queries: Pool) => findOwn(queries, house.idOf('guest'), mine),
		(queries: Pool) => findDueQuestions(queries, { now: house.now, limit: 50 }),
		(queries: Pool) => findModerated(queries, 'all', page),
		(queries: Pool) => findModerated(queries, 'hidden', page),
	])
		expect(await plansOf(ask)).not.toMatch(/Sort|Seq Scan on matching/);
});

test('what a house is asked for is found by as many looks as it has kinds and places, however many products', async () => {
	const [provider] = await findMatchingProviders(house.queries, ['walks'], house.now);
	if (!provider) throw new Error('no provider');
	const asked = (queries: Pool) => findAnsweringProviders(queries, [provider.organisationId], house.now);
	const [before] = await asked(house.queries);
	await house.queries.execute(sql`
		insert into product select copy.* from product one, generate_series(1, 2000) as nth,
			jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || nth, 'region', case when nth = 700 then 'busan' else one.region end,
				'kind', case when nth = 900 then 'day-tour' else one.kind end)) as copy where one.id = 'private-walk'`);
	await house.queries.execute(sql`vacuum analyze product`);
	try {
		const [grown] = await asked(house.queries);
		expect([...(grown?.kinds ?? [])].sort()).toEqual([...new Set([...(before?.kinds ?? []), 'day-tour'])].sort());
		expect([...(grown?.regions ?? [])].sort()).toEqual([...new Set([...(before?.regions ?? []), 'busan'])].sort());
		expect(await rowsReadOf(house.database.pool, 'product', asked)).toBeLessThan(50);
		const ofAll = (queries: Pool) => findAskable(queries, house.now);
		expect(await rowsReadOf(house.database.pool, 'product', ofAll)).toBeLessThan(200);
	} finally {
		await house.queries.execute(sql`delete from product where id like 'copy-%'`);
	}
});

test('the stage that the database makes of a state is the one that lists tell', async () => {
	const id = await house.asked('guest');
	for (const status of questionStates) {
		await updateQuestion(house.queries, id, { status });
		const stage = isAsking(status) ? 'open' : isEnded(status) ? 'ended' : 'matched';
		expect((await house.questionRow(id)).stage).toBe(stage);
		expect((await house.list('visitor', `&status=${stage}`)).body.total).toBe(1);
	}
});

test('papers of a question that was never sent go after two days, those of one that was sent stay', async () => {
	const upload = async (): Promise<string> =>
		(await house.call('guest', 'POST /api/matching/files?name=scan.pdf', { file: pdf, type: 'application/pdf' })).body
			.id;
	const [sent, forgotten] = [await upload(), await upload()];
	await house.asked('guest', questionFor({ fileIds: [sent] }));
	const papers = async () =>
		(await house.queries.select({ id: file.id }).from(file).where(eq(file.use, 'matching-paper'))).map(({ id }) => id);
	await sweepPapers({ ...house, now: house.now });
	expect((await papers()).sort()).toEqual([sent, forgotten].sort());
	house.clock.pass({ days: 3 });
	await sweepPapers({ ...house, now: house.now });
	expect(await papers()).toEqual([sent]);
});

test('those that have a word come by the words’ own index, the newest first: page after page, of an area, and each once', async () => {
	const ids: string[] = [];
	for (const title of ['Lotus lantern walk', 'Lotus tea', 'Lotuses at night', 'Lantern of lotus paper']) {
		ids.push(await house.asked(ids.length % 2 === 0 ? 'guest' : 'other', questionFor({ title })));
		house.clock.pass({ minutes: 5 });
	}
	const [walk, tea, night, paper] = ids;
	const found = async (search: string, more: object = {}, after?: { value: number; at: string; id: string }) => {
		const filter = { sort: 'newest' as const, things: askedThings(search), ...more };
		const { rows, total } = await findListed(house.queries, filter, { after, limit: 2, now: house.now });
		return [rows.map(({ id }) => id), total];
	};
	expect(await found('lotus')).toEqual([[paper, night], 4]);
	const { createdAt, answerCount: value } = await house.questionRow(night ?? '');
	const after = { value, at: createdAt.toISOString(), id: night ?? '' };
	expect(await found('lotus', {}, after)).toEqual([[tea, walk], 4]);
	expect(await found('lotus', { area: 'travel' })).toEqual([[paper, night], 4]);
	expect(await found('lotus', { area: 'medical' })).toEqual([[], 0]);
	expect(await found('lotus lantern')).toEqual([[paper, walk], 2]);
	expect(await found('lantern lotus', { area: 'travel' })).toEqual([[paper, walk], 2]);
	expect(await found('lotuses')).toEqual([[night], 1]);
	// Of more than a few words that begin so, a question that has several is found once.
	const many = Array.from({ length: 30 }, (_, at) => `lotus${String(at).padStart(2, '0')}`);
	await house.queries.execute(sql`insert into matching_word (question_id, word, created_at, kind, stage, answer_count, expires_at)
		select q.id, word, q.created_at, q.kind, q.stage, q.answer_count, q.expires_at from matching_question q, unnest(${sql.param(many)}::text[]) as word where q.id = ${tea}::uuid`);
	expect(await found('lotus')).toEqual([[paper, night], 4]);
	expect(await found('lotus', {}, after)).toEqual([[tea, walk], 4]);
	expect(await found('lotus', { area: 'travel' })).toEqual([[paper, night], 4]);
	// What is hidden has no words.
	await house.decidesAbout(paper ?? '')(`questions/${paper}`, { decision: 'hide', reason: 'Not a question.' });
	expect(await found('lotus')).toEqual([[night, tea], 3]);
});

test.each([
	['newest', 'Backward using matching_word_begins'],
	['most-answers', 'Backward using matching_word_answers'],
	['ending-soon', 'using matching_word_ending'],
] as const)(
	'of a word that many have no more than a page is read, in the order of the list by %s',
	async (sort, index) => {
		await house.asked('guest', questionFor({ title: 'Quiet temple stay' }));
		for (const scope of [{}, { area: 'travel' as const }, { kind: 'private-tour' }]) {
			const filter = { sort, things: askedThings('temple'), ...scope };
			const plan = await plansOf((queries) => findListed(queries, filter, page));
			expect(plan).toMatch(new RegExp(`Index Only Scan ${index}`));
			expect(plan).not.toContain('Seq Scan on matching');
		}
	},
);

test('the words of a question tell what lists are sorted and chosen by, whatever becomes of it', async () => {
	const id = await house.asked('guest');
	const agree = async () => {
		const { rows } = await house.queries.execute<{ words: number; kept: number }>(sql`
			select count(*)::int as words, (count(*) filter (where (w.kind, w.stage, w.answer_count, w.expires_at, w.created_at)
				is not distinct from (q.kind, q.stage, q.answer_count, q.expires_at, q.created_at)))::int as kept
			from matching_question q join matching_word w on w.question_id = q.id where q.id = ${id}::uuid`);
		const [{ words, kept } = { words: 0, kept: 0 }] = rows;
		expect(words).toBeGreaterThan(5);
		expect(kept).toBe(words);
		return house.questionRow(id);
	};
	const { id: _, key: __, agreements: ___, ...fields } = { id, ...questionFor({ kind: 'day-tour' }) };
	await house.call('guest', `PATCH /api/matching/questions/${id}`, { body: { ...fields, revision: 1 } });
	expect(await agree()).toMatchObject({ kind: 'day-tour', answerCount: 0 });
	const answer = await house.answered('partner', id);
	expect(await agree()).toMatchObject({ answerCount: 1 });
	await house.pick('guest', answer);
	expect(await agree()).toMatchObject({ stage: 'matched' });
	await house.takeBack('guest', answer);
	const { expiresAt, stage } = await agree();
	expect(stage).toBe('open');
	house.clock.pass({ days: 27 });
	await house.moveQuestion('guest', id, { move: 'prolong' });
	expect((await agree()).expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
	await house.moveQuestion('guest', id, { move: 'close', reason: 'other' });
	expect(await agree()).toMatchObject({ stage: 'ended' });
});

/** Copies of a question, each a minute older, at every stage, with words that all have, or many, or few, or nobody twice. */
async function copyOften(id: string, count: number): Promise<void> {
	const { rows } = await house.queries.execute<{ columns: string; values: string }>(sql`
		select string_agg(quote_ident(column_name), ', ') as columns, string_agg(case column_name
			when 'id' then 'gen_random_uuid()' when 'created_at' then 'q.created_at - nth * interval ''1 minute'''
			when 'answer_count' then 'nth % 7' when 'kind' then '(array[''private-tour'', ''day-tour'', ''hotel''])[1 + nth / 3 % 3]'
			when 'expires_at' then 'q.expires_at + nth * 7 % 3600 * interval ''1 minute''' when 'status' then '(array[''open'', ''matched'', ''closed''])[1 + nth % 3]'
			else 'q.' || quote_ident(column_name) end, ', ') as values
		from information_schema.columns where table_name = 'matching_question' and is_generated = 'NEVER'`);
	const { columns = '', values = '' } = rows[0] ?? {};
	await house.queries.execute(sql`
		with copied as (
			insert into matching_question (${sql.raw(columns)}) select ${sql.raw(values)}
			from matching_question q, generate_series(1, ${count}::int) as nth where q.id = ${id}::uuid returning *
		), numbered as (select *, row_number() over (order by created_at desc) as nth from copied)
		insert into matching_word (question_id, word, created_at, kind, stage, answer_count, expires_at)
		select id, word, created_at, kind, stage, answer_count, expires_at from numbered, unnest(array['lotus', 'half' || nth % 2, 'tenth' || nth % 10, 'each' || nth,
			'rare' || nth % 400] || case when nth = ${count}::int then array['half0', 'half1', 'tenth3', 'tenth4'] else '{}' end) as word
		on conflict do nothing`);
	await house.queries.execute(sql`
		insert into matching_text (question_id, words) select question_id, array_agg(word) from matching_word group by 1 on conflict do nothing`);
	await house.queries.execute(sql`analyze matching_question, matching_word, matching_text`);
}

test('an inbox counts each queue to one more than is told, however many there are', async () => {
	const id = await house.asked('guest');
	await copyOften(id, 360);
	const { counts, waiting } = (await house.inbox('partner')).body;
	// A third of them can be answered, and most of these fit.
	expect(counts.fitting).toBe(mostInQueue + 1);
	expect(waiting).toBe(mostInQueue + 1);
});

test('of thousands a search finds exactly those that have the words, in the order of the list, whichever way is gone', async () => {
	await copyOften(await house.asked('guest', questionFor({ title: 'Quiet temple stay' })), 3_600);
	// What was known of fewer is no longer of use.
	house.clock.pass({ minutes: 20 });
	const sought = [
		'lotus',
		'half0',
		'tenth3',
		'tenth3 half0',
		'half0 half1',
		'tenth3 tenth4',
		'rare7',
		'each1',
		'each',
		'l',
	];
	const chosen = [
		{},
		{ status: 'open' as const },
		{ area: 'travel' as const },
		{ area: 'medical' as const },
		{ kind: 'day-tour' },
		{ kind: 'hotel', status: 'ended' as const },
	];
	const orders = {
		newest: sql`created_at desc, id desc`,
		'most-answers': sql`answer_count desc, created_at desc, id desc`,
		'ending-soon': sql`expires_at, id`,
	};
	for (const sort of questionSorts)
		for (const search of [...sought, 'rare7 half1', 'each12 lotus'])
			for (const more of chosen) {
				const { rows: all } = await house.queries.execute<{ id: string; at: Date; value: number }>(sql`
					select id, ${sort === 'ending-soon' ? sql`expires_at` : sql`created_at`} as at, answer_count as value
					from matching_question q where not is_private and hidden_at is null
						and ${'status' in more ? sql`stage = ${more.status}` : sql`true`} and ${'area' in more ? sql`area = ${more.area}` : sql`true`}
						and ${'kind' in more ? sql`kind = ${more.kind}` : sql`true`} and ${sort === 'ending-soon' ? sql`stage = 'open'` : sql`true`}
						and not exists (select 1 from unnest(${sql.param(search.split(' '))}::text[]) as asked
							where not exists (select 1 from matching_word w where w.question_id = q.id and w.word ^@ asked))
					order by ${orders[sort]} limit 100`);
				const filter = { sort, things: askedThings(search), ...more };
				const found = await findListed(house.queries, filter, { ...page, now: house.now });
				const what = JSON.stringify({ sort, search, more });
				expect(
					found.rows.map(({ id }) => id),
					what,
				).toEqual(all.slice(0, 21).map(({ id }) => id));
				expect(found.total, what).toBe(Math.min(all.length, 50));
				const last = all[20];
				if (!last) continue;
				const after = { value: last.value, at: new Date(last.at).toISOString(), id: last.id };
				const next = await findListed(house.queries, filter, { after, limit: 21, now: house.now });
				expect(
					next.rows.map(({ id }) => id),
					`${what}, the second page`,
				).toEqual(all.slice(21, 42).map(({ id }) => id));
			}
});
