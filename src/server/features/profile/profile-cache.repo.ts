import type { Pool } from '#server/queries.ts';
import { findSiteProfile } from './profile.repo.ts';

type Row = Awaited<ReturnType<typeof findSiteProfile>>;

/** As long as any data counts as fresh (SPEC section 7): every page's footer asks for it. */
const freshMs = 5_000;
const cache = new WeakMap<Pool['$client'], { row: Row; until: number }>();

export async function cachedProfile(reads: Pool): Promise<Row> {
	const known = cache.get(reads.$client);
	if (known && performance.now() < known.until) return known.row;
	const row = await findSiteProfile(reads);
	if (row) cache.set(reads.$client, { row, until: performance.now() + freshMs });
	return row;
}

/** Once it has changed: this server asks anew at once, the others within seconds. */
export const forgetProfile = (reads: Pool): boolean => cache.delete(reads.$client);
