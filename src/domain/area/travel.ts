import { type Area, kind } from './area.ts';

/** On the way for a day: meals, stops, a bus to get into. */
const outing = ['halal', 'vegetarian', 'prayer-room', 'wheelchair', 'interpreter'] as const;
/** In a car of one's own. */
const inCar = [...outing, 'same-gender-staff', 'child-seats'] as const;
const seat = ['wheelchair'] as const;

export const travel = {
	slug: 'travel',
	kinds: [
		kind('vip-tour', { unit: 'group', cancellation: 'private-tour', details: ['pickUpPlace'], needs: inCar }),
		kind('private-tour', { cancellation: 'private-tour', details: ['pickUpPlace'], needs: inCar }),
		kind('incentive-tour', {
			booking: 'day',
			cancellation: 'private-tour',
			maxPersons: 1_000,
			details: ['company', 'inCharge', 'taxNumber', 'invoiceAddress', 'programme'],
			needs: outing,
			balanceDays: 14,
		}),
		kind('free-day-tour', { cancellation: 'day-tour', needs: outing }),
		kind('day-tour', { cancellation: 'day-tour', needs: outing }),
		kind('hotel', {
			unit: 'room',
			booking: 'nights',
			cancellation: 'hotel',
			details: ['arrivalTime', 'beds'],
			needs: ['halal', 'vegetarian', 'prayer-room', 'wheelchair'],
		}),
		kind('pick-up', {
			unit: 'vehicle',
			cancellation: 'day-tour',
			details: ['flightNumber', 'fromPlace', 'toPlace', 'bags'],
			needs: ['wheelchair', 'child-seats', 'same-gender-staff'],
			isJourney: true,
		}),
		kind('train-ticket', {
			cancellation: 'ticket',
			needs: seat,
			names: 'each',
			depositPercent: 100,
			isJourney: true,
			choices: ['route', 'class'],
		}),
		kind('flight-ticket', {
			cancellation: 'ticket',
			names: 'each',
			needs: seat,
			isPassportNeeded: true,
			depositPercent: 100,
			isJourney: true,
			choices: ['route', 'class'],
		}),
		kind('show-ticket', {
			cancellation: 'show',
			needs: ['wheelchair', 'prayer-room'],
			depositPercent: 100,
			choices: ['class'],
		}),
		kind('theme-park-ticket', {
			booking: 'day',
			cancellation: 'ticket',
			needs: ['wheelchair', 'prayer-room'],
			depositPercent: 100,
		}),
	],
	isHealth: false,
	list: 'rows',
	tone: 'indigo',
	picture: 'palace-dawn-1',
	talk: 'going',
} as const satisfies Area;
