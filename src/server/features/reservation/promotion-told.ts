import type { Reservation } from '#domain/reservation/reservation.ts';
import type { TellFacts } from './reservation-mails.ts';

/** What of a reservation's promotion is told: nothing where it takes nothing off any more. */
export function promotionTold({ price, terms }: Pick<Reservation, 'price' | 'terms'>): Pick<TellFacts, 'promotion'> {
	const line = price.lines.find(({ of }) => of === 'promotion');
	return line && terms.promotion ? { promotion: { title: terms.promotion.title, won: -line.amount } } : {};
}
