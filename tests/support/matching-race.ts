import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { type ApiAnswer, type ApiProcess, postPatiently, startApiProcess } from './api-process.ts';
import { type Buyer, insertBuyers, sharedSecrets } from './buyers.ts';
import { answerFor, questionFor } from './matching-house.ts';
import { employ, organisationOf } from './organisations.ts';
import { agreed, dayIn } from './reservation-products.ts';
import { signIn } from './sign-in.ts';
import { createTestDatabase } from './test-database.ts';

/** Those who answer: the owner and the desk of `walks`, and the owner of `stays`. */
type Staff = 'partner' | 'desk' | 'rival';
type Question = { id: string; by: Buyer };

/** What became of a question: all that must agree, as sorted lines. `since` leaves out what was before the race. */
type Aftermath = { question: string; answers: string[]; events: string[]; mails: string[]; told: string[] };

/**
 * Servers with all their jobs over one database, travellers who ask and two houses that answer. Every call says at which of
 * the servers.
 */
export async function openMatchingRace(travellerCount: number, serverCount = 2) {
	const secrets = sharedSecrets();
	const database = await createTestDatabase();
	const { drizzle: queries, pool } = database;
	const [colleague, ...travellers] = await insertBuyers({ queries, services: secrets.services }, travellerCount + 1);
	const idOf = async (email: string) =>
		(await queries.select({ id: member.id }).from(member).where(eq(member.email, email)))[0]?.id ?? '';
	const keepers = [await idOf('partner@maru.example'), await idOf('rival@maru.example')];
	const organisationId = await organisationOf(queries, keepers[0] ?? '');
	await employ(queries, { organisationId, memberId: colleague?.id ?? '', role: 'desk' });
	const services = { ...secrets.services, clock: () => new Date() };
	const [partner = '', rival = ''] = await signIn({ queries, services }, keepers);
	const cookies: Record<Staff, string> = { partner, rival, desk: colleague?.cookie ?? '' };
	const startServer = (args: string[] = []) =>
		startApiProcess({ ...secrets.settings, DATABASE_URL: database.url, DATABASE_POOL: '8' }, args);
	const servers = await Promise.all(Array.from({ length: serverCount }, () => startServer()));

	const post = (at: number, path: string, cookie: string, body: unknown = {}): Promise<ApiAnswer> =>
		postPatiently(servers[at % servers.length] as ApiProcess, path, { cookie, body });
	async function idFrom(answered: Promise<ApiAnswer>): Promise<string> {
		const { status, body } = await answered;
		if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
		return body.id ?? '';
	}
	const priced = () => answerFor();
	const unpriced = () => answerFor({ lines: [], productId: null });
	let asked = 0;

	return {
		pool,
		queries,
		servers,
		startServer,
		post,
		cookies,
		/** Of a traveller who has asked nothing yet. */
		async ask(): Promise<Question> {
			const by = travellers[asked] as Buyer;
			asked += 1;
			return { id: await idFrom(post(0, '/api/matching/questions', by.cookie, questionFor({ kind: 'day-tour' }))), by };
		},
		/** Of `walks` with a price, of `stays` without. */
		answer: (at: number, who: Staff, { id }: Question) =>
			post(at, `/api/matching/questions/${id}/answers`, cookies[who], who === 'rival' ? unpriced() : priced()),
		answered: (who: Staff, { id }: Question) =>
			idFrom(post(0, `/api/matching/questions/${id}/answers`, cookies[who], who === 'rival' ? unpriced() : priced())),
		pick: (at: number, { by }: Question, answer: string) =>
			post(at, `/api/matching/answers/${answer}/pick`, by.cookie, { version: 1 }),
		takeBack: (at: number, { by }: Question, answer: string) =>
			post(at, `/api/matching/answers/${answer}/take-back`, by.cookie),
		move: (at: number, who: Staff, answer: string, move: 'accept' | 'decline' | 'withdraw') =>
			post(at, `/api/matching/answers/${answer}/moves`, cookies[who], {
				move,
				...(move !== 'accept' && { reason: 'other' }),
			}),
		renew: (at: number, who: Staff, answer: string) =>
			post(at, `/api/matching/answers/${answer}/versions`, cookies[who], {
				...answerFor({ validDays: 3 }),
				version: 1,
			}),
		reserve: (at: number, { by }: Question, answer: string) =>
			post(at, `/api/matching/answers/${answer}/reserve`, by.cookie, {
				...{ key: randomUUID(), date: { on: dayIn(25), time: '09:00' }, language: 'en' },
				...{ agreements: { provider: agreed }, details: { pickUpPlace: 'Hotel Lotte, lobby' } },
				lead: {
					...{ firstName: 'SIRIPORN', lastName: 'WONGSAKUL', birthOn: '1990-05-05', gender: 'female', country: 'TH' },
					...{ email: 'guest@maru.example', phone: '+66812345678' },
				},
			}),
		/** What time does, at whichever server is quicker: each looks after the jobs of both. */
		sweep: () => pool.query("select graphile_worker.add_job('sweep-questions') from generate_series(1, 2)"),
		/** What the timetable does every minute: what a dead server left is told and mailed. */
		sweepEvents: () => pool.query("select graphile_worker.add_job('sweep-events')"),
		/** The last event so far. */
		async mark(): Promise<string> {
			const { rows } = await pool.query<{ last: string }>('select coalesce(max(id), 0)::text as last from event');
			return rows[0]?.last ?? '0';
		},
		/** When all was told, how things are now. */
		async aftermath({ id }: Question, since: string): Promise<Aftermath> {
			const count = async (sql: string) => (await pool.query<{ count: number }>(sql)).rows[0]?.count;
			await expect.poll(() => count('select count(*)::int as count from event_to_tell')).toBe(0);
			const { rows } = await pool.query<Aftermath>(
				`with happened as (select * from event where subject_id = $1 and id > $2::bigint)
				select (select status from matching_question where id = $1::uuid) as question,
					coalesce((select array_agg(provider_id || ' ' || status || ' ' || version order by provider_id)
						from matching_answer where question_id = $1::uuid), '{}') as answers,
					coalesce((select array_agg(kind order by kind) from happened), '{}') as events,
					coalesce((select array_agg(template || ' to ' || ${nameOf('mail.address')} order by 1) from mail
						where event_id in (select id from happened)), '{}') as mails,
					coalesce((select array_agg(kind || ' to ' || ${nameOf('member.email')} order by 1) from happened
						join notification on event_id = happened.id join member on member.id = notification.member_id
						where not is_silent), '{}') as told`,
				[id, since],
			);
			const [found] = rows;
			if (!found) throw new Error('no question');
			return { ...found, mails: [...found.mails].sort(), told: [...found.told].sort() };
		},
		async close() {
			await Promise.all(servers.map((server) => server.kill('SIGKILL')));
			await database.drop();
		},
	};
}
export type MatchingRace = Awaited<ReturnType<typeof openMatchingRace>>;

/** The traveller, whichever of them; the desk is a traveller’s account that found work. */
const nameOf = (address: string) => `case when ${address} = 'buyer-0@maru.example' then 'desk'
	when ${address} like 'buyer-%' then 'traveller' else split_part(${address}, '@', 1) end`;
