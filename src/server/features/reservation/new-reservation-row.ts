import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './booking.ts';
import { tidyDetails } from './check-form.ts';
import { columnsOf, type ReservationRow } from './reservation-row.repo.ts';
import { sealFacts } from './sealed-facts.ts';

type Named = { id: string; code: string };

/** All columns of a reservation that begins. */
export function newReservationRow(
	{ keys }: Pick<Services, 'keys'>,
	booking: Booking,
	{ id, code }: Named,
): ReservationRow {
	const { form, facts, product, begun, memberId } = booking;
	const { lead } = form;
	return {
		...columnsOf(begun, {
			reminded: { week: false, day: false, pay: false, balance: false },
			isErased: false,
			eraseAfterDays: facts.eraseAfterDays,
		}),
		id,
		code,
		memberId,
		takenBy: booking.taken?.by ?? null,
		productId: product.productId,
		providerId: product.providerId,
		wording: product.wording,
		placeWording: product.wording,
		details: tidyDetails(form),
		needs: form.needs,
		firstName: lead.firstName,
		lastName: lead.lastName,
		birthOn: lead.birthOn,
		gender: lead.gender,
		country: lead.country,
		email: lead.email,
		phone: lead.phone,
		travellers: form.travellers,
		sealed: sealedOf({ keys }, booking, id),
		erasedAt: null,
		checkedAt: null,
		ticket: null,
		wishToldAt: null,
		isWeekReminded: false,
		isDayReminded: false,
		isPayReminded: false,
		isBalanceReminded: false,
		locale: form.language,
		requestedAt: begun.requestedAt,
		// The database's own to keep.
		owedSince: null,
	};
}

/** So that nobody who reads the database reads them. */
function sealedOf({ keys }: Pick<Services, 'keys'>, { form, facts, memberId }: Booking, id: string): string | null {
	const kept = form.usesKeptPassport ? facts.guestPassport : null;
	return sealFacts(keys, id, {
		passport: form.passport ?? (kept === null ? null : keys.open(kept, passportBinding(memberId))),
		contents: form.contents || null,
		allergy: form.allergy || null,
	});
}
