import { countErrands } from '#domain/errand/errand.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { findErrands } from './find-errands.ts';

/** How much waits for the viewer: the header of every page says it. */
export async function countOwnErrands({ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>) {
	if (!viewer) return refuse('not-found');
	return accept(countErrands(await findErrands(queries, { viewer, now })));
}
