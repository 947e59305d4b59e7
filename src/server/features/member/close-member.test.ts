import { once } from 'node:events';
import { and, eq, isNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/organisation/organisation.ts';
import { consent } from '#server/db/schema/consent.ts';
import { file } from '#server/db/schema/file.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import { session } from '#server/db/schema/session.ts';
import type { MemberContext } from '#server/member-context.ts';
import { erasuresWanted } from '../../../../tests/support/erasures-wanted.ts';
import { business, goodPassword, type House, type Joined, openMemberHouse } from '../../../../tests/support/members.ts';
import { employ, organisationOf } from '../../../../tests/support/organisations.ts';
import { insertProducts } from '../../../../tests/support/product-fixtures.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';
import { eraseAgain } from './close-member.ts';
import { downloadData } from './download-data.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
});
afterAll(() => house.close());

const version = '2026-11-01';
const close = (who: Joined, current = goodPassword) =>
	house.call('POST /api/members/me/closing', { body: { current }, cookie: who.cookie });

/** A partner with everything a member can have. */
async function fullMember(providerId: string): Promise<Joined & { fileIds: string[] }> {
	const joined = await house.join({
		type: 'cooperative',
		business,
		address: `Lane of ${providerId}`,
		ownName: 'ศิริพร วงศ์สกุล',
		passport: 'AB1234567',
		agreements: { terms: version, privacy: version, passport: version, news: version },
	});
	const { drizzle } = house.database;
	const variants = [{ name: 'paper', mediaType: 'application/pdf', width: null, bytes: 5 }];
	const facts = { ownerId: joined.id, name: 'mine.pdf', mediaType: 'application/pdf', bytes: 5, variants };
	const rows = await drizzle
		.insert(file)
		.values([
			{ ...facts, use: 'photo' },
			{ ...facts, use: 'licence' },
		])
		.returning({ id: file.id });
	const fileIds = rows.map(({ id }) => id);
	for (const id of fileIds) await house.services.files.write(`${id}/paper`, [Buffer.from(`of ${id.slice(0, 2)}`)]);
	await drizzle
		.update(member)
		.set({ photoId: fileIds[0] ?? null, currency: 'THB', consoleLocale: 'th' })
		.where(eq(member.id, joined.id));
	const organisationId = await organisationOf(drizzle, joined.id);
	await drizzle
		.insert(licence)
		.values({ organisationId, kind: 'specialist', number: 'L-77', fileId: fileIds[1] ?? '' });
	await drizzle.insert(provider).values({
		id: providerId,
		name: { en: 'Lotus' },
		trade: { en: 'Tours' },
		intro: { en: 'Hello' },
		region: 'seoul',
		languages: ['en'],
		portrait: 'portrait-1',
		answersWithinHours: 4,
		foundedYear: 2020,
		organisationId,
		pictureIds: fileIds.slice(0, 1),
	});
	return { ...joined, fileIds };
}

describe('the download', () => {
	const download = (who: { cookie: string; password: string }, current = who.password) =>
		house.call('POST /api/members/me/data', { cookie: who.cookie, body: { current } });

	test('holds everything kept about the member, in the open, and the files', async () => {
		const joined = await fullMember('lotus-download');
		const answer = await download(joined);
		expect(answer.status).toBe(200);
		const entries = unzipSync(answer.bytes);
		expect(Object.keys(entries).sort()).toEqual(
			['data.json', ...joined.fileIds.map((id) => `files/${id}/paper.pdf`)].sort(),
		);
		const [first = ''] = joined.fileIds;
		expect(strFromU8(entries[`files/${first}/paper.pdf`] ?? new Uint8Array())).toBe(`of ${first.slice(0, 2)}`);
		const data = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()));
		expect(data.member).toMatchObject({
			email: joined.email,
			passport: 'AB1234567',
			ownName: 'ศิริพร วงศ์สกุล',
			currency: 'THB',
			consoleLocale: 'th',
		});
		expect(data.business).toMatchObject({ ...business });
		expect(data.consents).toHaveLength(4);
		expect(data.sessions).toHaveLength(1);
		expect(data.licences).toMatchObject([{ kind: 'specialist', number: 'L-77' }]);
		expect(data.files).toHaveLength(2);
		expect(data.providerProfile).toMatchObject({ id: 'lotus-download' });
		expect(data.mails.map(({ template }: { template: string }) => template).sort()).toEqual([
			'partner-received',
			'verify-email',
		]);
		expect(data.accessLog.map(({ event, by }: { event: string; by: string }) => [event, by])).toContainEqual([
			'member.data-downloaded',
			'me',
		]);
		// Nothing that would let anybody in.
		const text = JSON.stringify(data);
		for (const secret of ['argon2', 'passwordHash', 'secretHash', 'sealed']) expect(text).not.toContain(secret);
	});

	test('is somebody’s own', async () => {
		const [one, other] = [await house.join(), await house.join()];
		const text = strFromU8(unzipSync((await download(one)).bytes)['data.json'] ?? new Uint8Array());
		expect(text).toContain(one.email);
		expect(text).not.toContain(other.email);
		expect(text).not.toContain(other.id);
	});

	test('is a file that is saved, five times a day', async () => {
		const joined = await house.join();
		for (let at = 0; at < 5; at += 1) expect((await download(joined)).status).toBe(200);
		expect((await download(joined)).body.code).toBe('too-many-attempts');
		const asVisitor = await house.call('POST /api/members/me/data', { body: { current: joined.password } });
		expect(asVisitor.body.code).toBe('login-required');
	});

	test('wants the password, and says nothing without it', async () => {
		const joined = await house.join();
		const { status, body } = await download(joined, 'not the password');
		expect([status, body.faults]).toEqual([400, [{ at: 'current', code: 'password-wrong' }]]);
		expect((await download(joined)).status).toBe(200);
	});

	test('one at a time: a second is refused while the first is being read, and again possible when it has ended or was given up', async () => {
		const joined = await house.join();
		const { database, services } = house;
		const own = {
			queries: database.drizzle,
			services,
			now: new Date(),
			memberId: joined.id,
			viewer: { works: [] },
		} as unknown as MemberContext;
		const begin = () => downloadData(own, { current: joined.password });
		const first = await begin();
		if (!first.ok) throw new Error(first.refusal);
		expect(await begin()).toMatchObject({ ok: false, refusal: 'download-under-way' });
		expect((await download(joined)).body.code).toBe('download-under-way');
		first.value.stream.destroy();
		await once(first.value.stream, 'close');
		expect((await download(joined)).status).toBe(200);
		expect((await download(joined)).status).toBe(200);
	});
});

describe('closing the account', () => {
	test('takes the identity everywhere, and leaves a row for the books', async () => {
		const joined = await fullMember('lotus-closing');
		await house.call('POST /api/password-resets', { body: { email: joined.email, language: 'en' } });
		await house.runResetJobs();
		const answer = await close(joined);
		expect([answer.status, answer.body]).toEqual([200, {}]);
		expect(answer.cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['TID_JWT', 'TID_SES']);
		expect(answer.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);

		expect(await house.memberOf(joined.id)).toMatchObject({
			status: 'closed',
			email: `closed-${joined.id}@invalid`,
			emailVerifiedAt: null,
			firstName: '—',
			lastName: '—',
			ownName: null,
			birthOn: null,
			gender: null,
			phone: null,
			country: null,
			address: null,
			passport: null,
			photoId: null,
			currency: null,
			consoleLocale: null,
			closedAt: expect.any(Date),
		});
		const { drizzle } = house.database;
		for (const [table, owner] of [
			[session, session.memberId],
			[memberToken, memberToken.memberId],
			[file, file.ownerId],
		] as const)
			expect(await drizzle.$count(table, eq(owner, joined.id))).toBe(0);
		const organisationId = await organisationOf(drizzle, joined.id);
		for (const [table, owner] of [
			[licence, licence.organisationId],
			[provider, provider.organisationId],
		] as const)
			expect(await drizzle.$count(table, eq(owner, organisationId))).toBe(0);
		for (const id of joined.fileIds) expect(await isStored(house.services.files, id)).toBe(false);
		const given = await drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
		expect(given.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true, true, true]);
		const [left] = await drizzle.select().from(partner).where(eq(partner.organisationId, organisationId));
		expect(left?.representative).toBe('—');
		expect(house.services.keys.open(left?.bankAccount ?? '', `partner.bankAccount ${organisationId}`)).toBe('');
		expect(await house.auditOf(joined.id)).toContain('member.closed');
		expect(await erasuresWanted(drizzle)).toContainEqual({ kind: 'member', ids: [joined.id] });
	});

	test('of what a backup brought back is done again: without a word to the person, and once', async () => {
		const joined = await fullMember('brought-back');
		const { drizzle } = house.database;
		const mails = await drizzle.$count(mail, eq(mail.template, 'account-closed'));
		const given = { queries: drizzle, services: house.services, now: new Date() };
		expect(await eraseAgain(given, joined.id)).toEqual({ isUnsettled: false });
		expect(await eraseAgain(given, joined.id)).toBeUndefined();
		const [row] = await drizzle.select().from(member).where(eq(member.id, joined.id));
		expect(row).toMatchObject({ status: 'closed', firstName: '—', passport: null });
		for (const id of joined.fileIds) expect(await isStored(house.services.files, id)).toBe(false);
		expect(await drizzle.$count(mail, eq(mail.template, 'account-closed'))).toBe(mails);
	});

	test('tells the old address, and forgets every other mail', async () => {
		const joined = await house.join();
		await house.call(`PUT /api/email-verifications/${await house.secretFor(joined.email, 'verify-email')}`);
		await close(joined);
		const mails = await house.mailsTo(joined.email);
		expect(mails).toMatchObject([{ template: 'account-closed', locale: 'th', data: { name: 'Siriporn' } }]);
		const rows = await house.database.drizzle.select().from(mail).where(eq(mail.memberId, joined.id));
		expect(rows).toMatchObject([{ status: 'dropped', address: `closed-${joined.id}@invalid`, data: {}, html: null }]);
	});

	test('greets nobody by name at an address that was never proved', async () => {
		const joined = await house.join();
		await close(joined);
		expect((await house.mailsTo(joined.email))[0]).toMatchObject({ template: 'account-closed', data: {} });
	});

	test('leaves nothing of the person in any table', async () => {
		const joined = await fullMember('lotus-nowhere');
		await close(joined);
		// The last mail is on its way and tied to nobody; the queue forgets it by itself.
		await house.database.drizzle.delete(mail).where(and(eq(mail.address, joined.email), isNull(mail.memberId)));
		const { rows: tables } = await house.database.pool.query(
			`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
		);
		for (const { table_name } of tables) {
			const traces = `${joined.email.replace('.', '\\.')}|Lane of lotus-nowhere`;
			const { rows } = await house.database.pool.query(`select * from ${table_name} t where t::text ~ $1`, [traces]);
			expect(rows, table_name).toEqual([]);
		}
	});

	test('cannot be undone by logging in or by a link', async () => {
		const joined = await house.join();
		const link = await house.secretFor(joined.email, 'verify-email');
		await close(joined);
		expect((await house.call('GET /api/members/me', { cookie: joined.cookie })).status).toBe(401);
		for (const email of [joined.email, `closed-${joined.id}@invalid`])
			expect((await house.logIn(email, goodPassword)).status).toBe(401);
		expect((await house.call(`PUT /api/email-verifications/${link}`)).body.code).toBe('link-dead');
		const again = await house.join({ email: joined.email });
		expect(again.id).not.toBe(joined.id);
	});

	test('wants the password', async () => {
		const joined = await house.join();
		const { status, body } = await close(joined, 'wrong');
		expect([status, body.faults]).toEqual([400, [{ at: 'current', code: 'password-wrong' }]]);
		expect((await house.memberOf(joined.id)).status).toBe('active');
	});

	describe('of an owner', () => {
		/** A business that is approved, its owner, and somebody who works there. */
		async function business(providerId: string, role: Role) {
			const owner = await fullMember(providerId);
			const colleague = await house.join();
			const { drizzle } = house.database;
			const organisationId = await organisationOf(drizzle, owner.id);
			await drizzle.update(organisation).set({ status: 'approved' }).where(eq(organisation.id, organisationId));
			await employ(drizzle, { organisationId, memberId: colleague.id, role });
			return { owner, colleague, organisationId };
		}

		test('who is the last one is told to hand the business over first; nothing is closed', async () => {
			const { owner } = await business('lotus-last', 'manager');
			const { status, body } = await close(owner);
			expect([status, body.code]).toEqual([409, 'last-owner']);
			expect((await house.memberOf(owner.id)).status).toBe('active');
		});

		test('whom another follows leaves; business, papers and profile stay, in the other’s keeping', async () => {
			const { owner, colleague, organisationId } = await business('lotus-next', 'owner');
			expect((await close(owner)).status).toBe(200);
			const { drizzle } = house.database;
			const [left] = await drizzle.select().from(partner).where(eq(partner.organisationId, organisationId));
			expect(left?.representative).not.toBe('—');
			const [kept] = await drizzle.select().from(organisation).where(eq(organisation.id, organisationId));
			expect(kept?.status).toBe('approved');
			const [paper] = await drizzle.select().from(licence).where(eq(licence.organisationId, organisationId));
			const [stored] = await drizzle
				.select()
				.from(file)
				.where(eq(file.id, paper?.fileId ?? ''));
			expect(stored?.ownerId).toBe(colleague.id);
			expect((await drizzle.select().from(staff).where(eq(staff.memberId, owner.id)))[0]?.leftAt).not.toBeNull();
		});

		test('the download says where one works and worked', async () => {
			const { colleague, organisationId } = await business('lotus-works', 'guide');
			const answer = await house.call('POST /api/members/me/data', {
				cookie: colleague.cookie,
				body: { current: colleague.password },
			});
			const data = JSON.parse(strFromU8(unzipSync(answer.bytes)['data.json'] ?? new Uint8Array()));
			expect(data.works).toMatchObject([{ organisationId, role: 'guide', leftAt: null }]);
			expect(data.business).toBeNull();
		});
	});

	test('a profile that things were sold under stays, tied to the closed account, so that nobody sees it', async () => {
		const joined = await fullMember('lotus-sold');
		await insertProducts(house.database.drizzle, [{ id: 'lotus-tour', providerId: 'lotus-sold' }]);
		await close(joined);
		const [left] = await house.database.drizzle.select().from(provider).where(eq(provider.id, 'lotus-sold'));
		const organisationId = await organisationOf(house.database.drizzle, joined.id);
		expect(left).toMatchObject({ organisationId, pictureIds: [] });
	});

	test('done twice at once is done once', async () => {
		const joined = await house.join();
		const answers = await Promise.all([close(joined), close(joined)]);
		expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
		expect((await house.auditOf(joined.id)).filter((event) => event === 'member.closed')).toHaveLength(1);
		expect((await house.mailsTo(joined.email)).filter(({ template }) => template === 'account-closed')).toHaveLength(1);
	});

	test('that cannot be told is taken back whole', async () => {
		const joined = await fullMember('lotus-rolled-back');
		const pool = house.database.pool;
		await pool.query(`alter table mail add constraint no_more check (template <> 'account-closed') not valid`);
		const answer = await close(joined);
		await pool.query('alter table mail drop constraint no_more');
		expect([answer.status, answer.cookies]).toEqual([500, []]);
		expect(await house.memberOf(joined.id)).toMatchObject({ status: 'active', email: joined.email });
		for (const id of joined.fileIds) expect(await isStored(house.services.files, id)).toBe(true);
	});
});
