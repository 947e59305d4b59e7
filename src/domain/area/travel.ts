import { type Area, kind } from './area.ts';

export const travel = {
	slug: 'travel',
	kinds: [
		kind('vip-tour', { unit: 'group', cancellation: 'private-tour', details: ['pickUpPlace'] }),
		kind('private-tour', { cancellation: 'private-tour', details: ['pickUpPlace'] }),
		kind('incentive-tour', {
			booking: 'day',
			cancellation: 'private-tour',
			maxPersons: 1_000,
			details: ['company'],
			balanceDays: 14,
		}),
		kind('free-day-tour', { cancellation: 'day-tour' }),
		kind('day-tour', { cancellation: 'day-tour' }),
		kind('hotel', { unit: 'room', booking: 'nights', cancellation: 'hotel', details: ['arrivalTime', 'beds'] }),
		kind('pick-up', {
			unit: 'vehicle',
			cancellation: 'day-tour',
			details: ['flightNumber', 'fromPlace', 'toPlace', 'bags'],
			isJourney: true,
		}),
		kind('train-ticket', { cancellation: 'ticket', names: 'each', depositPercent: 100, isJourney: true }),
		kind('flight-ticket', {
			cancellation: 'ticket',
			names: 'each',
			isPassportNeeded: true,
			depositPercent: 100,
			isJourney: true,
		}),
		kind('show-ticket', { cancellation: 'show', depositPercent: 100 }),
		kind('theme-park-ticket', { booking: 'day', cancellation: 'ticket', depositPercent: 100 }),
	],
	isHealth: false,
	list: 'rows',
} as const satisfies Area;
