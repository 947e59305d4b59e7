import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { kinds } from '#domain/area/areas.ts';
import { refuse } from '#domain/kernel/result.ts';
import { beginAgreed } from '#domain/reservation/advance-reservation.ts';
import type { PriceOffer } from '#domain/reservation/agreed-price.ts';
import type { Context } from '#server/http/handlers.ts';
import { type AgreedRow, type AgreedSubject, findVersion } from './agreed-price.repo.ts';
import { bodyHashOf } from './body-hash.ts';
import { bookReservation } from './book-reservation.ts';
import { bookedTerms } from './booked-terms.ts';
import type { Booking } from './booking.ts';
import { formFaults } from './check-form.ts';
import { findReserveFacts } from './reserve-facts.repo.ts';
import { answerAgain } from './write-reservation.ts';

type Asked = {
	form: ReservationForm;
	subject: AgreedSubject;
	version: number;
	/** Who agreed to it knew how old the lead guest is, and that somebody else answers for a child. */
	isAgeAgreed?: boolean;
	settle?: NonNullable<Booking['agreed']>['settle'];
};

/**
 * Reserves at a price that was agreed to before, such as the answer to a question: its lines, date and places become a
 * reservation, and the version is locked, all in one transaction. It is confirmed at once, since both sides have agreed.
 */
export async function reserveAgreed(
	{ queries, services, now, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	{ form: given, subject, version, isAgeAgreed = false, settle }: Asked,
) {
	if (!viewer) throw new Error('reserving was opened to visitors');
	const { productId, key } = given;
	const bodyHash = bodyHashOf(services.keys, given);
	const agreed = await findVersion(queries, { ...subject, version });
	if (!agreed) return refuse('not-found');
	const form = { ...given, order: { ...given.order, persons: agreed.persons } };
	const { order } = form;
	const asked = { memberId: viewer.id, productId, key, waitingId: undefined, order, code: undefined, now };
	const facts = await findReserveFacts(queries, asked);
	if (facts.known) return answerAgain(facts.known, bodyHash);
	const { product } = facts;
	const kind = product && kinds[product.kind];
	// It was agreed to, so it was sold: who agreed to it is told that it is not, instead of that it is not known.
	if (!product || !kind) return refuse('not-on-sale');
	const faults = formFaults({ form, facts, product, kind, now }).filter(
		({ at, code }) => isAsked(at, agreed) && !(isAgeAgreed && code === 'guest-too-young'),
	);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	if (agreed.totalWon !== form.total) return refuse('price-changed');
	const begun = beginAgreed(order, bookedTerms(product, kind, undefined), offerOf(agreed), now);
	const booking = {
		memberId: viewer.id,
		form,
		bodyHash,
		facts,
		product,
		begun,
		offer: undefined,
		promotion: undefined,
	};
	return bookReservation(services, { ...booking, agreed: { subject, version, settle } });
}

/** Whom and how much was agreed to; of the date, only where places are kept must there be such a slot. */
const isAsked = (at: string, { places }: AgreedRow): boolean =>
	!at.startsWith('order.') || (places > 0 && ['order.on', 'order.to', 'order.time'].includes(at));

const offerOf = ({ version, lines, totalWon, persons, places, at, validUntil }: AgreedRow): PriceOffer => ({
	...{ version, lines, persons, places },
	total: totalWon,
	offeredAt: at.toISOString(),
	validUntil: validUntil.toISOString(),
});
