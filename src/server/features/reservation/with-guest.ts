import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/queries.ts';
import type { Booking } from './booking.ts';
import { findAddressOwner, insertGuest } from './guest.repo.ts';

/**
 * Whose a reservation is that a desk takes: the member's who has proved the address, else a guest's without an account, who becomes part
 * of the account that proves it (decision 0041). Without an address it is found by its code alone.
 */
export async function withGuest(work: Transaction, booking: Booking): Promise<Booking> {
	if (!booking.taken) return booking;
	const { lead, language: locale } = booking.form;
	const owner = lead.email === '' ? undefined : await findAddressOwner(work, lead.email);
	const guest = owner ?? { id: randomUUID(), email: lead.email, locale, ownName: null, ...namesOf(lead) };
	if (!owner) await insertGuest(work, { ...lead, id: guest.id, locale });
	return {
		...booking,
		memberId: guest.id,
		isGuest: !owner,
		facts: {
			...booking.facts,
			...{ guestEmail: guest.email, guestLocale: guest.locale, guestOwnName: guest.ownName },
			...{ guestFirstName: guest.firstName, guestLastName: guest.lastName, guestPassport: null },
		},
	};
}

const namesOf = ({ firstName, lastName }: Booking['form']['lead']) => ({ firstName, lastName });
