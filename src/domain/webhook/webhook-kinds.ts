import type { EventKind } from '../event/event-kinds.ts';

/**
 * What houses can be told by webhook, in words that stay the same however events are cut here: each with the events that it tells.
 * Nothing of health is among them; what a program is told it can ask for with a key.
 */
const told = {
	'reservation.made': ['reservation.request', 'reservation.book', 'matching.reserve'],
	'reservation.confirmed': ['reservation.confirm', 'reservation.accept-date', 'reservation.accept-price'],
	'reservation.changed': [
		...([
			'reservation.reduce',
			'reservation.ask-change',
			'reservation.agree-change',
			'reservation.refuse-change',
		] as const),
		...(['reservation.withdraw-change', 'reservation.expire-change', 'reservation.correct-company'] as const),
		...(['reservation.correct-lead'] as const),
		...(['reservation.list-guests', 'reservation.offer-price', 'reservation.decline-price'] as const),
		...(['reservation.withdraw-price', 'reservation.expire-price', 'reservation.propose-dates'] as const),
		...(['reservation.decline-dates', 'reservation.withdraw-dates', 'reservation.expire-dates'] as const),
		...(['reservation.arrive', 'reservation.undo-arrival', 'reservation.no-show'] as const),
	],
	'reservation.cancelled': [
		...(['reservation.cancel', 'reservation.call-off', 'reservation.decline', 'reservation.expire'] as const),
		'reservation.lapse',
	],
	'reservation.paid': ['reservation.paid', 'reservation.refunded', 'reservation.payment-reversed'],
	'message.received': ['reservation.message', 'thread.message'],
	'question.asked': ['matching.ask', 'matching.edit', 'matching.prolong'],
	'question.changed': [
		...(['matching.pick', 'matching.take-back', 'matching.lapse', 'matching.not-chosen', 'matching.withdraw'] as const),
		...(['matching.close', 'matching.expire', 'matching.finish'] as const),
	],
	'rating.received': ['rating.received'],
} as const satisfies Record<string, readonly EventKind[]>;

export type WebhookKind = keyof typeof told;
export const webhookKinds = Object.keys(told) as WebhookKind[];

/** What an event is told as; undefined where webhooks are silent about it. */
export const webhookKindOf = (kind: EventKind): WebhookKind | undefined =>
	webhookKinds.find((one) => (told[one] as readonly EventKind[]).includes(kind));

/** Every event that some webhook may tell, with the word for it. */
export const toldEvents: readonly (readonly [EventKind, WebhookKind])[] = webhookKinds.flatMap((kind) =>
	told[kind].map((event) => [event, kind] as const),
);
