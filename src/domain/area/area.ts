import { generalQuestions } from '../consultation/general-questions.ts';
import type { HealthQuestionId } from '../consultation/health-questions.ts';
import type { CancellationScaleId } from '../reservation/cancellation.ts';
import type { DetailId } from '../reservation/details.ts';
import type { NeedId } from '../reservation/needs.ts';

/** What a price counts: a person, a whole group, a room a night, a vehicle. */
export type PriceUnit = 'person' | 'group' | 'room' | 'vehicle';

/** How a date is chosen: a day and a start time, a day alone, or nights. */
export type BookingForm = 'time' | 'day' | 'nights';

/** One kind of product, and what is true of every product of it. */
export type Kind = {
	slug: string;
	unit: PriceUnit;
	booking: BookingForm;
	/** Offered by default; the provider may choose another. */
	cancellation: CancellationScaleId;
	/** How many people one reservation may name. */
	maxPersons: number;
	/** What a reservation says besides date, persons and guest. */
	details: readonly DetailId[];
	/** What guests may need that makes sense here: a ticket has no child seat, a skin clinic no lunch. */
	needs: readonly NeedId[];
	/** Whose name is asked for: the lead guest's alone, or every traveller's. */
	names: 'lead' | 'each';
	/** Whether it is issued by passport number. */
	isPassportNeeded: boolean;
	/** How much of the total is paid by transfer after the confirmation; the rest on site. */
	depositPercent: number;
	/** So many days before the service the rest is transferred too; null where it is paid on site. */
	balanceDays: number | null;
	/** What a clinic asks before it answers a consultation, in this order, and what it cannot answer without. */
	healthQuestions: readonly HealthQuestionId[];
	neededQuestions: readonly HealthQuestionId[];
	/** One gets off elsewhere than one got on: no way to it or from it can be told by its place. */
	isJourney: boolean;
	/** What a guest may have to choose within a product, where its provider offers several. */
	choices: readonly ('route' | 'class')[];
};

/** Going about, being treated, resting. */
export const talks = ['going', 'treatment', 'rest'] as const;
export type Talk = (typeof talks)[number];

/** Every way in which the service areas differ, and nothing else. An area is data: when two differ, add a field here. */
export type Area = {
	/** The word in the address: /travel, /medical, /wellness. */
	slug: string;
	kinds: readonly Kind[];
	/** Health is a matter here: consultation before reservation, moderated ratings, law on advertising. */
	isHealth: boolean;
	/** How its list is laid out: rows to compare prices down one edge, or cards to choose by mood. */
	list: 'rows' | 'cards';
	/** The accent its things are told by (ui/styles/tokens.css); two areas may share one. */
	tone: 'indigo' | 'celadon' | 'plum';
	/** The picture that stands for it where a link to its list is shared. */
	picture: string;
	/** What is spoken about there: these phrases of the phrase book belong to it, besides those for all. */
	talk: Talk;
};

export const kind = (slug: string, rest: Partial<Kind> & Pick<Kind, 'cancellation'>): Kind => ({
	slug,
	unit: 'person',
	booking: 'time',
	maxPersons: 50,
	details: [],
	needs: ['prayer-room', 'same-gender-staff', 'wheelchair', 'interpreter'],
	names: 'lead',
	isPassportNeeded: false,
	depositPercent: 20,
	balanceDays: null,
	healthQuestions: generalQuestions,
	neededQuestions: [],
	isJourney: false,
	choices: [],
	...rest,
});
