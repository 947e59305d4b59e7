import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { sendResetLink } from '#server/features/member/send-reset-link.ts';
import { createIdentify } from '#server/identify.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Services } from '#server/services.ts';
import { insertPageTexts } from './page-texts.ts';
import { buildTestApp } from './test-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';
import { trailOf } from './trail.ts';

type Call = { body?: unknown; cookie?: string | undefined; ip?: string };
type Answer = { status: number; body: ReturnType<typeof JSON.parse>; cookies: string[]; bytes: Buffer };
export type Joined = Answer & { id: string; email: string; password: string; cookie: string };

/** The texts of these tests are all of this version. */
const version = '2026-11-01';
export const goodPassword = 'winter-lantern-ferry';

export const business = {
	businessName: 'Lotus Travel House',
	businessNameKorean: '연꽃여행사',
	registrationNumber: '0000000015',
	representative: '박민준',
	bankAccount: '신한은행 000-000-123456',
	serviceItems: ['travel.vip-tour'],
	languages: ['en'],
};

/** Everything /join asks of a general member. */
export const joinBody = (email: string, changes: object = {}) => ({
	type: 'general',
	email,
	password: goodPassword,
	firstName: 'Siriporn',
	lastName: 'Wongsakul',
	birthOn: '1990-04-13',
	gender: 'female',
	phone: '+66812345678',
	country: 'TH',
	agreements: { terms: version, privacy: version },
	language: 'th',
	...changes,
});

export type House = {
	database: TestDatabase;
	app: FastifyInstance;
	services: Services;
	versions: Record<PageTextSlug, string>;
	call(key: string, options?: Call): Promise<Answer>;
	/** A new member, signed in. */
	join(changes?: object): Promise<Joined>;
	logIn(email: string, password: string): Promise<Answer & { cookie: string }>;
	/** What was queued for an address, newest first, opened. */
	mailsTo(address: string): Promise<{ template: string; locale: string; data: Record<string, string | number> }[]>;
	/** The secret in the newest link of that template. */
	secretFor(address: string, template: string): Promise<string>;
	/** Does what “forgot password” left to a job; how many there were. */
	runResetJobs(): Promise<number>;
	memberOf(id: string): Promise<typeof member.$inferSelect>;
	auditOf(id: string): Promise<string[]>;
	/** Time passes for whoever moves it. */
	clock: TestClock;
	close(): Promise<void>;
};

const cookieOf = (set: string[]) => set.map((cookie) => cookie.split(';')[0]).join('; ');

/** The server with its real services, sessions and limits over a database of its own; every caller comes from elsewhere. */
export async function openMemberHouse(
	adapt: (services: Services) => Services = (services) => services,
): Promise<House> {
	const database = await createTestDatabase();
	const clock = createTestClock();
	const services = adapt(testServices(database.drizzle, clock.now));
	const queries = database.drizzle;
	const app = await buildTestApp({ queries, services, identify: createIdentify({ queries, services }) });
	const versions = await insertPageTexts(queries);
	let callers = 0;
	let joins = 0;

	const call: House['call'] = async (key, { body, cookie, ip } = {}) => {
		const [method = 'GET', url = ''] = key.split(' ');
		callers += 1;
		const response = await app.inject({
			method: method as 'GET',
			url,
			remoteAddress: ip ?? `10.1.${Math.floor(callers / 250)}.${callers % 250}`,
			headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
			...(body !== undefined && { payload: body as object }),
		});
		const isJson = String(response.headers['content-type']).includes('json');
		return {
			status: response.statusCode,
			body: isJson ? response.json() : undefined,
			cookies: [response.headers['set-cookie'] ?? []].flat().map(String),
			bytes: response.rawPayload,
		};
	};
	const mailsTo: House['mailsTo'] = async (address) => {
		const rows = await queries
			.select()
			.from(mail)
			.where(eq(mail.address, address))
			.orderBy(desc(mail.createdAt), mail.template);
		return rows.map(({ id, template, locale, data }) => ({
			template,
			locale,
			data: openData(services.keys, id, data),
		}));
	};

	return {
		database,
		app,
		services,
		versions,
		clock,
		call,
		mailsTo,
		async join(changes = {}) {
			joins += 1;
			const body = joinBody(`guest-${joins}@maru.example`, changes);
			const answer = await call('POST /api/members', { body });
			if (answer.status !== 200) throw new Error(`could not join: ${JSON.stringify(answer.body)}`);
			return {
				...answer,
				id: answer.body.id,
				email: body.email,
				password: body.password,
				cookie: cookieOf(answer.cookies),
			};
		},
		async logIn(email, password) {
			const answer = await call('POST /api/sessions', { body: { email, password, isKept: false } });
			return { ...answer, cookie: cookieOf(answer.cookies) };
		},
		async secretFor(address, template) {
			const found = (await mailsTo(address)).find((one) => one.template === template);
			return /[?&](?:verify|token)=([\w-]+)/.exec(String(found?.data.link))?.[1] ?? '';
		},
		async runResetJobs() {
			const { rows } = await queries.execute(sql`select job.id::text, job.payload from graphile_worker._private_jobs job
				join graphile_worker._private_tasks task on task.id = job.task_id
				where task.identifier = 'request-password-reset' order by job.id`);
			for (const { id, payload } of rows as { id: string; payload: { sealed: string; door?: 'console' } }[]) {
				await sendResetLink({ services, now: clock.now() }, payload);
				await queries.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
			}
			return rows.length;
		},
		async memberOf(id) {
			const [row] = await queries.select().from(member).where(eq(member.id, id));
			if (!row) throw new Error(`no member ${id}`);
			return row;
		},
		async auditOf(id) {
			const rows = await trailOf(queries, id);
			return rows.map(({ event }) => event);
		},
		async close() {
			await app.close();
			await database.drop();
		},
	};
}
