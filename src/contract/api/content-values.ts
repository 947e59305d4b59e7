import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { noticeTopics } from '#domain/notice/notice.ts';
import { fetchings } from '#domain/product/meeting-place.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { confirmationModes, productTags, regions, spokenLanguages } from '#domain/product/product.ts';
import { type CancellationScaleId, cancellationScales } from '#domain/reservation/cancellation.ts';
import { givenDay } from '../endpoint.ts';

/*
 * What people edit, as a draft may be: texts may be missing, facts are of their kind. Whether it is ready to go out is asked
 * by domain/content/publish-checks.ts.
 */

const words = (max: number) => z.string().max(max, { error: 'too-long' });
const points = z.array(words(1_000)).max(60, { error: 'too-long' });
const inLanguages = <Text extends z.ZodType>(text: Text) => z.partialRecord(z.enum(contentLocales), text);
const won = z.int().min(0).max(1_000_000_000, { error: 'too-much' });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid-input' });
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'date-wrong' });
const weekdays = z.array(z.int().min(0).max(6)).max(7);
const slug = z.string().regex(/^[a-z0-9][\w-]{0,99}$/i, { error: 'invalid-input' });
const moment = z.iso.datetime({ error: 'date-wrong' });
const alsoCalled = z.array(words(100)).max(60).optional();

const spot = {
	name: inLanguages(words(200)),
	hangul: words(300),
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
};

const place = z.strictObject({
	...spot,
	meeting: z.strictObject({ ...spot, region: z.enum(regions) }).optional(),
	meetingBy: z.record(slug, z.strictObject(spot)).optional(),
	fetched: z.enum(fetchings).optional(),
});

const span = z.strictObject({ from: monthDay, to: monthDay });

const price = z.strictObject({
	unit: z.enum(['person', 'group', 'room', 'vehicle']),
	won,
	childWon: won.optional(),
	infantWon: won.optional(),
	fromAge: z.int().min(0).max(100).optional(),
	holds: z.int().min(1).max(100).optional(),
	bags: z.int().min(0).max(100).optional(),
	rules: z
		.array(
			z.strictObject({
				reason: z.enum(['weekend', 'weekday', 'peak', 'low-season']),
				percent: z.int().min(-90).max(300),
				weekdays: weekdays.optional(),
				season: span.optional(),
			}),
		)
		.max(20)
		.optional(),
	choices: z
		.array(
			z.strictObject({
				group: z.enum(choiceGroups),
				options: z
					.array(z.strictObject({ id: slug, addWon: z.int().min(-1_000_000_000).max(1_000_000_000) }))
					.min(1)
					.max(30),
			}),
		)
		.max(2)
		.optional(),
});

const schedule = z.strictObject({
	weekdays,
	times: z.array(time).max(48),
	capacity: z.int().min(1, { error: 'too-small' }).max(10_000, { error: 'too-much' }),
	leadHours: z.int().min(0).max(8_760),
	horizonDays: z.int().min(1).max(730),
	closed: z.array(span).max(40).optional(),
});

const hours = z.number().min(0).max(8_760).optional();
const care = z.strictObject({
	fastingHours: hours,
	noHeatHours: hours,
	noAlcoholHours: hours,
	noFlightHours: hours,
	stayDays: z.int().min(0).max(365).optional(),
	isSedating: z.boolean().optional(),
	has: z
		.array(z.enum(['meal', 'heat', 'alcohol', 'flight']))
		.max(4)
		.optional(),
});

const productText = z.strictObject({
	title: words(200),
	summary: words(800),
	description: words(10_000),
	included: points,
	excluded: points,
	steps: points,
	meetingPoint: words(1_000),
	goodToKnow: points,
	options: z.record(slug, words(200)).optional(),
	alsoCalled,
});

const persons = z.int().min(1).max(10_000);

const product = z.strictObject({
	region: z.enum(regions),
	place,
	minutes: z.int().min(1).max(100_000).nullable(),
	nights: z.int().min(1).max(365).nullable(),
	languages: z.array(z.enum(spokenLanguages)).max(5),
	tags: z.array(z.enum(productTags)).max(productTags.length),
	price,
	schedule,
	confirmation: z.enum(confirmationModes),
	cancellation: z.enum(Object.keys(cancellationScales) as [CancellationScaleId, ...CancellationScaleId[]]),
	depositFromWon: won,
	minPersons: persons,
	maxPersons: persons,
	care,
	stepTimes: z.array(time.nullable()).max(60),
	pictures: z.array(slug).max(20),
	texts: inLanguages(productText),
});

const provider = z.strictObject({
	region: z.enum(regions),
	languages: z.array(z.enum(spokenLanguages)).min(1, { error: 'choose-one' }).max(10),
	answersWithinHours: z.int().min(1).max(72),
	foundedYear: z.int().min(1900).max(2100),
	texts: inLanguages(z.strictObject({ name: words(80), trade: words(80), intro: words(2_000) })),
});

const day = givenDay('date-wrong').nullable();

const notice = z.strictObject({
	topic: z.enum(noticeTopics),
	isPinned: z.boolean(),
	publishedAt: moment.nullable(),
	endsAt: moment.nullable(),
	picture: slug.nullable(),
	touchesFrom: day,
	touchesTo: day,
	texts: inLanguages(z.strictObject({ title: words(200), body: words(20_000), alsoCalled })),
});

const limit = z.int().min(1).max(1_000_000).nullable();

export const promotionContent = z.strictObject({
	area: z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]),
	productIds: z.array(z.string().max(100)).max(200),
	kinds: z.array(z.string().max(100)).max(40),
	discount: z.union([
		z.strictObject({ percent: z.int().min(1).max(90) }),
		z.strictObject({ won: won.min(1, { error: 'too-small' }) }),
	]),
	code: z
		.string()
		.regex(/^[A-Z0-9-]{3,30}$/, { error: 'invalid-input' })
		.nullable(),
	startsAt: moment,
	endsAt: moment,
	serviceFrom: day,
	serviceTo: day,
	minPersons: persons,
	memberLimit: limit,
	totalLimit: limit,
	picture: slug,
	texts: inLanguages(
		z.strictObject({
			title: words(200),
			lead: words(600),
			body: words(10_000),
			audience: words(600),
			scope: words(600),
		}),
	),
});

const pageText = z.strictObject({
	effectiveOn: day,
	isAdverse: z.boolean().optional(),
	texts: inLanguages(z.strictObject({ title: words(200), body: words(60_000) })),
});

/** Any content, with its kind beside it. */
export const contentValue = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('product'), value: product }),
	z.strictObject({ kind: z.literal('provider'), value: provider }),
	z.strictObject({ kind: z.literal('notice'), value: notice }),
	z.strictObject({ kind: z.literal('promotion'), value: promotionContent }),
	z.strictObject({ kind: z.literal('page-text'), value: pageText }),
]);
export type ContentValue = z.output<typeof contentValue>;
