import { z } from 'zod';
import { choiceGroups } from '#domain/product/price.ts';
import { confirmationModes } from '#domain/product/product.ts';
import { detailIds } from '#domain/reservation/details.ts';
import { leadFacts } from '#domain/reservation/lead-facts.ts';
import { mostProposed } from '#domain/reservation/proposal.ts';
import { actorKinds } from '#domain/reservation/reservation.ts';
import { type HistoryEvent, historyEvents, type MoveName, moveNames } from '#domain/reservation/reservation-machine.ts';
import { priceOffer } from './agreed-price.ts';
import { doneBy } from './done-by.ts';
import { moment } from './moment.ts';
import { needQuestions } from './need-questions.ts';
import { priceList } from './product.ts';
import { leadGuest, needsFields, orderFields, traveller } from './reservation-form.ts';
import '../zod-in-browser.ts';

const won = z.int().nonnegative();

/** Their birth is empty for who only receives them. */
const shownTravellers = z.array(traveller.extend({ birthOn: z.union([z.iso.date(), z.literal('')]) })).max(49);

/** Of what a desk took, birth, gender and address may not be known: null, and an empty address. */
const shownLead = leadGuest.extend({
	birthOn: leadGuest.shape.birthOn.nullable(),
	gender: leadGuest.shape.gender.nullable(),
	email: z.string(),
});

const historyEntry = z.strictObject({
	event: z.enum(historyEvents as [HistoryEvent, ...HistoryEvent[]]),
	actor: z.enum(actorKinds),
	/** Null to a guest, of what a guest or the clock did, and of an operator's act to a house. */
	by: doneBy.nullable(),
	at: moment,
	reason: z.string().nullable(),
	/** What came back of it, where something was cancelled. */
	percent: z.number().nullable(),
	/** Date and persons afterwards, where they changed or were wished to. */
	order: orderFields.nullable(),
	/** Whether a change that was asked for had to be agreed to; else it held at once. */
	isWish: z.boolean(),
	/** The price in lines that it was about: its total. */
	won: won.nullable(),
	/** Where one met before, and where one meets since, in the reader's language. */
	moved: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
	/** Which facts of the lead guest were put right; empty where it was not about them. */
	corrected: z.array(z.enum(leadFacts)).max(leadFacts.length),
});

/** When it is, what of it was chosen, and how many places it takes. */
export const slotFields = {
	order: orderFields,
	/** The names of what was chosen, in the reader's language: “Busan → Seoul”. */
	choices: z.array(z.strictObject({ group: z.enum(choiceGroups), label: z.string() })).max(4),
	endsAt: moment,
	/** What it takes in each slot, counted apart from the price. */
	places: z.int(),
};

/** Where one meets. */
export const meetingFields = {
	/** Where to meet, as the product says. */
	meetingPoint: z.string(),
	/** Where the guest agreed to come, in a line, where one meets elsewhere by now. */
	movedFrom: z.string().nullable(),
	place: z.string(),
	/** Null where the guest is fetched. */
	address: z.strictObject({ hangul: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
};

/** Who comes, and what of them is known. */
export const guestFields = {
	/** Null where the account behind it was closed. */
	lead: shownLead.nullable(),
	/** What of it the viewer may put right now (domain/reservation/lead-facts.ts). */
	correctable: z.array(z.enum(leadFacts)).max(leadFacts.length),
	travellers: shownTravellers,
	/** To its guest with the first letters; to others no more than that there is one, until asked for. */
	passportMasked: z.string().nullable(),
	/** How many the list of a large party names; null where the kind takes none. */
	guestCount: z.int().nullable(),
	isErased: z.boolean(),
};

/** What its kind asks of them, and what they need. */
export const needFields = {
	details: z.partialRecord(z.enum(detailIds), z.union([z.string(), z.int()])),
	needs: needsFields,
	/** What the provider was asked about needs that the product does not promise, and the answers. */
	questions: needQuestions.nullable(),
};

/** What waits for the word of the other side, and until when cancelling is free because of it. */
export const wishFields = {
	change: z
		.strictObject({
			order: orderFields,
			total: won,
			/** What is kept of what is given up by it. */
			kept: won,
			/** Who comes then besides the lead guest; null where that stays as it is. */
			travellers: shownTravellers.nullable(),
			askedAt: moment,
			expiresAt: moment,
		})
		.nullable(),
	/** A price in lines that waits for the guest's word. */
	offer: priceOffer.nullable(),
	/** Other dates that wait for the guest's word: what each costs, and whether there is room on it now. */
	proposal: z
		.strictObject({
			dates: z
				.array(
					z.strictObject({
						on: z.iso.date(),
						to: z.iso.date().nullable(),
						time: z.string().nullable(),
						total: won,
						isFree: z.boolean(),
					}),
				)
				.max(mostProposed),
			text: z.string().nullable(),
			proposedAt: moment,
			validUntil: moment,
		})
		.nullable(),
	/** Until when cancelling is free, where its house asked for another date and that is why; else null. */
	waivedUntil: moment.nullable(),
};

/** What became of it, what the viewer may do now, and what that is measured by. */
export const lifeFields = {
	history: z.array(historyEntry).max(200),
	/** What the viewer may do now, by the same table the endpoint asks. */
	moves: z.array(z.enum(moveNames as [MoveName, ...MoveName[]])).max(moveNames.length),
	/** For a change of date: what bounds it. */
	bounds: z.strictObject({ minPersons: z.int(), maxPersons: z.int(), capacity: z.int() }),
	/** What was agreed at booking: a change is priced by it, and confirmed by it, whatever the product says today. */
	terms: z.strictObject({ price: priceList, confirmation: z.enum(confirmationModes) }),
};
