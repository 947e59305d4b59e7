import { and, eq, inArray } from 'drizzle-orm';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { member } from '#server/db/schema/member.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { keepersOf, toldAt } from '#server/features/organisation/staff.repo.ts';
import type { Queries } from '#server/queries.ts';

/** To whom the asker's mails go; undefined where the account is closed or suspended. */
export async function findAskerTold(queries: Queries, memberId: string) {
	const [row] = await findMembersTold(queries, [memberId]);
	return row;
}

export async function findMembersTold(queries: Queries, memberIds: readonly string[]) {
	if (memberIds.length === 0) return [];
	return queries
		.select({
			id: member.id,
			email: member.email,
			locale: member.locale,
			firstName: member.firstName,
			lastName: member.lastName,
			ownName: member.ownName,
		})
		.from(member)
		.where(and(inArray(member.id, [...memberIds]), eq(member.status, 'active')));
}

/** To whom mails to some providers go: those of each who may answer questions. `house`: whose inbox it is in; the agency keeps many. */
export async function findProvidersTold(queries: Queries, providerIds: readonly string[]) {
	if (providerIds.length === 0) return [];
	const rows = await queries
		.select({
			id: provider.id,
			name: provider.name,
			organisationId: provider.organisationId,
			keepers: keepersOf(rolesWith('matching.answer')),
			siteEmail: siteProfile.email,
			siteName: siteProfile.companyName,
		})
		.from(provider)
		.leftJoin(siteProfile, eq(siteProfile.id, 1))
		.where(inArray(provider.id, [...providerIds]));
	return rows.map(({ keepers, siteEmail, siteName, organisationId, ...row }) => {
		const isRunByAgency = organisationId === agencyId;
		return {
			...row,
			isRunByAgency,
			house: isRunByAgency && siteName ? siteName : row.name,
			told: toldAt(keepers, siteEmail ?? ''),
		};
	});
}
