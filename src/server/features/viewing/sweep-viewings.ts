import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Queries } from '#server/queries.ts';
import { deleteViewingsBefore } from './viewing.repo.ts';

/** A day that is over is forgotten with its salt; only the sums stay. */
export async function sweepViewings(queries: Queries): Promise<void> {
	await deleteViewingsBefore(queries, koreanDay(new Date()));
}
