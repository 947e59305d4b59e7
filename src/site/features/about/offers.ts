/** What SPEC section 1 says the agency sells, in its order; each is a kind of product and leads to the list of it. */
export const offers = [
	{ group: 'tours', kinds: ['vip-tour', 'private-tour', 'incentive-tour', 'free-day-tour', 'day-tour'] },
	{ group: 'stayAndRide', kinds: ['hotel', 'pick-up'] },
	{ group: 'tickets', kinds: ['train-ticket', 'flight-ticket', 'show-ticket', 'theme-park-ticket'] },
] as const;
