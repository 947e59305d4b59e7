import { eq, sql } from 'drizzle-orm';
import { shortCode, wholeCode } from '#domain/reservation/code.ts';
import { reservation, shortCodeOf } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';
import type { Search } from './audit.repo.ts';

/** What no reservation has: its trail is empty. */
const nothing = 'none';

/** A code that was read out stands for its reservation; five signs of it where no other ends with the same. */
export async function withSubject(
	queries: Queries,
	{ code, ...search }: Search & { code?: string | undefined },
): Promise<Search> {
	if (code === undefined) return search;
	const whole = wholeCode(code);
	const ending = whole === undefined ? shortCode(code) : undefined;
	const isIt = whole === undefined ? sql`${shortCodeOf(reservation)} = ${ending ?? ''}` : eq(reservation.code, whole);
	const found = await queries.select({ id: reservation.id }).from(reservation).where(isIt).limit(2);
	return { ...search, subjectKind: 'reservation', subjectId: found.length === 1 ? found[0]?.id : nothing };
}
