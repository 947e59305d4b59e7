import { pageSize } from '#contract/endpoint.ts';
import type { ErrandSide } from '#domain/errand/errand.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { findErrands } from './find-errands.ts';
import { tellErrands } from './tell-errands.ts';

/** What waits for the viewer, in words: the twenty that end first, and how many there are. */
export async function listErrands(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	{ language, side }: { language: ContentLocale; side?: ErrandSide | undefined },
) {
	if (!viewer) return refuse('not-found');
	const errands = await findErrands(queries, { viewer, now, side });
	const items = await tellErrands(queries, errands.slice(0, pageSize), language);
	return accept({ items, total: errands.length, nextCursor: null });
}
