import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { consent } from '#server/db/schema/consent.ts';
import type { Queries } from '#server/queries.ts';

const isTheirs = (memberId: string) =>
	and(eq(consent.memberId, memberId), eq(consent.kind, 'vault'), isNull(consent.withdrawnAt));

/** The version of the text that the member has agreed to, and has not taken back. */
export async function findVaultConsent(queries: Queries, memberId: string): Promise<string | null> {
	const [row] = await queries
		.select({ version: consent.version })
		.from(consent)
		.where(isTheirs(memberId))
		.orderBy(desc(consent.givenAt))
		.limit(1);
	return row?.version ?? null;
}

export async function insertVaultConsent(
	queries: Queries,
	given: { memberId: string; version: string; locale: ContentLocale; givenAt: Date },
): Promise<void> {
	await queries.insert(consent).values({ ...given, kind: 'vault' });
}

export async function withdrawVaultConsent(queries: Queries, memberId: string, now: Date): Promise<void> {
	await queries.update(consent).set({ withdrawnAt: now }).where(isTheirs(memberId));
}
