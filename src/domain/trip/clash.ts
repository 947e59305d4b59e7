/** What can be noticed about two reservations. Who decides about it is asked; it is never a word of ours. */
export const clashRules = ['overlap', 'way', 'fasting', 'heat', 'alcohol', 'flight', 'stay', 'sedation'] as const;
export type ClashRule = (typeof clashRules)[number];

export type Clash = {
	rule: ClashRule;
	/** The two slips, in the order of the clock. */
	first: string;
	second: string;
	/** The slip whose provider decides, and whether that is a clinic. */
	decider: string;
	asks: 'clinic' | 'provider';
	/** How many minutes ought to lie between, by the product's note or the way, and how many do. */
	neededMinutes: number;
	givenMinutes: number;
};
