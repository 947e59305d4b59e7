import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { kinds } from '#domain/area/areas.ts';
import { accept, type Refused, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { countOf } from '#domain/product/price.ts';
import { advance, mayMove } from '#domain/reservation/advance-reservation.ts';
import { type AgreedLine, agreedFaults } from '#domain/reservation/agreed-price.ts';
import { needsAccount } from '#domain/reservation/at-guests-word.ts';
import { moveRight } from '#domain/reservation/move-right.ts';
import { validUntilOf } from '#domain/reservation/offer-price.ts';
import { infantsPerAdult } from '#domain/reservation/order.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import type { Services } from '#server/services.ts';
import { type AgreedRow, findByKey } from './agreed-price.repo.ts';
import { applyMove } from './apply-move.ts';
import { isMoreOfSuspended } from './is-more-of-suspended.ts';
import { type FoundReservation, lockReservation } from './reservation.repo.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { viewReservation } from './reservation-view.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Input = InputOf<(typeof reservationEndpoints)['POST /api/reservations/:id/prices']>;
type Body = Input['body'];

/** A provider puts a price in lines to the guest of a request or a reservation: the next version, with its places held until it is answered. */
export async function offerPrice(context: Given, { params: { id }, query: { language }, body }: Input) {
	const { services, now, viewer } = context;
	if (!viewer) return refuse('not-found');
	const counted = `${viewer.id} ${id}`;
	// Each is told to the guest by a mail.
	const retryAfter = await countAttempt(context, 'change-reservation', counted);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const done = await services.transact((work) => offer({ work, services, now, viewer }, { id, body }));
	if (!done.ok) {
		await forgiveAttempt(context, 'change-reservation', counted);
		return done;
	}
	const view = await viewReservation(context, { id, language });
	return view ? accept(view) : refuse('not-found');
}

type Step = { work: Transaction; services: Services; now: Date; viewer: Viewer };
type Refusal =
	| ('not-found' | 'key-reused' | 'not-allowed' | 'changed-since' | 'invalid-input' | 'slot-full')
	| 'house-suspended';

async function offer(
	{ work, services, now, viewer }: Step,
	{ id, body }: { id: string; body: Body },
): Promise<Refused<Refusal> | ReturnType<typeof accept<object>>> {
	const found = await lockReservation(work, id);
	const actor = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!found || !actor || actor === 'member') return refuse('not-found');
	if (!mayDo(viewer, moveRight('offer-price'), found.organisationId)) return refuse('not-allowed');
	const known = await findByKey(work, { actorId: viewer.id, key: body.key });
	if (known) return isRepeat(known, { id, body }) ? accept({}) : refuse('key-reused');
	if (found.isGuest && needsAccount('offer-price')) return refuse('not-allowed');
	const reservation = reservationOf(found.row);
	if (!mayMove(reservation, 'offer-price', { actor, now })) return refuse('not-allowed');
	// Of two who put one at the same time the second sees the first before it is replaced.
	if (body.seen !== undefined && body.seen !== (reservation.offer?.version ?? 0)) return refuse('changed-since');
	const faults = offerFaults(found, body);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const { lines, persons, places, days } = body;
	const wished = { order: { ...reservation.order, persons }, places };
	if (await isMoreOfSuspended(work, { found, reservation, wished })) return refuse('house-suspended');
	const validUntil = validUntilOf(reservation.order, days, now);
	const input = { move: 'offer-price' as const, lines, persons, places, validUntil };
	const advanced = advance(reservation, input, { actor, now });
	if (!advanced.ok) return refuse('not-allowed');
	const isTaken = await applyMove(
		{ queries: work, services },
		{
			...{ found, input, advanced: advanced.value, actor, now },
			...{ actorId: viewer.id, reason: null, key: body.key },
		},
	);
	return isTaken ? accept({}) : rollBack(refuse('slot-full'));
}

/** Sent again after its answer was lost. */
const isRepeat = (known: AgreedRow, { id, body }: { id: string; body: Body }): boolean =>
	known.subjectId === id &&
	known.places === body.places &&
	known.lines.length === body.lines.length &&
	known.lines.every((line, at) => isSameLine(line, body.lines[at]));

const isSameLine = (one: AgreedLine, other: AgreedLine | undefined): boolean =>
	one.of === other?.of && one.name === other.name && one.quantity === other.quantity && one.won === other.won;

function offerFaults({ row, kind: slug }: FoundReservation, { lines, persons }: Body): Fault[] {
	const kind = kinds[slug];
	const isOthers = countOf(persons) !== countOf(row.persons);
	return [
		...agreedFaults(lines),
		...(persons.adult < 1 ? [{ at: 'persons', code: 'too-few-persons' as const }] : []),
		...(persons.infant > infantsPerAdult * persons.adult ? [{ at: 'persons', code: 'too-many-infants' as const }] : []),
		// Whose every name is asked for, those names have to come from the guest.
		...(kind?.names === 'each' && isOthers ? [{ at: 'persons', code: 'invalid-input' as const }] : []),
	];
}
