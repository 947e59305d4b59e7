import type { Kind } from '../area/area.ts';

/** What a product of a kind usually has: a beginning that its provider changes, not a rule. */
type ProductTemplate = {
	minutes: number | null;
	nights: number | null;
	/** 0 is Sunday. */
	weekdays: number[];
	/** Start times; none where only the day counts. */
	times: string[];
	capacity: number;
	leadHours: number;
	minPersons: number;
	maxPersons: number;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** Clinics see patients on Saturdays too. */
const workingDays = [1, 2, 3, 4, 5, 6];
const officeHours = ['10:00', '11:00', '14:00', '15:00', '16:00'];

const tour = { minutes: 480, weekdays: everyDay, times: ['09:00'], capacity: 12, leadHours: 48 };
const visit = { minutes: 60, weekdays: workingDays, times: officeHours, capacity: 2, leadHours: 48 };
const course = { minutes: 90, weekdays: everyDay, times: ['10:00', '13:00', '16:00'], capacity: 6, leadHours: 24 };

const byKind: Record<string, Partial<ProductTemplate>> = {
	'vip-tour': { ...tour, capacity: 2, leadHours: 72, maxPersons: 6 },
	'private-tour': { ...tour, capacity: 2, leadHours: 72, maxPersons: 8 },
	'incentive-tour': { ...tour, capacity: 300, leadHours: 336, minPersons: 10, maxPersons: 300 },
	'free-day-tour': tour,
	'day-tour': { ...tour, times: ['08:00'], capacity: 30, minPersons: 2 },
	hotel: { weekdays: everyDay, capacity: 10, leadHours: 24, maxPersons: 4 },
	'pick-up': {
		...{ minutes: 90, weekdays: everyDay, capacity: 3, leadHours: 24, maxPersons: 9 },
		times: ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'],
	},
	'train-ticket': { minutes: 160, weekdays: everyDay, times: ['09:00', '14:00'], capacity: 20, leadHours: 48 },
	'flight-ticket': { minutes: 70, weekdays: everyDay, times: ['09:00', '15:00'], capacity: 20, leadHours: 72 },
	'show-ticket': { minutes: 100, weekdays: [2, 3, 4, 5, 6, 0], times: ['19:30'], capacity: 40, leadHours: 24 },
	'theme-park-ticket': { minutes: 480, weekdays: everyDay, capacity: 100, leadHours: 24 },
	'health-screening': { ...visit, minutes: 240, times: ['08:00'], capacity: 6, leadHours: 72 },
	'plastic-surgery': { ...visit, capacity: 1, leadHours: 72 },
	fertility: { ...visit, capacity: 1, leadHours: 72 },
	spa: { ...course, minutes: 60, capacity: 4 },
	jjimjilbang: { ...course, minutes: 240, capacity: 50, leadHours: 12 },
	'temple-stay': { minutes: null, nights: 1, weekdays: [5, 6], capacity: 20, leadHours: 72 },
	'forest-healing': { ...course, minutes: 180, times: ['10:00', '14:00'], capacity: 15 },
	'tea-and-food': { ...course, minutes: 120, times: ['11:00', '14:00'], capacity: 8 },
	beauty: { ...course, times: officeHours, capacity: 2 },
	yoga: { ...course, minutes: 60, times: ['07:00', '18:30'], capacity: 12 },
};

/** How a product of this kind begins. What its kind's booking knows nothing of, such as times of a hotel, is left out. */
export function productTemplate(kind: Kind): ProductTemplate {
	const given: Partial<ProductTemplate> = byKind[kind.slug] ?? visit;
	return {
		minutes: kind.booking === 'nights' ? null : (given.minutes ?? null),
		nights: given.nights ?? null,
		weekdays: [...(given.weekdays ?? everyDay)],
		times: kind.booking === 'time' ? [...(given.times ?? ['10:00'])] : [],
		capacity: given.capacity ?? 1,
		leadHours: given.leadHours ?? 24,
		minPersons: given.minPersons ?? 1,
		maxPersons: Math.min(given.maxPersons ?? 10, kind.maxPersons),
	};
}
