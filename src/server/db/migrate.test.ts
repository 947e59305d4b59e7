import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateUpTo as migrateSchemaUpTo } from '../../../tests/support/migrate-up-to.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../../tests/support/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrateSchema } from './migrate.ts';

let empty: EmptyDatabase;
let database: Database;

beforeEach(async () => {
	empty = await createEmptyDatabase();
	database = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
});

afterEach(async () => {
	await database.close();
	await empty.drop();
});

const migrateUpTo = (last: string) => migrateSchemaUpTo(database, last);
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
		await rowsOf(
			'select first_name as who, verdict from licence join member on member.id = organisation_id order by 1',
		),
	).toEqual([
		{ who: 'applicant', verdict: 'waiting' },
		{ who: 'approved', verdict: 'accepted' },
		{ who: 'refused', verdict: 'waiting' },
	]);
	expect(
		await rowsOf(`select first_name as who, about, decision, reason, at = partner.decided_at as is_then
			from partner_decision join partner using (organisation_id) join member on member.id = organisation_id order by 1`),
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

/** Besides the partners: operators, one gone, a partner whose account is closed, and providers with and without a keeper. */
const houses = `
	insert into member (email, password_hash, group_code, cooperative_status, status, closed_at, first_name, last_name, locale, address)
	values ('op@maru.test', 'hash', 'GR0100', null, 'active', null, 'operator', 'Kim', 'ko', null),
		('gone@maru.test', 'hash', 'GR0100', null, 'closed', timestamptz '2026-05-02 09:00+09', 'former', 'Kim', 'ko', null),
		('shut@maru.test', 'hash', 'GR0200', 'COOPERATIVE_MEMBER', 'closed', timestamptz '2026-05-03 09:00+09', 'closed', 'Kim', 'ko', null);
	update member set address = 'Jongno 1' where first_name = 'approved';
	insert into partner (member_id, business_name, business_name_korean, registration_number, representative, bank_account,
		service_items, languages) select id, 'gone', '의원', '1234567891', '—', 'sealed', '{}', '{}' from member where first_name = 'closed';
	insert into partner_decision (member_id, about, decision, at) select id, 'application', 'approved', now() from member where first_name = 'approved';
	insert into provider (id, name, trade, intro, region, languages, portrait, answers_within_hours, founded_year, is_agency, member_id)
	values ('maru', '{}', '{}', '{}', 'seoul', '{en}', 'portrait', 4, 2020, true, null),
		('unkept', '{}', '{}', '{}', 'seoul', '{en}', 'portrait', 4, 2020, false, null),
		('kept', '{}', '{}', '{}', 'seoul', '{en}', 'portrait', 4, 2020, false, (select id from member where first_name = 'approved'));`;

test('every partner becomes an organisation with its owner, papers and decisions; operators are the agency’s staff', async () => {
	await migrateUpTo('0023_photographs');
	await database.pool.query(partners);
	await database.pool.query(houses);

	await migrateSchema(database);

	expect(
		await rowsOf(`select first_name as who, role, organisation.kind, organisation.status, left_at is null as works
			from staff join member on member.id = member_id join organisation on organisation.id = organisation_id order by 1`),
	).toEqual([
		{ who: 'applicant', role: 'owner', kind: 'provider', status: 'applied', works: true },
		{ who: 'approved', role: 'owner', kind: 'provider', status: 'approved', works: true },
		{ who: 'closed', role: 'owner', kind: 'provider', status: 'closed', works: false },
		{ who: 'former', role: 'owner', kind: 'agency', status: 'approved', works: false },
		{ who: 'operator', role: 'owner', kind: 'agency', status: 'approved', works: true },
		{ who: 'refused', role: 'owner', kind: 'provider', status: 'refused', works: true },
	]);
	// Sealed with the id it had: the binding holds.
	expect(
		await rowsOf(`select first_name as who, bank_account, partner.address, member.cooperative_status as status,
			(select count(*)::int from licence where organisation_id = member.id) as papers,
			(select count(*)::int from partner_decision where organisation_id = member.id) as decisions
			from partner join member on member.id = organisation_id order by 1`),
	).toEqual([
		{
			...{ who: 'applicant', bank_account: 'sealed', address: null },
			...{ status: 'COOPERATIVE_REQ', papers: 1, decisions: 0 },
		},
		{
			...{ who: 'approved', bank_account: 'sealed', address: 'Jongno 1' },
			...{ status: 'COOPERATIVE_MEMBER', papers: 1, decisions: 1 },
		},
		{
			...{ who: 'closed', bank_account: 'sealed', address: null },
			...{ status: 'COOPERATIVE_MEMBER', papers: 0, decisions: 0 },
		},
		{
			...{ who: 'refused', bank_account: 'sealed', address: null },
			...{ status: 'COOPERATIVE_REFUSED', papers: 1, decisions: 0 },
		},
	]);
	expect(
		await rowsOf(`select provider.id, coalesce(first_name, kind) as keeper from provider
			join organisation on organisation.id = organisation_id left join member on member.id = organisation_id order by 1`),
	).toEqual([
		{ id: 'kept', keeper: 'approved' },
		{ id: 'maru', keeper: 'agency' },
		{ id: 'unkept', keeper: 'agency' },
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

test('who is logged in stays so, and has signed in when the login began, with a password', async () => {
	await migrateUpTo('0020_noted_changes');
	await database.pool.query(`${partners}
		insert into session (member_id, secret_hash, is_kept, device, created_at, last_seen_at, expires_at, ends_at)
		select id, first_name, true, 'Chrome, Android', timestamptz '2026-05-01 09:00+09', now(), now() + interval '1 day', now() + interval '9 days'
		from member where first_name in ('guest', 'approved');`);

	await migrateSchema(database);

	expect(
		await rowsOf('select secret_hash as who, signed_in_at = created_at as is_then, factors from session order by 1'),
	).toEqual([
		{ who: 'approved', is_then: true, factors: ['password'] },
		{ who: 'guest', is_then: true, factors: ['password'] },
	]);
});

test('every reservation of before costs what it did, by its list, and takes the places it took', async () => {
	await migrateUpTo('0008_no_product_grams');
	await database.pool.query(reservations);
	await database.pool.query(`
		update reservation set price = '{"lines": [], "total": 100000, "reasons": []}',
			persons = told.persons, units = told.units, terms = reservation.terms || told.terms, change = told.change
		from (values
			('rated', jsonb '{"adult": 2, "child": 1, "infant": 1}', 1, jsonb '{"price": {"unit": "person"}}',
				jsonb '{"percent": 50, "order": {"persons": {"adult": 4, "child": 1, "infant": 0}, "units": 1}, "price": {"total": 7}}'),
			('no-slip', '{"adult": 5, "child": 0, "infant": 0}', 1, '{"price": {"unit": "room", "holds": 2}}', null),
			('asked', '{"adult": 5, "child": 0, "infant": 0}', 2, '{"price": {"unit": "vehicle"}}', null)
		) as told (code, persons, units, terms, change) where reservation.code = told.code;`);

	await migrateSchema(database);

	const rows = await rowsOf(`select code, places, price ->> 'basis' as basis, price ->> 'total' as total,
		change ->> 'places' as wished, change -> 'price' ->> 'basis' as "wishedBasis", offer, price_version as version
		from reservation where code in ('rated', 'no-slip', 'asked') order by code`);
	const same = { basis: 'listed', total: '100000', offer: null, version: 0, wished: null, wishedBasis: null };
	expect(rows).toEqual([
		{ ...same, code: 'asked', places: 2 },
		{ ...same, code: 'no-slip', places: 3 },
		{ ...same, code: 'rated', places: 3, wished: '5', wishedBasis: 'listed' },
	]);
});

test('the trail of former versions is carried over whole, in its order', async () => {
	await migrateUpTo('0020_noted_changes');
	await database.pool.query(`
		insert into member (id, email, password_hash, group_code, first_name, last_name, locale)
		select ('00000000-0000-4000-8000-00000000000' || n)::uuid, n || '@maru.test', 'hash', grouped, 'M', 'M', 'en'
		from (values (1, 'GR0300'), (2, 'GR0200'), (3, 'GR0100')) as people (n, grouped);
		insert into audit_entry (event, actor_id, subject_id, details, at)
		select event, ('00000000-0000-4000-8000-00000000000' || actor)::uuid, ('00000000-0000-4000-8000-00000000000' || about)::uuid,
			details, timestamptz '2026-03-01' + at * interval '1 hour'
		from (values ('member.logged-in', 1, 1, jsonb '{}', 5), ('reservation.passport-revealed', 2, 1, '{"reservation": "MR-1"}', 2),
			('mail.read', 3, 1, '{"mail": "m1"}', 3), ('partner.approved', 3, 2, '{"missing": ""}', 4),
			('rating.taken-back', 1, 1, '{"ratingId": "r1", "reservationId": "x"}', 1), ('keys.rotated', null, null, '{"key": "k2"}', 0)
		) as told (event, actor, about, details, at);`);

	await migrateSchema(database);

	const rows =
		await rowsOf(`select kind, actor_kind as by, subject_kind || ' ' || right(subject_id, 2) as of, right(about_id::text, 1) as about,
		facts, extract(hour from at at time zone 'UTC')::int as hour from event order by id`);
	const was = (kind: string, by: string, of: string, about: string | null, facts: object, hour: number) => ({
		...{ kind, by, of, about, facts, hour },
	});
	expect(rows).toEqual([
		was('member.logged-in', 'member', 'member 01', '1', {}, 5),
		was('reservation.passport-revealed', 'provider', 'member 01', '1', { reservation: 'MR-1' }, 2),
		was('mail.read', 'operator', 'mail m1', '1', { mail: 'm1' }, 3),
		was('partner.approved', 'operator', 'partner 02', '2', { missing: '' }, 4),
		was('rating.taken-back', 'member', 'rating r1', '1', { ratingId: 'r1', reservationId: 'x' }, 1),
		was('keys.rotated', 'clock', 'member ', null, { key: 'k2' }, 0),
	]);
	expect(
		await rowsOf(`select to_regclass('audit_entry') as gone, (select count(*)::int from event_to_tell) as to_tell`),
	).toEqual([{ gone: null, to_tell: 0 }]);
});

/** Words of a guest, the house and an operator; some read, the last two of the guest not. */
const messages = `
	with written (code, number, actor, isRead) as (values ('two-slips', 1, 'member', true), ('two-slips', 2, 'provider', true),
		('two-slips', 3, 'operator', false), ('two-slips', 4, 'member', true), ('two-slips', 5, 'member', false),
		('no-slip', 1, 'member', true), ('rated', 1, 'provider', false), ('rated', 2, 'provider', false))
	insert into reservation_message (id, reservation_id, author_id, actor, sealed, at, read_at)
	select gen_random_uuid(), reservation.id, case actor when 'member' then reservation.member_id else (select id from member where first_name = 'approved') end,
		actor, code || ' ' || number, timestamptz '2026-06-01 09:00Z' + number * interval '1 minute',
		case when isRead then timestamptz '2026-06-02 09:00Z' + number * interval '1 minute' end
	from written join reservation using (code);`;

test('what was written about reservations becomes threads: every message, who has read how far, who waits', async () => {
	await migrateUpTo('0008_no_product_grams');
	await database.pool.query(reservations);
	await migrateUpTo('0027_audit_trail');
	await database.pool.query(`
		insert into member (email, password_hash, group_code, first_name, last_name, locale) values
			('approved@maru.test', 'hash', 'GR0200', 'approved', 'Kim', 'ko'), ('op@maru.test', 'hash', 'GR0100', 'operator', 'Kim', 'ko');
		insert into organisation (id, status, created_at) select id, 'approved', now() from member where first_name = 'approved';
		insert into staff (organisation_id, member_id, role, joined_at) select id, id, 'owner', now() from member where first_name = 'approved'
			union all select 'a0000000-0000-4000-8000-000000000001', id, 'owner', now() from member where first_name = 'operator';
		update provider set organisation_id = (select id from member where first_name = 'approved') where id = 'house';
		update product set area = 'medical';
		${messages}
		create table kept_message as select * from reservation_message;`);

	await migrateSchema(database);

	expect(
		await rowsOf(`select count(*)::int as count, bool_and(now.sealed = before.sealed and now.at = before.at and now.author_id = before.author_id
				and now.role = replace(before.actor, 'member', 'guest') and now.text is null) as is_same
			from kept_message before left join thread_message now using (id)`),
	).toEqual([{ count: 8, is_same: true }]);
	expect(
		await rowsOf(`select code, is_health, last_number, guest_number, house_number,
			(select string_agg(number || ' ' || sealed, ', ' order by number) from thread_message where thread_id = thread.id) as words
			from thread join reservation on reservation.id = subject_id order by code`),
	).toEqual([
		{
			...{ code: 'no-slip', is_health: true, last_number: 1, guest_number: 1, house_number: 0 },
			words: '1 no-slip 1',
		},
		{
			...{ code: 'rated', is_health: true, last_number: 2, guest_number: 0, house_number: 2 },
			words: '1 rated 1, 2 rated 2',
		},
		{
			...{ code: 'two-slips', is_health: true, last_number: 5, guest_number: 5, house_number: 3 },
			words: '1 two-slips 1, 2 two-slips 2, 3 two-slips 3, 4 two-slips 4, 5 two-slips 5',
		},
	]);
	expect(
		await rowsOf(`select code, role, read_up_to, to_char(read_at at time zone 'utc', 'DD HH24:MI') as read_at,
				to_char(waiting_since at time zone 'utc', 'DD HH24:MI') as waiting, coalesce(member.first_name, 'house') as who
			from thread_party join thread on thread.id = thread_id join reservation on reservation.id = subject_id
			left join member on member.id = thread_party.member_id order by 1, 2`),
	).toEqual([
		{ code: 'no-slip', role: 'guest', read_up_to: 1, read_at: null, waiting: null, who: 'Malee' },
		{ code: 'no-slip', role: 'provider', read_up_to: 1, read_at: '02 09:01', waiting: '01 09:01', who: 'house' },
		{ code: 'rated', role: 'guest', read_up_to: 0, read_at: null, waiting: null, who: 'Malee' },
		{ code: 'rated', role: 'provider', read_up_to: 2, read_at: null, waiting: null, who: 'house' },
		{ code: 'two-slips', role: 'guest', read_up_to: 2, read_at: '02 09:02', waiting: null, who: 'Malee' },
		{ code: 'two-slips', role: 'provider', read_up_to: 4, read_at: '02 09:04', waiting: '01 09:04', who: 'house' },
	]);
	expect(
		await rowsOf(`select code, member.first_name as who, read_up_to from thread_mark join thread on thread.id = thread_id
			join reservation on reservation.id = subject_id join member on member.id = thread_mark.member_id order by 1, 2`),
	).toEqual([
		{ code: 'no-slip', who: 'approved', read_up_to: 1 },
		{ code: 'no-slip', who: 'operator', read_up_to: 1 },
		{ code: 'two-slips', who: 'approved', read_up_to: 4 },
		{ code: 'two-slips', who: 'operator', read_up_to: 4 },
	]);
});
