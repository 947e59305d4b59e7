import type { PriceUnit } from '../area/area.ts';

/** People by type: 12 and older, 3 to 11, under 36 months. */
export type Persons = { adult: number; child: number; infant: number };
export const personTypes = ['adult', 'child', 'infant'] as const satisfies (keyof Persons)[];

export const countOf = ({ adult, child, infant }: Persons): number => adult + child + infant;

/** More or less on certain days: weekdays (0 is Sunday) or a span of the year ('07-15' to '08-20', over New Year too). */
type PriceRule = {
	reason: 'weekend' | 'weekday' | 'peak' | 'low-season';
	percent: number;
	weekdays?: readonly number[];
	season?: { from: string; to: string };
};

/** What is chosen within a product: a ticket's route or seat class, what each option adds to the price of a place. */
export const choiceGroups = ['route', 'class'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];
type PriceChoice = { group: ChoiceGroup; options: readonly { id: string; addWon: number }[] };
export type Chosen = Partial<Record<ChoiceGroup, string>>;

/** What a product costs, in whole won. `child` and `infant` count only where the unit is a person. */
export type PriceList = {
	unit: PriceUnit;
	won: number;
	childWon?: number;
	infantWon?: number;
	/** How many people a group, room or vehicle holds; another one is needed beyond. */
	holds?: number;
	rules?: readonly PriceRule[];
	/** The first option of each is the usual one, and adds nothing. */
	choices?: readonly PriceChoice[];
};

/** What is priced: the days it falls on (one, or a night each) and who comes. */
export type Order = { days: readonly string[]; persons: Persons; units?: number; choices?: Chosen };

type PriceLine = {
	of: 'adult' | 'child' | 'infant' | Exclude<PriceUnit, 'person'>;
	quantity: number;
	nights: number;
	won: number;
	amount: number;
};
/** Why a day costs more or less than the plain price. */
type PriceReason = Pick<PriceRule, 'reason' | 'percent'>;
export type Price = { lines: PriceLine[]; total: number; reasons: PriceReason[] };

/** Adjusted prices are rounded to 100 won, as they are printed. */
const round = (won: number) => Math.round(won / 100) * 100;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
	const date = day.slice(5);
	return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

function appliesOn(rule: PriceRule, day: string): boolean {
	return (!rule.weekdays || rule.weekdays.includes(weekdayOf(day))) && (!rule.season || isInSeason(day, rule.season));
}

/** Each rule that touched one of the days, once. */
function reasonsOf(list: PriceList, days: readonly string[]): PriceReason[] {
	return (list.rules ?? [])
		.filter((rule) => days.some((day) => appliesOn(rule, day)))
		.map(({ reason, percent }) => ({ reason, percent }));
}

/** The sum of the rules of a day, in percent. */
function percentOn(list: PriceList, day: string): number {
	return (list.rules ?? []).filter((rule) => appliesOn(rule, day)).reduce((sum, rule) => sum + rule.percent, 0);
}

const adjusted = (won: number, percent: number) => (percent === 0 ? won : round((won * (100 + percent)) / 100));

/** What one adult, group, room or vehicle costs on a day: the figure in the calendar. */
export const dayPrice = (list: PriceList, day: string): number => adjusted(list.won, percentOn(list, day));

/** How many groups, rooms or vehicles so many people need at the least. */
export function unitsNeeded(list: PriceList, persons: Persons): number {
	if (list.unit === 'person') return 1;
	return Math.max(1, Math.ceil((persons.adult + persons.child) / (list.holds ?? Number.POSITIVE_INFINITY)));
}

/** What the chosen options add to each place; an option not named is the usual one. */
function addedBy(list: PriceList, chosen: Chosen = {}): number {
	return (list.choices ?? []).reduce((sum, { group, options }) => {
		const option = options.find(({ id }) => id === chosen[group]) ?? options[0];
		return sum + (option?.addWon ?? 0);
	}, 0);
}

/** The lines and the total, by the same function on the page and on the server. */
export function priceOf(list: PriceList, order: Order): Price {
	const line = (of: PriceLine['of'], quantity: number, base: number): PriceLine | undefined => {
		if (quantity === 0) return undefined;
		const perDay = order.days.map((day) => adjusted(base, percentOn(list, day)));
		const amount = quantity * perDay.reduce((sum, won) => sum + won, 0);
		return { of, quantity, nights: order.days.length, won: Math.round(amount / quantity), amount };
	};
	const { adult, child, infant } = order.persons;
	const added = addedBy(list, order.choices);
	const lines =
		list.unit === 'person'
			? [
					line('adult', adult, list.won + added),
					line('child', child, (list.childWon ?? list.won) + added),
					line('infant', infant, list.infantWon ?? 0),
				]
			: [line(list.unit, Math.max(order.units ?? 1, unitsNeeded(list, order.persons)), list.won + added)];
	const present = lines.filter((one) => one !== undefined);
	return {
		lines: present,
		total: present.reduce((sum, { amount }) => sum + amount, 0),
		reasons: reasonsOf(list, order.days),
	};
}
