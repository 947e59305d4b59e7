import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { ratingAspects } from '#domain/product/product.ts';
import {
	mostRatingPictures,
	ratingQueues,
	ratingSorts,
	ratingStatuses,
	ratingTextLength,
	reportReasons,
} from '#domain/rating/rating.ts';
import { ratingBlocks } from '#domain/rating/rating-rules.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { shownPhotograph } from './photograph.ts';
import { reporter } from './reporter.ts';
import { seen } from './seen.ts';

const id = z.strictObject({ id: z.uuid() });
const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);

const eachAspect = <Value extends z.ZodType>(value: Value) =>
	z.strictObject(
		Object.fromEntries(ratingAspects.map((aspect) => [aspect, value])) as Record<(typeof ratingAspects)[number], Value>,
	);

/** As it is typed; the page checks by the same. */
const stars = eachAspect(z.int(fault('choose-one')).min(1, fault('choose-one')).max(5, fault('choose-one')));
export const ratingText = z
	.string(fault('required'))
	.trim()
	.min(ratingTextLength.min, fault('too-short'))
	.max(ratingTextLength.max, fault('too-long'));
const reply = z.string(fault('required')).trim().min(1, fault('required')).max(2_000, fault('too-long'));
const reason = z.string(fault('required')).trim().min(1, fault('required')).max(1_000, fault('too-long'));

const words = z.strictObject({
	id: z.uuid(),
	/** Empty where the account behind it is closed; the country may be unknown too. */
	author: z.string(),
	country: z.string(),
	/** The language it is written in. */
	locale: language,
	stars: eachAspect(z.int()),
	average: z.number(),
	text: z.string(),
	writtenOn: z.iso.date(),
	isEdited: z.boolean(),
	pictures: z.array(shownPhotograph).max(mostRatingPictures),
	reply: z.strictObject({ text: z.string(), on: z.iso.date() }).nullable(),
});

const publicRating = words.extend({
	/** Of the viewer: to answer for the provider, to tell an operator. */
	mayReply: z.boolean(),
	mayReport: z.boolean(),
});
export type PublicRating = z.output<typeof publicRating>;

const ratedProduct = z.strictObject({
	productId: z.string(),
	area,
	title: z.string(),
	picture: z.string(),
	provider: z.string(),
});

const ownRating = words
	.omit({ author: true, country: true, isEdited: true })
	.extend(ratedProduct.shape)
	.extend({
		reservationId: z.uuid().nullable(),
		/** The day of the service, where it is known. */
		on: z.iso.date().nullable(),
		status: z.enum(ratingStatuses),
		/** Why an operator hid it. */
		statusReason: z.string().nullable(),
		editUntil: moment,
		mayEdit: z.boolean(),
	});
export type OwnRating = z.output<typeof ownRating>;

/** A completed reservation nobody has rated yet. */
const rateable = ratedProduct.extend({
	reservationId: z.uuid(),
	on: z.iso.date(),
	guests: z.int(),
	writeUntil: z.iso.date(),
});
export type Rateable = z.output<typeof rateable>;

const providedRating = publicRating.extend(ratedProduct.shape);
export type ProvidedRating = z.output<typeof providedRating>;

const moderatedRating = words.extend(ratedProduct.shape).extend({
	status: z.enum(ratingStatuses),
	statusReason: z.string().nullable(),
	/** Whose account it is; null once that is closed. */
	authorId: z.uuid().nullable(),
	/** The reservation it is about. */
	reservation: z.strictObject({ id: z.uuid(), code: z.string() }).nullable(),
	/** What the author's mails are written in: the reason is read in it. */
	authorLanguage: language.nullable(),
	/** The reports nobody has answered yet, the oldest first, and whose they are: operators alone learn that. */
	reports: z.array(z.strictObject({ reason: z.enum(reportReasons), on: z.iso.date(), by: reporter })).max(50),
});
export type ModeratedRating = z.output<typeof moderatedRating>;

const openedRating = moderatedRating.extend({
	/** Who decided about it last; null where nobody has. */
	decided: z.strictObject({ at: moment, by: z.string() }).nullable(),
	/** What it says, how it and its reports stand. */
	seen,
});
export type OpenedRating = z.output<typeof openedRating>;

const written = { stars, text: ratingText, language };
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const ratingEndpoints = {
	'GET /api/products/:id/ratings': {
		summary: 'What guests say of a product: sorted, filtered, with how many there are of each star and language',
		access: 'anyone',
		isCached: true,
		params: z.strictObject({ id: z.string().max(64) }),
		query: z.strictObject({
			cursor,
			sort: z.enum(ratingSorts).default('newest'),
			/** Only what is written in it. */
			language: language.optional(),
			stars: z
				.string()
				.regex(/^[1-5]$/)
				.transform(Number)
				.optional(),
		}),
		response: pageOf(publicRating).extend({
			/** Five to one star, of the chosen language. */
			distribution: z.array(z.strictObject({ stars: z.int(), count: z.int() })).length(5),
			/** Of the chosen stars, most first. */
			languages: z.array(z.strictObject({ language, count: z.int() })).max(6),
		}),
		refusals: ['not-found', 'invalid-input'],
	},
	'GET /api/ratings/mine': {
		summary: 'What I can rate, and what I have rated, the newest first',
		access: 'member',
		query: z.strictObject({ language, cursor }),
		response: pageOf(ownRating).extend({ toRate: z.array(rateable).max(50), average: z.number() }),
		refusals: ['invalid-input'],
	},
	'GET /api/ratings/form': {
		summary: 'The form for a product: which reservation it is about, what is written already, what stands in the way',
		access: 'member',
		query: z.strictObject({ language, productId: z.string().max(64), reservationId: z.uuid().optional() }),
		response: z.strictObject({
			product: ratedProduct,
			reservation: z
				.strictObject({ id: z.uuid(), code: z.string(), on: z.iso.date(), total: z.int(), guests: z.int() })
				.nullable(),
			/** Written already: the form changes it. */
			rating: ownRating.nullable(),
			/** How the writer will be shown. */
			author: z.strictObject({ name: z.string(), country: z.string() }),
			block: z.enum(ratingBlocks).nullable(),
		}),
		refusals: ['not-found'],
	},
	'POST /api/ratings': {
		summary: 'Rate a completed reservation; the key makes a repeat harmless',
		access: 'member',
		query: z.strictObject({ language }),
		body: z.strictObject({ ...written, reservationId: z.uuid(), key: z.uuid() }),
		response: ownRating,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'email-unverified', 'rated-already', 'key-reused'],
	},
	'PATCH /api/ratings/:id': {
		summary: 'Change a rating of one’s own, within 30 days',
		access: 'member',
		params: id,
		query: z.strictObject({ language }),
		body: z.strictObject(written),
		response: ownRating,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'DELETE /api/ratings/:id': {
		summary: 'Take a rating of one’s own back, within 30 days',
		access: 'member',
		params: id,
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed'],
	},
	'POST /api/ratings/:id/pictures': {
		summary: 'Add a picture to a rating of one’s own',
		access: 'member',
		params: id,
		upload: pictureTypes,
		query: z.strictObject({ language, name: z.string().max(200).default('') }),
		response: ownRating,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
	'DELETE /api/ratings/:id/pictures/:pictureId': {
		summary: 'Take a picture away',
		access: 'member',
		params: z.strictObject({ id: z.uuid(), pictureId: z.uuid() }),
		query: z.strictObject({ language }),
		response: ownRating,
		refusals: ['not-found', 'not-allowed'],
	},
	'GET /api/ratings/provided': {
		summary: 'Ratings of the products one provides, those without a reply first',
		access: 'partner',
		forKeys: ['rating.reply'],
		query: z.strictObject({ language, cursor }),
		response: pageOf(providedRating).extend({ unanswered: z.int() }),
		refusals: ['invalid-input'],
	},
	'POST /api/ratings/:id/reply': {
		summary: 'The provider’s one reply; the author is told by mail',
		access: 'partner',
		forKeys: ['rating.reply'],
		params: id,
		body: z.strictObject({ text: reply }),
		response: z.strictObject({ text: z.string(), on: z.iso.date() }),
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'POST /api/ratings/:id/reports': {
		summary: 'Tell an operator that a rating is not right; once a member',
		access: 'member',
		params: id,
		body: z.strictObject({ reason: z.enum(reportReasons, fault('choose-one')) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
	'GET /api/ratings/moderation': {
		summary: 'Ratings that wait for an operator or were reported, the oldest first; or those that are hidden',
		access: 'operator',
		duty: 'trust',
		query: z.strictObject({ language, queue: z.enum(ratingQueues).default('open'), cursor }),
		response: pageOf(moderatedRating),
		refusals: ['invalid-input'],
	},
	'GET /api/ratings/:id/moderation': {
		summary: 'One rating as an operator decides about it, whatever was decided',
		access: 'operator',
		duty: 'trust',
		params: id,
		query: z.strictObject({ language }),
		response: openedRating,
		refusals: ['not-found'],
	},
	'POST /api/ratings/:id/decision': {
		summary: 'Publish a rating, or hide it with the reason its author is told; answers its reports',
		access: 'operator',
		duty: 'trust',
		params: id,
		body: z.discriminatedUnion('decision', [
			z.strictObject({ decision: z.literal('publish'), seen }),
			z.strictObject({ decision: z.literal('hide'), reason, seen }),
		]),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
