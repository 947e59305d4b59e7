import { addDays } from '#domain/availability/schedule.ts';
import { koreanMidnight } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { sharesDay } from '#domain/notice/touch.ts';
import type { Queries } from '#server/queries.ts';
import { findSlips } from '../trip/trip.repo.ts';
import { findTouchedDays } from './notice.repo.ts';

/** A stay that began so long before may still be under way. */
const longestStay = 60;
const mostTold = 50;

/** The member's reservations on the days a notice speaks of: what takes place, not what came to nothing. */
export async function listTouched(
	queries: Queries,
	{ memberId, id, language, now }: { memberId: string; id: string; language: ContentLocale; now: Date },
) {
	const days = await findTouchedDays(queries, id, now);
	if (!days) return refuse('not-found');
	const { from, to } = days;
	if (!from || !to) return accept({ reservations: [] });
	const slips = await findSlips(queries, {
		memberId,
		language,
		from: koreanMidnight(addDays(from, -longestStay)),
		to: koreanMidnight(addDays(to, 1)),
	});
	const touched = slips.filter(({ row }) => sharesDay({ from, to }, { from: row.on, to: row.to ?? row.on }));
	return accept({
		reservations: touched.slice(0, mostTold).map(({ row, area, title }) => ({
			id: row.id,
			area,
			status: row.status,
			title,
			on: row.on,
			to: row.to,
			time: row.time,
		})),
	});
}
