import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries } from '#server/queries.ts';

export async function findSiteProfile(queries: Queries) {
	const [row] = await queries.select().from(siteProfile).limit(1);
	return row;
}
