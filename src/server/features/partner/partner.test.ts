import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LicenceKind } from '#domain/member/partner.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { member } from '#server/db/schema/member.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import { type Actor, business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { insertProducts } from '../../../../tests/support/product-fixtures.ts';
import { findPublicityFacts, providerShown } from './provider.repo.ts';
import { tellEndingLicence } from './tell-ending-licence.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});

const today = koreanDay(new Date());
const inDays = (days: number) => addDays(today, days);
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const own = 'GET /api/partners/me';
const facts = { ...business, address: '00 Dosan-daero, Seoul' };
const words = { name: 'Lumi Skin Clinic', trade: 'Skin clinic, Seoul', intro: 'Two doctors.' };
const profile = {
	texts: { en: words },
	region: 'seoul',
	languages: ['en'],
	foundedYear: 2015,
	answersWithinHours: 6,
};

const addLicence = (kind: LicenceKind, query = '', actor: Actor = 'owner') =>
	house.call(actor, `POST /api/partners/me/licences?kind=${kind}${query}`, { file: pdf, type: 'application/pdf' });
const healthPapers = async (days = 300) => {
	await addLicence('foreign-patient', `&number=M-2026-1&expiresOn=${inDays(days)}`);
	await addLicence('liability-insurance', `&expiresOn=${inDays(days)}`);
};
const approve = (actor: Actor = 'operator', whom: Actor = 'owner') =>
	house.call(actor, `POST /api/partners/${house.idOf(whom)}/approval`);
const refuse = (reason = 'Please renew the insurance.', actor: Actor = 'operator') =>
	house.call(actor, `POST /api/partners/${house.idOf('owner')}/refusal`, { body: { reason } });

describe('the business', () => {
	test('is its owner’s alone: others are asked to log in, or find nothing', async () => {
		const statuses = async (key: string) =>
			Promise.all(
				(['visitor', 'owner', 'other', 'general', 'operator'] as const).map(
					async (actor) => (await house.call(actor, key)).status,
				),
			);
		expect(await statuses(own)).toEqual([401, 200, 200, 404, 404]);
		expect(await statuses('GET /api/partners/me/profile')).toEqual([401, 200, 200, 404, 404]);
		expect(await statuses('POST /api/partners/me/bank-account/reveal')).toEqual([401, 200, 200, 404, 404]);
		expect(await statuses('GET /api/partners')).toEqual([401, 404, 404, 404, 200]);
	});

	test('shows the bank account masked; in full only when asked for, a few times, each written down', async () => {
		const { body } = await house.call('owner', own);
		expect(body.bankAccountMasked).toBe('국민은행 ••••••-••-••7890');
		expect(JSON.stringify(body)).not.toContain('123456');
		const revealed = await house.call('owner', 'POST /api/partners/me/bank-account/reveal');
		expect(revealed.body).toEqual({ bankAccount: business.bankAccount });
		expect(await house.auditOf('owner')).toEqual([['partner.bank-revealed', 'owner']]);
		const statuses = new Set<number>();
		for (let at = 0; at < 30; at += 1)
			statuses.add((await house.call('owner', 'POST /api/partners/me/bank-account/reveal')).status);
		expect([...statuses]).toContain(429);
		expect((await house.call('other', 'POST /api/partners/me/bank-account/reveal')).status).toBe(200);
	});

	test('is changed by its owner; the bank account is sealed, bound to its member, and kept when none is given', async () => {
		const changed = await house.call('owner', 'PUT /api/partners/me', {
			body: { ...facts, businessName: 'Lumi', bankAccount: '우리은행 1002-999-888777' },
		});
		expect(changed.status).toBe(200);
		expect(changed.body).toMatchObject({
			businessName: 'Lumi',
			address: facts.address,
			serviceItems: facts.serviceItems,
		});
		expect(changed.body.bankAccountMasked).toBe('우리은행 ••••-•••-••8777');
		const [row] = await house.queries
			.select()
			.from(partner)
			.where(eq(partner.memberId, house.idOf('owner')));
		expect(row?.bankAccount).not.toContain('888777');
		expect(() =>
			house.services.keys.open(row?.bankAccount ?? '', `partner.bankAccount ${house.idOf('other')}`),
		).toThrow();

		const kept = await house.call('owner', 'PUT /api/partners/me', { body: { ...facts, bankAccount: null } });
		expect(kept.body.bankAccountMasked).toBe('우리은행 ••••-•••-••8777');
		expect((await house.call('other', own)).body.businessName).toBe(business.businessName);
		expect((await house.auditOf('owner')).map(([event]) => event)).toEqual([
			'partner.business-changed',
			'partner.business-changed',
		]);
	});

	test.each<[string, object, string, string]>([
		['a wrong check digit', { registrationNumber: '0000000016' }, 'registrationNumber', 'registration-number-wrong'],
		['no service', { serviceItems: [] }, 'serviceItems', 'choose-one'],
		['a service nobody knows', { serviceItems: ['medical.magic'] }, 'serviceItems.0', 'required'],
		['no language', { languages: [] }, 'languages', 'choose-one'],
		['no address', { address: '  ' }, 'address', 'required'],
		['a bank without a number', { bankAccount: 'my bank' }, 'bankAccount', 'bank-account-wrong'],
	])('is not changed with %s', async (_, change, at, code) => {
		const { status, body } = await house.call('owner', 'PUT /api/partners/me', { body: { ...facts, ...change } });
		expect([status, body.faults]).toEqual([400, [{ at, code }]]);
		expect((await house.call('owner', own)).body.serviceItems).toEqual(['wellness.spa']);
	});
});

describe('an application', () => {
	test('is approved by an operator alone; the applicant is told, and it is written down who did it', async () => {
		for (const actor of ['visitor', 'owner', 'other', 'general'] as const)
			expect([401, 404], actor).toContain((await approve(actor)).status);
		expect((await house.call('owner', own)).body.status).toBe('COOPERATIVE_REQ');
		expect((await approve()).status).toBe(200);
		expect((await house.call('owner', own)).body).toMatchObject({ status: 'COOPERATIVE_MEMBER', decidedOn: today });
		expect(await house.mailsTo('owner@maru.example')).toEqual([
			{
				template: 'partner-approved',
				data: { name: 'owner Tester', business: business.businessName, link: 'http://localhost:3000/my/info' },
			},
		]);
		expect(await house.auditOf('owner')).toEqual([['partner.approved', 'operator']]);
	});

	test('is refused with a reason, which the applicant reads, and may be applied for again', async () => {
		expect((await refuse(' ')).body.faults).toEqual([{ at: 'reason', code: 'required' }]);
		expect((await refuse('x', 'other')).status).toBe(404);
		expect((await refuse()).status).toBe(200);
		const { body } = await house.call('owner', own);
		expect(body).toMatchObject({ status: 'COOPERATIVE_REFUSED', refusalReason: 'Please renew the insurance.' });
		const again = await house.call('owner', 'POST /api/partners/me/application');
		expect(again.body).toMatchObject({ status: 'COOPERATIVE_REQ', refusalReason: null, decidedOn: null });
		expect((await house.mailsTo('owner@maru.example')).map(({ template }) => template).sort()).toEqual([
			'partner-received',
			'partner-refused',
		]);
		expect(await house.auditOf('owner')).toEqual([
			['partner.refused', 'operator'],
			['partner.applied', 'owner'],
		]);
	});

	test('moves only along its life cycle', async () => {
		expect((await house.call('owner', 'POST /api/partners/me/application')).status).toBe(409);
		await approve();
		expect((await approve()).body.code).toBe('not-allowed');
		expect((await refuse()).body.code).toBe('not-allowed');
		expect((await house.call('owner', 'POST /api/partners/me/application')).status).toBe(409);
		expect((await house.call('operator', `POST /api/partners/${randomUUID()}/approval`)).status).toBe(404);
		expect((await approve('operator', 'general')).status).toBe(404);
		expect(await house.mailsTo('owner@maru.example')).toHaveLength(1);
	});

	test('answered by many at once is answered once', async () => {
		const answers = await Promise.all([...Array.from({ length: 5 }, () => approve()), refuse(), refuse(), refuse()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
		expect(await house.mailsTo('owner@maru.example')).toHaveLength(1);
		expect(await house.auditOf('owner')).toHaveLength(1);
	});

	test('of a closed or suspended account is not there', async () => {
		await house.queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('owner')));
		expect((await approve()).status).toBe(404);
		expect((await house.call('operator', 'GET /api/partners')).body).toMatchObject({ items: [], total: 0 });
	});

	test('stands in the operators’ list, oldest first, 20 a page, each once', async () => {
		const rows = Array.from({ length: 44 }, (_, at) => ({
			email: `a${at}@maru.example`,
			passwordHash: '',
			group: 'GR0200' as const,
			cooperative: 'COOPERATIVE_REQ' as const,
			firstName: 'A',
			lastName: String(at),
			locale: 'en' as const,
		}));
		const ids = await house.queries.insert(member).values(rows).returning({ id: member.id });
		await house.queries.insert(partner).values(
			ids.map(({ id }, at) => ({
				...business,
				memberId: id,
				serviceItems: [],
				languages: [],
				// Three share one moment, so that the order must be settled by the id.
				appliedAt: sql`timestamptz '2026-01-01 00:00:00.123456Z' + ${Math.floor(at / 3)} * interval '1 hour'`,
			})),
		);
		const seen: string[] = [];
		let cursor: string | null = '';
		while (cursor !== null) {
			const { status, body } = await house.call('operator', `GET /api/partners?${cursor && `cursor=${cursor}`}`);
			expect([status, body.total]).toEqual([200, 45]);
			seen.push(...body.items.map((item: { memberId: string }) => item.memberId));
			cursor = body.nextCursor;
		}
		expect(new Set(seen).size).toBe(45);
		expect(seen.at(-1)).toBe(house.idOf('owner'));
		const waiting = await house.call('operator', 'GET /api/partners?status=COOPERATIVE_MEMBER');
		expect(waiting.body.items.map((item: { memberId: string }) => item.memberId)).toEqual([house.idOf('other')]);
		expect((await house.call('operator', 'GET /api/partners?cursor=nonsense')).status).toBe(400);
		expect(JSON.stringify((await house.call('operator', 'GET /api/partners')).body)).not.toContain('bankAccount');
	});
});

describe('a licence', () => {
	test('has a state by Korean days', async () => {
		await addLicence('other');
		await addLicence('tourism-business', `&expiresOn=${inDays(31)}&number=T-1`);
		await addLicence('specialist', `&expiresOn=${inDays(30)}`);
		const { body } = await addLicence('liability-insurance', `&expiresOn=${today}`);
		expect(body.licences.map(({ state }: { state: string }) => state)).toEqual([
			'valid',
			'valid',
			'ends-soon',
			'ends-soon',
		]);
		expect(body.licences[1]).toMatchObject({ number: 'T-1', bytes: pdf.length, mediaType: 'application/pdf' });
	});

	test.each<[string, LicenceKind, string, object[]]>([
		['a day that is over', 'other', `&expiresOn=${inDays(-1)}`, [{ at: 'expiresOn', code: 'date-past' }]],
		['a day there is not', 'other', '&expiresOn=2027-02-30', [{ at: 'expiresOn', code: 'date-wrong' }]],
		[
			'neither number nor end, where both are needed',
			'foreign-patient',
			'&number=%20',
			[
				{ at: 'number', code: 'required' },
				{ at: 'expiresOn', code: 'required' },
			],
		],
		['no end, where one is needed', 'liability-insurance', '', [{ at: 'expiresOn', code: 'required' }]],
	])('with %s is refused', async (_, kind, query, faults) => {
		const { status, body } = await addLicence(kind, query);
		expect([status, body.faults]).toEqual([400, faults]);
		expect(await house.queries.select().from(licence)).toEqual([]);
	});

	test('is taken away by its owner alone, and its paper with it', async () => {
		const { body } = await addLicence('other');
		const [{ id, fileId }] = body.licences;
		const key = `DELETE /api/partners/me/licences/${id}`;
		for (const actor of ['visitor', 'other', 'general', 'operator'] as const)
			expect([401, 404], actor).toContain((await house.call(actor, key)).status);
		expect(await house.services.files.read(`${fileId}/paper`)).toBeDefined();
		expect((await house.call('owner', key)).body.licences).toEqual([]);
		expect(await house.services.files.read(`${fileId}/paper`)).toBeUndefined();
		expect((await house.call('owner', key)).status).toBe(404);
	});

	test('is one of at most thirty, however many come at once', async () => {
		const id = house.idOf('owner');
		const first = (await addLicence('other')).body.licences[0];
		await house.queries
			.insert(licence)
			.values(Array.from({ length: 27 }, () => ({ memberId: id, kind: 'other' as const, fileId: first.fileId })));
		const answers = await Promise.all(Array.from({ length: 5 }, () => addLicence('other')));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
		expect((await house.call('owner', own)).body.licences).toHaveLength(30);
	});

	test('that ends within 30 days is told to every operator, once', async () => {
		const jobs = async () =>
			(
				await house.queries.execute(
					sql`select run_at, key from graphile_worker.jobs where task_identifier = 'licence-ending' order by run_at`,
				)
			).rows as { run_at: Date; key: string }[];
		const { body } = await addLicence('liability-insurance', `&expiresOn=${inDays(100)}`);
		const { id } = body.licences[0];
		expect((await jobs()).map(({ key }) => key)).toEqual([`licence-ending ${id}`]);
		expect(koreanDay(new Date((await jobs())[0]?.run_at ?? 0))).toBe(inDays(70));

		await tellEndingLicence(house.services, id);
		expect(await house.mailsTo('operator@maru.example')).toEqual([]);
		await house.queries.update(licence).set({ expiresOn: inDays(30) });
		await tellEndingLicence(house.services, id);
		expect(await house.mailsTo('operator@maru.example')).toEqual([
			{
				template: 'licence-ending',
				data: { business: business.businessName, licence: 'liability-insurance', date: inDays(30) },
			},
		]);
	});

	test('that was taken away or renewed needs no word', async () => {
		const { body } = await addLicence('liability-insurance', `&expiresOn=${inDays(10)}`);
		await addLicence('liability-insurance', `&expiresOn=${inDays(375)}`);
		await tellEndingLicence(house.services, body.licences[0].id);
		await tellEndingLicence(house.services, randomUUID());
		expect(await house.mailsTo('operator@maru.example')).toEqual([]);
	});
});

describe('the public profile', () => {
	const save = (changes: object = {}, actor: Actor = 'owner') =>
		house.call(actor, 'PUT /api/partners/me/profile', { body: { ...profile, ...changes } });

	test('begins with what is known, and gets a readable id when it is first saved', async () => {
		const before = (await house.call('owner', 'GET /api/partners/me/profile')).body;
		expect(before).toMatchObject({
			providerId: null,
			isPublic: false,
			missing: ['approval', 'texts'],
			languages: ['en'],
		});
		const { body } = await save();
		expect(body.providerId).toMatch(/^lumi-skin-clinic-[0-9a-f]{6}$/);
		expect(body.missing).toEqual(['approval']);
		const renamed = await save({ texts: { en: { ...words, name: 'Another name' } } });
		expect(renamed.body.providerId).toBe(body.providerId);
		expect(renamed.body.texts.en.name).toBe('Another name');
	});

	test.each<[string, object, object[]]>([
		['no text', { texts: {} }, [{ at: 'texts', code: 'required' }]],
		['blank text', { texts: { en: { name: ' ', trade: '', intro: '' } } }, [{ at: 'texts', code: 'required' }]],
		[
			'half a language',
			{ texts: { en: words, ru: { name: 'Луми', trade: '', intro: '' } } },
			[
				{ at: 'texts.ru.trade', code: 'required' },
				{ at: 'texts.ru.intro', code: 'required' },
			],
		],
		['a year to come', { foundedYear: 2099 }, [{ at: 'foundedYear', code: 'date-wrong' }]],
		[
			'a name too long',
			{ texts: { en: { ...words, name: 'x'.repeat(81) } } },
			[{ at: 'texts.en.name', code: 'too-long' }],
		],
		['no language spoken', { languages: [] }, [{ at: 'languages', code: 'choose-one' }]],
	])('is not saved with %s', async (_, change, faults) => {
		const { status, body } = await save(change);
		expect([status, body.faults]).toEqual([400, faults]);
	});

	test('of a spa is public once it is approved and has words', async () => {
		await save();
		await approve();
		expect((await house.call('owner', 'GET /api/partners/me/profile')).body).toMatchObject({
			isPublic: true,
			missing: [],
		});
	});

	test('of a clinic needs its registration and its insurance in force, and shows the registration', async () => {
		await house.call('owner', 'PUT /api/partners/me', { body: facts });
		await approve();
		await save();
		const missing = async () => (await house.call('owner', 'GET /api/partners/me/profile')).body.missing;
		expect(await missing()).toEqual(['foreign-patient', 'liability-insurance']);
		await healthPapers();
		expect(await missing()).toEqual([]);
		const shown = async () => (await house.queries.select().from(provider))[0];
		expect(await shown()).toMatchObject({ patientNumber: 'M-2026-1', patientNumberUntil: inDays(300) });
		await addLicence('foreign-patient', `&number=M-2027-1&expiresOn=${inDays(600)}`);
		expect(await shown()).toMatchObject({ patientNumber: 'M-2027-1', patientNumberUntil: inDays(600) });
		for (const { id, kind } of (await house.call('owner', own)).body.licences)
			if (kind === 'foreign-patient') await house.call('owner', `DELETE /api/partners/me/licences/${id}`);
		expect(await missing()).toEqual(['foreign-patient']);
		expect(await shown()).toMatchObject({ patientNumber: null, patientNumberUntil: null });
	});

	test('has pictures of its own, at most eight, seen by everybody once it is public', async () => {
		const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#264' } })
			.jpeg()
			.toBuffer();
		const add = (actor: Actor = 'owner') =>
			house.call(actor, 'POST /api/partners/me/profile/pictures', { file: bytes, type: 'image/jpeg' });
		expect((await add()).status).toBe(409);
		await save();
		const { body } = await add();
		expect(body.pictures[0].widths).toEqual([480, 700]);
		const [{ id }] = body.pictures;
		const url = `GET /api/files/${id}/480.webp`;
		const statuses = async () =>
			Promise.all(
				(['visitor', 'owner', 'other', 'general', 'operator'] as const).map(
					async (actor) => (await house.call(actor, url)).status,
				),
			);
		expect(await statuses()).toEqual([404, 200, 404, 404, 200]);
		await approve();
		expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
		expect((await house.call('visitor', url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		await house.queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('owner')));
		expect((await house.call('visitor', url)).status).toBe(404);
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('owner')));

		const many = await Promise.all(Array.from({ length: 9 }, () => add()));
		expect(many.filter(({ status }) => status === 200)).toHaveLength(7);
		expect(many.filter(({ status }) => status === 409)).toHaveLength(2);
		const key = `DELETE /api/partners/me/profile/pictures/${id}`;
		expect((await house.call('other', key)).status).toBe(404);
		expect((await house.call('owner', key)).body.pictures).toHaveLength(7);
		expect((await house.call('owner', url)).status).toBe(404);
		expect(await house.services.files.read(`${id}/480.webp`)).toBeUndefined();
	});
});

describe('a product of a partner', () => {
	const isListed = async () => {
		const { body } = await house.call('visitor', 'GET /api/products?area=wellness&language=en');
		const detail = await house.call('visitor', 'GET /api/products/partner-spa?language=en');
		expect(detail.status).toBe(body.total === 1 ? 200 : 404);
		return body.total === 1;
	};
	const rule = async () => {
		const found = await findPublicityFacts(house.queries, house.idOf('owner'));
		return found !== undefined && missingForPublic(found, today).length === 0;
	};
	const inSql = async () =>
		(await house.queries.select({ id: provider.id }).from(provider).where(providerShown)).length === 1;

	test('is shown exactly while the rule calls its provider public', async () => {
		const { body } = await house.call('owner', 'PUT /api/partners/me/profile', { body: profile });
		await insertProducts(house.queries, [{ id: 'partner-spa', kind: 'spa', providerId: body.providerId }]);
		const expectShown = async (isShown: boolean) =>
			expect([await isListed(), await rule(), await inSql()]).toEqual([isShown, isShown, isShown]);
		const owner = eq(member.id, house.idOf('owner'));
		const set = (facts: Partial<typeof member.$inferInsert>) => house.queries.update(member).set(facts).where(owner);

		await expectShown(false);
		await approve();
		await expectShown(true);
		await set({ status: 'suspended' });
		await expectShown(false);
		await set({ status: 'closed' });
		await expectShown(false);
		await set({ status: 'active' });
		await expectShown(true);
		await house.call('owner', 'PUT /api/partners/me', { body: facts });
		await expectShown(false);
		await healthPapers();
		await expectShown(true);
		await house.queries.update(licence).set({ expiresOn: today });
		await expectShown(true);
		await house.queries
			.update(licence)
			.set({ expiresOn: inDays(-1) })
			.where(eq(licence.kind, 'liability-insurance'));
		await expectShown(false);
		await house.call('owner', 'PUT /api/partners/me', { body: { ...facts, serviceItems: ['travel.hotel'] } });
		await expectShown(true);
		await house.queries.update(provider).set({ name: { ru: 'Луми' }, trade: { ru: 'Х' }, intro: { ru: 'Х' } });
		await expectShown(false);
	});
});
