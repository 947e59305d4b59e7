import type { EveryonesView } from '#contract/api/reservation.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { methodsBack } from '#domain/reservation/payment.ts';
import { balanceDue, type Reservation, refundDue } from '#domain/reservation/reservation.ts';
import { toldNow } from '#domain/reservation/told-now.ts';
import type { Queries } from '#server/queries.ts';
import { namedActors } from './done-by.ts';
import type { ShownReservation } from './reservation-view.repo.ts';
import type { SealedFacts } from './sealed-facts.ts';

type Part = {
	queries: Queries;
	viewer: Viewer;
	shown: ShownReservation;
	reservation: Reservation;
	sealed: SealedFacts;
	now: Date;
};

/** To others a passport number has not even a length. */
const hidden = '••••••';

/** What is sealed is shown to the guest alone; others ask for it, and that is written down. */
export const houseView = async (part: Part, role: 'provider' | 'operator') => ({
	deskNote: await noteView(part, role),
	canNote: !isForgotten(part) && mayDo(part.viewer, 'reservation.answer', part.shown.organisationId),
	...houseRights(part, role),
});

/** Once what was told is erased, nothing new is kept about who told it. */
const isForgotten = ({ shown: { row } }: Part): boolean => row.erasedAt !== null;

async function noteView({ queries, viewer, shown, sealed: { note } }: Part, role: 'provider' | 'operator') {
	if (note === null) return null;
	const { organisationId } = shown;
	const byOf = await namedActors(queries, [note], { viewer, role, organisationId });
	return { text: note.text, actor: note.actor, by: byOf(note), at: note.at };
}

const houseRights = ({ viewer, shown, sealed, reservation, now }: Part, role: 'provider' | 'operator') => ({
	passportMasked: sealed.passport === null ? null : hidden,
	hasSealed:
		(sealed.passport !== null || sealed.contents !== null || sealed.allergy !== null) &&
		mayDo(viewer, 'guest.reveal', shown.organisationId),
	isGuest: shown.isGuest,
	canRecordPayment: mayRecord(role, reservation) && mayDo(viewer, 'payment.record', shown.organisationId),
	canWrite: mayDo(viewer, 'thread.write', shown.organisationId),
	canTellAgain:
		mayDo(viewer, 'reservation.answer', shown.organisationId) &&
		(!shown.isGuest || shown.row.email !== '') &&
		toldNow({ ...reservation, endsAt: shown.row.endsAt, erasedAt: shown.row.erasedAt }, now) !== undefined,
});

/** Whether there is anything left for them to record: what is only with the agency, a house does not send back. */
export const hasToRecord = (
	role: 'provider' | 'operator',
	{ money, payments }: Pick<EveryonesView, 'money' | 'payments'>,
): boolean => {
	const moved = payments.map(({ reversed, ...one }) => ({ ...one, isReversed: reversed !== null }));
	return role === 'operator' || money.balanceDue > 0 || methodsBack(role, moved).length > 0;
};

/** What is due, or goes back; who sees the account also what nobody waits for. */
const mayRecord = (role: 'provider' | 'operator', { status, money }: Reservation): boolean =>
	balanceDue(money) > 0 || refundDue(money) > 0 || (role === 'operator' && status !== 'requested');
