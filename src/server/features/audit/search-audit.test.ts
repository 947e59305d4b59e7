import { afterAll, beforeAll, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { recordAudit } from './audit.repo.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
	await house.queries.delete(event);
	({ id } = await house.reserved('guest', 'private-walk', { contents: 'No stairs, please.' }));
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	await house.call('partner', `POST /api/reservations/${id}/reveal`);
	await house.call('guest', 'PATCH /api/members/me', { body: { phone: '+66899999901', lastName: 'Newname' } });
});
afterAll(() => house.close());

type Entry = {
	id: number;
	kind: string;
	actor: string;
	actorName: string | null;
	place: string | null;
	changes: Record<string, unknown>;
	subject: { kind: string; id: string; name: string | null };
	aboutName: string | null;
	factNames: Record<string, string>;
};

async function search(query: Record<string, string>): Promise<{
	items: Entry[];
	total: number;
	nextCursor: string | null;
	sought: Record<'actor' | 'about' | 'subject', string | null>;
}> {
	const { body } = await house.call('operator', `GET /api/audit-entries?${new URLSearchParams(query)}`);
	return body;
}
const kinds = async (query: Record<string, string>) => (await search(query)).items.map(({ kind }) => kind);

test('the trail is the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const)
		expect((await house.call(who, 'GET /api/audit-entries')).status, who).toBe(404);
	expect((await house.call('visitor', 'GET /api/audit-entries')).status).toBe(401);
});

test('by subject: what happened to a reservation, with what it was and became, by whom and from where', async () => {
	const { items } = await search({ subjectKind: 'reservation', subjectId: id });
	expect(items.map(({ kind }) => kind)).toEqual(
		expect.arrayContaining(['reservation.request', 'reservation.confirm', 'reservation.contents-read']),
	);
	const moved = items.find(({ kind }) => kind === 'reservation.confirm');
	expect(moved).toMatchObject({
		actor: 'provider',
		actorName: 'Partner Tester',
		place: '127.0.0.1',
		changes: { status: { before: 'requested', after: 'confirmed' } },
	});
	expect(items.find(({ kind }) => kind === 'reservation.request')?.place, 'a guest’s own act').toBe('127.0.0.0/24');
});

test('what ids mean is told beside them as it is called today: codes, titles, names', async () => {
	const { code } = await house.rowOf(id);
	const [made] = (
		await search({ kind: 'reservation.request', subjectId: id, subjectKind: 'reservation', language: 'en' })
	).items;
	expect(made).toMatchObject({ subject: { id, name: code }, factNames: { productId: 'private-walk' } });
	const [changed] = (await search({ kind: 'member.information-changed' })).items;
	expect([changed?.subject.name, changed?.aboutName]).toEqual(['Guest Newname', 'Guest Newname']);
});

test('what somebody is called stands nowhere in it, numbers by their last signs', async () => {
	const [changed] = (await search({ kind: 'member.information-changed' })).items;
	expect(changed?.changes).toEqual({ phone: { before: null, after: '…01' }, lastName: 'changed' });
	const { rows } = await house.database.pool.query(
		'select facts::text || coalesce(changes::text, $1) as line from event',
		[''],
	);
	for (const { line } of rows) expect(line).not.toMatch(/Newname|66899999901|TH7654321|stairs/);
});

test('a reservation by the code that is read out, whole or by its end; a code of none finds nothing', async () => {
	const { code } = await house.rowOf(id);
	const byId = await search({ subjectKind: 'reservation', subjectId: id });
	for (const typed of [code, code.toLowerCase().replaceAll('-', ' '), code.slice(-5)]) {
		const found = await search({ code: typed });
		expect(found.items.map((one) => one.id)).toEqual(byId.items.map((one) => one.id));
		expect(found.sought).toEqual({ actor: null, about: null, subject: code });
	}
	for (const typed of ['MR-200101-22222', '22222', 'x'])
		expect(await search({ code: typed })).toMatchObject({ items: [], total: 0, sought: { subject: null } });
	const both = { code, subjectKind: 'mail', subjectId: 'another' };
	expect(await search(both)).toEqual(await search({ code }));
});

test('whom it was narrowed to is named, whatever was found', async () => {
	const { sought } = await search({ actor: house.idOf('other'), about: house.idOf('partner') });
	expect(sought).toEqual({ actor: 'Other Tester', about: 'Partner Tester', subject: null });
});

test('by actor, by whose it is, by kind and by period', async () => {
	const partner = { actor: house.idOf('partner') };
	expect((await kinds(partner)).sort()).toEqual(['reservation.confirm', 'reservation.contents-read']);
	expect(await kinds({ ...partner, kind: 'reservation.confirm' })).toEqual(['reservation.confirm']);
	expect(await kinds({ about: house.idOf('other') })).toEqual([]);
	expect(await kinds({ about: house.idOf('other') }), 'the look before').toEqual(['audit.searched']);
	const from = new Date(house.now.getTime() + 60_000).toISOString();
	expect(await kinds({ ...partner, from })).toEqual([]);
	expect(await kinds({ ...partner, to: from })).toHaveLength(2);
	expect((await house.call('operator', 'GET /api/audit-entries?subjectId=x')).body.code).toBe('invalid-input');
	expect((await house.call('operator', 'GET /api/audit-entries?cursor=x')).body.code).toBe('invalid-input');
});

const isLookByActorAndKind = ({ event, details }: { event: string; details: object }) =>
	event === 'audit.searched' && 'by' in details && details.by === 'actor kind';

test('who looks into it is written down, with what they looked by; the next page is the same look', async () => {
	const subjectId = house.idOf('rival');
	const looks = async () => (await trailOf(house.queries)).filter(isLookByActorAndKind).length;
	const before = await looks();
	const at = house.now;
	for (let n = 0; n < 45; n += 1)
		await recordAudit(house.queries, { event: 'member.logged-in', actorId: subjectId, subjectId, at });
	const seen: number[] = [];
	let cursor: string | null = null;
	do {
		const page = await search({ kind: 'member.logged-in', actor: subjectId, ...(cursor && { cursor }) });
		expect(page.total).toBe(45);
		seen.push(...page.items.map((entry) => entry.id));
		cursor = page.nextCursor;
	} while (cursor);
	expect(new Set(seen).size).toBe(45);
	// Three pages, one look.
	expect(await looks()).toBe(before + 1);
});

test('taken along as a file: safe to open, written down, and of the same filters', async () => {
	await house.queries.insert(event).values({
		...{
			kind: 'mail.retried',
			subjectKind: 'mail',
			subjectId: '=cmd',
			actorKind: 'operator',
			actorId: house.idOf('operator'),
		},
		...{ memberIds: [], organisationIds: [], facts: { reason: '=1+1, "two"' } },
	});
	const answer = await house.call('operator', 'GET /api/audit-entries/export?language=ko&kind=mail.retried');
	expect(answer.headers['content-type']).toContain('text/csv');
	const [head, ...lines] = answer.bytes.toString('utf8').split('\r\n');
	expect(head).toBe('\ufeff시각(KST),분류,종류,자격,처리한 사람,대상,대상 번호,관련 회원,접속 위치,내용,변경');
	expect(lines).toHaveLength(2);
	expect(lines[0]).toContain(`,'=cmd,`);
	expect(await kinds({ kind: 'audit.exported' })).toHaveLength(1);
	expect((await house.call('partner', 'GET /api/audit-entries/export?language=ko')).status).toBe(404);
	const { code } = await house.rowOf(id);
	const file = await house.call('operator', `GET /api/audit-entries/export?code=${code}&language=ko`);
	expect(file.bytes.toString()).toContain(id);
	const headers = { cookie: house.cookieOf('operator'), 'sec-fetch-site': 'same-origin' };
	house.clock.pass({ minutes: 20 });
	const late = await house.app.inject({ url: '/api/audit-entries/export?language=ko', headers });
	expect([late.statusCode, late.json().code]).toEqual([403, 'sign-in-again']);
	expect(await kinds({ kind: 'audit.exported' })).toHaveLength(2);
});

test('the file says details and changes in words, as the page does', async () => {
	await house.queries.insert(event).values({
		...{ kind: 'member.fact-revealed', subjectKind: 'member', subjectId: 'told', actorKind: 'operator' },
		...{ memberIds: [], organisationIds: [], facts: { fact: 'passport', reason: 'asked', count: 2 } },
		changes: { role: { before: 'guide', after: 'desk' }, won: { before: null, after: 1000 }, name: 'changed' },
	});
	const of = async (language: string) =>
		(
			await house.call('operator', `GET /api/audit-entries/export?language=${language}&kind=member.fact-revealed`)
		).bytes.toString('utf8');
	const english = await of('en');
	for (const words of ['Passport number', 'The member asked', 'Guide → Front desk', '– → ₩1,000'])
		expect(english, words).toContain(words);
	expect(english).not.toContain('fact: passport');
	// What it happened to is said as well, and not in the machine's noun.
	expect(english).toContain(',Member,told,');
	expect(await of('ko')).toContain(',회원,told,');
	expect(await of('ko')).toContain('가이드 → ');
});

test('the file has every entry, however many there are, also those of one moment', async () => {
	const many = 1_203;
	await house.queries.insert(event).values(
		Array.from({ length: many }, (_, at) => ({
			...{ kind: 'mail.tested' as const, subjectKind: 'mail', subjectId: `m${at}`, actorKind: 'clock' as const },
			...{ memberIds: [], organisationIds: [], facts: {}, at: house.now },
		})),
	);
	const { bytes } = await house.call('operator', 'GET /api/audit-entries/export?language=en&kind=mail.tested');
	const lines = bytes.toString('utf8').trim().split('\r\n').slice(1);
	const subjects = lines.map((line) => /,(m\d+),/.exec(line)?.[1]);
	expect([lines.length, new Set(subjects).size]).toEqual([many, many]);
	expect([subjects[0], subjects.at(-1)]).toEqual([`m${many - 1}`, 'm0']);
});

test.each([
	['event_of_subject', `subject_kind = 'reservation' and subject_id = 'r7'`],
	['event_of_actor', `actor_id = '00000000-0000-4000-8000-000000000007'`],
	['event_about', `about_id = '00000000-0000-4000-8000-000000000007'`],
	['event_of_kind', `kind = 'keys.rotated'`],
	['event_of_time', `at >= now() - interval '1 minute' and at < now()`],
])('among very many it is found by %s', async (index, condition) => {
	await house.database.pool.query(
		`insert into event (kind, subject_kind, subject_id, actor_kind, actor_id, about_id, member_ids, organisation_ids, facts, at)
		select 'reservation.book', 'reservation', 'r' || n, 'member', made, made, '{}', '{}', '{}', now() - n * interval '1 hour'
		from generate_series(1, 3000) n, lateral (select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as made) m`,
	);
	await house.database.pool.query('analyze event');
	const { rows } = await house.database.pool.query(
		`explain select * from event where ${condition} order by at desc, id desc limit 21`,
	);
	const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
	expect(plan).toContain(index);
	expect(plan).not.toContain('Seq Scan');
});
