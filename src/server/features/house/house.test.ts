import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiKey } from '#server/db/schema/api-key.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partnerDecision } from '#server/db/schema/partner.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { eraseBusiness } from '#server/features/member/member-data.repo.ts';
import { insertDecision } from '#server/features/partner/partner-change.repo.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { takenFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
let own: string;
beforeAll(async () => {
	house = await openReservationHouse();
	own = house.organisationOf('partner');
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(partnerDecision);
	await house.queries.delete(apiKey);
	await house.queries.update(organisation).set({ status: 'approved' }).where(eq(organisation.id, own));
	await house.queries.update(member).set({ status: 'active' });
	await house.queries.delete(staff).where(eq(staff.memberId, house.idOf('other')));
});

const reason = 'Complaints about missed pick-ups, to be looked into.';
const suspend = (who: Actor = 'operator', id = own) =>
	house.call(who, `POST /api/houses/${id}/suspension`, { body: { reason } });
const restore = (who: Actor = 'operator', id = own) =>
	house.call(who, `POST /api/houses/${id}/restoration`, { body: { reason: 'Looked into.' } });
const page = async (id = own) => (await house.call('operator', `GET /api/houses/${id}?language=en`)).body;
const listed = async () =>
	(await house.call('visitor', 'GET /api/products?area=travel&language=en')).body.items.map(
		({ id }: { id: string }) => id,
	);

describe('a suspended house', () => {
	test('is gone from lists, pages and suggestions at once, and there again at once', async () => {
		expect(await listed()).toContain('tour');
		expect((await suspend()).status).toBe(200);
		expect(await listed()).not.toContain('tour');
		expect((await house.call('visitor', 'GET /api/products/tour?language=en')).status).toBe(404);
		expect((await house.call('visitor', 'GET /api/providers/walks?language=en')).status).toBe(404);
		expect((await restore()).status).toBe(200);
		expect(await listed()).toContain('tour');
		expect((await house.call('visitor', 'GET /api/products/tour?language=en')).status).toBe(200);
		expect((await house.call('visitor', 'GET /api/providers/walks?language=en')).status).toBe(200);
	});

	test('is in no list of providers, suggestion or number of a question either, and back in each at once', async () => {
		const now = performance.now.bind(performance);
		let ahead = 0;
		const pace = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
		const found = async () => {
			// What is known for five seconds is asked for anew; what is kept for minutes is not.
			ahead += 6_000;
			const [providers, suggestions, fit] = await Promise.all([
				house.call('guest', 'GET /api/providers?language=en'),
				house.call('guest', 'GET /api/suggestions?language=en&q=walks'),
				house.call('guest', 'GET /api/matching/fit?area=travel'),
			]);
			return [
				providers.body.items.some(({ id }: { id: string }) => id === 'walks'),
				JSON.stringify(suggestions.body).includes('"walks"'),
				fit.body.providers,
			];
		};
		const [isListed, isSuggested, fitting] = await found();
		expect([isListed, isSuggested]).toEqual([true, true]);
		await suspend();
		expect(await found()).toEqual([false, false, fitting - 1]);
		await restore();
		expect(await found()).toEqual([true, true, fitting]);
		pace.mockRestore();
	});

	test('keeps its papers for its owner, and names no profile to edit', async () => {
		const businesses = async () => (await house.call('partner', 'GET /api/members/me')).body.businesses;
		const facts = { organisation: own, name: expect.any(String) };
		expect(await businesses()).toEqual([{ ...facts, isSuspended: false, mayEditProfile: true }]);
		await suspend();
		expect(await businesses()).toEqual([{ ...facts, isSuspended: true, mayEditProfile: false }]);
		const papers = await house.call('partner', `POST /api/partners/me/licences?organisation=${own}&kind=other`, {
			file: new TextEncoder().encode('%PDF-1.4\n%%EOF'),
			type: 'application/pdf',
		});
		expect([papers.status, papers.body.licences?.length]).toEqual([200, 1]);
	});

	test('takes no reservation: not on the site, not at its desk, not by the agency on the phone', async () => {
		await suspend();
		expect((await house.reserve('guest')).body.code).toBe('not-found');
		for (const who of ['partner', 'operator'] as const)
			expect((await house.call(who, 'POST /api/desk/reservations', { body: takenFor('tour') })).body.code, who).toBe(
				'house-suspended',
			);
		expect((await house.call('rival', 'POST /api/desk/reservations', { body: takenFor('tour') })).body.code).toBe(
			'not-found',
		);
		await restore();
		await house.reserved('guest');
	});

	test('serves what is reserved: its people see it, answer, write and receive, and its guests keep their vouchers', async () => {
		const { id: asked } = await house.reserved('guest', 'private-walk');
		const { id, code } = await house.reserved('guest', 'tour');
		await suspend();
		const queue = await house.call('partner', 'GET /api/desk/reservations?language=en&queue=all');
		expect(queue.body.items.map((one: { id: string }) => one.id).sort()).toEqual([asked, id].sort());
		const confirmed = await house.call('partner', `POST /api/reservations/${asked}/moves?language=en`, {
			body: { move: 'confirm' },
		});
		expect(confirmed.status).toBe(200);
		expect((await house.say('partner', id, 'See you at nine.')).status).toBe(200);
		expect((await house.say('guest', id, 'Thank you.')).status).toBe(200);
		expect((await house.call('guest', `GET /api/reservations/${id}?language=en`)).body.code).toBe(code);
		expect((await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).status).toBe(200);
		// What its guests do is told to its own people, not to the agency.
		await tellEvents(house.services);
		const bell = await house.call('partner', 'GET /api/notifications?language=en');
		expect(bell.body.items.map((one: { kind: string }) => one.kind)).toContain('reservation.message');
	});

	test('publishes nothing, and the agency may still mend what it has', async () => {
		const products = (who: Actor) => house.call(who, 'GET /api/console/product-houses?language=en');
		expect((await products('partner')).body.houses).toHaveLength(1);
		await suspend();
		expect((await products('partner')).body.houses).toEqual([]);
		expect((await house.call('partner', `GET /api/partners/me/profile?organisation=${own}`)).status).toBe(404);
		expect((await house.call('partner', `GET /api/partners/me?organisation=${own}`)).body.status).toBe(
			'COOPERATIVE_MEMBER',
		);
	});
});

describe('the decision', () => {
	test('is told to owners and managers in their languages, by mail and bell, and stands in the trail', async () => {
		await employ(house.queries, { organisationId: own, memberId: house.idOf('other'), role: 'manager' });
		await suspend();
		for (const [who, locale] of [
			['partner', 'vn'],
			['other', 'ru'],
		] as const) {
			const [mail] = (await house.mailsTo(house.emailOf(who))).filter((one) => one.template === 'house-suspended');
			expect(mail, who).toMatchObject({ locale, data: { reason } });
		}
		await restore();
		expect((await house.mailsTo(house.emailOf('partner'))).map(({ template }) => template)).toContain('house-restored');
		await tellEvents(house.services);
		const bell = await house.call('other', 'GET /api/notifications?language=ru');
		expect(bell.body.items.map((one: { kind: string }) => one.kind)).toEqual([
			'partner.house-restored',
			'partner.house-suspended',
		]);
		const trail = await house.queries
			.select()
			.from(event)
			.where(and(eq(event.subjectId, own), eq(event.kind, 'partner.house-suspended')));
		expect(trail).toMatchObject([
			{
				...{ subjectKind: 'partner', actorKind: 'operator', actorId: house.idOf('operator') },
				changes: { status: { before: 'approved', after: 'suspended' } },
			},
		]);
	});

	test('is one operator’s; the second is told, and it waits for a sign-in of a moment ago', async () => {
		expect((await restore()).body.code).toBe('changed-since');
		const both = await Promise.all([suspend(), suspend()]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await house.queries.select().from(partnerDecision)).toHaveLength(1);
		expect((await suspend()).body.code).toBe('changed-since');
		for (const who of ['partner', 'rival', 'guest'] as const) expect((await restore(who)).status, who).toBe(404);
		expect((await restore('operator', house.organisationOf('applicant'))).status).toBe(404);
		expect((await restore('operator', randomUUID())).status).toBe(404);
		expect(
			(await house.call('operator', `POST /api/houses/${own}/restoration`, { body: { reason: ' ' } })).status,
		).toBe(400);
		await house.queries.execute("update session set signed_in_at = now() - interval '1 hour'");
		expect((await restore()).body.code).toBe('sign-in-again');
		await house.queries.execute('update session set signed_in_at = now()');
	});

	test('stands on the page of the house with its history', async () => {
		await house.reserved('guest', 'tour');
		await suspend();
		expect(await page()).toMatchObject({
			...{ id: own, standing: 'suspended', activeOwners: 1, openReservations: 1, mayManageStaff: true },
			suspension: { reason },
			// Of who is told of it: what a reason had better be written in.
			languages: ['vn'],
		});
		await restore();
		const open = await page();
		expect([open.standing, open.suspension]).toEqual(['open', null]);
		expect(open.decisions.map(({ decision }: { decision: string }) => decision)).toEqual(['restored', 'suspended']);
	});
});

describe('the list of houses', () => {
	test('is a file too, as it was narrowed, and taking it along is an entry of the trail', async () => {
		const taken = await house.call('operator', 'GET /api/houses/export?language=en&standing=open');
		expect(taken.headers['content-disposition']).toMatch(/maru-houses-[\d-]+\.csv/);
		expect(taken.bytes.toString('utf8').split('\r\n').length).toBeGreaterThan(2);
		const none = await house.call('operator', 'GET /api/houses/export?language=en&standing=suspended');
		expect(none.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1);
		const entries = await house.queries.select().from(event).where(eq(event.kind, 'partner.exported'));
		expect(entries.map(({ facts }) => facts)).toEqual([{ list: 'open' }, { list: 'suspended' }]);
		expect((await house.call('partner', 'GET /api/houses/export?language=en')).status).toBe(404);
	});

	const list = async (query = '') =>
		(await house.call('operator', `GET /api/houses?language=en${query}`)).body.items as {
			id: string;
			standing: string;
			name: string;
			registrationNumber: string;
		}[];

	test('has those that were approved, by how they stand', async () => {
		const ids = (await list()).map(({ id }) => id).sort();
		expect(ids).toEqual([own, house.organisationOf('rival')].sort());
		await house.queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('rival')));
		await suspend();
		expect((await list('&standing=suspended')).map(({ id }) => id)).toEqual([own]);
		expect((await list('&standing=ownerless')).map(({ id }) => id)).toEqual([house.organisationOf('rival')]);
		expect(await list('&standing=open')).toEqual([]);
	});

	test('has a house that is closed, with what was decided and without the words of it', async () => {
		const closed = house.organisationOf('rival');
		const isListed = async () => (await list('&standing=closed')).some(({ id }) => id === closed);
		const wasApproved = { organisationId: closed, about: 'application', decision: 'approved', at: house.now } as const;
		await insertDecision(house.queries, { ...wasApproved, reason: null });
		await suspend('operator', closed);
		await house.services.transact((work) =>
			eraseBusiness(work, { organisationId: closed, bankAccount: '', now: house.now }),
		);
		expect(await isListed()).toBe(true);
		expect(await page(closed)).toMatchObject({
			standing: 'closed',
			decisions: [{ decision: 'suspended', reason: '' }],
		});
		// Closed earlier, when decisions went with the account: the trail says that it was approved.
		await house.queries.delete(partnerDecision);
		expect(await isListed()).toBe(false);
		await house.services.transact((work) =>
			recordEvent(work, {
				...{ kind: 'partner.approved', subject: ['partner', closed], actor: 'operator' },
				...{ actorId: house.idOf('operator'), parties: { memberId: house.idOf('rival') }, at: house.now },
			}),
		);
		expect(await isListed()).toBe(true);
		await house.queries.update(organisation).set({ status: 'approved' }).where(eq(organisation.id, closed));
	});

	test('is found by a part of a name in any language, or the number', async () => {
		const [first] = await list();
		const found = async (text: string) => (await list(`&text=${encodeURIComponent(text)}`)).map(({ id }) => id);
		expect(await found(first?.name.slice(1, 6).toUpperCase() ?? '')).toContain(first?.id);
		expect(await found(first?.registrationNumber ?? '')).toContain(first?.id);
		expect(await found('100%_nobody')).toEqual([]);
	});
});

describe('people and keys of a house', () => {
	test('are seen by every operator, addresses masked, whoever is gone', async () => {
		await house.queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('partner')));
		const { body } = await house.call('operator', `GET /api/organisations/${own}/staff`);
		expect(body.items).toMatchObject([{ memberId: house.idOf('partner'), role: 'owner', isSuspended: true }]);
		expect(body.items[0].email).toContain('*');
		expect((await house.call('rival', `GET /api/organisations/${own}/staff`)).status).toBe(404);
		const invited = await house.call('operator', `POST /api/organisations/${own}/invitations`, {
			body: { email: 'new-owner@maru.example', role: 'owner', language: 'ko' },
		});
		expect(invited.status).toBe(200);
	});

	test('a leaked key and a webhook are taken away by an operator, and its people are told', async () => {
		const key = await house.call('partner', `POST /api/organisations/${own}/keys`, {
			body: { key: randomUUID(), name: 'Channel manager', rights: ['reservation.see'], days: 90 },
		});
		const hook = await house.call('partner', `POST /api/organisations/${own}/webhooks`, {
			body: { key: randomUUID(), address: 'https://hooks.example.com/secret-path', kinds: ['reservation.made'] },
		});
		const see = () =>
			house.app.inject({
				...{ method: 'GET', url: '/api/desk/reservations?language=en&queue=all' },
				headers: { authorization: `Bearer ${key.body.secret}` },
			});
		// While the house is suspended its programs serve too.
		await suspend();
		expect((await see()).statusCode).toBe(200);
		const shown = await house.call('operator', `GET /api/organisations/${own}/webhooks`);
		expect(shown.body.items).toMatchObject([{ address: 'hooks.example.com' }]);
		expect((await house.call('operator', `GET /api/organisations/${own}/keys`)).body.items).toHaveLength(1);
		for (const path of [`keys/${key.body.id}`, `webhooks/${hook.body.id}`]) {
			expect((await house.call('rival', `DELETE /api/organisations/${own}/${path}`)).status).toBe(404);
			expect((await house.call('operator', `DELETE /api/organisations/${own}/${path}`)).status).toBe(200);
		}
		expect((await see()).statusCode).toBe(401);
		const mails = (await house.mailsTo(house.emailOf('partner'))).map(({ template }) => template);
		expect(mails).toEqual(expect.arrayContaining(['api-key-revoked', 'webhook-removed']));
		// To make one is its own people's.
		expect(
			(
				await house.call('operator', `POST /api/organisations/${own}/keys`, {
					body: { key: randomUUID(), name: 'x', rights: ['reservation.see'], days: 90 },
				})
			).status,
		).toBe(404);
		await tellEvents(house.services);
		const bell = await house.call('partner', 'GET /api/notifications?language=en');
		expect(bell.body.items.map((one: { kind: string }) => one.kind)).toEqual(
			expect.arrayContaining(['key.revoked', 'webhook.dropped']),
		);
	});
});
