import { type Area, kind } from './area.ts';

export const wellness = {
	slug: 'wellness',
	kinds: [
		kind('spa', { cancellation: 'spa' }),
		kind('jjimjilbang', { booking: 'day', cancellation: 'spa' }),
		kind('temple-stay', { booking: 'day', cancellation: 'day-tour', names: 'each' }),
		kind('forest-healing', { cancellation: 'day-tour' }),
		kind('tea-and-food', { cancellation: 'day-tour' }),
		kind('beauty', { cancellation: 'spa' }),
		kind('yoga', { cancellation: 'spa' }),
	],
	isHealth: false,
	list: 'cards',
} as const satisfies Area;
