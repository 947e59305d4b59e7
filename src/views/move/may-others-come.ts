import type { ReservationDetail } from '#contract/api/reservation.ts';
import { isEachNamed } from './party-after.ts';

/** Whether others may come when somebody changes it for its guest: not where tickets are made out to every name, nor at a price for this party. */
export const mayOthersCome = ({ kind, price }: Pick<ReservationDetail, 'kind' | 'price'>): boolean =>
	price.basis === 'listed' && !isEachNamed({ kind });
