import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { layingOff } from '#domain/event/event-kinds.ts';
import { event, eventToTell, notification } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { transact } from '#server/db/transact.ts';
import {
	countUnread,
	findNotifications,
	markRead,
	markSubjectRead,
} from '#server/features/notification/notification.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { tellOldest } from './event.repo.ts';
import { layOffEvents } from './lay-off-events.ts';
import { recordEvent } from './record-event.ts';
import { tellEvents } from './tell-events.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	house.clock.reset();
	await house.queries.delete(notification);
	await house.queries.delete(eventToTell);
	await house.queries.delete(event);
});

type Made = Partial<Parameters<typeof recordEvent>[1]> & { of?: string };

const record = (work: Transaction, { of = 'r1', ...made }: Made = {}) =>
	recordEvent(work, {
		...{ kind: 'reservation.book', subject: ['reservation', of], actor: 'clock', actorId: null, at: house.now },
		...{ parties: { memberId: house.idOf('guest'), providerId: 'walks' }, ...made },
	});
const happen = (made?: Made) => house.services.transact((work) => record(work, made));

const told = async () =>
	(
		await house.queries
			.select({ to: member.email, of: notification.subjectId, isSilent: notification.isSilent })
			.from(notification)
			.innerJoin(member, eq(member.id, notification.memberId))
			.orderBy(asc(notification.id), asc(member.email))
	).map(({ to, of, isSilent }) => `${to.split('@')[0]} ${of}${isSilent ? ' silently' : ''}`);

const marks = async () => (await house.queries.select().from(eventToTell)).length;

test('among thousands of members and events those are read that something happened to', async () => {
	const { pool } = house.database;
	await pool.query(`insert into member (email, password_hash, group_code, first_name, last_name, locale)
		select 'many-' || nth || '@mail.example', 'none', 'GR0300', 'Many', 'Members', 'en' from generate_series(1, 3000) as nth`);
	await pool.query(`insert into event (kind, subject_kind, subject_id, actor_kind, member_ids, organisation_ids, facts, at)
		select 'reservation.book', 'reservation', nth::text, 'clock', '{}', '{}', '{}', now() from generate_series(1, 3000) as nth`);
	await pool.query('analyze member; analyze event; analyze event_to_tell');
	const readSql = `select relname as "table", coalesce(seq_tup_read, 0)::int + coalesce(idx_tup_fetch, 0)::int as rows
		from pg_stat_xact_user_tables where relname in ('event', 'member')`;
	const read = await house.services.transact(async (work) => {
		await record(work);
		const before = await work.$client.query<{ table: string; rows: number }>(readSql);
		const { count } = await tellOldest(work, { limit: 200, quietKinds: [], writtenKinds: ['thread.message'] });
		expect(count).toBe(1);
		const { rows } = await work.$client.query<{ table: string; rows: number }>(readSql);
		return rows.map(({ table, rows }) => rows - (before.rows.find((one) => one.table === table)?.rows ?? 0));
	});
	expect(Math.max(...read)).toBeLessThan(50);
	await pool.query("delete from member where email like 'many-%'");
});

test('guest and house are told once, however often it is tried', async () => {
	await happen();
	expect(await told()).toEqual([]);
	await tellEvents(house.services);
	await tellEvents(house.services);
	expect((await told()).sort()).toEqual(['guest r1', 'partner r1']);
	expect(await marks()).toBe(0);
});

test('who did it is not called to it: it only shows in their other windows', async () => {
	await happen({ actor: 'member', actorId: house.idOf('guest') });
	await tellEvents(house.services);
	expect((await told()).sort()).toEqual(['guest r1 silently', 'partner r1']);
	expect(await countUnread(house.queries, house.idOf('guest'))).toBe(0);
	expect(await countUnread(house.queries, house.idOf('partner'))).toBe(1);
	const listed = { memberId: house.idOf('guest'), before: undefined, limit: 20 };
	expect(await findNotifications(house.queries, listed)).toEqual([]);
});

test('a guest’s messages call the whole house; once one of it has answered, no colleague is called to them any more', async () => {
	const [guest, partner, other] = [house.idOf('guest'), house.idOf('partner'), house.idOf('other')];
	await employ(house.queries, { organisationId: house.organisationOf('partner'), memberId: other, role: 'desk' });
	const say = (actor: 'member' | 'provider' | 'operator', actorId: string, of = 'r1') =>
		happen({ kind: 'reservation.message', actor, actorId, of });
	await say('member', guest);
	await say('member', guest);
	await say('member', guest, 'r2');
	await tellEvents(house.services);
	const unread = () => Promise.all([guest, partner, other].map((id) => countUnread(house.queries, id)));
	expect(await unread()).toEqual([0, 3, 3]);
	await say('provider', other);
	await tellEvents(house.services);
	// Their colleague still has the other guest's, and neither is told of what the house itself has written.
	expect(await unread()).toEqual([1, 1, 1]);
	expect((await told()).slice(-3).sort()).toEqual(['guest r1', 'other r1 silently', 'partner r1 silently']);
	// An operator is no colleague: the house learns what was written in its stead.
	await say('operator', house.idOf('operator'));
	await tellEvents(house.services);
	expect(await unread()).toEqual([2, 2, 2]);
	await house.queries.delete(staff).where(eq(staff.memberId, other));
});

test('a house without a partner of its own is the agency’s, and so is one whose partner was suspended', async () => {
	const providerId = 'agency-house-that-is-nobody’s';
	await happen({ parties: { memberId: null, providerId } });
	await tellEvents(house.services);
	expect(await told()).toEqual(['operator r1']);
	await house.queries
		.update(member)
		.set({ status: 'suspended' })
		.where(eq(member.id, house.idOf('partner')));
	await happen({ of: 'r2', parties: { memberId: null, providerId: 'walks' } });
	await tellEvents(house.services);
	await house.queries
		.update(member)
		.set({ status: 'active' })
		.where(eq(member.id, house.idOf('partner')));
	expect(await told()).toEqual(['operator r1', 'operator r2']);
});

test('a closed account is told nothing', async () => {
	await house.queries
		.update(member)
		.set({ status: 'closed' })
		.where(eq(member.id, house.idOf('guest')));
	await happen();
	await tellEvents(house.services);
	await house.queries
		.update(member)
		.set({ status: 'active' })
		.where(eq(member.id, house.idOf('guest')));
	expect(await told()).toEqual(['partner r1']);
});

test('what is rolled back has not happened', async () => {
	const work = house.services.transact(async (queries) => {
		await record(queries);
		throw new Error('planted');
	});
	await expect(work).rejects.toThrow('planted');
	await tellEvents(house.services);
	expect(await told()).toEqual([]);
});

/** Takes the connection away under a transaction, as a dying server does: after so many of its statements. */
const dyingAfter = (statements: number) => ({
	nudge: () => undefined,
	transact: <T>(work: (queries: Transaction) => Promise<T>) =>
		house.services.transact(async (queries) => {
			const client = queries.$client as unknown as { query: (...given: unknown[]) => Promise<unknown> };
			const query = client.query.bind(client);
			let said = 0;
			client.query = async (...given) => {
				said += 1;
				const answer = await query(...given);
				if (said === statements) await query('select pg_terminate_backend(pg_backend_pid())');
				return answer;
			};
			return work(queries);
		}),
});

test('a server that dies between any two steps leaves all to be told, and the next one tells it once', async () => {
	for (const [at, of] of ['after the lock', 'after the rows'].entries()) {
		await happen({ of });
		await expect(tellEvents(dyingAfter(at + 1))).rejects.toThrow();
		expect(await told(), of).not.toContain(`guest ${of}`);
		expect(await marks(), of).toBe(1);
		await tellEvents(house.services);
		expect((await told()).filter((line) => line === `guest ${of}`)).toHaveLength(1);
	}
});

test('what commits late is told although later ones were told before', async () => {
	const late = Promise.withResolvers<void>();
	const isWritten = Promise.withResolvers<void>();
	const slow = house.services.transact(async (queries) => {
		await record(queries, { of: 'late' });
		isWritten.resolve();
		await late.promise;
	});
	await isWritten.promise;
	await happen({ of: 'early' });
	await tellEvents(house.services);
	expect((await told()).sort()).toEqual(['guest early', 'partner early']);
	late.resolve();
	await slow;
	await tellEvents(house.services);
	expect((await told()).sort()).toEqual(['guest early', 'guest late', 'partner early', 'partner late']);
});

test('many servers at once tell each once, and numbers grow as they become visible', async () => {
	await Promise.all(Array.from({ length: 20 }, (_, at) => happen({ of: `r${at}` })));
	let highest = 0;
	const watching = { isOver: false };
	const memberId = house.idOf('guest');
	const watch = async () => {
		while (!watching.isOver) {
			const ids = (await findNotifications(house.queries, { memberId, before: undefined, limit: 100 })).map(
				({ id }) => id,
			);
			const fresh = ids.filter((id) => id > highest);
			// Nothing appears below what was seen before.
			expect(ids.length - fresh.length).toBe(seen);
			seen = ids.length;
			highest = Math.max(highest, ...ids);
		}
	};
	let seen = 0;
	const watched = watch().catch((error: unknown) => error);
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (let round = 0; round < 5; round += 1) {
				await happen({ of: `more ${round}` });
				await tellEvents(house.services);
			}
		}),
	);
	await tellEvents(house.services);
	watching.isOver = true;
	expect(await watched).toBeUndefined();
	const lines = (await told()).filter((line) => line.startsWith('guest'));
	expect(lines).toHaveLength(40);
});

test('reading: one by one, all of a subject, never another’s', async () => {
	const [guest, partner] = [house.idOf('guest'), house.idOf('partner')];
	for (const name of ['r1', 'r1', 'r2']) await happen({ of: name });
	await tellEvents(house.services);
	const list = await findNotifications(house.queries, { memberId: guest, before: undefined, limit: 2 });
	expect(list.map(({ subjectId }) => subjectId)).toEqual(['r2', 'r1']);
	const rest = await findNotifications(house.queries, { memberId: guest, before: list.at(-1)?.id, limit: 2 });
	expect(rest.map(({ subjectId }) => subjectId)).toEqual(['r1']);
	const ids = [...list, ...rest].map(({ id }) => id);
	await markRead(house.queries, { memberId: partner, ids, at: house.now });
	expect(await countUnread(house.queries, guest)).toBe(3);
	await markRead(house.queries, { memberId: guest, ids: ids.slice(0, 1), at: house.now });
	expect(await countUnread(house.queries, guest)).toBe(2);
	await markSubjectRead(house.queries, { memberId: guest, subject: ['reservation', 'r1'], at: house.now });
	expect(await countUnread(house.queries, guest)).toBe(0);
	expect(await countUnread(house.queries, partner)).toBe(3);
});

test('old events are laid off by their kind, with what was told of them; hints after days', async () => {
	await happen({ of: 'news', actor: 'member', actorId: house.idOf('guest') });
	await happen({ of: 'looked', kind: 'reservation.passport-revealed' });
	await tellEvents(house.services);
	house.clock.pass({ days: 3 });
	await layOffEvents(house);
	expect(await told()).toEqual(['partner news']);
	const kinds = async () => (await house.queries.select({ kind: event.kind }).from(event)).map(({ kind }) => kind);
	expect(await kinds()).toHaveLength(2);
	house.clock.pass({ days: 180 });
	await layOffEvents(house);
	expect(await kinds()).toEqual(['reservation.passport-revealed']);
	expect(await told()).toEqual([]);
	const last = layingOff(house.now).at(-1)?.before as Date;
	house.clock.moveTo(new Date(2 * house.now.getTime() - last.getTime()));
	await layOffEvents(house);
	expect(await kinds()).toEqual([]);
});

/** What PostgreSQL would do, with indexes chosen by cost: no step may read through a table. */
async function planOf(statement: string, values: unknown[]): Promise<string> {
	const { rows } = await house.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values);
	return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('among very many old ones, what is new is found by an index', async () => {
	await house.database.pool.query(
		`insert into event (kind, subject_kind, subject_id, actor_kind, about_id, member_ids, organisation_ids, facts, at)
		select 'reservation.book', 'reservation', 'old ' || n, 'clock', $1, array[$1]::uuid[], '{}', '{}', now()
		from generate_series(1, 5000) n`,
		[house.idOf('guest')],
	);
	await house.database.pool.query(
		`insert into notification (member_id, event_id, subject_kind, subject_id, is_silent, at, read_at)
		select $1, id, subject_kind, subject_id, false, at, at from event`,
		[house.idOf('guest')],
	);
	await house.database.pool.query('analyze event; analyze notification');
	const guest = [house.idOf('guest')];
	const unread = await planOf('select id from notification where member_id = $1 and read_at is null limit 100', guest);
	expect(unread).toContain('notification_unread');
	const list = await planOf(
		'select * from notification where member_id = $1 and not is_silent order by id desc limit 20',
		guest,
	);
	expect(list).toMatch(/notification_of_member|notification_pkey/);
	expect(`${unread}${list}`).not.toContain('Seq Scan');
	// A few rows are read through sooner than looked up: it takes many to wait, for as long as the plan is asked for.
	const old = `from event where subject_id like 'old %'`;
	await house.database.pool.query(`insert into event_to_tell (event_id) select id ${old}; analyze event_to_tell`);
	const waiting = await planOf('select event_id from event_to_tell order by event_id limit 200', []);
	await house.database.pool.query(`delete from event_to_tell where event_id in (select id ${old})`);
	expect(waiting).toContain('event_to_tell_pkey');
});

test('what happens to a reservation is told to the other side, and its mails name the event', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	const key = crypto.randomUUID();
	await house.say('guest', id, 'Is there a lift?', key);
	// Sent again after a lost answer.
	await house.say('guest', id, 'Is there a lift?', key);
	await tellEvents(house.services);
	const kindsFor = async (who: 'guest' | 'partner') =>
		(await findNotifications(house.queries, { memberId: house.idOf(who), before: undefined, limit: 20 })).map(
			({ kind }) => kind,
		);
	expect(await kindsFor('guest')).toEqual(['reservation.confirm']);
	expect(await kindsFor('partner')).toEqual(['reservation.message', 'reservation.request']);
	const mails = await house.database.pool.query(
		`select distinct mail.kind, event.kind as cause from mail left join event on event.id = mail.event_id
		where event.subject_id = $1 order by 1`,
		[id],
	);
	expect(mails.rows).toEqual(
		['reservation.confirm', 'reservation.message', 'reservation.request'].map((kind) => ({ kind, cause: kind })),
	);
});

test('nothing is told before the commit, and the wake follows it', async () => {
	const seen: number[] = [];
	await transact(
		house.database.pool,
		async (work) => {
			await record(work);
			seen.push(await marks());
		},
		async () => {
			seen.push(await marks());
		},
	);
	expect(seen).toEqual([0, 1]);
});
