import type { ProviderProfile } from '#contract/api/partner.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { findOwnPhotographs } from '#server/features/file/picture.repo.ts';
import { findHiddenPhotographs } from '#server/features/photograph/photographed.repo.ts';
import { hiddenPhotographView } from '#server/files/photograph-view.ts';
import type { Queries } from '#server/queries.ts';
import { findLicences } from './licence.repo.ts';
import { findPartner } from './partner.repo.ts';
import { findProvider, type ProviderRow, textsOf } from './provider.repo.ts';

/** Of a partner without pictures. */
export const drawnPortrait = 'portrait-1';

/** What stands in the form before it was saved once. */
const blank = (languages: ProviderProfile['languages'], year: number) => ({
	texts: {},
	region: 'seoul' as const,
	languages,
	foundedYear: year,
	answersWithinHours: 24,
});

const saved = (row: ProviderRow) => ({
	texts: textsOf(row),
	region: row.region,
	languages: row.languages,
	foundedYear: row.foundedYear,
	answersWithinHours: row.answersWithinHours,
});

/** The public provider profile as its keeper edits it, with what keeps it from being public. */
export async function viewProfile(queries: Queries, organisationId: string, now: Date): Promise<ProviderProfile> {
	const today = koreanDay(now);
	const row = await findProvider(queries, organisationId);
	const business = await findPartner(queries, organisationId);
	const names = business?.partner.proposedNames ?? row?.name;
	const fields =
		row && names ? saved({ ...row, name: names }) : blank(business?.partner.languages ?? [], Number(today.slice(0, 4)));
	const missing = missingForPublic(
		{
			isApproved: business?.status === 'approved',
			serviceItems: business?.partner.serviceItems ?? [],
			licences: await findLicences(queries, [organisationId]),
			texts: fields.texts,
		},
		today,
	);
	return {
		...fields,
		providerId: row?.id ?? null,
		portrait: row?.portrait ?? drawnPortrait,
		isPublic: row !== undefined && missing.length === 0,
		missing,
		pictures: await findOwnPhotographs(queries, row?.pictureIds ?? []),
		hiddenPictures: row
			? (await findHiddenPhotographs(queries, { kind: 'provider', id: row.id })).map(hiddenPhotographView)
			: [],
	};
}
