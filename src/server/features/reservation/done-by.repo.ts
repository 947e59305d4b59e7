import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Role } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import type { Queries } from '#server/queries.ts';

export type Doer = { memberId: string; organisationId: string; name: string; role: Role };

/** Who of these members works at one of these organisations, or did, and as what last; who closed their account has no name. */
export const findDoers = (
	queries: Queries,
	{ memberIds, organisationIds }: { memberIds: readonly string[]; organisationIds: readonly string[] },
): PromiseLike<Doer[]> =>
	queries
		.selectDistinctOn([staff.memberId, staff.organisationId], {
			memberId: staff.memberId,
			organisationId: staff.organisationId,
			name: sql<string>`trim(${member.firstName} || ' ' || ${member.lastName})`,
			role: staff.role,
		})
		.from(staff)
		.innerJoin(member, and(eq(member.id, staff.memberId), ne(member.status, 'closed')))
		.where(and(inArray(staff.memberId, [...memberIds]), inArray(staff.organisationId, [...organisationIds])))
		.orderBy(asc(staff.memberId), asc(staff.organisationId), desc(staff.joinedAt));
