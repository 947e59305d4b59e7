import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import { foundBusinesses } from '../../../../tests/support/organisations.ts';
import { own, partnerCalls, today } from '../../../../tests/support/partner-calls.ts';
import { business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { approve, refuse } = partnerCalls(() => house);

describe('an application', () => {
	test('is approved by an operator alone; the applicant is told, and it is written down who did it', async () => {
		for (const actor of ['visitor', 'owner', 'other', 'general'] as const)
			expect([401, 404], actor).toContain((await approve(actor)).status);
		expect((await house.call('owner', own)).body.status).toBe('COOPERATIVE_REQ');
		expect((await approve()).status).toBe(200);
		expect((await house.call('owner', own)).body).toMatchObject({ status: 'COOPERATIVE_MEMBER', decidedOn: today() });
		expect(await house.mailsTo('owner@maru.example')).toEqual([
			{
				template: 'partner-approved',
				data: { name: 'Tester owner', business: business.businessName, link: 'http://localhost:3000/console' },
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
		const apply = (comment?: string) =>
			house.call('owner', 'POST /api/partners/me/application', comment === undefined ? {} : { body: { comment } });
		for (const nothing of [undefined, '', '  ']) expect((await apply(nothing)).body.code).toBe('nothing-new');
		const again = await apply('The insurance is renewed.');
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

	test('refused by mistake is looked at again, with a reason the applicant is told, and decided anew', async () => {
		const id = house.organisationOf('owner');
		const listed = async (status: string) =>
			(await house.call('operator', `GET /api/partners?status=${status}`)).body.items;
		const [{ seenAt, appliedOn }] = (await listed('COOPERATIVE_REQ')).filter(
			(one: { organisationId: string }) => one.organisationId === id,
		);
		const reason = 'We had overlooked your paper.';
		const reopen = (actor: 'operator' | 'owner' | 'other' = 'operator', body: object = { reason, seenAt }) =>
			house.call(actor, `POST /api/partners/${id}/reopening`, { body });
		expect((await reopen()).body.code).toBe('not-allowed');
		await refuse();
		expect((await reopen('operator', { reason: ' ', seenAt })).body.faults).toEqual([
			{ at: 'reason', code: 'required' },
		]);
		for (const actor of ['owner', 'other'] as const) expect((await reopen(actor)).status).toBe(404);
		expect((await reopen('operator', { reason, seenAt: new Date(0).toISOString() })).body.code).toBe('changed-since');
		const answers = await Promise.all([reopen(), reopen()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await house.call('owner', own)).body).toMatchObject({
			...{ status: 'COOPERATIVE_REQ', refusalReason: null, decidedOn: null, asked: null },
		});
		expect(await listed('COOPERATIVE_REFUSED')).toEqual([]);
		const again = (await listed('COOPERATIVE_REQ')).find(
			(one: { organisationId: string }) => one.organisationId === id,
		);
		expect(again).toMatchObject({ appliedOn, decisions: [{ decision: 'refused' }, { decision: 'reopened', reason }] });
		const mails = (await house.mailsTo('owner@maru.example')).filter(({ template }) => template === 'partner-reopened');
		expect(mails).toMatchObject([{ data: { business: business.businessName, reason } }]);
		expect(await house.auditOf('owner')).toEqual([
			['partner.refused', 'operator'],
			['partner.reopened', 'operator'],
		]);
		expect((await approve()).status).toBe(200);
		expect((await reopen()).body.code).toBe('not-allowed');
	});

	test('is not approved by the way while something is missing: only by who says so', async () => {
		const ask = (body: object) =>
			house.call('operator', `POST /api/partners/${house.organisationOf('owner')}/approval`, { body });
		for (const body of [{}, { isDespite: false }]) expect((await ask(body)).body.code).toBe('checks-missing');
		expect((await house.call('owner', own)).body.status).toBe('COOPERATIVE_REQ');
		expect(await house.mailsTo('owner@maru.example')).toEqual([]);
		expect((await ask({ isDespite: true })).status).toBe(200);
		expect((await house.call('owner', own)).body.status).toBe('COOPERATIVE_MEMBER');
	});

	test('moves only along its life cycle', async () => {
		expect((await house.call('owner', 'POST /api/partners/me/application')).status).toBe(409);
		await approve();
		expect((await approve()).body.code).toBe('not-allowed');
		expect((await refuse()).body.code).toBe('not-allowed');
		expect((await house.call('owner', 'POST /api/partners/me/application')).status).toBe(409);
		expect((await house.call('operator', `POST /api/partners/${randomUUID()}/approval`, { body: {} })).status).toBe(
			404,
		);
		expect(
			(await house.call('operator', `POST /api/partners/${house.idOf('general')}/approval`, { body: {} })).status,
		).toBe(404);
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
		const houses = await foundBusinesses(
			house.queries,
			ids.map(({ id }) => id),
			'applied',
		);
		await house.queries.insert(partner).values(
			houses.map((organisationId, at) => ({
				...business,
				organisationId,
				bankAccount: house.services.keys.seal(business.bankAccount, bankAccountBinding(organisationId)),
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
			seen.push(...body.items.map((item: { organisationId: string }) => item.organisationId));
			cursor = body.nextCursor;
		}
		expect(new Set(seen).size).toBe(45);
		expect(seen.at(-1)).toBe(house.organisationOf('owner'));
		const waiting = await house.call('operator', 'GET /api/partners?status=COOPERATIVE_MEMBER');
		expect(waiting.body.items.map((item: { organisationId: string }) => item.organisationId)).toEqual([
			house.organisationOf('other'),
		]);
		expect((await house.call('operator', 'GET /api/partners?cursor=nonsense')).status).toBe(400);
		const { items } = (await house.call('operator', 'GET /api/partners')).body;
		expect(items[0].bankAccountMasked).toMatch(/•.*7890$/);
		expect(JSON.stringify(items)).not.toContain('123456');
	});
});
