import { daysBetween } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { openSince } from '#domain/trip/share-life.ts';
import type { Context } from '#server/http/handlers.ts';
import { secretHashOf } from '#server/secret.ts';
import { openShare } from './share-secret.ts';
import { slipOf, viewSharedSlip } from './slip-view.ts';
import { findSlips } from './trip.repo.ts';
import { findShare } from './trip-share.repo.ts';
import { regionsOf } from './trip-view.ts';

type Asked = { secret: string; language: ContentLocale };

/** What whoever has the link sees; one that ended looks like one that never was. */
export async function readSharedTrip(
	{ queries, services, now }: Pick<Context, 'queries' | 'services' | 'now'>,
	{ secret, language }: Asked,
) {
	const found = await findShare(queries, secretHashOf(secret));
	const today = koreanDay(now);
	if (!found || found.share.to < openSince(today)) return refuse('not-found');
	const { from, to, memberId } = found.share;
	const { isMedicalShown } = openShare(services.keys, found.share);
	const days = { from: koreanInstant(from, '00:00'), to: koreanInstant(to, '23:59') };
	const slips = (await findSlips(queries, { memberId, language, ...days })).map(slipOf);
	const told = slips.filter(({ isHealth }) => !isHealth || isMedicalShown);
	return accept({
		today,
		by: found.firstName,
		from,
		to,
		// Where a clinic is, is told no more than that there is one.
		regions: regionsOf(told),
		days: daysBetween(from, to).map((on) => ({
			on,
			slips: slips
				.filter(({ isStay, startsAt }) => !isStay && koreanDay(startsAt) === on)
				.map((slip) => viewSharedSlip(slip, isMedicalShown)),
		})),
		stays: slips
			.filter(({ isStay }) => isStay)
			.map((slip) => ({
				...viewSharedSlip(slip, isMedicalShown),
				from: koreanDay(slip.startsAt),
				to: koreanDay(slip.endsAt),
			})),
	});
}
