import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { CooperativeStatus } from '#domain/member/group.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { findLicences } from './licence.repo.ts';
import { type ApplicationPlace, countApplications, findApplications } from './partner.repo.ts';
import { licenceView } from './partner-view.ts';

function placeOf(cursor: string): ApplicationPlace | undefined {
	const values = decodeCursor(cursor, ['moment', 'uuid']) as [string, string] | undefined;
	return values && { appliedAt: values[0], memberId: values[1] };
}

/** The applications in one state, those who wait longest first. */
export async function listApplications(
	queries: Queries,
	{ status, cursor }: { status: CooperativeStatus; cursor?: string | undefined },
) {
	const after = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && !after) return refuse('invalid-input');
	const [rows, total] = await Promise.all([
		findApplications(queries, { status, after, limit: pageSize + 1 }),
		countApplications(queries, status),
	]);
	const shown = rows.slice(0, pageSize);
	const licences = await findLicences(
		queries,
		shown.map(({ member }) => member.id),
	);
	const today = koreanDay(new Date());
	const last = shown.at(-1);
	return accept({
		items: shown.map(({ member, partner }) => ({
			memberId: member.id,
			name: `${member.firstName} ${member.lastName}`,
			email: member.email,
			phone: member.phone,
			address: member.address,
			language: member.locale,
			businessName: partner.businessName,
			businessNameKorean: partner.businessNameKorean,
			registrationNumber: partner.registrationNumber,
			representative: partner.representative,
			serviceItems: partner.serviceItems,
			languages: partner.languages,
			status,
			refusalReason: partner.refusalReason,
			appliedOn: koreanDay(partner.appliedAt),
			decidedOn: partner.decidedAt && koreanDay(partner.decidedAt),
			licences: licences.filter(({ memberId }) => memberId === member.id).map((licence) => licenceView(licence, today)),
		})),
		total,
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.place, last.member.id]) : null,
	});
}
