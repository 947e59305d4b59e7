import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { agencyId, servingStatuses } from '#domain/organisation/organisation.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

/** Providers of some organisations, or of all that serve guests, with the services they were approved for. */
export function findProductHouses(queries: Queries, organisationIds: 'all' | readonly string[], limit: number) {
	return queries
		.select({
			...{ id: provider.id, name: provider.name, organisationId: provider.organisationId },
			...{ region: provider.region, languages: provider.languages },
			serviceItems: partner.serviceItems,
		})
		.from(provider)
		.innerJoin(organisation, eq(organisation.id, provider.organisationId))
		.leftJoin(partner, eq(partner.organisationId, provider.organisationId))
		.where(
			and(
				or(inArray(organisation.status, [...servingStatuses]), eq(organisation.id, agencyId)),
				organisationIds === 'all' ? undefined : inArray(provider.organisationId, [...organisationIds]),
			),
		)
		.orderBy(asc(provider.id))
		.limit(limit);
}
