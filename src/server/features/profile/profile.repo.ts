import type { Home } from '#domain/page/home.ts';
import type { ExchangeRates } from '#domain/product/currency.ts';
import { siteProfile, type Visit } from '#server/db/schema/profile.ts';
import type { Pool } from '#server/queries.ts';

type ProfileRow = typeof siteProfile.$inferSelect & { rates: ExchangeRates | null; ratesAsOf: string | null };

/** Read with every page, so it is one statement that PostgreSQL keeps the plan of. */
const profileSql = `
	select id, company_name as "companyName", representative, address, privacy_officer as "privacyOfficer",
		business_number as "businessNumber", mail_order_number as "mailOrderNumber", tourism_number as "tourismNumber",
		patient_number as "patientNumber", surety_won as "suretyWon", phone, fax, email, hosting,
		is_demonstration as "isDemonstration", is_join_open as "isJoinOpen", is_video_on as "isVideoOn", maintenance, home,
		(select jsonb_object_agg(currency, won) from exchange_rate) as rates,
		(select to_char(min(as_of), 'YYYY-MM-DD') from exchange_rate) as "ratesAsOf"
	from site_profile`;

export async function findSiteProfile(reads: Pool): Promise<ProfileRow | undefined> {
	const { rows } = await reads.$client.query<ProfileRow>({ name: 'site-profile', text: profileSql });
	return rows[0];
}

/** Apart from the profile, which every page reads: one page alone shows it. */
export async function findVisit(reads: Pool): Promise<Visit | undefined> {
	const [row] = await reads.select({ visit: siteProfile.visit }).from(siteProfile);
	return row?.visit ?? undefined;
}

/** Products that the agency has pinned to the main page. */
export async function findPinned(reads: Pool): Promise<string[]> {
	const { rows } = await reads.$client.query<{ home: Home | null }>({
		...{ name: 'pinned-products', text: 'select home from site_profile' },
	});
	return rows[0]?.home?.pinned ?? [];
}
