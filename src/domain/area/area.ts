/** Every way in which the service areas differ, and nothing else. An area is data: when two differ, add a field here. */
export type Area = {
	/** The word in the address: /travel, /medical, /wellness. */
	slug: string;
	/** The token of its colour, and the key of its drawn sign. */
	tone: 'travel' | 'medical' | 'wellness';
	/** Health is a matter here: separate consent, moderated ratings, law on advertising. */
	isHealth: boolean;
};
