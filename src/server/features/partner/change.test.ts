import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { facts, inDays, own, partnerCalls, today, words } from '../../../../tests/support/partner-calls.ts';
import { business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { approve, refuse, addLicence, save } = partnerCalls(() => house);

const spa = { ...facts, serviceItems: ['wellness.spa'], languages: ['en'] };
const change = (changes: object) =>
	house.call('owner', 'PUT /api/partners/me', { body: { ...spa, bankAccount: null, ...changes } });
const clinic = {
	businessName: 'Another Company',
	businessNameKorean: '다른회사',
	registrationNumber: '1234567891',
	serviceItems: ['medical.plastic-surgery'],
};
const publicProfile = async () => {
	const { providerId } = (await house.call('owner', 'GET /api/partners/me/profile')).body;
	return house.call('visitor', `GET /api/providers/${providerId}?language=en`);
};
const waiting = async () => (await house.call('operator', 'GET /api/partners?status=CHANGE_REQ')).body.items;
const decide = (body: object) =>
	house.call('operator', `POST /api/partners/${house.organisationOf('owner')}/change-decision`, { body });
const templates = async (address: string) => (await house.mailsTo(address)).map(({ template }) => template);

/** A spa that was approved and is public. */
async function approvedSpa() {
	await change({});
	await approve();
	await save();
	expect((await publicProfile()).status).toBe(200);
}

describe('an approved spa that makes itself a clinic', () => {
	beforeEach(async () => {
		await approvedSpa();
		expect((await change(clinic)).status).toBe(200);
		await addLicence('foreign-patient', `&number=INVENTED-1&expiresOn=${inDays(300)}`);
		await addLicence('liability-insurance', `&expiresOn=${inDays(300)}`);
	});

	test('stays what was approved, in public and in the books, until an operator has looked', async () => {
		const { body } = await house.call('owner', own);
		expect(body).toMatchObject({ businessName: business.businessName, serviceItems: ['wellness.spa'] });
		expect(body.change).toEqual({ askedOn: today(), facts: clinic });
		expect(body.licences.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['waiting', 'waiting']);
		const shown = await publicProfile();
		expect(shown.status).toBe(200);
		expect(JSON.stringify(shown.body)).not.toContain('INVENTED');
	});

	test('is told once to both sides, and stands before the operators, old beside new', async () => {
		expect((await templates('operator@maru.example')).filter((name) => name === 'partner-change-asked')).toHaveLength(
			1,
		);
		expect((await templates('owner@maru.example')).filter((name) => name === 'partner-change-received')).toHaveLength(
			1,
		);
		const [item] = await waiting();
		expect(item).toMatchObject({ businessName: business.businessName, change: { facts: clinic } });
		expect((await house.call('operator', 'GET /api/partners?status=COOPERATIVE_MEMBER')).body.total).toBe(2);
	});

	test('becomes it when an operator approves what they have seen, and nothing newer', async () => {
		const [{ change: seen }] = await waiting();
		await change({ ...clinic, businessName: 'Slipped In' });
		expect((await decide({ decision: 'approve', isDespite: true, seenAt: seen.askedAt })).body.code).toBe(
			'not-allowed',
		);
		const [{ change: now }] = await waiting();
		// Its papers are not all there.
		expect((await decide({ decision: 'approve', seenAt: now.askedAt })).body.code).toBe('checks-missing');
		expect((await decide({ decision: 'approve', isDespite: true, seenAt: now.askedAt })).status).toBe(200);
		const { body } = await house.call('owner', own);
		expect(body).toMatchObject({ businessName: 'Slipped In', serviceItems: clinic.serviceItems, change: null });
		expect(JSON.stringify((await publicProfile()).body)).toContain('INVENTED');
		const told = (await house.mailsTo('owner@maru.example')).find(
			({ template }) => template === 'partner-change-approved',
		);
		// Who offers something works in the console, in Korean too.
		expect(new URL(String(told?.data.link)).pathname).toBe('/console/information');
		expect(await waiting()).toEqual([]);
	});

	test('stays a spa when it is refused, and reads why', async () => {
		const [{ change: seen }] = await waiting();
		const reason = 'The registration is not yours.';
		expect((await decide({ decision: 'refuse', seenAt: seen.askedAt, reason })).status).toBe(200);
		const { body } = await house.call('owner', own);
		expect(body).toMatchObject({ status: 'COOPERATIVE_MEMBER', change: null, changeRefusalReason: reason });
		expect(body.licences.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['refused', 'refused']);
		expect((await publicProfile()).status).toBe(200);
		// What was refused does not wait again by itself.
		await change({ representative: 'Kim Dan' });
		expect(await waiting()).toEqual([]);
		expect(
			(await house.call('operator', 'GET /api/partners?status=COOPERATIVE_MEMBER')).body.items[0].decisions,
		).toEqual([
			{ about: 'application', decision: 'approved', reason: null, on: today() },
			{ about: 'change', decision: 'refused', reason, on: today() },
		]);
	});
});

test('another public name waits too; the rest of the profile does not', async () => {
	await approvedSpa();
	const renamed = { en: { ...words, name: 'Seoul National Hospital', intro: 'Three doctors.' } };
	expect((await save({ texts: renamed })).body.texts.en.name).toBe('Seoul National Hospital');
	expect(JSON.stringify((await publicProfile()).body)).not.toContain('National');
	expect(JSON.stringify((await publicProfile()).body)).toContain('Three doctors.');
	const [{ change: seen }] = await waiting();
	expect(seen.names).toEqual({ en: 'Seoul National Hospital' });
	await decide({ decision: 'approve', isDespite: true, seenAt: seen.askedAt });
	expect(JSON.stringify((await publicProfile()).body)).toContain('National');
});

test('taken back, or of no concern to the approval, nothing waits', async () => {
	await approvedSpa();
	await change(clinic);
	await change({});
	expect((await house.call('owner', own)).body.change).toBeNull();
	await change({ representative: 'Kim Dan', languages: ['en', 'th'] });
	await addLicence('other');
	expect(await waiting()).toEqual([]);
});

test('who waits for approval changes their own facts at once', async () => {
	expect((await change(clinic)).body).toMatchObject({ businessName: clinic.businessName, change: null });
});

test('before the decision operators see what is there and missing, and every earlier refusal with its reason', async () => {
	const checks = async () => (await house.call('operator', 'GET /api/partners')).body.items[0];
	expect((await checks()).checks).toEqual([
		{ check: 'email', isMet: false },
		{ check: 'registration-number', isMet: true },
		{ check: 'business-registration', isMet: false },
	]);
	await refuse('First reason');
	expect((await house.call('owner', 'POST /api/partners/me/application')).body.code).toBe('nothing-new');
	await addLicence('business-registration');
	await house.queries
		.update(member)
		.set({ emailVerifiedAt: new Date() })
		.where(eq(member.id, house.idOf('owner')));
	expect((await house.call('owner', 'POST /api/partners/me/application')).status).toBe(200);
	await refuse('Second reason');
	const again = { body: { comment: 'We have called you.' } };
	expect((await house.call('owner', 'POST /api/partners/me/application', again)).status).toBe(200);
	const seen = await checks();
	expect(seen.comment).toBe('We have called you.');
	expect(seen.checks.every(({ isMet }: { isMet: boolean }) => isMet)).toBe(true);
	expect(seen.decisions.map(({ reason }: { reason: string }) => reason)).toEqual(['First reason', 'Second reason']);
});
