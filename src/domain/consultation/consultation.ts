import { dayMs, hourMs } from '../kernel/durations.ts';

/** What somebody asks a clinic about one product before they travel (DECISIONS "Life cycles"). */
export const consultationStates = ['sent', 'answered', 'closed'] as const;
export type ConsultationState = (typeof consultationStates)[number];

/** How it ended. */
export const consultationEnds = ['reserved', 'withdrawn', 'declined', 'finished', 'expired'] as const;
export type ConsultationEnd = (typeof consultationEnds)[number];

export type ConsultationActor = 'member' | 'house' | 'clock';

/** Every change there is. */
export const consultationMoves = {
	/** The clinic answers, or answers anew: the latest counts. */
	answer: { from: ['sent', 'answered'], to: 'answered', end: null, by: ['house'] },
	/** One click of the patient: price and date that were agreed become a reservation. */
	reserve: { from: ['answered'], to: 'closed', end: 'reserved', by: ['member'] },
	/** What was told is taken back, and erased at once. */
	withdraw: { from: ['sent', 'answered'], to: 'closed', end: 'withdrawn', by: ['member'] },
	/** The clinic cannot help. */
	decline: { from: ['sent'], to: 'closed', end: 'declined', by: ['house'] },
	/** Nothing more is to be said. */
	finish: { from: ['answered'], to: 'closed', end: 'finished', by: ['member', 'house'] },
	expire: { from: ['sent', 'answered'], to: 'closed', end: 'expired', by: ['clock'] },
} as const satisfies Record<
	string,
	{
		from: readonly ConsultationState[];
		to: ConsultationState;
		end: ConsultationEnd | null;
		by: readonly ConsultationActor[];
	}
>;
export type ConsultationMove = keyof typeof consultationMoves;

export const isOpenConsultation = (state: ConsultationState): boolean => state !== 'closed';

export const mayMoveConsultation = (
	state: ConsultationState,
	move: ConsultationMove,
	by: ConsultationActor,
): boolean => {
	const row: { from: readonly ConsultationState[]; by: readonly ConsultationActor[] } = consultationMoves[move];
	return row.from.includes(state) && row.by.includes(by);
};

/** Who has to do something next. */
export function consultationWaitsFor(state: ConsultationState): 'member' | 'house' | null {
	if (state === 'closed') return null;
	return state === 'sent' ? 'house' : 'member';
}

/** Each keeps a clinic busy: nobody needs more at once. */
export const mostOpenConsultations = 5;
export const mostPreferredDays = 3;
export const wishesLength = { least: 10, most: 5_000 } as const;
/** How far ahead days can be wished for. */
export const preferredDaysAhead = 365;

export const doctorWishes = ['any', 'female', 'male'] as const;
export type DoctorWish = (typeof doctorWishes)[number];

type Told = { state: ConsultationState; end: ConsultationEnd | null; erasedAt: Date | null };

/** What was told can be taken back as long as it is kept, also after the end: a consent can always be withdrawn. */
export const mayTakeBack = ({ state, erasedAt }: Told): boolean =>
	mayMoveConsultation(state, 'withdraw', 'member') || (state === 'closed' && erasedAt === null);

/** What was reserved stays reserved, with its date and price: only what was told about health goes. */
export const staysReserved = ({ end }: Pick<Told, 'end'>): boolean => end === 'reserved';

/** A clinic is reminded after a day, and again after three; after a week it has not answered. */
export const reminderHours = [24, 72] as const;
const answerDays = 7;
/** So long an answer waits for the patient's word. */
const openAnswerDays = 30;
/** So long before that the patient is reminded. */
const endingDays = 3;
/** What was told about health goes a week after the end, as with every service. */
export const retentionDays = 7;

const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

type ConsultationDue = {
	state: ConsultationState;
	end: ConsultationEnd | null;
	createdAt: Date;
	/** When it was answered last, or ended. */
	changedAt: Date;
	/** How often whom it waits for was reminded: the clinic, and after its answer the patient. */
	reminded: number;
	/** Until when the price of the latest answer can be taken; null where it named none. */
	validUntil?: Date | null;
	erasedAt: Date | null;
};

type PatientReminder = { what: 'remind-price' | 'remind-ending'; at: Date };

/**
 * Of what a patient is reminded while an answer waits, in its order: a day before its price ends (half-way where it is open for less than two), and
 * three days before all of it does. Who was just told of the price is not told of the end as well.
 */
function patientReminders({ changedAt, validUntil }: ConsultationDue): PatientReminder[] {
	const ending = after(changedAt, (openAnswerDays - endingDays) * dayMs);
	const isEnding = { what: 'remind-ending', at: ending } as const;
	if (!validUntil) return [isEnding];
	const [from, until] = [changedAt.getTime(), validUntil.getTime()];
	const price = { what: 'remind-price', at: new Date(Math.max(until - dayMs, (from + until) / 2)) } as const;
	return validUntil > ending ? [price] : [price, isEnding];
}

type ConsultationDeed = 'remind' | PatientReminder['what'] | 'expire' | 'erase';

/** What time has to do with it next, and when; undefined where it is done with. */
export function consultationDue(one: ConsultationDue): { what: ConsultationDeed; at: Date } | undefined {
	if (one.state === 'sent') {
		const next = reminderHours[one.reminded];
		if (next !== undefined) return { what: 'remind', at: after(one.createdAt, next * hourMs) };
		return { what: 'expire', at: after(one.createdAt, answerDays * dayMs) };
	}
	if (one.state === 'answered')
		return patientReminders(one)[one.reminded] ?? { what: 'expire', at: answerEnds(one.changedAt) };
	if (one.erasedAt !== null) return undefined;
	// What was taken back is kept no longer; everything else a week, and where it was reserved with the reservation.
	return { what: 'erase', at: after(one.changedAt, one.end === 'withdrawn' ? 0 : retentionDays * dayMs) };
}

/** Until when an answer waits for the patient's word. */
export const answerEnds = (answeredAt: Date): Date => after(answeredAt, openAnswerDays * dayMs);

export const answerBy = (createdAt: Date): Date => after(createdAt, answerDays * dayMs);
