import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ConsentKind } from '#domain/member/consent.ts';
import { consent } from '#server/db/schema/consent.ts';
import type { Queries } from '#server/queries.ts';

type GivenConsent = { memberId: string; kind: ConsentKind; version: string; locale: ContentLocale };

export async function insertConsents(queries: Queries, rows: GivenConsent[]): Promise<void> {
	await queries.insert(consent).values(rows);
}

/** All that was ever given, newest first. */
export function findConsents(queries: Queries, memberId: string) {
	return queries
		.select({
			kind: consent.kind,
			version: consent.version,
			locale: consent.locale,
			givenAt: consent.givenAt,
			withdrawnAt: consent.withdrawnAt,
		})
		.from(consent)
		.where(eq(consent.memberId, memberId))
		.orderBy(desc(consent.givenAt), desc(consent.id));
}

/** Of one kind, or with the account of all. */
export async function withdrawConsents(queries: Queries, memberId: string, kind?: ConsentKind): Promise<void> {
	await queries
		.update(consent)
		.set({ withdrawnAt: sql`now()` })
		.where(and(eq(consent.memberId, memberId), kind && eq(consent.kind, kind), isNull(consent.withdrawnAt)));
}
