import type { SiteFacts } from '#contract/api/site-facts.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries, Transaction } from '#server/queries.ts';

const columns = {
	...{ companyName: siteProfile.companyName, representative: siteProfile.representative, address: siteProfile.address },
	...{ privacyOfficer: siteProfile.privacyOfficer, mailOrderNumber: siteProfile.mailOrderNumber },
	...{ businessNumber: siteProfile.businessNumber, tourismNumber: siteProfile.tourismNumber },
	...{ patientNumber: siteProfile.patientNumber, suretyWon: siteProfile.suretyWon, phone: siteProfile.phone },
	...{ fax: siteProfile.fax, email: siteProfile.email, hosting: siteProfile.hosting, transfer: siteProfile.transfer },
	...{ eraseAfterDays: siteProfile.eraseAfterDays, visit: siteProfile.visit },
	isDemonstration: siteProfile.isDemonstration,
};

/** What has been saved was checked: Korean and English are there. */
export async function findFacts(queries: Queries): Promise<SiteFacts | null> {
	const [row] = await queries.select(columns).from(siteProfile);
	return (row as SiteFacts | undefined) ?? null;
}

/** Of two who save at once the second sees what the first has done. */
export async function lockFacts(work: Transaction): Promise<SiteFacts | null> {
	const [row] = await work.select(columns).from(siteProfile).for('update');
	return (row as SiteFacts | undefined) ?? null;
}

/** The first time the row is made; of two who make it one finds it there. */
export async function putFacts(
	work: Transaction,
	facts: SiteFacts,
	{ isFirst }: { isFirst: boolean },
): Promise<boolean> {
	// A language that was not written is not there: nothing is ever undefined.
	const row = facts as typeof siteProfile.$inferInsert;
	if (isFirst) {
		const made = await work.insert(siteProfile).values(row).onConflictDoNothing().returning({ id: siteProfile.id });
		return made.length > 0;
	}
	await work.update(siteProfile).set(row);
	return true;
}
