import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateUpTo } from '../../../tests/support/migrate-up-to.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../../tests/support/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrateSchema } from './migrate.ts';

let empty: EmptyDatabase;
let database: Database;
beforeAll(async () => {
	empty = await createEmptyDatabase();
	database = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
});
afterAll(async () => {
	await database.close();
	await empty.drop();
});

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as Record<string, unknown>[];

/** A guest, somebody whose account is closed, threads of every kind about health and not, each with a file granted to four. */
const talks = `
	insert into member (id, email, password_hash, group_code, status, closed_at, first_name, last_name, locale)
	select ('00000000-0000-4000-8000-00000000000' || n)::uuid, n || '@maru.test', 'hash', 'GR0300', status, closed, 'M', 'M', 'en'
	from (values (1, 'active', null), (2, 'closed', now())) as people (n, status, closed);
	insert into thread (subject_kind, subject_id, is_health, created_at) select kind, gen_random_uuid(), is_health, now()
	from unnest(array['video', 'consultation', 'reservation']) as kind, unnest(array[true, false]) as is_health;
	with sent as (insert into file (owner_id, use, name, media_type, bytes, variants)
		select '00000000-0000-4000-8000-000000000001', 'thread-file', id::text, 'image/webp', 1, '[]' from thread returning id, name)
	insert into file_grant (file_id, grantee_kind, grantee_id, subject_kind, subject_id, created_at)
	select id, grantee, who, subject, name, now() from sent, (values ('agency', null, 'thread'), ('agency', null, 'product'),
		('member', '00000000-0000-4000-8000-000000000001', 'thread'), ('organisation', 'clinic', 'thread')) as granted (grantee, who, subject);
	insert into thread_message (id, thread_id, number, role, author_id, text, at, hidden_at, hidden_reason)
	select gen_random_uuid(), thread.id, row_number() over (), role, author, '', now(), now(), 'It names an illness.'
	from (select id from thread limit 1) as thread, (values ('guest', 1), ('guest', 2), ('interpreter', 2), ('provider', 2)) as written (role, n),
		lateral (select ('00000000-0000-4000-8000-00000000000' || n)::uuid as author) as authors;`;

test('what patients and clinics sent is granted to operators no more, and no reason outlives the words of a closed account', async () => {
	await migrateUpTo(database, '0081_hidden-message-reason');
	await database.pool.query(talks);

	await migrateSchema(database);

	const grants = await rowsOf(`select thread.subject_kind as kind, is_health,
			string_agg(grantee_kind || ' ' || file_grant.subject_kind, ', ' order by grantee_kind, file_grant.subject_kind) as granted
		from file_grant join thread on thread.id::text = file_grant.subject_id group by 1, 2 order by 1, 2`);
	const all = 'agency product, agency thread, member thread, organisation thread';
	const closed = 'agency product, member thread, organisation thread';
	expect(grants).toEqual([
		{ kind: 'consultation', is_health: false, granted: all },
		{ kind: 'consultation', is_health: true, granted: closed },
		{ kind: 'reservation', is_health: false, granted: all },
		{ kind: 'reservation', is_health: true, granted: all },
		{ kind: 'video', is_health: false, granted: all },
		{ kind: 'video', is_health: true, granted: closed },
	]);
	expect(
		await rowsOf(`select role, right(author_id::text, 1) as who from thread_message
			where hidden_reason is not null order by 1, 2`),
	).toEqual([
		{ role: 'guest', who: '1' },
		{ role: 'provider', who: '2' },
	]);
});
