import { createHash } from 'node:crypto';
import { type CallOffStatement, mostNamed } from '#contract/api/call-off.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { type CalledDate, costOf, fateOf } from '#domain/reservation/call-off.ts';
import { mayCallOff } from '#domain/reservation/reservation-policy.ts';
import { findSchedule } from '#server/features/slot/product-day.repo.ts';
import { countOffersOf } from '#server/features/waiting/waiting.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findConcerned } from './call-off.repo.ts';
import { checkCalledDate } from './check-called-date.ts';
import { reservationOf } from './reservation-row.repo.ts';

export type AskedDate = { on: string; time?: string | undefined };

export const calledDate = ({ on, time = null }: { on: string; time?: string | null | undefined }): CalledDate => ({
	on,
	time,
});

type Asked = { productId: string; date: CalledDate; actor: 'provider' | 'operator'; viewerId: string; now: Date };

/** What it costs as it stands now, with a mark of what would be done: another mark is another statement. */
export async function reckonCallOff(queries: Queries, { productId, date, actor, viewerId, now }: Asked) {
	const found = await findConcerned(queries, { productId, date, today: koreanDay(now) });
	const concerned = found.map((party) => {
		const reservation = reservationOf(party.row);
		const isOwn = party.row.memberId === viewerId;
		return { party, reservation, fate: fateOf(reservation, date, { actor, now, isDisputed: party.isDisputed, isOwn }) };
	});
	const cost = costOf(concerned, date, { actor, now });
	const offers = await countOffersOf(queries, { productId, ...date });
	const told = [offers, cost.moved.map(({ party, move, won }) => [party.row.id, move, won])];
	return { cost, offers, seen: createHash('sha256').update(JSON.stringify(told)).digest('base64url') };
}

type Found = Awaited<ReturnType<typeof findConcerned>>[number];

const named = ({ row: { id, code, firstName, lastName } }: Found) => ({
	...{ id, code },
	guest: `${firstName} ${lastName}`.trim(),
});

/** What calling off a date would cost, for whom may do it. */
export async function readCallOff(
	{ queries, viewer, memberId, now }: MemberContext,
	{ id, ...asked }: AskedDate & { id: string },
) {
	const found = await findSchedule(queries, viewer, id);
	if (!found || !mayCallOff(viewer, found.organisationId)) return refuse('not-found');
	const date = calledDate(asked);
	const checked = await checkCalledDate(queries, {
		productId: id,
		schedule: found.schedule,
		date,
		now,
		for: 'calling',
	});
	if (!checked.ok) return checked;
	const actor = actingFor(viewer, found.organisationId);
	const of = { productId: id, date, actor, viewerId: memberId, now };
	const { cost, offers, seen } = await reckonCallOff(queries, of);
	const { moved, left, ...sums } = cost;
	const phoned = moved.filter(({ party }) => party.isGuest);
	return accept<CallOffStatement>({
		...{ ...sums, offers, seen },
		languages: contentLocales.filter((locale) => moved.some(({ party }) => party.language === locale)),
		phoned: phoned.slice(0, mostNamed).map(({ party }) => ({ ...named(party), phone: party.row.phone })),
		phonedCount: phoned.length,
		left: left.slice(0, mostNamed).map(({ party, why }) => ({ ...named(party), why })),
		leftCount: left.length,
	});
}
