import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { viewApplication } from './application-view.ts';
import { findLicences } from './licence.repo.ts';
import { type ApplicationPlace, type ApplicationQueue, countApplications, findApplications } from './partner.repo.ts';
import { findDecisions } from './partner-change.repo.ts';

function placeOf(cursor: string): ApplicationPlace | undefined {
	const values = decodeCursor(cursor, ['moment', 'uuid']) as [string, string] | undefined;
	return values && { appliedAt: values[0], memberId: values[1] };
}

/** The applications in one state, those who wait longest first. */
export async function listApplications(
	queries: Queries,
	{ status, cursor }: { status: ApplicationQueue; cursor?: string | undefined },
) {
	const after = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && !after) return refuse('invalid-input');
	const [rows, total] = await Promise.all([
		findApplications(queries, { status, after, limit: pageSize + 1 }),
		countApplications(queries, status),
	]);
	const shown = rows.slice(0, pageSize);
	const ids = shown.map(({ member }) => member.id);
	const [licences, decisions] = await Promise.all([findLicences(queries, ids), findDecisions(queries, ids)]);
	const today = koreanDay(new Date());
	const last = shown.at(-1);
	return accept({
		items: shown.map((row) =>
			viewApplication(row, {
				today,
				licences: licences.filter(({ memberId }) => memberId === row.member.id),
				decisions: decisions.filter(({ memberId }) => memberId === row.member.id),
			}),
		),
		total,
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.place, last.member.id]) : null,
	});
}
