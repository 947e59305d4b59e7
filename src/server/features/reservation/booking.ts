import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { choiceGroups, countOf } from '#domain/product/price.ts';
import { paymentPlan } from '#domain/reservation/payment.ts';
import { paymentState, transferDue } from '#domain/reservation/payment-state.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { toldCancelling } from '#domain/reservation/told-cancelling.ts';
import { toldAt } from '#server/features/organisation/staff.repo.ts';
import type { OpenPromotion } from '#server/features/promotion/promotion.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { AgreedSubject } from './agreed-price.repo.ts';
import type { BookedForm } from './booked-form.ts';
import { tidyDetails } from './check-form.ts';
import { promotionTold } from './promotion-told.ts';
import type { TellFacts } from './reservation-mails.ts';
import type { BookedProduct, Offer, ReserveFacts, ToldText } from './reserve-facts.repo.ts';

/** A reservation that lacks nothing but its places. */
export type Booking = {
	/** Whose it is; of what a desk takes known once it is written. */
	memberId: string;
	/** Who took it for a guest, and as what they stand to it. */
	taken?: { by: string; actor: 'provider' | 'operator' };
	/** The guest has no account. */
	isGuest?: boolean;
	form: BookedForm;
	bodyHash: string;
	facts: ReserveFacts;
	product: BookedProduct;
	begun: Reservation;
	/** The offer of the waiting list it takes up. */
	offer: Offer | undefined;
	/** The promotion its price is reckoned with. */
	promotion: OpenPromotion | undefined;
	/** The version of an agreed price that is picked by it. */
	agreed?: {
		subject: AgreedSubject;
		version: number;
		/** What becomes of what it was agreed for, in the same transaction; false where that is not to be had any more. */
		settle?: ((work: Transaction, reservationId: string) => Promise<boolean>) | undefined;
	};
};

/** What its first mails tell. A provider without staff of their own is told at the agency, in Korean. */
export function firstTellFacts(
	{ memberId, form, facts, product, begun, taken, isGuest = false }: Booking,
	named: { id: string; code: string },
): TellFacts {
	const chosen = choiceGroups.flatMap((group) => begun.order.choices[group] ?? []);
	const due = transferDue(begun);
	return {
		...named,
		area: product.area,
		kind: product.kind,
		productId: product.productId,
		title: inEach(product, ({ title }) => title),
		providerName: product.providerName,
		meetingPoint: inEach(product, ({ meetingPoint }) => meetingPoint),
		chosen: inEach(product, ({ options }) => chosen.map((option) => options?.[option] ?? option).join(', ')),
		order: begun.order,
		change: null,
		money: begun.money,
		price: begun.price,
		...promotionTold(begun),
		guestName: `${form.lead.firstName} ${form.lead.lastName}`,
		guests: countOf(begun.order.persons),
		expiresAt: begun.expiresAt,
		details: tidyDetails(form),
		needs: form.needs,
		questions: begun.questions,
		status: begun.status,
		ticket: null,
		guestLanguage: form.language,
		reason: null,
		percent: null,
		actor: taken?.actor ?? 'member',
		...toldCancelling(begun, begun.requestedAt),
		...(begun.status === 'confirmed' && {
			plan: paymentPlan(begun, begun.requestedAt),
			isFreed: paymentState(begun).isFreed,
		}),
		...(due && { due }),
		member: {
			id: memberId,
			email: facts.guestEmail,
			locale: facts.guestLocale,
			firstName: facts.guestFirstName,
			lastName: facts.guestLastName,
			ownName: facts.guestOwnName,
			isGuest,
		},
		providers: toldAt(product.keepers, facts.siteEmail ?? ''),
		agencyEmail: facts.siteEmail ?? '',
	};
}

const inEach = ({ texts }: BookedProduct, of: (text: ToldText) => string): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, of(text)]));
