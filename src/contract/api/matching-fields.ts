import { z } from 'zod';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import {
	answerStates,
	answerTextLength,
	declineReasons,
	mostAnswers,
	mostOfferedDates,
	mostPhrases,
} from '#domain/matching/answer.ts';
import { cellStates, changedFields } from '#domain/matching/compare-answers.ts';
import {
	contentsLength,
	endReasons,
	messengers,
	mostQuestionFiles,
	mostQuestionPersons,
	questionStates,
	titleLength,
} from '#domain/matching/question.ts';
import { waitingFor } from '#domain/matching/waiting.ts';
import { shownCurrencies } from '#domain/product/currency.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { agreedKinds } from '#domain/reservation/agreed-price.ts';
import { language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { agreedLines } from './agreed-price.ts';
import { email, phone, textVersion } from './member-fields.ts';
import { moment } from './moment.ts';
import { phraseUse } from './phrase.ts';
import { needsFields } from './reservation-form.ts';

/** What questions and answers are made of: what is written, and what everybody is shown of it. */

export const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]], fault('choose-one'));
export const kind = z.enum(Object.keys(kinds) as [string, ...string[]], fault('choose-one'));
const won = z.int().nonnegative();
const count = z.int(fault('invalid-input')).min(0, fault('invalid-input')).max(mostQuestionPersons, fault('too-much'));
const day = z.iso
	.date(fault('date-wrong'))
	.refine((one) => one >= '2020-01-01' && one < '2100-01-01', fault('date-wrong'));
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('invalid-input'));

const questionTitle = z
	.string(fault('required'))
	.trim()
	.min(titleLength.min, fault('too-short'))
	.max(titleLength.max, fault('too-long'));
const questionContents = z
	.string(fault('required'))
	.trim()
	.min(contentsLength.min, fault('too-short'))
	.max(contentsLength.max, fault('too-long'));

const wishedDays = z
	.strictObject({ from: day, to: day })
	.refine(({ from, to }) => from <= to, { path: ['to'], error: 'date-wrong' });

const questionPersons = z
	.strictObject({ adult: count, child: count, infant: count })
	.refine(({ adult, child }) => adult + child > 0, { path: ['adult'], error: 'too-few-persons' });

const budget = z.strictObject({
	amount: z.int(fault('invalid-input')).min(1, fault('too-small')).max(100_000_000_000, fault('far-too-much')),
	currency: z.enum(shownCurrencies),
});

/** How somebody is reached; hidden from everybody until a provider has accepted. */
export const questionContact = z.strictObject({
	email,
	phone: phone.nullable(),
	messenger: z
		.strictObject({
			app: z.enum(messengers, fault('choose-one')),
			name: z.string(fault('required')).trim().min(2, fault('required')).max(60, fault('too-long')),
		})
		.nullable(),
});

/** Everything that can be said in a question. Of a date, of a region, of a budget: null where it does not matter. */
export const questionFields = {
	area,
	kind,
	title: questionTitle,
	contents: questionContents,
	/** The language it is written in. */
	locale: language,
	contact: questionContact,
	wished: wishedDays.nullable(),
	persons: questionPersons,
	budget: budget.nullable(),
	/** Spoken there: any of them will do. */
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	region: z.enum(regions).nullable(),
	needs: needsFields,
	isPrivate: z.boolean(),
	/** Of `POST /api/matching/files`, in the order they are shown. */
	fileIds: z.array(z.uuid()).max(mostQuestionFiles, fault('too-much')),
};
export const questionForm = z.strictObject({
	/** Made by the page once for this form; the same key again gives the same answer. */
	key: z.uuid(),
	...questionFields,
	/** The version of each text that was agreed to: handing over to who is chosen, and where it is about health, that. */
	agreements: z.strictObject({ provider: textVersion, health: textVersion.optional() }),
});
export type QuestionForm = z.output<typeof questionForm>;

export const offeredDate = z.strictObject({ on: day, time: time.nullable() });

/** Everything that can be said in an answer. */
export const answerFields = {
	/** May be empty where phrases say it. */
	text: z.string().trim().max(answerTextLength, fault('too-long')),
	locale: language,
	phrases: z.array(phraseUse).max(mostPhrases, fault('too-much')),
	/** None where no price is named. */
	lines: agreedLines,
	/** A product of one's own, which is what can be reserved: needed where there are lines. */
	productId: z.string().max(64).nullable(),
	dates: z.array(offeredDate).max(mostOfferedDates, fault('too-much')),
	/** Of each slot; 0 where no places are kept for it. */
	places: z.int(fault('invalid-input')).min(0, fault('invalid-input')).max(1_000, fault('invalid-input')),
	validDays: z.int(fault('invalid-input')).min(1, fault('invalid-input')).max(30, fault('invalid-input')),
};
export const answerForm = z.strictObject({ key: z.uuid(), ...answerFields });
export type AnswerForm = z.output<typeof answerForm>;

/** What somebody wrote, in its language. What could reach them is covered (`contactMask`) for everybody else until both have agreed. */
const written = z.strictObject({ text: z.string(), locale: language, isMasked: z.boolean() });

export const questionFile = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	mediaType: z.string(),
	bytes: z.int(),
});
export type QuestionFile = z.output<typeof questionFile>;

/** Whom an answer is from. */
export const matchingProvider = z.strictObject({
	/** Opens its profile (`?provider=`). */
	id: z.string(),
	name: z.string(),
	trade: z.string(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
	portrait: z.string(),
	region: z.enum(regions),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	rating: z.strictObject({ average: z.number(), count: z.int() }),
	/** The foreign-patient registration, where it has one. */
	patientNumber: z.string().nullable(),
	patientNumberUntil: z.iso.date().nullable(),
	isAgency: z.boolean(),
	/** Null where it has answered too little to tell: it is new here. */
	medianAnswerMinutes: z.int().nullable(),
});
export type MatchingProvider = z.output<typeof matchingProvider>;

/** What everybody who sees a question sees of it. */
export const questionShown = z.strictObject({
	id: z.uuid(),
	area,
	kind,
	status: z.enum(questionStates),
	isPrivate: z.boolean(),
	/** Both empty once they are erased, 30 days after the end. */
	title: z.string(),
	contents: written,
	isErased: z.boolean(),
	/** Two letters, where it is from; empty where that is not known. */
	country: z.string(),
	region: z.enum(regions).nullable(),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	wished: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).nullable(),
	persons: z.strictObject({ adult: z.int(), child: z.int(), infant: z.int() }),
	createdAt: moment,
	/** When it changed last; of its words. */
	editedAt: moment.nullable(),
	expiresAt: moment,
	/** Of those that can be seen. */
	answerCount: z.int(),
	/** Why it ended, where it is closed. */
	endReason: z.enum(endReasons).nullable(),
});

/** What its asker, their family, providers and operators see besides. */
export const questionTold = questionShown.extend({
	budget: budget.nullable(),
	needs: needsFields,
	/** Until when the request can be accepted; of a match, when it is closed by itself. */
	dueAt: moment.nullable(),
	waitsFor: z.enum(waitingFor),
});

export const offeredProduct = z.strictObject({
	id: z.string(),
	area,
	kind,
	title: z.string(),
	shownLocale: language,
	picture: z.string(),
});

const version = z.strictObject({
	version: z.int(),
	at: moment,
	total: won.nullable(),
	/** What is new in it; of lines by their kind. None in the first. */
	changes: z
		.array(
			z.strictObject({
				field: z.enum(changedFields),
				kinds: z.array(z.enum(agreedKinds)).max(agreedKinds.length),
			}),
		)
		.max(changedFields.length),
});

/** What everybody may see of an answer: never lines, dates or a sum. */
export const answerShown = z.strictObject({
	id: z.uuid(),
	provider: matchingProvider,
	/** Null where phrases say all of it. */
	text: written.nullable(),
	phrases: z.array(phraseUse).max(mostPhrases),
	answeredAt: moment,
	/** How long after the question. */
	answerMinutes: z.int(),
});
export type AnswerShown = z.output<typeof answerShown>;

/** How a provider is reached, once both have agreed. */
export const providerContact = z.strictObject({
	name: z.string(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	address: z.string().nullable(),
});

/** The whole of it. */
export const answerTold = answerShown.extend({
	status: z.enum(answerStates),
	/** The latest: what is picked names it. */
	version: z.int(),
	versions: z.array(version).max(100),
	lines: agreedLines,
	total: won.nullable(),
	dates: z.array(offeredDate).max(mostOfferedDates),
	places: z.int(),
	product: offeredProduct.nullable(),
	/** Null where no price is named. */
	validUntil: moment.nullable(),
	/** Its price can be picked now. */
	isValid: z.boolean(),
	/** Why its provider declined or took it back. */
	reason: z.enum(declineReasons).nullable(),
	reservationId: z.uuid().nullable(),
});
export type AnswerTold = z.output<typeof answerTold>;

/** The answers side by side: the same lines in the same order, each kind named by `agreed.kind` in the reader's language. */
export const comparison = z.strictObject({
	rows: z
		.array(
			z.strictObject({
				of: z.enum(agreedKinds),
				/** Whether they differ in it. */
				isDifferent: z.boolean(),
				/** In the order of the answers. */
				cells: z
					.array(
						z.strictObject({
							answerId: z.uuid(),
							state: z.enum(cellStates),
							quantity: z.int().nullable(),
							/** Of all of it; 0 is included at no charge. */
							won: won.nullable(),
							/** In the words of who wrote them. */
							names: z.array(z.string()).max(20),
						}),
					)
					.max(mostAnswers),
			}),
		)
		.max(agreedKinds.length),
	/** Whose is the best alone. */
	marks: z.strictObject({
		lowest: z.uuid().nullable(),
		earliest: z.uuid().nullable(),
		bestRated: z.uuid().nullable(),
		fastest: z.uuid().nullable(),
	}),
});
export type Comparison = z.output<typeof comparison>;
