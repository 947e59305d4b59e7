import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { partner } from '#server/db/schema/partner.ts';
import { calledBy } from '../../../../tests/support/called-by.ts';
import { facts, own } from '../../../../tests/support/partner-calls.ts';
import { business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { revealBankAccount } from './reveal-bank-account.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});

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

	test('shows the bank account to an owner who signed in a moment ago, and asks any other to sign in again', async () => {
		const cooperative = 'COOPERATIVE_MEMBER';
		const owner: Viewer = { id: house.idOf('owner'), name: 'Owner', group: 'GR0200', cooperative, works: [] };
		const asked = { ...calledBy(owner, house), organisationId: house.organisationOf('owner') };
		expect(await revealBankAccount(asked)).toMatchObject({ ok: false, refusal: 'sign-in-again' });
		expect(await house.auditOf('owner')).toEqual([]);
		const signedIn = { ...asked, signedInAt: asked.now };
		expect(await revealBankAccount(signedIn)).toMatchObject({ value: { bankAccount: business.bankAccount } });
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
			.where(eq(partner.organisationId, house.organisationOf('owner')));
		expect(row?.bankAccount).not.toContain('888777');
		expect(() =>
			house.services.keys.open(row?.bankAccount ?? '', `partner.bankAccount ${house.organisationOf('other')}`),
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
