import { atWorkplace } from '#domain/desk/desk.ts';
import { koreanDayEnd, koreanMidnight } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { detailIds, isAtDoor } from '#domain/reservation/details.ts';
import type { MemberContext } from '#server/member-context.ts';
import { notedOn } from '../reservation/reservation-row.repo.ts';
import { findArrivals } from './desk.repo.ts';
import { viewArrival } from './view-arrival.ts';

type Asked = { language: ContentLocale; day: string; organisation?: string | undefined };

/** Who comes on a day to one's houses. What was told in confidence is on no paper. */
export async function readDeskDay(
	{ queries, services, viewer: whole }: MemberContext,
	{ language, day, organisation }: Asked,
) {
	const viewer = atWorkplace(whole, organisation);
	const houses = viewer ? organisationsWhere(viewer, 'reservation.see') : [];
	if (houses.length === 0) return refuse('not-found');
	const from = koreanMidnight(day);
	const found = await findArrivals(queries, { houses, language, from, to: new Date(koreanDayEnd(day).getTime() + 1) });
	return accept({
		day,
		comers: found.map((one) => ({
			...viewArrival(one, services.keys),
			...{ productId: one.row.productId, phone: one.row.phone, country: one.row.country },
			others: one.row.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
			hasAccount: !one.isGuest,
			note: notedOn(services.keys, one.row),
			details: Object.fromEntries(
				detailIds.flatMap((id) =>
					isAtDoor(id) && one.row.details[id] !== undefined ? [[id, one.row.details[id]]] : [],
				),
			),
		})),
	});
}
