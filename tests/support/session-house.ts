import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { createIdentify } from '#server/identify.ts';
import type { Services } from '#server/services.ts';
import { buildTestApp } from './test-app.ts';
import { createBrowser, type TestBrowser } from './test-browser.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

export type IdentifyOptions = Parameters<typeof createIdentify>[0];

const person = (email: string, firstName: string) => ({
	email,
	firstName,
	lastName: 'Nguyen',
	passwordHash: `the password of ${firstName}`,
	group: 'GR0300' as const,
	locale: 'vn' as const,
	emailVerifiedAt: new Date(),
});

/** Two members, Linh and Mallory, and servers for them that are whole or lack a guard; each test begins without logins, at the present. */
export function openSessionHouse() {
	const apps: FastifyInstance[] = [];
	const clock = createTestClock();
	const house = {} as { database: TestDatabase; services: Services; guarded: FastifyInstance };

	/** The whole server, as it is or with something of its identification taken out. */
	async function serverWith(changed: Partial<IdentifyOptions> = {}): Promise<FastifyInstance> {
		const { database, services } = house;
		const identify = createIdentify({ queries: database.drizzle, services, ...changed });
		const app = await buildTestApp({ queries: database.drizzle, services, identify });
		apps.push(app);
		return app;
	}

	async function logInOn(app: FastifyInstance, firstName: 'Linh' | 'Mallory', isKept = false): Promise<TestBrowser> {
		const browser = createBrowser(app);
		await browser.logIn(`${firstName.toLowerCase()}@mail.example`, `the password of ${firstName}`, { isKept });
		expect(await browser.isIn()).toBe(true);
		return browser;
	}

	beforeAll(async () => {
		house.database = await createTestDatabase();
		house.services = {
			...testServices(house.database.drizzle, clock.now),
			passwords: {
				hash: async (text) => text,
				matches: async (hash, text) => hash === text,
				matching: async (hashes, text) => hashes.filter((hash) => hash === text),
			},
		};
		await house.database.drizzle
			.insert(member)
			.values([person('linh@mail.example', 'Linh'), person('mallory@mail.example', 'Mallory')]);
		house.guarded = await serverWith();
	});
	beforeEach(async () => {
		clock.reset();
		await house.database.drizzle.delete(session);
		await house.database.drizzle.update(member).set({ status: 'active' });
	});
	afterAll(async () => {
		for (const app of apps) await app.close();
		await house.database.drop();
	});
	return { house, clock, serverWith, logInOn };
}

export const tokenOf = (browser: TestBrowser) => browser.cookies.get('TID_JWT') ?? '';
