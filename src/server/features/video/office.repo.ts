import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries } from '#server/queries.ts';

/** Where mails to houses go that the agency keeps. */
export async function findOfficeEmail(queries: Queries): Promise<string> {
	const [row] = await queries.select({ email: siteProfile.email }).from(siteProfile);
	return row?.email ?? '';
}
