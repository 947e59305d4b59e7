import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { provider } from '#server/db/schema/provider.ts';
import { facts, inDays, own, partnerCalls, words } from '../../../../tests/support/partner-calls.ts';
import { type Actor, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { addLicence, healthPapers, approve, approveChange, save } = partnerCalls(() => house);

describe('the public profile', () => {
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

	test('of a clinic says nothing that the law forbids; of a spa it may', async () => {
		const boasting = { texts: { en: words, ko: { ...words, intro: '국내 최고, 1위. 완치 보장' } } };
		expect((await save(boasting)).status).toBe(200);
		await house.call('owner', 'PUT /api/partners/me', { body: facts });
		const { status, body } = await save(boasting);
		expect([status, body.faults]).toEqual([400, [{ at: 'texts.ko.intro', code: 'medical-claim' }]]);
		expect((await save()).status).toBe(200);
	});

	test('of a clinic needs its registration and its insurance in force, and shows the registration', async () => {
		await house.call('owner', 'PUT /api/partners/me', { body: facts });
		await approve();
		await save();
		const missing = async () => (await house.call('owner', 'GET /api/partners/me/profile')).body.missing;
		expect(await missing()).toEqual(['foreign-patient', 'liability-insurance']);
		await healthPapers();
		// Papers count once an operator has looked at them.
		expect(await missing()).toEqual(['foreign-patient', 'liability-insurance']);
		await approveChange();
		expect(await missing()).toEqual([]);
		const shown = async () => (await house.queries.select().from(provider))[0];
		expect(await shown()).toMatchObject({ patientNumber: 'M-2026-1', patientNumberUntil: inDays(300) });
		await addLicence('foreign-patient', `&number=M-2027-1&expiresOn=${inDays(600)}`);
		expect(await shown()).toMatchObject({ patientNumber: 'M-2026-1', patientNumberUntil: inDays(300) });
		await approveChange();
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
		expect((await house.call('visitor', url)).headers['cache-control']).toBe('public, max-age=300');
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
		expect(await isStored(house.services.files, id)).toBe(false);
	});
});
