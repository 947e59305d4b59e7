import { type Area, kind } from './area.ts';

/** With a meal or a tea. */
const atTable = ['halal', 'vegetarian', 'prayer-room', 'wheelchair', 'interpreter'] as const;

export const wellness = {
	slug: 'wellness',
	kinds: [
		kind('spa', { cancellation: 'spa' }),
		kind('jjimjilbang', { booking: 'day', cancellation: 'spa' }),
		kind('temple-stay', { booking: 'day', cancellation: 'day-tour', names: 'each', needs: atTable }),
		kind('forest-healing', { cancellation: 'day-tour', needs: atTable }),
		kind('tea-and-food', { cancellation: 'day-tour', needs: atTable }),
		kind('beauty', { cancellation: 'spa' }),
		kind('yoga', { cancellation: 'spa' }),
	],
	isHealth: false,
	list: 'cards',
	tone: 'plum',
	picture: 'spa-spring-2',
	talk: 'rest',
} as const satisfies Area;
