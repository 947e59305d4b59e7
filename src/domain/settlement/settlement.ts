import type { ReservationStatus } from '../reservation/reservation.ts';

/** A share of what guests paid, in hundredths of a percent, from a day of service on. */
export type CommissionRate = { startsOn: string; points: number };

/** A hundred percent. */
export const wholePoints = 10_000;

/** The most the agency takes; of clinics and hospitals the law allows no more (the class with the widest bound). */
export const mostPoints = { usual: 5_000, medical: 3_000 } as const;

/** The rate in force on a day; nothing is taken where none was ever set. */
export const rateOn = (rates: readonly CommissionRate[], day: string): number =>
	rates
		.filter(({ startsOn }) => startsOn <= day)
		.reduce<CommissionRate | undefined>((last, one) => (last && last.startsOn > one.startsOn ? last : one), undefined)
		?.points ?? 0;

/** Parts of a won stay with the partner. */
const commissionOf = (won: number, points: number): number => Math.floor((won * points) / wholePoints) + 0;

/** The tax that is in a commission: a tenth of what it is without it. */
export const taxIn = (commission: number): number => commission - Math.round((commission * 10) / 11);

/** What became of it is settled: nothing of the service is still to come. */
const finalStatuses: readonly ReservationStatus[] = ['completed', 'no-show', 'cancelled', 'declined', 'expired'];
const isFinal = (status: ReservationStatus): boolean => finalStatuses.includes(status);

/** How a reservation stands with its money, by whose hands it went through. */
export type Standing = {
	status: ReservationStatus;
	/** Transfers to the agency less what it sent back. */
	heldWon: number;
	/** Paid to the partner on site or by card, less what it gave back. */
	onSiteWon: number;
	/** What is owed to the guest. */
	owedWon: number;
	/** What a promotion of the agency took off. */
	promotionWon: number;
};

/** What of it counts, all of it together: earned by the service or kept as a fee, and who has or owes what. */
export type Settled = {
	/** What the guest paid for it in the end. */
	paidWon: number;
	/** Of that in the agency's account. */
	heldWon: number;
	/** What the agency adds for its own promotion. */
	promotionWon: number;
	commissionWon: number;
	/** What the partner gets; below zero it owes the agency. */
	payableWon: number;
};

export const nothingSettled: Settled = { paidWon: 0, heldWon: 0, promotionWon: 0, commissionWon: 0, payableWon: 0 };

/** The agency bears its own promotions: the partner gets what the service costs without, and the commission is taken of that. */
export function settledOf(standing: Standing, points: number): Settled {
	const { status, heldWon: transfers, onSiteWon, owedWon } = standing;
	if (!isFinal(status)) return nothingSettled;
	const heldWon = transfers - owedWon;
	const paidWon = heldWon + onSiteWon;
	const promotionWon = status === 'completed' && paidWon > 0 ? standing.promotionWon : 0;
	const commissionWon = commissionOf(paidWon + promotionWon, points);
	return { paidWon, heldWon, promotionWon, commissionWon, payableWon: heldWon + promotionWon - commissionWon };
}

const parts = Object.keys(nothingSettled) as (keyof Settled)[];

const joined = (one: Settled, other: Settled, sign: 1 | -1): Settled => {
	const sum = { ...nothingSettled };
	for (const part of parts) sum[part] = one[part] + sign * other[part];
	return sum;
};

export const sumOf = (all: readonly Settled[]): Settled =>
	all.reduce((sum, one) => joined(sum, one, 1), nothingSettled);

/** What the agency pays and what it gets, apart: a partner's debt pays no other partner. */
export const bothWays = (all: readonly Pick<Settled, 'payableWon'>[]): { dueWon: number; owedWon: number } => ({
	dueWon: all.reduce((sum, { payableWon }) => sum + Math.max(0, payableWon), 0),
	owedWon: all.reduce((sum, { payableWon }) => sum + Math.max(0, -payableWon), 0),
});

export const lineKinds = ['service', 'fee', 'correction'] as const;
export type LineKind = (typeof lineKinds)[number];
export type SettlementLine = Settled & { kind: LineKind; points: number };

/**
 * The line of a reservation in a month: what counts now less what closed months have of it. So a closed month never changes, and
 * what is found later is a line of the next one, at the rate the first line had. Undefined where there is nothing to say.
 */
export function lineOf(
	standing: Standing,
	{ before, points }: { before: Settled | undefined; points: number },
): SettlementLine | undefined {
	const line = joined(settledOf(standing, points), before ?? nothingSettled, -1);
	if (parts.every((part) => line[part] === 0)) return undefined;
	const kind = before ? 'correction' : standing.status === 'completed' ? 'service' : 'fee';
	return { ...line, kind, points };
}

/** S-2026-10-007: a month and the place in it. */
export const settlementNumber = (month: string, at: number): string => `S-${month}-${String(at).padStart(3, '0')}`;

/** Whether a day lies behind every month that is closed: what begins there can still be changed. */
export const isAfterClosed = (day: string, lastClosed: string | undefined): boolean =>
	lastClosed === undefined || day.slice(0, 7) > lastClosed;

/** A rate is agreed on for the years around today; another year is a slip of the hand. */
const rateYears = 2;

export function rateDayFault(startsOn: string, today: string): 'date-far' | 'date-early' | undefined {
	const yearsFrom = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
	if (startsOn > yearsFrom(rateYears)) return 'date-far';
	return startsOn < yearsFrom(-rateYears) ? 'date-early' : undefined;
}
