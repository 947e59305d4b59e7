/** What a product asks of the days around it, or brings into them: what trip boards look for clashes by. */
export type Care = {
	/** Nothing to eat for so many hours before. */
	fastingHours?: number;
	/** So many hours after it no sauna or hot bath, no alcohol, no flight. */
	noHeatHours?: number;
	noAlcoholHours?: number;
	noFlightHours?: number;
	/** So many days in Korea after it, for check visits. */
	stayDays?: number;
	/** One is drowsy afterwards: nothing is suggested until the evening. */
	isSedating?: boolean;
	/** What it is itself. */
	has?: readonly ('meal' | 'heat' | 'alcohol' | 'flight')[];
};
