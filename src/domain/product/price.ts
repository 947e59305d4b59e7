import type { PriceUnit } from '../area/area.ts';
import { dayMs } from '../kernel/durations.ts';
import { weekdayOf } from '../kernel/weekday.ts';
import { holdsFor, type PricePromotion } from '../promotion/promotion.ts';

/** People by type: 12 and older, 3 to 11, under 36 months. */
export type Persons = { adult: number; child: number; infant: number };
export const personTypes = ['adult', 'child', 'infant'] as const satisfies (keyof Persons)[];

export const countOf = ({ adult, child, infant }: Persons): number => adult + child + infant;

/** Those who count for a promotion “from so many people on”: an infant on a lap makes no party of two. */
export const partyOf = ({ adult, child }: Persons): number => adult + child;

/** To which age somebody is one of them. */
export const oldest: Persons = { adult: Number.POSITIVE_INFINITY, child: 11, infant: 2 };

/** The types of people somebody of whom may come; where people are not what is counted, nobody asks for their types. */
export const typesTaken = ({ unit, fromAge = 0 }: Pick<PriceList, 'unit' | 'fromAge'>): (keyof Persons)[] =>
	unit === 'person' ? personTypes.filter((type) => oldest[type] >= fromAge) : ['adult'];

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
	/** The youngest who may come, in years. */
	fromAge?: number;
	/** How many people a group, room or vehicle holds; another one is needed beyond. */
	holds?: number;
	/** How many large bags a vehicle takes; left out where nobody counts them. */
	bags?: number;
	rules?: readonly PriceRule[];
	/** The first option of each is the usual one, and adds nothing. */
	choices?: readonly PriceChoice[];
	/** The one promotion that was agreed to; it counts wherever its days and persons are met. */
	promotion?: PricePromotion | undefined;
};

/** What is priced: the days it falls on (one, or a night each) and who comes. */
export type Order = { days: readonly string[]; persons: Persons; units?: number; choices?: Chosen };

/** What a promotion takes off is a line of its own, below zero. */
type PriceLine = {
	of: 'adult' | 'child' | 'infant' | Exclude<PriceUnit, 'person'> | 'promotion';
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

/** Of a day what rules go by: its date in the year and its weekday. */
type RuledDay = { date: string; weekday: number };
const ruledDay = (day: string): RuledDay => ({ date: day.slice(5), weekday: weekdayOf(day) });

const isInSeason = (date: string, { from, to }: { from: string; to: string }): boolean =>
	from <= to ? date >= from && date <= to : date >= from || date <= to;

const appliesOn = (rule: PriceRule, { date, weekday }: RuledDay): boolean =>
	(!rule.weekdays || rule.weekdays.includes(weekday)) && (!rule.season || isInSeason(date, rule.season));

/** Each rule that touched one of the days, once. */
function reasonsOf(list: PriceList, days: readonly string[]): PriceReason[] {
	return (list.rules ?? [])
		.filter((rule) => days.some((day) => appliesOn(rule, ruledDay(day))))
		.map(({ reason, percent }) => ({ reason, percent }));
}

/** Rules together take no more off than this, in percent: what costs nothing, or less, is a slip of somebody's hand. */
const mostOff = 90;

const sumOn = (rules: readonly PriceRule[], day: RuledDay): number =>
	rules.reduce((sum, rule) => (appliesOn(rule, day) ? sum + rule.percent : sum), 0);

/** The sum of the rules of a day, in percent. */
export const percentOn = (rules: readonly PriceRule[], day: RuledDay): number => Math.max(-mostOff, sumOn(rules, day));

/** No day is lowered further, whichever rules fall on it. */
export const lowestPercent = (rules: readonly PriceRule[]): number =>
	Math.max(
		-mostOff,
		rules.reduce((sum, { percent }) => sum + Math.min(0, percent), 0),
	);

/** Twenty-eight years have every day of the year on every weekday; a leap day has each of them too. */
const [firstDay, days] = [Date.UTC(2000, 0, 1), 28 * 365 + 7];

/**
 * The rules that lower the price of some day too far together, by their place in the list; none where all is well. Whoever
 * wrote them is told before anything goes out.
 */
export function rulesTooLow({ rules = [] }: Pick<PriceList, 'rules'>): number[] {
	const lowering = rules.filter(({ percent }) => percent < 0);
	if (lowering.reduce((sum, { percent }) => sum + percent, 0) >= -mostOff) return [];
	for (let at = 0; at < days; at += 1) {
		const day = ruledDay(new Date(firstDay + at * dayMs).toISOString().slice(0, 10));
		if (sumOn(rules, day) < -mostOff)
			return rules.flatMap((rule, nth) => (rule.percent < 0 && appliesOn(rule, day) ? [nth] : []));
	}
	return [];
}

const adjusted = (won: number, percent: number) => (percent === 0 ? won : round((won * (100 + percent)) / 100));

/** What costs so much plainly, by the rules of a day. */
const onDay = ({ rules }: PriceList, won: number, day: string): number =>
	rules?.length ? adjusted(won, percentOn(rules, ruledDay(day))) : won;

/** The share that a promotion takes off each place, in percent; nothing where it takes an amount off the whole. */
const sharedPercent = ({ discount }: Pick<PricePromotion, 'discount'>): number =>
	'percent' in discount ? discount.percent : 0;

/**
 * A place with its share taken off, in whole hundreds as prices are: so many times what the page says of one is the total.
 * Rounded down, so that nobody is given less than the rate that was promised.
 */
export function lowered(won: number, promotion: Pick<PricePromotion, 'discount'>): number {
	const percent = sharedPercent(promotion);
	return percent === 0 ? won : Math.floor((won * (100 - percent)) / 10_000) * 100;
}

/** What one adult, group, room or vehicle costs on a day for a party of so many: the figure in the calendar. */
export function dayPrice(list: PriceList, day: string, count = 1): number {
	const won = onDay(list, list.won, day);
	const { promotion } = list;
	return promotion && holdsFor(promotion, { days: [day], count }) ? lowered(won, promotion) : won;
}

/** How many groups, rooms or vehicles so many people, and their bags, need at the least. */
export function unitsNeeded(list: PriceList, persons: Persons, bags = 0): number {
	if (list.unit === 'person') return 1;
	const forPersons = Math.ceil((persons.adult + persons.child) / (list.holds ?? Number.POSITIVE_INFINITY));
	return Math.max(1, forPersons, Math.ceil(bags / (list.bags ?? Number.POSITIVE_INFINITY)));
}

/** What the chosen options add to each place; an option not named is the usual one. */
function addedBy(list: PriceList, chosen: Chosen = {}): number {
	return (list.choices ?? []).reduce((sum, { group, options }) => {
		const option = options.find(({ id }) => id === chosen[group]) ?? options[0];
		return sum + (option?.addWon ?? 0);
	}, 0);
}

type Counted = { of: PriceLine['of']; quantity: number; perDay: number[] };

/** The lines and the total, by the same function on the page and on the server. */
export function priceOf(list: PriceList, order: Order): Price {
	const counted = countedIn(list, order);
	const lines = counted.map(({ of, quantity, perDay }) => {
		const amount = quantity * sumOf(perDay);
		return { of, quantity, nights: order.days.length, won: Math.round(amount / quantity), amount };
	});
	const full = sumOf(lines.map(({ amount }) => amount));
	const off = takenOff(list, order, { counted, full });
	const line = { of: 'promotion' as const, quantity: 1, nights: order.days.length, won: -off, amount: -off };
	return {
		lines: off > 0 ? [...lines, line] : lines,
		total: full - off,
		reasons: reasonsOf(list, order.days),
	};
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, won) => sum + won, 0);

/** Who or what is paid for, and for how much on each of the days. */
function countedIn(list: PriceList, { days, persons, units, choices }: Order): Counted[] {
	const line = (of: PriceLine['of'], quantity: number, base: number): Counted => ({
		of,
		quantity,
		perDay: days.map((day) => onDay(list, base, day)),
	});
	const { adult, child, infant } = persons;
	const added = addedBy(list, choices);
	const lines =
		list.unit === 'person'
			? [
					line('adult', adult, list.won + added),
					line('child', child, (list.childWon ?? list.won) + added),
					line('infant', infant, list.infantWon ?? 0),
				]
			: [line(list.unit, Math.max(units ?? 1, unitsNeeded(list, persons)), list.won + added)];
	return lines.filter(({ quantity }) => quantity > 0);
}

/** What the promotion takes off, where it holds; never more than there is to pay. */
function takenOff(
	{ promotion }: PriceList,
	{ days, persons }: Order,
	{ counted, full }: { counted: readonly Counted[]; full: number },
): number {
	if (!promotion || !holdsFor(promotion, { days, count: partyOf(persons) })) return 0;
	if ('won' in promotion.discount) return Math.min(promotion.discount.won, full);
	const off = counted.map(
		({ quantity, perDay }) => quantity * sumOf(perDay.map((won) => won - lowered(won, promotion))),
	);
	return Math.min(sumOf(off), full);
}
