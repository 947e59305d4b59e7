import { createHash } from 'node:crypto';
import type pg from 'pg';
import { questionStates } from '#domain/matching/question.ts';
import { waitRank } from '#domain/matching/waiting.ts';

/** So many questions has each member. */
export const eachAsker = 3;

/** The id of the nth of a kind, as the database makes it. */
export function idOf(kind: 'question' | 'answer' | 'thread', number: number | string): string {
	const hex = createHash('md5').update(`${kind}-${number}`).digest('hex');
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
const made = (kind: string, number: string) =>
	`overlay(overlay(md5('${kind}-' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

/** One in five can still be answered or is being decided: the last thirty days. The others are over, of two years before. */
const isRecent = (nth: number): boolean => nth % 5 === 0;
const recentStates = 'open open answered answered answered answered answered answered requested matched'.split(' ');
const olderStates = 'closed closed closed closed closed expired expired expired withdrawn matched'.split(' ');
const stateOf = (nth: number) => (isRecent(nth) ? recentStates : olderStates)[Math.floor(nth / 5) % 10] ?? '';

/** Three of ten are private. */
const isPublic = (nth: number): boolean => nth % 10 !== 1 && nth % 10 !== 3 && nth % 10 !== 5;
/** Public, with five answers that can be compared. */
export const isCompared = (nth: number): boolean => isPublic(nth) && nth % 2 === 0 && stateOf(nth) === 'answered';

const listOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

/** The columns of a copy: those of its source, but for some. */
async function columnsOf(client: pg.Client, table: string, source: string, other: Record<string, string>) {
	const { rows } = await client.query<{ name: string }>(
		"select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
		[table],
	);
	const names = rows.map(({ name }) => name);
	const values = names.map((name) => other[name] ?? `${source}.${name}`);
	return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}`;
}

/** What is copied, kept as it was before the first copy. */
async function keepSources(client: pg.Client): Promise<void> {
	await client.query(`
		create temp table if not exists from_question as
			select row_number() over (order by created_at, id) - 1 as source, q.* from matching_question q
			where not is_private and hidden_at is null and exists (select 1 from matching_answer a where a.question_id = q.id)
				and not exists (select 1 from member m where m.id = q.member_id and m.email like 'bench-%');
		create temp table if not exists from_version as
			select q.source, row_number() over (partition by q.source order by a.created_at, a.id) - 1 as which, v.*
			from from_question q join matching_answer a on a.question_id = q.id
			join matching_answer_version v on v.answer_id = a.id and v.version = a.version;
		create temp table if not exists from_answer as
			select a.* from matching_answer a where a.question_id in (select id from from_question) limit 1;
		create temp table if not exists from_provider as
			select area, array_agg(distinct provider_id) as ids from product where status = 'published' group by area;
		create temp table if not exists from_word as
			select q.source, w.word from from_question q join matching_word w on w.question_id = q.id`);
	// The rows are made to fit: to ask for each whether what it names is there would take longest of all.
	await client.query("set session_replication_role = 'replica'");
}

/** Every copy with its moments and its state. */
const copies = (from: number, to: number) => `
	generate_series(${from}, ${to - 1}) as nth
	join from_question q on q.source = abs(hashint4(nth)::bigint) % (select count(*) from from_question)
	cross join lateral (select nth % 5 = 0 as recent) as made
	cross join lateral (select date_trunc('milliseconds', now()) - interval '1 minute' *
		case when recent then (nth::bigint * 7919) % 43000 else 43200 + (nth::bigint * 7919) % 960000 end as at,
		case when recent then (${listOf(recentStates)})[1 + nth / 5 % 10] else (${listOf(olderStates)})[1 + nth / 5 % 10] end as state,
		nth % 10 in (1, 3, 5) as sealed) as life`;

/** One of so many, which has nothing to do with how old a question is or how it stands. */
const anyOf = (count: number) => `abs(hashint4(nth + 1)::bigint) % ${count}`;

/** Five or six answers to every question but those that nobody has answered. */
const answered = (from: number, to: number) => `
	${copies(from, to)}
	cross join lateral generate_series(0, 4 + nth % 2) as k
	join from_provider p on p.area = q.area
	cross join lateral (select ${made('answer', "nth || '-' || k")} as id, p.ids[1 + (nth + k) % cardinality(p.ids)] as provider_id,
		case when k > 0 then case when life.state in ('open', 'answered', 'requested') then 'offered' else 'closed' end
			else case life.state when 'requested' then 'picked' when 'matched' then 'accepted' when 'closed' then 'accepted'
			when 'answered' then 'offered' else 'closed' end end as status,
		life.at + interval '1 minute' * (20 + (nth * 31 + k * 97) % 2000) as at) as answer`;

/** Questions from one number to another, three a member, with words, answers and their versions. */
export async function insertQuestions(client: pg.Client, from: number, to: number): Promise<void> {
	await keepSources(client);
	const ranks = questionStates.map((state) => `when '${state}' then ${waitRank(state)}`).join(' ');
	const question = await columnsOf(client, 'matching_question', 'q', {
		...{ id: made('question', 'nth'), member_id: 'people.id', status: 'life.state', is_private: 'life.sealed' },
		...{ wait_rank: `case life.state ${ranks} end`, sealed: 'null', file_ids: `'{}'`, created_at: 'life.at' },
		...{ expires_at: `life.at + interval '30 days'`, touched_at: `life.at + interval '3 hours'`, prolonged: '0' },
		sweep_at: `case when recent then life.at + interval '30 days' end`,
		due_at: `case when life.state in ('requested', 'matched') and recent then now() + interval '2 days' end`,
		ended_at: `case when not recent then life.at + interval '30 days' end`,
		...{ end_reason: 'null', erased_at: 'null', edited_at: 'null', looked_at: `life.at + interval '6 hours'` },
		answer_count: `case when life.state = 'open' then 0 else 5 + nth % 2 end`,
	});
	await client.query(`
		with people as (select id, row_number() over (order by length(email), email) - 1 as number from member where email like 'bench-%')
		${question} from ${copies(from, to)} join people on people.number = nth / ${eachAsker}`);
	await client.query(`
		insert into matching_word (question_id, word, created_at, kind, stage, answer_count, expires_at)
		select asked.id, had.word, asked.created_at, asked.kind, asked.stage, asked.answer_count, asked.expires_at from (
		select ${made('question', 'nth')} as id, w.word from ${copies(from, to)} join from_word w on w.source = q.source
		where not life.sealed and (hashtext(w.word) + nth) % 3 = 0
		union all select ${made('question', 'nth')}, 'seldom' || nth % 2000 from ${copies(from, to)} where not life.sealed
		union all select ${made('question', 'nth')}, 'uncommon' || ${anyOf(20)} from ${copies(from, to)} where not life.sealed
		union all select ${made('question', 'nth')}, 'ended' || nth % 20 from ${copies(from, to)} where not life.sealed
		) as had join matching_question asked on asked.id = had.id`);
	await client.query(`
		insert into matching_text (question_id, words)
		select question_id, array_agg(word) from matching_word group by question_id on conflict do nothing`);
	const answer = await columnsOf(client, 'matching_answer', 'a', {
		...{ id: 'answer.id', question_id: made('question', 'nth'), provider_id: 'answer.provider_id', version: '1' },
		...{ status: 'answer.status', minutes: '20 + (nth * 31 + k * 97) % 2000', reservation_id: 'null', reason: 'null' },
		...{
			total_won: '100000 + nth % 700 * 1000',
			created_at: 'answer.at',
			renewed_at: 'answer.at',
			touched_at: 'answer.at',
		},
		...{ hidden_at: 'null', hidden_reason: 'null', valid_until: `now() + interval '9 days'` },
	});
	await client.query(`${answer} from ${answered(from, to)} cross join from_answer a where life.state <> 'open'`);
	const version = await columnsOf(client, 'matching_answer_version', 'v', {
		...{ id: made('version', "nth || '-' || k"), answer_id: 'answer.id', version: '1', at: 'answer.at' },
		...{
			text: `coalesce(v.text, 'Gladly.')`,
			sealed: 'null',
			valid_until: `now() + interval '9 days'`,
			author_id: 'null',
		},
	});
	await client.query(`${version} from ${answered(from, to)}
		join from_version v on v.source = q.source and v.which = k % (select count(*) from from_version n where n.source = q.source)
		where life.state <> 'open'`);
	await client.query(`
		insert into matching_hidden (provider_id, question_id, at)
		select p.ids[1 + (nth + 7) % cardinality(p.ids)], ${made('question', 'nth')}, life.at + interval '1 hour'
		from ${copies(from, to)} join from_provider p on p.area = q.area where nth % 7 = 0`);
}

/** Threads about the answers of recent questions, with three messages each; the last word is the guest's. */
export async function insertThreads(client: pg.Client, from: number, to: number): Promise<void> {
	const some = `${answered(from, to)} join provider v on v.id = answer.provider_id
		cross join lateral (select ${made('thread', "nth || '-' || k")} as id) as t
		join matching_question asked on asked.id = ${made('question', 'nth')} where recent and life.state <> 'open'`;
	await client.query(`
		insert into thread (id, subject_kind, subject_id, is_health, last_number, guest_number, house_number, created_at)
		select t.id, 'matching-answer', answer.id, false, 3, 3, 2, answer.at from ${some}`);
	await client.query(`
		insert into thread_party (thread_id, member_id, organisation_id, role, joined_at, read_up_to, waiting_since)
		select t.id, asked.member_id, null, 'guest', answer.at, 1, null::timestamptz from ${some}
		union all select t.id, null, v.organisation_id, 'provider', answer.at, 2,
			case when nth % 50 = 0 then answer.at + interval '3 hours' end from ${some}`);
	await client.query(`
		insert into thread_message (id, thread_id, number, role, author_id, author_organisation_id, language, text, at)
		select gen_random_uuid(), t.id, number, case when number = 2 then 'provider' else 'guest' end,
			case when number <> 2 then asked.member_id end, case when number = 2 then v.organisation_id end, 'en',
			'We arrive in the evening and would like to begin early the next day.', answer.at + interval '1 hour' * number
		from ${some.replace(' where recent', ' cross join generate_series(1, 3) as number where recent')}`);
}

/** One more thread, of the first question's asker, with so many messages; all but the last were read. */
export async function insertLongThread(client: pg.Client, length: number): Promise<string> {
	const id = idOf('thread', `long-${length}`);
	const { rows } = await client.query<{ id: string }>(`select id from member where email = 'bench-1@maru.example'`);
	const memberId = rows[0]?.id;
	await client.query(
		`insert into thread (id, subject_kind, subject_id, is_health, last_number, guest_number, house_number, created_at)
		select $1::uuid, 'matching-answer', a.id, false, $2::int, $2::int - 1, $2::int, now() from matching_answer a
		where not exists (select 1 from thread t where t.subject_kind = 'matching-answer' and t.subject_id = a.id) order by a.id limit 1`,
		[id, length],
	);
	await client.query(
		`insert into thread_party (thread_id, member_id, role, joined_at, read_up_to) values ($1, $2, 'guest', now(), $3::int - 1)`,
		[id, memberId, length],
	);
	await client.query(
		`insert into thread_message (id, thread_id, number, role, author_id, language, text, at)
		select gen_random_uuid(), $1, number, case when number % 2 = 1 then 'guest' else 'provider' end, $2, 'en',
			'We arrive in the evening and would like to begin early the next day.', now() - interval '1 minute' * ($3::int - number)
		from generate_series(1, $3::int) as number`,
		[id, memberId, length],
	);
	return id;
}

/** So many events of the last months with what was told of each: one row a member, some of them not read. */
export async function insertEvents(
	client: pg.Client,
	{ count, readers }: { count: number; readers: [from: number, to: number] },
) {
	await client.query("set session_replication_role = 'replica'");
	const [first, last] = readers;
	await client.query(
		`with people as (select id, row_number() over (order by length(email), email) - 1 as number from member where email like 'bench-%'),
		happened as (
			insert into event (kind, subject_kind, subject_id, actor_kind, about_id, member_ids, organisation_ids, facts, at)
			select 'matching.answer', 'matching-question', ${made('question', `(number * ${eachAsker} + nth % ${eachAsker})`)}::text, 'provider',
				people.id, array[people.id], '{}', '{}', now() - interval '1 second' * (nth % 7000000)
			from generate_series(1, $1::int) as nth join people on people.number = $2::int + nth % ($3::int - $2::int) returning *
		)
		insert into notification (member_id, event_id, subject_kind, subject_id, is_silent, at, read_at)
		select about_id, id, subject_kind, subject_id, false, at, case when id % 10 > 0 then at end from happened`,
		[count, first, last],
	);
}
