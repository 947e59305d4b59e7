import type { Fault } from '#contract/faults.ts';
import type { ConsentKind } from '#domain/member/consent.ts';
import type { Queries } from '#server/queries.ts';
import { findCurrentVersions } from '../page-text/page-text.repo.ts';

/** One agrees to a text that is in force: the page may have been open since yesterday. */
export async function outdatedTexts(
	{ queries, now }: { queries: Queries; now: Date },
	agreed: Partial<Record<ConsentKind, string | undefined>>,
	pathOf: (kind: ConsentKind) => string,
): Promise<Fault[]> {
	const current = await findCurrentVersions(queries, now);
	return (Object.entries(agreed) as [ConsentKind, string | undefined][])
		.filter(([kind, version]) => version !== undefined && version !== current[kind])
		.map(([kind]) => ({ at: pathOf(kind), code: 'text-outdated' }));
}
