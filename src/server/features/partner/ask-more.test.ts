import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { facts, own, partnerCalls, today } from '../../../../tests/support/partner-calls.ts';
import { business, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { addLicence, approve, askMore, refuse } = partnerCalls(() => house);

const words = 'Please send a readable insurance paper.';
const listOf = async (status: string) =>
	(await house.call('operator', `GET /api/partners?status=${status}`)).body.items.map(
		(item: { organisationId: string }) => item.organisationId,
	);
const seen = async (status = 'COOPERATIVE_REQ') =>
	(await house.call('operator', `GET /api/partners?status=${status}`)).body.items.find(
		(item: { organisationId: string }) => item.organisationId === house.organisationOf('owner'),
	);
const applications = async () =>
	(await house.call('operator', 'GET /api/desk/today?language=en')).body.queues.find(
		({ queue }: { queue: string }) => queue === 'applications',
	)?.count ?? 0;
const apply = (comment?: string) =>
	house.call('owner', 'POST /api/partners/me/application', comment === undefined ? {} : { body: { comment } });

describe('an applicant asked for more', () => {
	test('reads it in the operator’s words and by mail, and the application waits for them, not for the agency', async () => {
		const owner = house.organisationOf('owner');
		expect(await applications()).toBe(1);
		expect((await askMore(` ${words} `)).status).toBe(200);
		expect((await house.call('owner', own)).body).toMatchObject({
			...{ status: 'COOPERATIVE_REQ', asked: { on: today(), words }, refusalReason: null, decidedOn: null },
		});
		expect(await house.mailsTo('owner@maru.example')).toEqual([
			{
				template: 'partner-more-asked',
				data: {
					...{ name: 'Tester owner', business: business.businessName, asked: words },
					link: 'http://localhost:3000/console/information',
				},
			},
		]);
		expect(await house.auditOf('owner')).toEqual([['partner.more-asked', 'operator']]);
		const [told] = await house.queries
			.select({ memberIds: event.memberIds, organisationIds: event.organisationIds })
			.from(event)
			.where(and(eq(event.kind, 'partner.more-asked'), eq(event.subjectId, owner)));
		expect(told).toEqual({ memberIds: [house.idOf('owner')], organisationIds: [] });
		expect(await listOf('COOPERATIVE_REQ')).toEqual([]);
		expect(await listOf('MORE_ASKED')).toEqual([owner]);
		expect(await applications()).toBe(0);
		expect(await seen('MORE_ASKED')).toMatchObject({
			...{ asked: { on: today(), words }, decisions: [{ decision: 'asked', reason: words, on: today() }] },
		});
	});

	test('sends it again with something new, and it waits for the agency as a new one does; what was asked stands there', async () => {
		await addLicence('tourism-business');
		await askMore();
		for (const nothing of [undefined, ' ']) expect((await apply(nothing)).body.code).toBe('nothing-new');
		await addLicence('other');
		const again = await apply('A better picture.');
		expect(again.body).toMatchObject({ status: 'COOPERATIVE_REQ', asked: null });
		expect(await listOf('MORE_ASKED')).toEqual([]);
		expect(await applications()).toBe(1);
		expect(await seen()).toMatchObject({
			asked: null,
			comment: 'A better picture.',
			decisions: [{ decision: 'asked', reason: words, on: today() }],
			licences: [
				{ kind: 'tourism-business', isSinceAsked: false },
				{ kind: 'other', isSinceAsked: true },
			],
		});
		expect(await house.auditOf('owner')).toEqual([
			['partner.more-asked', 'operator'],
			['partner.applied', 'owner'],
		]);
		expect((await house.mailsTo('owner@maru.example')).map(({ template }) => template).sort()).toEqual([
			'partner-more-asked',
			'partner-received',
		]);
		// Sent, it is not sent twice.
		expect((await apply('Once more.')).body.code).toBe('not-allowed');
	});

	test('may change the form alone, without a word', async () => {
		await askMore();
		await house.call('owner', 'PUT /api/partners/me', { body: { ...facts, bankAccount: null } });
		expect((await apply()).body).toMatchObject({ status: 'COOPERATIVE_REQ', asked: null });
	});

	test('is asked by an operator alone, with words, about what was seen', async () => {
		for (const actor of ['visitor', 'owner', 'other', 'general'] as const)
			expect([401, 404], actor).toContain((await askMore(words, undefined, actor)).status);
		expect((await askMore(' ')).body.faults).toEqual([{ at: 'asked', code: 'required' }]);
		expect((await askMore('x'.repeat(1_001))).body.faults).toEqual([{ at: 'asked', code: 'too-long' }]);
		const { seenAt } = await seen();
		await addLicence('other');
		expect((await askMore(words, seenAt)).body.code).toBe('changed-since');
		const { organisationId } = await seen();
		for (const [decision, body] of [
			['approval', { isDespite: true, seenAt }],
			['refusal', { reason: 'No.', seenAt }],
		] as const)
			expect(
				(await house.call('operator', `POST /api/partners/${organisationId}/${decision}`, { body })).body.code,
			).toBe('changed-since');
		expect(await house.mailsTo('owner@maru.example')).toEqual([]);
		expect((await house.call('owner', own)).body).toMatchObject({ status: 'COOPERATIVE_REQ', asked: null });
	});

	test('is asked once by many at once, and may be asked for something else', async () => {
		const { seenAt } = await seen();
		const answers = await Promise.all(Array.from({ length: 5 }, () => askMore(words, seenAt)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)]);
		expect((await askMore('And the registration number is wrong.')).status).toBe(200);
		expect((await house.call('owner', own)).body.asked.words).toBe('And the registration number is wrong.');
		expect((await seen('MORE_ASKED')).decisions.map(({ reason }: { reason: string }) => reason)).toEqual([
			words,
			'And the registration number is wrong.',
		]);
	});

	test('may be approved or refused all the same, and then nothing is asked any more', async () => {
		await askMore();
		expect((await refuse()).status).toBe(200);
		expect((await house.call('owner', own)).body).toMatchObject({ status: 'COOPERATIVE_REFUSED', asked: null });
		expect((await askMore()).body.code).toBe('not-allowed');
		await apply('It is renewed.');
		await askMore();
		expect((await approve()).status).toBe(200);
		expect((await house.call('owner', own)).body).toMatchObject({ status: 'COOPERATIVE_MEMBER', asked: null });
		expect((await askMore()).body.code).toBe('not-allowed');
		expect((await apply('Thanks.')).body.code).toBe('not-allowed');
		expect(await listOf('MORE_ASKED')).toEqual([]);
	});
});
