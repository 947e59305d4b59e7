import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { kinds } from '#domain/area/areas.ts';
import { refuse } from '#domain/kernel/result.ts';
import { tidyCode } from '#domain/promotion/promotion.ts';
import { beginReservation } from '#domain/reservation/advance-reservation.ts';
import { heldBy } from '#domain/reservation/held-places.ts';
import { uncoveredNeeds } from '#domain/reservation/need-cover.ts';
import { askNeeds } from '#domain/reservation/need-questions.ts';
import type { Context } from '#server/http/handlers.ts';
import { bodyHashOf } from './body-hash.ts';
import { bookReservation } from './book-reservation.ts';
import { bookedTerms } from './booked-terms.ts';
import { formFaults } from './check-form.ts';
import { isLost, promotionFor } from './promotion-for.ts';
import { refuseWrongCode } from './refuse-wrong-code.ts';
import { findReserveFacts } from './reserve-facts.repo.ts';
import { hasRoom, usableOffer } from './reserve-places.ts';
import { answerAgain } from './write-reservation.ts';

/** Reserves: at once, or as a request that holds its places until it is answered. */
export async function reserve(
	context: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	form: ReservationForm,
) {
	const { queries, services, now, viewer } = context;
	if (!viewer) throw new Error('reserving was opened to visitors');
	const { productId, key, waitingId, order } = form;
	const bodyHash = bodyHashOf(services.keys, form);
	const code = form.promotionCode ? tidyCode(form.promotionCode) : undefined;
	const facts = await findReserveFacts(queries, { memberId: viewer.id, productId, key, waitingId, order, code, now });
	if (facts.known) return answerAgain(facts.known, bodyHash);
	const { product } = facts;
	const kind = product && kinds[product.kind];
	if (!product || !kind) return refuse('not-found');

	const faults = formFaults({ form, facts, product, kind, now });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const wrongCode = await refuseWrongCode(context, { memberId: viewer.id, code, product, now });
	if (wrongCode) return wrongCode;
	const promotion = promotionFor(product, form, now);
	const begun = {
		...beginReservation(order, bookedTerms(product, kind, promotion), now),
		questions: askNeeds(uncoveredNeeds(form.needs, { ...product, gender: form.lead.gender }), order, now),
	};
	if (begun.money.total !== form.total) return refuse(isLost(form, promotion) ? 'promotion-over' : 'price-changed');
	const offer = usableOffer(facts.offer, { productId, price: product.price, order }, now);
	// Who comes after the last place was taken mostly learns it from this look; who comes in time, from the slot itself.
	if (!offer && !hasRoom(facts.slots ?? [], heldBy(begun), product.schedule)) return refuse('slot-full');
	return bookReservation(services, { memberId: viewer.id, form, bodyHash, facts, product, begun, offer, promotion });
}
