import { connect, type Database, requireSupportedVersion, requireWayPast, setTimeOutsOfRole } from './db/connect.ts';
import { advisoryKeys, withAdvisoryLock } from './db/locks.ts';
import { migrateSchema } from './db/migrate.ts';
import { preparationRefused } from './db/preparation-refused.ts';
import { type DemoAccount, fillDemoData } from './db/seed/fill-demo-data.ts';
import { fillPageTexts } from './db/seed/fill-page-texts.ts';
import { requireNoDemoAccounts } from './db/seed/require-no-demo-accounts.ts';
import { transact } from './db/transact.ts';
import { isForThePublic, type Settings } from './env.ts';
import { adoptContent } from './features/content/adopt-content.ts';
import { countStranded } from './features/factor/factor.repo.ts';
import { relyingPartyOf } from './features/factor/relying-party.ts';
import { indexProducts } from './features/product/index-products.ts';
import { requireKnownKeys } from './keys/require-known-keys.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';

type Options = {
	settings: Settings;
	url: string;
	/** What the site will work with; only its preparation is patient. */
	database: Database;
	onProgress: (sentence: string) => void;
};

/** One at a time is enough, and one holds the lock. */
const connections = 4;

/** From an address to a database the site can open on: schema, keys, texts, first content. In as much time as it takes. */
export async function prepareDatabase(options: Options): Promise<{ services: Services; accounts: DemoAccount[] }> {
	const patient = connect({ url: options.url, poolSize: connections, onError: () => undefined, isPatient: true });
	try {
		const isPast = options.settings.DATABASE_DIRECT_URL !== undefined;
		await requireSupportedVersion(patient, isPast ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
		// Before anybody goes through the pooler: a connection it opened earlier would never hear of them.
		if (isPast) await setTimeOutsOfRole(patient);
		// The way of requests: time-outs come with it, which a pooler refuses.
		await requireSupportedVersion(options.database, 'DATABASE_URL');
		if (isPast) await requireWayPast(options.url, options.database);
		return await prepare(patient, options);
	} catch (error) {
		throw preparationRefused(error);
	} finally {
		await patient.close();
	}
}

async function prepare(patient: Database, { settings, database, onProgress }: Options) {
	onProgress('Preparing the database …');
	await migrateSchema(patient);
	await fillPageTexts(patient);
	const services = await openServices(settings, database, onProgress);
	await requireKnownKeys(patient.drizzle, services.keys);
	await indexProducts(patient.drizzle);
	if (!settings.DEMO_DATA && isForThePublic(settings)) await requireNoDemoAccounts(patient.drizzle, services);
	const accounts = settings.DEMO_DATA ? await fillDemoData(patient, { services, onProgress }) : [];
	await withAdvisoryLock(patient, advisoryKeys.demoData, () =>
		adoptContent((work) => transact(patient.pool, work, () => undefined), services.clock()),
	);
	await tellOfStranded(patient, settings, onProgress);
	return { services, accounts };
}

/** A passkey is made for one host: whoever gives the site another learns here what it costs. */
async function tellOfStranded(
	{ drizzle }: Database,
	{ PUBLIC_ORIGIN }: Settings,
	onProgress: Options['onProgress'],
): Promise<void> {
	const { host } = relyingPartyOf(PUBLIC_ORIGIN);
	const stranded = await countStranded(drizzle, host);
	if (stranded > 0)
		onProgress(
			`Warning: ${stranded} passkeys were made for another host than ${host} and cannot be used here. Was PUBLIC_ORIGIN changed?`,
		);
}
