import { hash } from '@node-rs/argon2';
import { demoAccounts } from '#demo/accounts.ts';
import { demoNotices } from '#demo/notices.ts';
import { demoProfile } from '#demo/profile.ts';
import { demoRates } from '#demo/rates.ts';
import type { Database } from '../connect.ts';
import { advisoryKeys, withAdvisoryLock } from '../locks.ts';
import { exchangeRate } from '../schema/exchange-rate.ts';
import { installation } from '../schema/installation.ts';
import { member } from '../schema/member.ts';
import { notice } from '../schema/notice.ts';
import { siteProfile } from '../schema/profile.ts';

import { insertCatalogue } from './demo-catalogue.ts';

export type DemoAccount = { email: string; password: string; group: string };

const dayMs = 24 * 60 * 60 * 1000;

/** argon2id; the parameters are said out loud so that a library's new default never changes them silently. */
const hashing = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The first time only, all or nothing, and once however many servers start together. */
export async function fillDemoData(database: Database, onProgress: (sentence: string) => void): Promise<DemoAccount[]> {
	await withAdvisoryLock(database, advisoryKeys.demoData, async () => {
		const [done] = await database.drizzle.select().from(installation);
		if (done?.demoFilledAt) return;
		onProgress('Filling in the demonstration data …');
		await insertAll(database, new Date());
	});
	return demoAccounts;
}

async function insertAll(database: Database, now: Date): Promise<void> {
	const members = await Promise.all(
		demoAccounts.map(async ({ password, ...account }) => ({ ...account, passwordHash: await hash(password, hashing) })),
	);
	const notices = demoNotices.map(({ daysAgo, ...row }) => ({
		...row,
		publishedAt: new Date(now.getTime() - daysAgo * dayMs),
	}));
	await database.drizzle.transaction(async (transaction) => {
		await transaction.insert(member).values(members).onConflictDoNothing();
		await transaction.insert(siteProfile).values(demoProfile).onConflictDoNothing();
		await transaction.insert(notice).values(notices).onConflictDoNothing();
		await insertCatalogue(transaction, now);
		await transaction.insert(exchangeRate).values(rateRows(now)).onConflictDoNothing();
		await transaction
			.insert(installation)
			.values({ demoFilledAt: now })
			.onConflictDoUpdate({ target: installation.id, set: { demoFilledAt: now } });
	});
}

const rateRows = (now: Date) =>
	Object.entries(demoRates).map(([currency, won]) => ({
		currency: currency as keyof typeof demoRates,
		won,
		asOf: now.toISOString().slice(0, 10),
	}));
