import { minuteMs } from '../kernel/durations.ts';
import { timeFaults } from './wished-times.ts';

/** A talk by video before the journey, from the wish for it to what became of it (DECISIONS "Life cycles"). */
export const videoStates = ['requested', 'scheduled', 'held', 'missed', 'declined', 'cancelled', 'expired'] as const;
export type VideoState = (typeof videoStates)[number];

export type VideoActor = 'member' | 'house' | 'clock';

/** Every change there is. A time is always agreed by two: one side names it, the other takes it. */
export const videoMoves = {
	/** The house takes one of the wished times. */
	schedule: { from: ['requested'], to: 'scheduled', by: ['house'] },
	/** It names others instead; of a date that was agreed too, which then waits for the member's word. */
	propose: { from: ['requested', 'scheduled'], to: 'requested', by: ['house'] },
	/** The member takes one of those. */
	accept: { from: ['requested'], to: 'scheduled', by: ['member'] },
	/** Other wishes instead of the former ones. */
	change: { from: ['requested', 'scheduled'], to: 'requested', by: ['member'] },
	decline: { from: ['requested'], to: 'declined', by: ['house'] },
	cancel: { from: ['requested', 'scheduled'], to: 'cancelled', by: ['member', 'house'] },
	/** None of the times can be kept any more, and nobody took one. */
	expire: { from: ['requested'], to: 'expired', by: ['clock'] },
	/** The room has closed: both came, or somebody did not. */
	hold: { from: ['scheduled'], to: 'held', by: ['clock'] },
	miss: { from: ['scheduled'], to: 'missed', by: ['clock'] },
} as const satisfies Record<string, { from: readonly VideoState[]; to: VideoState; by: readonly VideoActor[] }>;
type VideoMove = keyof typeof videoMoves;

export const isOpenVideo = (state: VideoState): boolean => state === 'requested' || state === 'scheduled';
export const openVideoStates: readonly VideoState[] = videoStates.filter(isOpenVideo);

/** What the rules look at. `proposals` are the house's, and wait for the member while there are any. */
export type VideoTimes = {
	state: VideoState;
	wishes: readonly Date[];
	proposals: readonly Date[];
	scheduledAt: Date | null;
	minutes: number;
};

export type VideoAct =
	| { move: 'schedule' | 'accept'; at: Date }
	| { move: 'propose' | 'change'; times: readonly Date[] }
	| { move: 'decline' | 'cancel' | 'expire' | 'hold' | 'miss' };

type TimeFault = ReturnType<typeof timeFaults>[number];
type Advanced =
	| { ok: true; next: VideoTimes }
	| { ok: false; refusal: 'not-allowed' | 'invalid-input'; faults?: TimeFault[] };

const refusedWith = (refusal: 'not-allowed' | 'invalid-input', faults?: TimeFault[]): Advanced =>
	faults ? { ok: false, refusal, faults } : { ok: false, refusal };

const isSame = (one: Date) => (other: Date) => one.getTime() === other.getTime();

/** Whether somebody may do that now; the times it is about are looked at by `advanceVideo`. */
function mayMove(
	{ state, scheduledAt }: VideoTimes,
	move: VideoMove,
	{ by, now }: { by: VideoActor; now: Date },
): boolean {
	const row: { from: readonly VideoState[]; by: readonly VideoActor[] } = videoMoves[move];
	if (!row.from.includes(state) || !row.by.includes(by)) return false;
	// Once it has begun, the clock alone says what became of it.
	return by === 'clock' || state !== 'scheduled' || scheduledAt === null || now < scheduledAt;
}

/** The date after an act of one of its sides, or why not. */
export function advanceVideo(times: VideoTimes, act: VideoAct, when: { by: VideoActor; now: Date }): Advanced {
	if (!mayMove(times, act.move, when)) return refusedWith('not-allowed');
	const to = videoMoves[act.move].to;
	if (act.move === 'schedule' || act.move === 'accept') {
		const offered = act.move === 'schedule' ? times.wishes : times.proposals;
		// A time that nobody on the other side has named, or that is over, was read on an old page.
		if (!offered.some(isSame(act.at)) || act.at <= when.now) return refusedWith('not-allowed');
		return { ok: true, next: { ...times, state: to, proposals: [], scheduledAt: act.at } };
	}
	if (act.move === 'propose' || act.move === 'change') {
		const faults = timeFaults(act.times, {
			now: when.now,
			minutes: times.minutes,
			by: act.move === 'propose' ? 'house' : 'member',
		});
		if (faults.length > 0) return refusedWith('invalid-input', faults);
		const named = act.move === 'propose' ? { proposals: act.times } : { wishes: act.times, proposals: [] };
		return { ok: true, next: { ...times, ...named, state: to, scheduledAt: null } };
	}
	return { ok: true, next: { ...times, state: to, proposals: [] } };
}

/** Who has to do something next. */
export function waitsFor({
	state,
	proposals,
}: Pick<VideoTimes, 'state' | 'proposals'>): 'member' | 'house' | undefined {
	if (state !== 'requested') return undefined;
	return proposals.length > 0 ? 'member' : 'house';
}

/** The last moment at which a request can still become a date. */
export const lastChance = ({ wishes, proposals }: Pick<VideoTimes, 'wishes' | 'proposals'>): Date =>
	new Date(Math.max(...(proposals.length > 0 ? proposals : wishes).map((time) => time.getTime())));

export const endOf = ({ scheduledAt, minutes }: { scheduledAt: Date; minutes: number }): Date =>
	new Date(scheduledAt.getTime() + minutes * minuteMs);
