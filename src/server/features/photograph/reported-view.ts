import type { ReportedPhotograph } from '#contract/api/photograph-report.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { shownPhotographView } from '#server/files/photograph-view.ts';
import { textIn } from '#server/mail/order-data.ts';
import type { Queries } from '#server/queries.ts';
import { findReportsOf, photographSeen, type ReportRow } from './photograph-report.repo.ts';
import { findPhotographs, type PhotographRow } from './photographed.repo.ts';

const mostReports = 50;

function statusOf({ file }: PhotographRow, reports: readonly ReportRow[]): ReportedPhotograph['status'] {
	if (reports.some(({ status }) => status === 'open')) return 'open';
	return file.hiddenAt === null ? 'dismissed' : 'hidden';
}

function reportedView(row: PhotographRow, reports: readonly ReportRow[], language: ContentLocale): ReportedPhotograph {
	const { file, productId, area, titles, organisationId } = row;
	const decided = reports.filter(({ decidedAt }) => decidedAt !== null).at(-1);
	return {
		photograph: shownPhotographView(file, language),
		product:
			productId === null || area === null ? null : { id: productId, area, title: textIn(titles ?? {}, language) },
		provider: {
			id: row.providerId,
			name: textIn(row.providerName, language),
			organisationId: organisationId === agencyId ? null : organisationId,
		},
		reads: [...new Set((row.keepers ?? []).map(({ locale }) => locale))],
		status: statusOf(row, reports),
		reports: reports.slice(0, mostReports).map(({ reason, at, by }) => ({ reason, at: at.toISOString(), by })),
		hiddenAt: file.hiddenAt?.toISOString() ?? null,
		hiddenReason: file.hiddenReason,
		decidedAt: decided?.decidedAt?.toISOString() ?? null,
		decidedBy: decided?.decider ?? null,
		seen: photographSeen(file, reports),
	};
}

/** Those of some photographs that somebody reported, in their order. */
export async function viewReported(
	queries: Queries,
	{ ids, language }: { ids: readonly string[]; language: ContentLocale },
): Promise<ReportedPhotograph[]> {
	if (ids.length === 0) return [];
	const [rows, reports] = await Promise.all([findPhotographs(queries, ids), findReportsOf(queries, ids)]);
	const byFile = Map.groupBy(reports, ({ fileId }) => fileId);
	return ids.flatMap((id) => {
		const row = rows.find(({ file }) => file.id === id);
		const own = byFile.get(id);
		return row && own ? [reportedView(row, own, language)] : [];
	});
}
