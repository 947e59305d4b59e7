/** Where a product is: coarse enough to filter by, fine enough to plan a day. */
export const regions = [
	'seoul',
	'incheon',
	'gyeonggi',
	'gangwon',
	'chungcheong',
	'jeolla',
	'gyeongju',
	'busan',
	'jeju',
] as const;
export type Region = (typeof regions)[number];

/** What people choose by. */
export const productTags = [
	'halal-food',
	'muslim-friendly',
	'vegetarian',
	'prayer-room',
	'women-staff',
	'wheelchair',
	'child-friendly',
	'hotel-pick-up',
	'interpreter',
] as const;
export type ProductTag = (typeof productTags)[number];

/** The languages a guide, interpreter or front desk speaks, by route code. */
export const spokenLanguages = ['en', 'ru', 'th', 'vn', 'id'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Instant products start at confirmed; the others ask the provider first. */
export const confirmationModes = ['instant', 'request'] as const;
export type ConfirmationMode = (typeof confirmationModes)[number];

/** What a product says in one language. Lists run parallel in all languages. */
export type ProductText = {
	title: string;
	summary: string;
	/** Paragraphs, a blank line between. */
	description: string;
	included: string[];
	excluded: string[];
	/** The itinerary or course; its times stand apart, the same in all languages. */
	steps: string[];
	/** Where to meet, or how to find the door. */
	meetingPoint: string;
	/** What one must know before: dress, fasting, who should ask a doctor first, papers to bring. */
	goodToKnow: string[];
	/** The names of the options of the price list, by their id: “Busan → Seoul”. */
	options?: Record<string, string>;
	/** What else people type who look for this: everyday and medical names, other spellings. Searched, never shown. */
	alsoCalled?: readonly string[];
};

/** Service, language, value and place: 1 to 5 stars each. */
export const ratingAspects = ['service', 'language', 'value', 'place'] as const;
type RatingAspect = (typeof ratingAspects)[number];
export type Stars = Record<RatingAspect, number>;
