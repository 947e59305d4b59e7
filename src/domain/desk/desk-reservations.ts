/** The parts of a desk's reservations: what waits for the house's word, what is to come, what was, what did not come about. */
export const reservationQueues = ['waiting', 'upcoming', 'past', 'cancelled', 'all'] as const;
export type ReservationQueue = (typeof reservationQueues)[number];

/** By the day of service. */
export const reservationSorts = ['soonest', 'latest'] as const;
export type ReservationSort = (typeof reservationSorts)[number];

/** Something is still to be paid, a transfer slip is looked at, more was paid than is owed, all of it is paid. */
export const payFilters = ['open', 'checking', 'refund', 'paid'] as const;
export type PayFilter = (typeof payFilters)[number];

/** What is to come is read from the nearest on, the rest from the latest back. */
export const usualSort = (queue: ReservationQueue): ReservationSort =>
	queue === 'waiting' || queue === 'upcoming' ? 'soonest' : 'latest';
