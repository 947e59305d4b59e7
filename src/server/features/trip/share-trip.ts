import { randomUUID } from 'node:crypto';
import type { tripEndpoints } from '#contract/api/trip.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { openSince } from '#domain/trip/share-life.ts';
import type { MemberContext } from '#server/member-context.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { sealShare } from './share-secret.ts';
import { viewShare } from './share-view.ts';
import { hasSlips } from './trip.repo.ts';
import { findOpenShares, insertShare, lockTraveller } from './trip-share.repo.ts';

type Input = InputOf<(typeof tripEndpoints)['POST /api/trips/shares']>['body'];

/** The most days of one link. */
const mostDays = 90;

/** A link to some days of one's own; whoever asks again for the same gets the same, so that a repeat is harmless. */
export async function shareTrip({ services, now, memberId }: MemberContext, { from, to, isMedicalShown }: Input) {
	if (to < from || to > addDays(from, mostDays))
		return refuse('invalid-input', { faults: [{ at: 'to', code: 'date-wrong' }] });
	return services.transact(async (work) => {
		const isActive = await lockTraveller(work, memberId);
		const days = { from: koreanInstant(from, '00:00'), to: koreanInstant(to, '23:59') };
		if (!isActive || !(await hasSlips(work, { memberId, ...days }))) return refuse('not-found');
		const since = openSince(koreanDay(now));
		const rows = await findOpenShares(work, memberId, { since, limit: pageSize });
		const open = rows.map((row) => viewShare(services.keys, row));
		const same = open.find((one) => one.from === from && one.to === to && one.isMedicalShown === isMedicalShown);
		if (same) return accept(same);
		if (open.length >= pageSize) return refuse('not-allowed');
		const id = randomUUID();
		const secret = newSecret();
		const row = {
			...{ id, memberId, from, to },
			sealed: sealShare(services.keys, id, { secret, isMedicalShown }),
			secretHash: secretHashOf(secret),
			createdAt: now,
			revokedAt: null,
		};
		await insertShare(work, row);
		return accept(viewShare(services.keys, row));
	});
}
