import { demoAccounts } from '#demo/accounts.ts';
import { demoProfile } from '#demo/profile.ts';
import { demoRates } from '#demo/rates.ts';
import type { Transaction } from '#server/queries.ts';
import type { Database } from '../connect.ts';
import { advisoryKeys, withAdvisoryLock } from '../locks.ts';
import { exchangeRate } from '../schema/exchange-rate.ts';
import { installation } from '../schema/installation.ts';
import { siteProfile } from '../schema/profile.ts';
import { transact } from '../transact.ts';
import { insertCatalogue } from './demo-catalogue.ts';
import { insertConsultations } from './demo-consultations.ts';
import { tellDemo } from './demo-events.ts';
import { type DemoServices, insertMembers } from './demo-members.ts';
import { insertNotices } from './demo-notices.ts';
import { insertPromotions } from './demo-promotions.ts';
import { insertQuestions } from './demo-questions.ts';
import { insertReservations, openDemoHouse } from './demo-reservations.ts';
import { insertVault } from './demo-vault.ts';
import { insertVideos } from './demo-videos.ts';
import { insertWaiting } from './demo-waiting.ts';

export type DemoAccount = { email: string; password: string; group: string };

/** The first time only, all or nothing, and once however many servers start together. */
export async function fillDemoData(
	database: Database,
	{ services, onProgress }: { services: DemoServices; onProgress: (sentence: string) => void },
): Promise<DemoAccount[]> {
	await withAdvisoryLock(database, advisoryKeys.demoData, async () => {
		const [done] = await database.drizzle.select().from(installation);
		if (done?.demoFilledAt) return;
		onProgress('Filling in the demonstration data …');
		await insertAll(database, services, services.clock());
	});
	return demoAccounts;
}

async function insertAll(database: Database, services: DemoServices, now: Date): Promise<void> {
	const insert = async (work: Transaction) => {
		await work.insert(siteProfile).values(demoProfile).onConflictDoNothing();
		await insertNotices(work, { files: services.files, now });
		await insertCatalogue(work, now);
		await insertPromotions(work, now);
		if (await insertMembers({ queries: work, services, now })) {
			const house = await openDemoHouse(work, { keys: services.keys, now });
			const events = await insertReservations(house);
			await insertWaiting(house);
			await insertQuestions(house);
			await insertConsultations(house);
			await insertVideos(house);
			await insertVault(house, services);
			await tellDemo(work, events, now);
		}
		await work.insert(exchangeRate).values(rateRows(now)).onConflictDoNothing();
		await work
			.insert(installation)
			.values({ demoFilledAt: now })
			.onConflictDoUpdate({ target: installation.id, set: { demoFilledAt: now } });
	};
	await transact(database.pool, insert, () => undefined);
}

const rateRows = (now: Date) =>
	Object.entries(demoRates).map(([currency, won]) => ({
		currency: currency as keyof typeof demoRates,
		won,
		asOf: now.toISOString().slice(0, 10),
	}));
