import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Viewer } from '#domain/member/access.ts';
import { organisationStatusOf } from '#domain/organisation/organisation-status.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import { openData } from '#server/mail/sealed-data.ts';
import { employOperator, foundBusiness } from './organisations.ts';
import { buildTestApp } from './test-app.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';
import { trailOf } from './trail.ts';

export type Actor = 'visitor' | 'owner' | 'other' | 'general' | 'operator';

export const business = {
	businessName: 'Lumi Skin Clinic',
	businessNameKorean: '루미피부과의원',
	registrationNumber: '0000000015',
	representative: 'Yoon Ha-eun',
	bankAccount: '국민은행 123456-04-567890',
	serviceItems: ['medical.dermatology', 'wellness.beauty'],
	languages: ['vn', 'en'],
};

type Call = { body?: unknown; file?: Uint8Array; type?: string };

/**
 * The server over a database of its own with five actors: a visitor, two cooperative members (the owner waits for
 * approval, the other is approved), a general member and an operator. Who calls is said in a header.
 */
export async function openPartnerHouse() {
	const database = await createTestDatabase();
	const queries = database.drizzle;
	const clock = createTestClock();
	const services = testServices(queries, clock.now);
	const ids: Record<string, string> = {};
	const houses: Record<string, string> = {};
	const people = {
		owner: { group: 'GR0200', cooperative: 'COOPERATIVE_REQ' },
		other: { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' },
		general: { group: 'GR0300', cooperative: null },
		operator: { group: 'GR0100', cooperative: null },
	} as const;
	for (const [name, facts] of Object.entries(people)) {
		const row = {
			...facts,
			email: `${name}@maru.example`,
			passwordHash: 'none',
			firstName: name,
			lastName: 'Tester',
			locale: 'ko' as const,
		};
		const [{ id = '' } = {}] = await queries.insert(member).values(row).returning({ id: member.id });
		ids[name] = id;
		if (facts.group === 'GR0100') await employOperator(queries, id);
		if (facts.group === 'GR0200') {
			const organisationId = await foundBusiness(queries, id, organisationStatusOf(facts.cooperative));
			houses[name] = organisationId;
			await queries.insert(partner).values({
				...business,
				organisationId,
				bankAccount: services.keys.seal(business.bankAccount, bankAccountBinding(organisationId)),
				serviceItems: ['wellness.spa'],
				languages: ['en'],
			});
		}
	}

	async function viewerOf(name: string): Promise<Viewer | null> {
		const [row] = ids[name] ? await queries.select().from(member).where(eq(member.id, ids[name])) : [];
		if (row?.status !== 'active') return null;
		const works = await queries
			.select({ organisationId: staff.organisationId, role: staff.role, status: organisation.status })
			.from(staff)
			.innerJoin(organisation, eq(organisation.id, staff.organisationId))
			.where(and(eq(staff.memberId, row.id), isNull(staff.leftAt)));
		return { id: row.id, name: row.firstName, group: row.group, cooperative: row.cooperative, works };
	}
	const app = await buildTestApp({
		queries,
		services,
		identify: async ({ headers }) => ({
			viewer: await viewerOf(String(headers['x-actor'])),
			sessionId: null,
			signedInAt: services.clock(),
			consoleLocale: null,
		}),
	});

	async function call(actor: Actor, key: string, { body, file, type = 'image/png' }: Call = {}) {
		const [method = 'GET', url = ''] = key.split(' ');
		const response = await app.inject({
			method: method as 'GET',
			url,
			headers: {
				'x-actor': actor,
				'sec-fetch-site': 'same-origin',
				...(file && { 'content-type': type }),
			},
			...(file ? { payload: Buffer.from(file) } : body !== undefined && { payload: body as object }),
		});
		const isJson = String(response.headers['content-type']).includes('json');
		return {
			status: response.statusCode,
			body: isJson ? response.json() : undefined,
			bytes: response.rawPayload,
			headers: response.headers,
		};
	}

	return {
		database,
		queries,
		services,
		clock,
		get now() {
			return clock.now();
		},
		app,
		call,
		idOf: (actor: Actor) => ids[actor] ?? '',
		/** The business of the owner or the other. */
		organisationOf: (actor: 'owner' | 'other') => houses[actor] ?? '',
		async mailsTo(address: string) {
			const rows = await queries.select().from(mail).where(eq(mail.address, address)).orderBy(desc(mail.createdAt));
			return rows.map(({ id, template, data }) => ({ template, data: openData(services.keys, id, data) }));
		},
		async auditOf(actor: Actor) {
			const rows = await trailOf(queries, ids[actor] ?? '');
			return rows.map(({ event, actorId }) => [event, Object.keys(ids).find((name) => ids[name] === actorId)]);
		},
		async close() {
			await app.close();
			await database.drop();
		},
	};
}
export type PartnerHouse = Awaited<ReturnType<typeof openPartnerHouse>>;
