import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../../../tests/support/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrateSchema } from './migrate.ts';

let empty: EmptyDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
	empty = await createEmptyDatabase();
	database = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
	folder = mkdtempSync(join(tmpdir(), 'maru-migrations-'));
});

afterEach(async () => {
	await database.close();
	await empty.drop();
	rmSync(folder, { recursive: true, force: true });
});

/** The schema as a copy of before left it: the migrations up to the one named. */
async function migrateUpTo(last: string): Promise<void> {
	cpSync(new URL('./migrations', import.meta.url), folder, { recursive: true });
	const path = join(folder, 'meta/_journal.json');
	const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
	const until = journal.entries.findIndex(({ tag }) => tag === last);
	expect(until).toBeGreaterThan(0);
	writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until + 1) }));
	await migrate(database.drizzle, { migrationsFolder: folder });
}

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as Record<string, unknown>[];

const partners = `
	insert into member (email, password_hash, group_code, cooperative_status, first_name, last_name, locale)
	select who || '@maru.test', 'hash', groups, status, who, 'Kim', 'en' from (values
		('approved', 'GR0200', 'COOPERATIVE_MEMBER'), ('applicant', 'GR0200', 'COOPERATIVE_REQ'),
		('refused', 'GR0200', 'COOPERATIVE_REFUSED'), ('guest', 'GR0300', null)) as people (who, groups, status);
	insert into partner (member_id, business_name, business_name_korean, registration_number, representative, bank_account,
		service_items, languages, decided_at, refusal_reason)
	select id, first_name || ' clinic', '의원', '1234567891', 'Kim', 'sealed', '{medical.dermatology}', '{en}',
		case when first_name <> 'applicant' then timestamptz '2026-05-01 09:00+09' end,
		case when first_name = 'refused' then 'The licence cannot be read.' end
	from member where first_name <> 'guest';
	insert into licence (member_id, kind, number, file_id) select member_id, 'foreign-patient', 'M-1', gen_random_uuid() from partner;`;

test('who was approved before facts could wait stays approved with the papers they had, and the decision is kept', async () => {
	await migrateUpTo('0008_no_product_grams');
	await database.pool.query(partners);

	await migrateSchema(database);

	expect(
		await rowsOf('select first_name as who, verdict from licence join member on member.id = member_id order by 1'),
	).toEqual([
		{ who: 'applicant', verdict: 'waiting' },
		{ who: 'approved', verdict: 'accepted' },
		{ who: 'refused', verdict: 'waiting' },
	]);
	expect(
		await rowsOf(`select first_name as who, about, decision, reason, at = partner.decided_at as is_then
			from partner_decision join partner using (member_id) join member on member.id = member_id order by 1`),
	).toEqual([
		{ who: 'approved', about: 'application', decision: 'approved', reason: null, is_then: true },
		{
			...{ who: 'refused', about: 'application', decision: 'refused', is_then: true },
			reason: 'The licence cannot be read.',
		},
	]);
	// What was approved are the columns of before, untouched; nothing waits and nothing is proposed.
	expect(
		await rowsOf(`select distinct business_name_korean, registration_number, service_items, proposed, proposed_names, change_asked_at
			from partner`),
	).toEqual([
		{
			...{ business_name_korean: '의원', registration_number: '1234567891', service_items: ['medical.dermatology'] },
			...{ proposed: null, proposed_names: null, change_asked_at: null },
		},
	]);
});

/** A deposit of a fifth of 100,000 won; what is paid, the slips (hours ago) and the state differ. */
const reservations = `
	insert into member (id, email, password_hash, group_code, first_name, last_name, locale)
	values ('00000000-0000-4000-8000-000000000001', 'guest@maru.test', 'hash', 'GR0300', 'Malee', 'Srisuk', 'th');
	insert into provider (id, name, trade, intro, region, languages, portrait, answers_within_hours, founded_year)
	values ('house', '{}', '{}', '{}', 'seoul', '{en}', 'portrait', 4, 2020);
	insert into product (id, area, kind, provider_id, pictures, region, place, languages, tags, price, from_won, schedule,
		confirmation, cancellation, min_persons, max_persons, step_times, texts)
	values ('tour', 'travel', 'day-tour', 'house', '{}', 'seoul', '{}', '{en}', '{}', '{}', 100000, '{}', 'instant', 'flexible', 1, 9, '{}', '{}');
	insert into reservation (id, code, member_id, product_id, provider_id, status, on_day, starts_at, ends_at, persons, units,
		choices, details, needs, first_name, last_name, email, travellers, price, total_won, paid_won, terms, confirmed_at, locale, requested_at)
	select gen_random_uuid(), code, '00000000-0000-4000-8000-000000000001', 'tour', 'house', status, current_date + days,
		now() + days * interval '1 day', now() + days * interval '1 day' + interval '3 hours', '{}', 1, '{}', '{}', '{}',
		'Malee', 'Srisuk', 'guest@maru.test', '[]', '{}', 100000, paid, '{"depositPercent": 20}',
		case when status <> 'requested' then now() - interval '20 days' end, 'th', now() - interval '20 days'
	from (values ('two-slips', 'confirmed', 30, 0), ('no-slip', 'confirmed', 30, 0), ('paid-slip', 'confirmed', 30, 20000),
		('asked', 'requested', 30, 0), ('gone-slip', 'cancelled', 30, 0), ('rated', 'completed', -5, 100000),
		('unrated', 'completed', -5, 0)) as told (code, status, days, paid);
	with slips (code, name, hours) as (values ('two-slips', 'first', 9), ('two-slips', 'second', 2), ('paid-slip', 'paid', 9),
		('gone-slip', 'gone', 9)), files as (
		insert into file (owner_id, use, name, media_type, bytes, variants)
		select '00000000-0000-4000-8000-000000000001', 'proof', name, 'image/webp', 1, '[]' from slips returning id, name)
	insert into payment_proof (file_id, reservation_id, at)
	select files.id, reservation.id, date_trunc('second', now()) - hours * interval '1 hour' from slips join files using (name) join reservation using (code);
	insert into rating (product_id, author, country, locale, stars, text, created_at, reservation_id, member_id)
	select 'tour', 'Malee', 'TH', 'th', '{}', 'Lovely', now(), id, member_id from reservation where code = 'rated';`;

test('slips sent before they had a state wait, or are settled; nobody loses a place at once; who rated has come', async () => {
	await migrateUpTo('0008_no_product_grams');
	await database.pool.query(reservations);

	await migrateSchema(database);

	expect(
		await rowsOf(
			'select file.name, status, won from payment_proof join file on file.id = file_id order by payment_proof.at, name',
		),
	).toEqual([
		{ name: 'first', status: 'replaced', won: 20_000 },
		{ name: 'gone', status: 'replaced', won: 20_000 },
		{ name: 'paid', status: 'accepted', won: 0 },
		{ name: 'second', status: 'sent', won: 20_000 },
	]);
	const days = (column: string) => `round(extract(epoch from ${column} - now()) / 86400)::int`;
	const told = await rowsOf(`select code, proof ->> 'status' as proof, (proof ->> 'won')::int as won,
		(proof ->> 'sentAt')::timestamptz = (select max(at) from payment_proof where reservation_id = reservation.id) as is_then,
		${days('pay_by')} as pays_within, due_at <= now() as is_looked_at, arrived_at = ends_at as has_come,
		questions is null and not is_pay_reminded as is_plain from reservation order by code`);
	const nothing = { proof: null, won: null, is_then: null, has_come: null, is_looked_at: null, is_plain: true };
	expect(told).toEqual([
		{ ...nothing, code: 'asked', pays_within: null },
		{ ...nothing, code: 'gone-slip', pays_within: null },
		{ ...nothing, code: 'no-slip', pays_within: 3, is_looked_at: true },
		{ ...nothing, code: 'paid-slip', pays_within: -17 },
		{ ...nothing, code: 'rated', pays_within: -17, has_come: true },
		{ ...nothing, code: 'two-slips', pays_within: 3, is_looked_at: true, proof: 'sent', won: 20_000, is_then: true },
		{ ...nothing, code: 'unrated', pays_within: -5 },
	]);
});

test('a change asked for before the policy counted gives back all, and its history says whether it was a wish', async () => {
	await migrateUpTo('0008_no_product_grams');
	await database.pool.query(reservations);
	await database.pool.query(`
		update reservation set change = '{}' where code = 'no-slip';
		update reservation set change = '{"percent": 50}' where code = 'asked';
		update reservation set terms = terms || '{"confirmation": "instant"}' where code in ('rated', 'unrated');
		insert into reservation_event (reservation_id, event, actor, status, details, at)
		select id, event, 'member', status, noted, now() from (values ('no-slip', 'ask-change', jsonb '{"percent": 80}'),
			('rated', 'ask-change', '{}'), ('unrated', 'ask-change', '{"isWish": true}'), ('asked', 'request', '{}')
		) as told (code, event, noted) join reservation using (code);`);

	await migrateSchema(database);

	expect(await rowsOf('select code, change from reservation where change is not null order by code')).toEqual([
		{ code: 'asked', change: { percent: 50 } },
		{ code: 'no-slip', change: { percent: 100 } },
	]);
	expect(
		await rowsOf(`select code, reservation_event.details as noted from reservation_event
			join reservation on reservation.id = reservation_id where event in ('ask-change', 'request') order by code`),
	).toEqual([
		{ code: 'asked', noted: {} },
		{ code: 'no-slip', noted: { percent: 80, isWish: true } },
		{ code: 'rated', noted: { isWish: false } },
		{ code: 'unrated', noted: { isWish: true } },
	]);
});
