import type { EventKind } from '../event/event-kinds.ts';

/**
 * What happened to the subject and stands between the messages, as a line that nobody wrote. How it began is none: then
 * there was no thread.
 */
export const threadLineKinds = [
	'reservation.confirm',
	'reservation.decline',
	'reservation.expire',
	'reservation.cancel',
	'reservation.call-off',
	'reservation.lapse',
	'reservation.reduce',
	'reservation.ask-change',
	'reservation.agree-change',
	'reservation.refuse-change',
	'reservation.withdraw-change',
	'reservation.expire-change',
	'reservation.offer-price',
	'reservation.accept-price',
	'reservation.decline-price',
	'reservation.withdraw-price',
	'reservation.expire-price',
	'reservation.propose-dates',
	'reservation.accept-date',
	'reservation.decline-dates',
	'reservation.withdraw-dates',
	'reservation.expire-dates',
	'reservation.answer-needs',
	'reservation.give-ticket',
] as const satisfies readonly EventKind[];
export type ThreadLineKind = (typeof threadLineKinds)[number];

export const isThreadLine = (kind: EventKind): kind is ThreadLineKind =>
	(threadLineKinds as readonly EventKind[]).includes(kind);
