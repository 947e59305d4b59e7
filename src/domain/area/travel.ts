import { type Area, kind } from './area.ts';

export const travel = {
	slug: 'travel',
	kinds: [
		kind('vip-tour', { unit: 'group', cancellation: 'private-tour' }),
		kind('private-tour', { cancellation: 'private-tour' }),
		kind('incentive-tour', { booking: 'day', cancellation: 'private-tour', maxPersons: 1_000 }),
		kind('free-day-tour', { cancellation: 'day-tour' }),
		kind('day-tour', { cancellation: 'day-tour' }),
		kind('hotel', { unit: 'room', booking: 'nights', cancellation: 'hotel' }),
		kind('pick-up', { unit: 'vehicle', cancellation: 'day-tour' }),
		kind('train-ticket', { cancellation: 'ticket' }),
		kind('flight-ticket', { cancellation: 'ticket' }),
		kind('show-ticket', { cancellation: 'show' }),
		kind('theme-park-ticket', { booking: 'day', cancellation: 'ticket' }),
	],
	isHealth: false,
	list: 'rows',
} as const satisfies Area;
