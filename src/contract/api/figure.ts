import { z } from 'zod';
import { type Endpoint, givenDay, language } from '../endpoint.ts';

const count = z.int().nonnegative();
const money = { reservations: count, expectedWon: count, receivedWon: count };

const figures = z.strictObject({
	/** By the Korean day on which it was looked at, wished for, asked, answered or reserved; of more than a month, by month. */
	periods: z
		.array(
			z.strictObject({
				...{ period: z.string(), ...money, views: count, wishes: count },
				/** Public questions of what the house offers, consultations that it was asked for, and its answers to questions. */
				...{ questions: count, consultations: count, answers: count },
			}),
		)
		.max(40),
	/** The most reserved first. `stars` is the mean of what was rated in that time, null where nothing was. */
	products: z
		.array(
			z.strictObject({
				...{ id: z.string(), title: z.string(), ...money, views: count, wishes: count },
				...{ ratings: count, stars: z.number().nullable(), taken: count, capacity: count },
			}),
		)
		.max(100),
	/** Of reservations. A name of null stands for all that are too few to be told by name. */
	languages: z.array(z.strictObject({ name: z.string().nullable(), count })).max(10),
	countries: z.array(z.strictObject({ name: z.string().nullable(), count })).max(300),
	/** Of views, by the language of the page and the country that members have told; of who told none there is none. */
	viewLanguages: z.array(z.strictObject({ name: z.string().nullable(), count })).max(10),
	viewCountries: z.array(z.strictObject({ name: z.string().nullable(), count })).max(300),
	/** Places sold of those there were in slots that anybody reserved, by start time; '' where only the day counts. */
	slots: z.array(z.strictObject({ time: z.string(), taken: count, capacity: count })).max(200),
	/** Hours from a request to its confirmation, each to a tenth, the middle one; null where none was answered. */
	answerHours: z.number().nullable(),
});
export type Figures = z.output<typeof figures>;

export const figureEndpoints = {
	'GET /api/console/figures': {
		summary: 'What a house sold, was asked and was rated in a span of days; sums alone, nobody by name',
		access: 'partner',
		forKeys: ['figures.see'],
		query: z.strictObject({
			language,
			from: givenDay('date-wrong'),
			to: givenDay('date-wrong'),
			/** Of one product alone. */
			product: z.string().max(100).optional(),
			/** Of one business of several. */
			organisation: z.uuid().optional(),
		}),
		response: figures,
		refusals: ['invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
