import { minuteMs } from '../kernel/durations.ts';
import type { Viewer } from '../member/access.ts';
import { mayDoAtWork } from '../organisation/rights.ts';
import { endOf, type VideoState } from './video-date.ts';

/** A room has three seats and no more. A seat is somebody's own: there is no link that admits. */
export const seats = ['member', 'house', 'interpreter'] as const;
export type Seat = (typeof seats)[number];

export type Seated = {
	memberId: string;
	organisationId: string;
	interpreterId: string | null;
	/** Whether who was invited has said yes. */
	isInterpreterSure: boolean;
};

/** Where somebody sits; undefined for everybody whom the talk does not concern, operators too. */
export function seatOf(viewer: Viewer | null, date: Seated): Seat | undefined {
	if (viewer === null) return undefined;
	// Whose talk it is sits there as a member, whatever else they are.
	if (viewer.id === date.memberId) return 'member';
	if (viewer.id === date.interpreterId) return date.isInterpreterSure ? 'interpreter' : undefined;
	const isHost = viewer.works.some(
		({ organisationId, role }) => organisationId === date.organisationId && role !== 'interpreter',
	);
	return isHost && mayDoAtWork(viewer, 'video.hold', date.organisationId) ? 'house' : undefined;
}

const early = 15 * minuteMs;
const late = 60 * minuteMs;

type Planned = { state: VideoState; scheduledAt: Date | null; minutes: number };

/** From when to when its room can be entered. */
export const roomWindow = ({ scheduledAt, minutes }: { scheduledAt: Date; minutes: number }) => ({
	opensAt: new Date(scheduledAt.getTime() - early),
	closesAt: new Date(endOf({ scheduledAt, minutes }).getTime() + late),
});

/** Whether one may enter now: not before, not after, and only what was agreed on and not called off. */
export function roomStanding({ state, scheduledAt, minutes }: Planned, now: Date): 'none' | 'early' | 'open' | 'over' {
	if (state === 'held' || state === 'missed') return 'over';
	if (state !== 'scheduled' || scheduledAt === null) return 'none';
	const { opensAt, closesAt } = roomWindow({ scheduledAt, minutes });
	if (now < opensAt) return 'early';
	return now <= closesAt ? 'open' : 'over';
}

/** When those who are not there are told that somebody waits: two minutes after the beginning, or after the first came. */
const patience = 2 * minuteMs;

type Attendance = Record<Exclude<Seat, 'interpreter'>, Date | null>;

/** Whom to look for: the side that has not come while the other has been waiting since. */
export function missingSide(
	attendance: Attendance,
	{ scheduledAt, now }: { scheduledAt: Date; now: Date },
): 'member' | 'house' | undefined {
	const { member, house } = attendance;
	if ((member === null) === (house === null)) return undefined;
	const since = Math.max(scheduledAt.getTime(), (member ?? house ?? scheduledAt).getTime());
	if (now.getTime() - since < patience) return undefined;
	return member === null ? 'member' : 'house';
}

/** Whether who said that they would interpret is to be looked for: somebody has been waiting since. */
export function isInterpreterMissing(
	{ member, house, interpreter }: Record<Seat, Date | null>,
	{ scheduledAt, now }: { scheduledAt: Date; now: Date },
): boolean {
	const came = [member, house].flatMap((at) => (at === null ? [] : [at.getTime()]));
	if (interpreter !== null || came.length === 0) return false;
	return now.getTime() - Math.max(scheduledAt.getTime(), Math.min(...came)) >= patience;
}

/** What became of a talk whose room has closed: held where both came; else who did not is told kindly. */
export function outcomeOf({ member, house }: Attendance): {
	move: 'hold' | 'miss';
	missing: 'member' | 'house' | 'both' | null;
} {
	if (member !== null && house !== null) return { move: 'hold', missing: null };
	if (member === null && house === null) return { move: 'miss', missing: 'both' };
	return { move: 'miss', missing: member === null ? 'member' : 'house' };
}
