import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { viewApplication } from './application-view.ts';
import { findLicences } from './licence.repo.ts';
import { type ApplicationQueue, countApplications, findApplications } from './partner.repo.ts';
import { findDecisions } from './partner-change.repo.ts';

const longestFirst = cursorOf({ appliedAt: cursorPart.moment, organisationId: cursorPart.uuid });

/** The applications in one state, those who wait longest first. */
export async function listApplications(
	{ queries, services, now }: Pick<Context, 'queries' | 'services' | 'now'>,
	{ status, cursor }: { status: ApplicationQueue; cursor?: string | undefined },
) {
	const after = longestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findApplications(queries, { status, after: after.value, limit: pageSize + 1 }),
		countApplications(queries, status),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactAppliedAt, partner }) =>
		longestFirst.write({ appliedAt: exactAppliedAt, organisationId: partner.organisationId }),
	);
	const ids = shown.map(({ partner }) => partner.organisationId);
	const [licences, decisions] = await Promise.all([findLicences(queries, ids), findDecisions(queries, ids)]);
	const today = koreanDay(now);
	return accept({
		items: shown.map((row) =>
			viewApplication(row, {
				keys: services.keys,
				today,
				licences: licences.filter(({ organisationId }) => organisationId === row.partner.organisationId),
				decisions: decisions.filter(({ organisationId }) => organisationId === row.partner.organisationId),
			}),
		),
		total,
		nextCursor,
	});
}
