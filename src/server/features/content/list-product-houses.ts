import { mostHouses } from '#contract/api/content.ts';
import { editRight } from '#domain/content/edit-right.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { demandedPapers } from '#domain/provider/demanded-papers.ts';
import { offeredKinds } from '#domain/provider/offered-kinds.ts';
import { findLicences } from '#server/features/partner/licence.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findProductHouses } from './product-house.repo.ts';

/** Where products can be begun. The agency may offer everything; a business what it was approved for. */
export async function listProductHouses(
	{ queries, viewer, now }: MemberContext,
	{ language }: { language: ContentLocale },
) {
	const organisationIds = organisationsWhere(viewer, editRight.product);
	if (organisationIds.length === 0) return accept({ houses: [] });
	const rows = await findProductHouses(queries, organisationIds, mostHouses);
	const licences = await findLicences(queries, [...new Set(rows.map((row) => row.organisationId))]);
	const houses = rows.map(({ id, name, organisationId, serviceItems }) => ({
		providerId: id,
		name: name[shownLocale(name, language) ?? 'ko'] ?? id,
		kinds: offeredKinds({ organisationId, serviceItems }),
		papers: demandedPapers(
			organisationId === agencyId ? [] : (serviceItems ?? []),
			licences.filter((one) => one.organisationId === organisationId),
			koreanDay(now),
		),
	}));
	return accept({ houses });
}
