import { randomUUID } from 'node:crypto';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import type { TakenForm } from '#contract/api/taken-reservation.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';
import { type Fixture, insertProducts } from './product-fixtures.ts';

/** The Korean day so many days from now. */
export const dayIn = (days: number): string => addDays(koreanDay(new Date()), days);

const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], leadHours: 12, horizonDays: 120 };
const slots = (times: string[], capacity: number) => ({ ...daily, times, capacity });

/**
 * One product of each way to reserve. `walks` belongs to the member `partner`, `stays` to `rival`; `agency` is the
 * agency itself and `clinic` is looked after by it.
 */
export const products = {
	/** A day and a start time, instant; 10 places. */
	tour: { kind: 'day-tour', providerId: 'walks', schedule: slots(['09:00', '14:00'], 10), maxPersons: 10 },
	/** The same on request; may say where to be picked up. */
	'private-walk': {
		kind: 'private-tour',
		providerId: 'walks',
		confirmation: 'request',
		schedule: slots(['09:00'], 6),
		price: { unit: 'person', won: 100_000, childWon: 60_000 },
	},
	/** A day alone, of the agency; 8 places. */
	park: {
		kind: 'theme-park-ticket',
		providerId: 'agency',
		cancellation: 'ticket',
		schedule: slots([], 8),
		maxPersons: 8,
	},
	/** Rooms by the night; 5 of them, two people each. */
	hotel: {
		kind: 'hotel',
		providerId: 'stays',
		cancellation: 'hotel',
		minutes: null,
		price: { unit: 'room', won: 150_000, holds: 2 },
		schedule: slots([], 5),
		maxPersons: 10,
	},
	/** Vehicles with flight and luggage, of the agency, on request; 4 of them, six people each. */
	'pick-up': {
		kind: 'pick-up',
		providerId: 'agency',
		confirmation: 'request',
		price: { unit: 'vehicle', won: 80_000, holds: 6, bags: 6 },
		schedule: slots(['10:00'], 4),
		maxPersons: 12,
	},
	/** A ticket with route and class, every traveller named. */
	train: {
		kind: 'train-ticket',
		providerId: 'agency',
		cancellation: 'ticket',
		price: {
			unit: 'person',
			won: 59_800,
			childWon: 29_900,
			choices: [
				{
					group: 'route',
					options: [
						{ id: 'seoul-busan', addWon: 0 },
						{ id: 'busan-seoul', addWon: 0 },
					],
				},
				{
					group: 'class',
					options: [
						{ id: 'standard', addWon: 0 },
						{ id: 'first', addWon: 23_900 },
					],
				},
			],
		},
		schedule: slots(['08:00'], 20),
	},
	/** Issued by passport number. */
	flight: { kind: 'flight-ticket', providerId: 'agency', cancellation: 'ticket', schedule: slots(['07:30'], 20) },
	/** For companies, on request; 300 places, 20 people at the least. */
	'team-day': {
		kind: 'incentive-tour',
		providerId: 'walks',
		confirmation: 'request',
		schedule: slots([], 300),
		minPersons: 20,
		maxPersons: 300,
	},
	/** Health is a matter; on request. */
	screening: {
		kind: 'health-screening',
		providerId: 'clinic',
		cancellation: 'clinic',
		confirmation: 'request',
		schedule: slots(['08:30'], 3),
	},
} as const satisfies Record<string, Omit<Fixture, 'id'>>;
export type ProductName = keyof typeof products;

export async function insertReservationProducts(
	queries: Queries,
	owners: { partner: string; rival: string },
): Promise<void> {
	const common = {
		trade: { en: 'Trade' },
		intro: { en: 'Intro' },
		region: 'seoul' as const,
		languages: ['en' as const],
		portrait: 'portrait-1',
		answersWithinHours: 5,
		foundedYear: 2010,
	};
	await queries.insert(provider).values([
		{ ...common, id: 'walks', name: { en: 'Bukchon Walks', ko: '북촌산책' }, organisationId: owners.partner },
		{ ...common, id: 'stays', name: { en: 'Hanok Stays', ko: '한옥스테이' }, organisationId: owners.rival },
		{ ...common, id: 'agency', name: { en: 'Maru', ko: '마루' }, isAgency: true },
		{
			...common,
			id: 'clinic',
			name: { en: 'Seorae Clinic', ko: '서래의원' },
			patientNumber: 'M-1',
			patientNumberUntil: '2099-12-31',
		},
	]);
	await insertProducts(queries, Object.entries(products).map(([id, fixture]) => ({ id, ...fixture })) as Fixture[]);
}

export type FormChanges = Partial<Omit<ReservationForm, 'order'>> & { order?: Partial<Order> };

export type TakenChanges = Omit<FormChanges, 'lead'> & { lead?: Partial<TakenForm['lead']>; pays?: TakenForm['pays'] };

/** Every version a test agrees to: tests/support/page-texts.ts. */
export const agreed = '2026-11-01';

const usual: Record<ProductName, Partial<Omit<ReservationForm, 'order'>> & { order?: Partial<Order> }> = {
	tour: { order: { time: '09:00' } },
	'private-walk': { order: { time: '09:00' }, details: { pickUpPlace: 'Hotel Lotte, lobby' } },
	park: {},
	hotel: { details: { arrivalTime: '16:00', beds: 'twin' } },
	'pick-up': {
		order: { time: '10:00' },
		details: { flightNumber: 'KE652', fromPlace: 'Incheon Airport T2', toPlace: 'Myeongdong', bags: 2 },
	},
	train: { order: { time: '08:00', choices: { route: 'seoul-busan', class: 'standard' } } },
	flight: {
		order: { time: '07:30' },
		passport: 'AA1234567',
		agreements: { provider: agreed, passport: agreed },
	},
	'team-day': {
		order: { persons: { adult: 120, child: 0, infant: 0 } },
		details: { company: 'Sao Mai Trading Co.Ltd', inCharge: 'Linh, +84 90 123 45 67' },
	},
	screening: {
		order: { time: '08:30' },
		agreements: { provider: agreed, health: agreed },
		contents: 'I take blood thinners.',
		allergy: 'Penicillin',
	},
};

/** A form that is right in everything, for twenty days from now and one adult, but for the changes; the total follows. */
export function formFor(name: ProductName, changes: FormChanges = {}): ReservationForm {
	const { order: usualOrder, ...usualRest } = usual[name];
	const { order: changedOrder, ...rest } = changes;
	const on = changedOrder?.on ?? dayIn(20);
	const order: Order = {
		on,
		to: name === 'hotel' ? addDays(on, 2) : null,
		time: null,
		persons: { adult: 1, child: 0, infant: 0 },
		units: 1,
		choices: {},
		...usualOrder,
		...changedOrder,
	};
	const fixture: Omit<Fixture, 'id'> = products[name];
	const list = fixture.price ?? { unit: 'person' as const, won: 100_000 };
	return {
		key: randomUUID(),
		productId: name,
		order,
		total: orderPrice(list, order).total,
		details: {},
		lead: {
			firstName: 'Siriporn',
			lastName: 'Wongsakul',
			birthOn: '1990-04-13',
			gender: 'female',
			country: 'TH',
			email: 'siriporn@mail.example',
			phone: '+66812345678',
		},
		travellers: [],
		usesKeptPassport: false,
		needs: { halal: null, flags: [], childSeats: 0 },
		agreements: { provider: agreed },
		language: 'th',
		...usualRest,
		...rest,
	};
}

/** What a desk sends for a guest who phones and pays on site, but for the changes; what is undefined of the guest was not told. */
export function takenFor(name: ProductName, { lead, pays = 'on-site', ...changes }: TakenChanges = {}): TakenForm {
	const { usesKeptPassport: _, lead: usualLead, ...form } = formFor(name, changes);
	return { ...form, lead: { ...usualLead, ...lead }, pays };
}
