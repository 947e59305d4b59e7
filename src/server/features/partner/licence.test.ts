import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LicenceKind } from '#domain/member/partner.ts';
import { licence } from '#server/db/schema/partner.ts';
import { inDays, own, partnerCalls, pdf, today } from '../../../../tests/support/partner-calls.ts';
import { business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';
import { tellEndingLicence } from './tell-ending-licence.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { addLicence } = partnerCalls(() => house);

describe('a licence', () => {
	test('has a state by Korean days', async () => {
		await addLicence('other');
		await addLicence('tourism-business', `&expiresOn=${inDays(31)}&number=T-1`);
		await addLicence('specialist', `&expiresOn=${inDays(30)}`);
		const { body } = await addLicence('liability-insurance', `&expiresOn=${today()}`);
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
		expect(await isStored(house.services.files, fileId)).toBe(true);
		expect((await house.call('owner', key)).body.licences).toEqual([]);
		expect(await isStored(house.services.files, fileId)).toBe(false);
		expect((await house.call('owner', key)).status).toBe(404);
	});

	test('is one of at most thirty, however many come at once', async () => {
		const id = house.organisationOf('owner');
		const first = (await addLicence('other')).body.licences[0];
		await house.queries
			.insert(licence)
			.values(Array.from({ length: 27 }, () => ({ organisationId: id, kind: 'other' as const, fileId: first.fileId })));
		const answers = await Promise.all(Array.from({ length: 5 }, () => addLicence('other')));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
		expect((await house.call('owner', own)).body.licences).toHaveLength(30);
	});

	test('that ends within 30 days is told to who keeps its papers and to every operator, once', async () => {
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

		await tellEndingLicence(house, { licenceId: id });
		expect(await house.mailsTo('operator@maru.example')).toEqual([]);
		house.clock.pass({ days: 70 });
		await tellEndingLicence(house, { licenceId: id });
		house.clock.reset();
		const facts = { business: business.businessName, licence: 'liability-insurance', date: inDays(100) };
		expect(await house.mailsTo('owner@maru.example')).toMatchObject([
			{
				template: 'own-licence-ending',
				data: {
					...facts,
					link: expect.stringMatching(
						new RegExp(`/console/information\\?organisation=${house.organisationOf('owner')}$`),
					),
				},
			},
		]);
		expect(await house.mailsTo('operator@maru.example')).toEqual([
			{
				template: 'licence-ending',
				data: { business: business.businessName, licence: 'liability-insurance', date: inDays(100) },
			},
		]);
	});

	test('that was taken away or renewed needs no word', async () => {
		const { body } = await addLicence('liability-insurance', `&expiresOn=${inDays(10)}`);
		const { body: both } = await addLicence('liability-insurance', `&expiresOn=${inDays(375)}`);
		await tellEndingLicence(house, { licenceId: body.licences[0].id });
		await tellEndingLicence(house, { licenceId: randomUUID() });
		expect(await house.mailsTo('operator@maru.example')).toEqual([]);
		// One that an operator did not take replaces none.
		await house.queries.update(licence).set({ verdict: 'refused' }).where(eq(licence.id, both.licences[1].id));
		await tellEndingLicence(house, { licenceId: body.licences[0].id });
		expect(await house.mailsTo('operator@maru.example')).toHaveLength(1);
	});
});
