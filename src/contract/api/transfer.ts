import { z } from 'zod';
import { confirmationModes, spokenLanguages } from '#domain/product/product.ts';
import { type Endpoint, language } from '../endpoint.ts';
import { priceList, productSummary } from './product.ts';
import { pricePromotion } from './promotion.ts';

/** A pick-up product as the page about the service needs it: where it starts, when it drives and what it costs. */
const transfer = productSummary.pick({ id: true, area: true, title: true, minutes: true, maxPersons: true }).extend({
	address: z.strictObject({ latitude: z.number(), longitude: z.number() }),
	price: priceList,
	/** The vehicles that drive at one time. */
	capacity: z.int(),
	/** Running promotions that apply by themselves: domain/transfer/fares.ts counts with them. */
	promotions: z.array(pricePromotion.extend({ title: z.string() })).max(20),
	/** The names of the price list's options, by their id. */
	options: z.record(z.string(), z.string()),
	times: z.array(z.string()).max(48),
	leadHours: z.int(),
	confirmation: z.enum(confirmationModes),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	included: z.array(z.string()).max(30),
});
export type Transfer = z.output<typeof transfer>;

export const transferEndpoints = {
	'GET /api/transfers': {
		summary: 'The pick-up products with their price lists and hours',
		access: 'anyone',
		query: z.strictObject({ language }),
		response: z.strictObject({ transfers: z.array(transfer).max(100) }),
	},
} as const satisfies Record<string, Endpoint>;
