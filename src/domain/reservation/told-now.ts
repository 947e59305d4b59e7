import { isToCome, type Reservation } from './reservation.ts';

type Standing = Pick<Reservation, 'status' | 'offer' | 'proposal'> & { endsAt: Date; erasedAt: Date | null };

/**
 * Which of the mails that told its guest of a reservation says how it stands now: what waits for their word, else that it was
 * asked for or confirmed. Undefined where it is over or came to nothing: that is told once.
 */
export function toldNow(
	standing: Standing,
	now: Date,
): 'offer-price' | 'propose-dates' | 'request' | 'book' | undefined {
	if (!isToCome(standing, now)) return undefined;
	if (standing.offer) return 'offer-price';
	if (standing.proposal) return 'propose-dates';
	return standing.status === 'requested' ? 'request' : 'book';
}
