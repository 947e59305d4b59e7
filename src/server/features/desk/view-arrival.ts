import type { Arrival } from '#contract/api/desk.ts';
import { countOf } from '#domain/product/price.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { isAllergic, reservationOf } from '../reservation/reservation-row.repo.ts';
import type { FoundArrival } from './desk.repo.ts';

/** Somebody who comes, as whoever receives them reads it. */
export function viewArrival({ row, title, provider }: FoundArrival, keys: Keyring): Arrival {
	const { id, code, on, time, status, needs, locale } = row;
	const { state, won } = paymentState(reservationOf(row));
	return {
		...{ id, code, title, provider, on, time, needs, status, language: locale },
		isAllergic: isAllergic(keys, row),
		startsAt: row.startsAt.toISOString(),
		guest: `${row.firstName} ${row.lastName}`.trim(),
		persons: countOf(row.persons),
		arrivedAt: row.arrivedAt?.toISOString() ?? null,
		pay: { state, won },
	};
}
