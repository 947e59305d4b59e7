import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { openFactorHouse } from '../../../../tests/support/factor-house.ts';
import { employOperator, organisationOf } from '../../../../tests/support/organisations.ts';
import { createBrowser } from '../../../../tests/support/test-browser.ts';

const { house, linh, addApp, half } = openFactorHouse();

async function desk() {
	await house.database.drizzle
		.insert(member)
		.values({
			...{ email: 'kim@maru.example', firstName: 'Kim', lastName: 'Minji', passwordHash: 'the password of Kim' },
			...{ group: 'GR0100' as const, locale: 'ko' as const, emailVerifiedAt: new Date() },
		})
		.onConflictDoNothing();
	const [kim] = await house.database.drizzle
		.select({ id: member.id })
		.from(member)
		.where(eq(member.email, 'kim@maru.example'));
	if (kim && (await organisationOf(house.database.drizzle, kim.id)) === '')
		await employOperator(house.database.drizzle, kim.id);
	const browser = createBrowser(house.guarded);
	await browser.logIn('kim@maru.example', 'the password of Kim');
	return browser;
}

test('failed log-ins, of whom they are known and of nobody, lockouts and wrong codes are seen by operators, by topic', async () => {
	const own = await linh();
	await addApp(own);
	await house.database.drizzle.delete(event);
	const stranger = createBrowser(house.guarded);
	await stranger.logIn('linh@mail.example', 'wrong');
	await stranger.logIn('nobody@mail.example', 'wrong');
	const held = await half();
	await held.send({ method: 'POST', url: '/api/sessions/code', payload: { code: '000000' } });
	const { limit } = attemptRules['login-account-network'];
	for (let tries = 0; tries <= limit; tries += 1) await stranger.logIn('nobody@mail.example', 'wrong');
	await house.database.drizzle.delete(attempt);

	const kim = await desk();
	const failed = (await kim.get('/api/security-events?topic=failed')).json();
	const kinds = failed.items.map((item: { event: string }) => item.event);
	expect(kinds).toContain('member.locked-out');
	expect(failed.items.filter((item: { event: string }) => item.event === 'member.second-step-failed')).toMatchObject([
		{ name: 'Linh Nguyen', isOperator: false },
	]);
	const wrong = failed.items.filter((item: { event: string }) => item.event === 'member.log-in-failed');
	expect(new Set(wrong.map((item: { name: string | null }) => item.name))).toEqual(new Set(['Linh Nguyen', null]));
	expect(JSON.stringify(failed)).not.toContain('nobody@');
	expect(wrong.find((item: { name: string | null }) => item.name === null).memberId).toBeNull();
	expect(wrong.find((item: { name: string | null }) => item.name !== null).memberId).toMatch(/^[\da-f-]{36}$/);
	expect((await kim.get('/api/security-events?topic=factor')).json().items).toEqual([]);
	expect((await kim.get('/api/security-events?topic=colour')).statusCode).toBe(400);
	expect((await own.get('/api/security-events')).statusCode).toBe(404);
});

test('the list goes on page by page, newest first, and each look is in the trail', async () => {
	const { drizzle } = house.database;
	await drizzle.delete(event);
	const rows = Array.from({ length: 45 }, (_, at) => ({
		...{ kind: at % 2 ? ('member.new-device' as const) : ('member.log-in-failed' as const), subjectKind: 'member' },
		...{ subjectId: '', actorKind: 'member' as const, memberIds: [], organisationIds: [], facts: {} },
		at: new Date(Date.UTC(2026, 10, 1, 0, at)),
	}));
	await drizzle.insert(event).values(rows);
	const kim = await desk();
	await drizzle.delete(event).where(eq(event.actorKind, 'operator'));
	const seen: string[] = [];
	let cursor: string | null = '';
	while (cursor !== null) {
		const page: { items: { at: string }[]; nextCursor: string | null } = (
			await kim.get(`/api/security-events${cursor === '' ? '' : `?cursor=${cursor}`}`)
		).json();
		seen.push(...page.items.map((item) => item.at));
		cursor = page.nextCursor;
	}
	expect(seen.length).toBeGreaterThanOrEqual(45);
	expect(seen).toEqual([...seen].sort().reverse());
	const looks = await drizzle.select().from(event).where(eq(event.kind, 'audit.searched'));
	expect(looks).toHaveLength(1);
});

test('it is narrowed to operators and to days of Korea', async () => {
	const { drizzle } = house.database;
	const kim = await desk();
	await drizzle.delete(event);
	const [operator] = await drizzle.select({ id: member.id }).from(member).where(eq(member.email, 'kim@maru.example'));
	const at = (moment: string) => new Date(moment);
	const row = {
		subjectKind: 'member',
		subjectId: '',
		actorKind: 'member' as const,
		memberIds: [],
		organisationIds: [],
	};
	await drizzle.insert(event).values([
		{ ...row, kind: 'member.new-device', facts: {}, at: at('2026-11-01T14:59:00Z') },
		{ ...row, kind: 'member.new-device', facts: {}, at: at('2026-11-01T15:00:00Z'), aboutId: operator?.id },
		{ ...row, kind: 'member.log-in-failed', facts: { factor: 'passkey' }, at: at('2026-11-02T14:59:59Z') },
		{ ...row, kind: 'member.log-in-failed', facts: {}, at: at('2026-11-02T15:00:00Z') },
	]);
	const list = async (query: string) => (await kim.get(`/api/security-events?${query}`)).json();
	const ofDay = await list('from=2026-11-02&to=2026-11-02');
	expect([ofDay.total, ofDay.items.map((item: { event: string }) => item.event)]).toEqual([
		2,
		['member.log-in-failed', 'member.new-device'],
	]);
	expect(ofDay.items[0].factor).toBe('passkey');
	const theirs = await list('of=operators');
	expect(theirs).toMatchObject({ total: 1, items: [{ memberId: operator?.id, isOperator: true }] });
	expect((await kim.get('/api/security-events?from=yesterday')).statusCode).toBe(400);
});
