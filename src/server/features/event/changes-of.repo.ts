import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EventKind } from '#domain/event/event-kinds.ts';
import { event } from '#server/db/schema/event.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

type Asked = { memberId: string; providerId: string; kinds: readonly EventKind[]; since: Date };

/** How often a house was told that a member has done such things to whatever it offers, under any of its names. */
export async function countChangesOf(queries: Queries, { memberId, providerId, kinds, since }: Asked): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(event)
		.where(
			and(
				eq(event.actorId, memberId),
				gt(event.at, since),
				inArray(event.kind, [...kinds]),
				// What they know already was not mailed.
				sql`${event.facts} -> 'isKnown' is null`,
				sql`${event.organisationIds} && (select array_agg(same.id) from ${provider} same
					join ${provider} asked on asked.organisation_id = same.organisation_id where asked.id = ${providerId})`,
			),
		);
	return row?.count ?? 0;
}
