import type { TakenForm } from '#contract/api/taken-reservation.ts';
import type { Fault } from '#contract/faults.ts';
import type { Kind } from '#domain/area/area.ts';
import { kinds } from '#domain/area/areas.ts';
import { atOwnDesk } from '#domain/availability/schedule.ts';
import { refuse } from '#domain/kernel/result.ts';
import { mayDo, worksFor } from '#domain/organisation/rights.ts';
import { beginReservation, beginTaken } from '#domain/reservation/advance-reservation.ts';
import { heldBy } from '#domain/reservation/held-places.ts';
import { uncoveredNeeds } from '#domain/reservation/need-cover.ts';
import { allAgreed, askNeeds } from '#domain/reservation/need-questions.ts';
import type { Terms } from '#domain/reservation/reservation.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { findSuspendedHouse } from '#server/features/house/house.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { bodyHashOf } from './body-hash.ts';
import { bookReservation } from './book-reservation.ts';
import type { BookedForm } from './booked-form.ts';
import { bookedTerms } from './booked-terms.ts';
import { formFaults } from './check-form.ts';
import { isLost, promotionFor } from './promotion-for.ts';
import { type BookedProduct, findReserveFacts, nobodyYet } from './reserve-facts.repo.ts';
import { hasRoom } from './reserve-places.ts';
import { answerAgain } from './write-reservation.ts';

/**
 * A reservation that a desk takes for a guest who phones or stands there: by the same rules, prices and places as on the site.
 * What a house takes for itself is confirmed, and taken until it begins, whatever notice its guests must give; what the agency takes for a house is asked of it where its guests ask too.
 */
export async function takeReservation(context: MemberContext, given: TakenForm) {
	const retryAfter = await countAttempt(context, 'take-member', context.memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const taken = await take(context, given);
	// What was refused is no reservation.
	if (!taken.ok) await forgiveAttempt(context, 'take-member', context.memberId);
	return taken;
}

async function take({ queries, services, now, viewer, memberId }: MemberContext, given: TakenForm) {
	const { productId, key, order } = given;
	const bodyHash = bodyHashOf(services.keys, given);
	const asked = { memberId, guestId: nobodyYet, productId, key, waitingId: undefined, order, code: undefined, now };
	const facts = await findReserveFacts(queries, asked);
	if (facts.known) return answerAgain(facts.known, bodyHash);
	const { product } = facts;
	const kind = kinds[product?.kind ?? ''];
	if (!product) {
		const suspended = await findSuspendedHouse(queries, productId);
		const isTheirs = suspended !== undefined && mayDo(viewer, 'reservation.answer', suspended);
		return refuse(isTheirs ? 'house-suspended' : 'not-found');
	}
	if (!kind || !mayDo(viewer, 'reservation.answer', product.organisationId)) return refuse('not-found');

	const form = formOf(given);
	const isHouse = worksFor(viewer, product.organisationId);
	const offered = isHouse ? { ...product, schedule: atOwnDesk(product.schedule) } : product;
	const faults = [...formFaults({ form, facts, product: offered, kind, now }), ...leadFaults(given, { product, kind })];
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const promotion = promotionFor(product, form, now);
	const terms = payTerms(bookedTerms(product, kind, promotion), given);
	const gender = form.lead.gender ?? undefined;
	const questions = askNeeds(uncoveredNeeds(form.needs, { ...product, gender }), order, now);
	const begun = isHouse
		? { ...beginTaken(order, terms, now), questions: allAgreed(questions, now) }
		: { ...beginReservation(order, terms, now), questions };
	if (begun.money.total !== given.total) return refuse(isLost(given, promotion) ? 'promotion-over' : 'price-changed');
	if (!hasRoom(facts.slots ?? [], heldBy(begun), product.schedule)) return refuse('slot-full');
	const by = { by: memberId, actor: isHouse ? ('provider' as const) : ('operator' as const) };
	const booking = { form, bodyHash, facts, product, begun, offer: undefined, promotion };
	return bookReservation(services, { ...booking, memberId: nobodyYet, taken: by });
}

function formOf({ lead, pays: _, ...form }: TakenForm): BookedForm {
	const { birthOn = null, gender = null, email = '' } = lead;
	return { ...form, lead: { ...lead, birthOn, gender, email }, usesKeptPassport: false };
}

/** Who pays on site is asked for nothing before. */
const payTerms = ({ balanceDays, ...terms }: Terms, { pays }: TakenForm): Terms =>
	pays === 'on-site'
		? { ...terms, depositPercent: 0 }
		: { ...terms, ...(balanceDays !== undefined && { balanceDays }) };

/** Birth where names are for tickets or an age is asked for; an address where money is to be sent, since it says what and when. */
function leadFaults({ lead, pays }: TakenForm, { product, kind }: { product: BookedProduct; kind: Kind }): Fault[] {
	const isBirthAsked = kind.names === 'each' || product.price.fromAge !== undefined;
	return [
		...(isBirthAsked && lead.birthOn === undefined ? [{ at: 'lead.birthOn', code: 'required' as const }] : []),
		...(pays === 'usual' && lead.email === undefined ? [{ at: 'lead.email', code: 'required' as const }] : []),
	];
}
