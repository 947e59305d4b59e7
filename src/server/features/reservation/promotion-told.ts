import type { Reservation } from '#domain/reservation/reservation.ts';
import { promotionLine } from '#domain/reservation/reservation-price.ts';
import type { TellFacts } from './reservation-mails.ts';

/** What of a reservation's promotion is told: nothing where it takes nothing off any more. */
export function promotionTold({ price, terms }: Pick<Reservation, 'price' | 'terms'>): Pick<TellFacts, 'promotion'> {
	const line = promotionLine(price);
	return line && terms.promotion ? { promotion: { title: terms.promotion.title, won: -line.amount } } : {};
}
