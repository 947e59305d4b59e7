import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { type House, type Joined, openMemberHouse } from '../../../../tests/support/members.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: House;
let version: string;
beforeAll(async () => {
	house = await openMemberHouse();
	version = house.versions.passport;
});
afterAll(() => house.close());

const keep = (who: Joined, passport: string | null, agreed: string | null) =>
	house.call('PUT /api/members/me/passport', { body: { passport, consent: agreed }, cookie: who.cookie });
const reveal = (who: Joined) => house.call('POST /api/members/me/passport/reveal', { cookie: who.cookie });
const consents = async (who: Joined) =>
	(await house.call('GET /api/members/me/consents', { cookie: who.cookie })).body.items as {
		kind: string;
		version: string | null;
		withdrawnOn: string | null;
	}[];
const consentTo = async (who: Joined, kind: string) => (await consents(who)).find((one) => one.kind === kind);
const say = (who: Joined, kind: string, agreed: string | null, language = 'en') =>
	house.call(`PUT /api/members/me/consents/${kind}`, { body: { version: agreed, language }, cookie: who.cookie });

describe('a passport number', () => {
	test('is kept sealed with its consent, shown masked, and revealed on request', async () => {
		const joined = await house.join();
		expect((await reveal(joined)).body.code).toBe('not-found');
		const kept = await keep(joined, 'ab1234567', version);
		expect(kept.body.passportMasked).toBe('AB1••••••');
		expect((await house.memberOf(joined.id)).passport).not.toContain('1234567');
		expect(await consentTo(joined, 'passport')).toMatchObject({ version, withdrawnOn: null });
		expect((await reveal(joined)).body).toEqual({ passport: 'AB1234567' });
		expect(await house.auditOf(joined.id)).toEqual([
			'member.joined',
			'member.passport-changed',
			'member.passport-revealed',
		]);
	});

	test('never stands in the audit trail', async () => {
		const joined = await house.join();
		await keep(joined, 'AB1234567', version);
		await reveal(joined);
		const rows = await trailOf(house.database.drizzle, joined.id);
		expect(JSON.stringify(rows)).not.toContain('1234567');
	});

	test.each<[string, string | null, string | null, object]>([
		['without its consent', 'AB1234567', null, { at: 'consent', code: 'must-agree' }],
		['with the consent to an old text', 'AB1234567', '2019-01-01', { at: 'consent', code: 'text-outdated' }],
		['that is none', 'AB!', '2026-11-01', { at: 'passport', code: 'passport-wrong' }],
	])('%s is refused', async (_, passport, agreed, fault) => {
		const joined = await house.join();
		const { status, body } = await keep(joined, passport, agreed);
		expect([status, body.code, body.faults]).toEqual([400, 'invalid-input', [fault]]);
		expect((await house.memberOf(joined.id)).passport).toBeNull();
	});

	test('taken away takes its consent along', async () => {
		const joined = await house.join();
		await keep(joined, 'AB1234567', version);
		expect((await keep(joined, null, null)).body.passportMasked).toBeNull();
		expect((await house.memberOf(joined.id)).passport).toBeNull();
		expect(await consentTo(joined, 'passport')).toMatchObject({ version: null, withdrawnOn: expect.any(String) });
		expect((await reveal(joined)).body.code).toBe('not-found');
	});

	test('is erased when its consent is withdrawn', async () => {
		const joined = await house.join();
		await keep(joined, 'AB1234567', version);
		expect((await say(joined, 'passport', null)).status).toBe(200);
		expect((await house.memberOf(joined.id)).passport).toBeNull();
		expect(await house.auditOf(joined.id)).toContain('member.passport-changed');
	});

	test('changed under the same text needs no second consent', async () => {
		const joined = await house.join();
		await keep(joined, 'AB1234567', version);
		await keep(joined, 'CD7654321', version);
		expect((await reveal(joined)).body.passport).toBe('CD7654321');
		const rows = await house.database.drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
		expect(rows.filter(({ kind }) => kind === 'passport')).toHaveLength(1);
	});

	test('is revealed twenty times an hour at most', async () => {
		const joined = await house.join();
		await keep(joined, 'AB1234567', version);
		for (let at = 0; at < 20; at += 1) expect((await reveal(joined)).status).toBe(200);
		expect((await reveal(joined)).body.code).toBe('too-many-attempts');
	});
});

describe('consents', () => {
	test('are listed, every kind, with what is in force', async () => {
		const joined = await house.join();
		expect(await consents(joined)).toEqual(
			[
				{ kind: 'terms', version, isRequired: true },
				{ kind: 'privacy', version, isRequired: true },
				{ kind: 'passport', version: null, isRequired: false },
				{ kind: 'news', version: null, isRequired: false },
			].map((one) => ({
				...one,
				currentVersion: version,
				language: one.version && 'th',
				givenOn: one.version && expect.any(String),
				withdrawnOn: null,
			})),
		);
	});

	test('given with reservations are listed by kind, with how many and when last; withdrawn ones no longer', async () => {
		const joined = await house.join();
		const reservations = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
		const row = { memberId: joined.id, version, locale: 'th' as const, providerId: 'clinic' };
		await house.database.drizzle.insert(consent).values([
			...reservations.map((reservationId, at) => ({
				...{ ...row, reservationId, kind: 'provider' as const },
				givenAt: new Date(`2026-11-0${at + 1}T03:00:00Z`),
			})),
			{ ...row, reservationId: reservations[0], kind: 'health', givenAt: new Date('2026-11-01T16:00:00Z') },
		]);
		const listed = async () =>
			(await house.call('GET /api/members/me/consents', { cookie: joined.cookie })).body.withReservations;
		// The day is Korea's.
		const health = { kind: 'health', count: 1, lastOn: '2026-11-02' };
		const provider = { kind: 'provider', count: 2, lastOn: '2026-11-02' };
		expect(await listed()).toEqual([health, provider]);
		await house.database.drizzle
			.update(consent)
			.set({ withdrawnAt: new Date() })
			.where(and(eq(consent.memberId, joined.id), eq(consent.kind, 'health')));
		expect(await listed()).toEqual([provider]);
		expect((await consents(joined)).map(({ kind }) => kind)).not.toContain('provider');
	});

	test('that are required end only with the account', async () => {
		const joined = await house.join();
		for (const kind of ['terms', 'privacy']) {
			const { status, body } = await say(joined, kind, null);
			expect([status, body.code]).toEqual([409, 'not-allowed']);
		}
	});

	test('to news come and go, each time with a row of its own', async () => {
		const joined = await house.join();
		await say(joined, 'news', version, 'ru');
		await say(joined, 'news', version, 'ru');
		expect(await consentTo(joined, 'news')).toMatchObject({ version, language: 'ru' });
		await say(joined, 'news', null);
		expect(await consentTo(joined, 'news')).toMatchObject({ version: null, withdrawnOn: expect.any(String) });
		await say(joined, 'news', version, 'en');
		expect(await consentTo(joined, 'news')).toMatchObject({ version, language: 'en', withdrawnOn: null });
		const rows = await house.database.drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
		expect(
			rows
				.filter(({ kind }) => kind === 'news')
				.map((row) => row.withdrawnAt !== null)
				.sort(),
		).toEqual([false, true]);
	});

	test('are to the text in force, and to nothing one has not given', async () => {
		const joined = await house.join();
		const outdated = await say(joined, 'news', '2019-01-01');
		expect([outdated.status, outdated.body.faults]).toEqual([400, [{ at: 'version', code: 'text-outdated' }]]);
		expect((await say(joined, 'passport', version)).body.code).toBe('not-allowed');
		expect((await say(joined, 'nonsense', version)).status).toBe(404);
	});

	test('show that a newer text waits', async () => {
		const joined = await house.join();
		const newer = '2026-11-02';
		await house.database.drizzle.insert(pageText).values({
			slug: 'terms',
			version: newer,
			effectiveOn: '2021-01-01',
			texts: { ko: { title: '약관', body: '본문' } },
		});
		expect(await consentTo(joined, 'terms')).toMatchObject({ version, currentVersion: newer });
		expect((await say(joined, 'terms', newer)).status).toBe(200);
		expect(await consentTo(joined, 'terms')).toMatchObject({ version: newer });
		await house.database.drizzle.delete(pageText).where(eq(pageText.version, newer));
	});
});

test('the access log shows who saw what, newest first, and nothing else', async () => {
	const joined = await house.join();
	const operator = '00000000-0000-4000-8000-00000000aaaa';
	await keep(joined, 'AB1234567', version);
	await reveal(joined);
	const queries = house.database.drizzle;
	await recordAudit(queries, { event: 'partner.licence-read', actorId: operator, subjectId: joined.id });
	await recordAudit(queries, { event: 'partner.licence-read', actorId: operator, subjectId: operator });
	await recordAudit(queries, { event: 'member.logged-in', actorId: joined.id, subjectId: joined.id });
	const { body } = await house.call('GET /api/members/me/accesses', { cookie: joined.cookie });
	expect(body.total).toBe(2);
	expect(body.items.map(({ event, by }: { event: string; by: string }) => [event, by])).toEqual([
		['partner.licence-read', 'operator'],
		['member.passport-revealed', 'me'],
	]);
});
