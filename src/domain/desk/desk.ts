import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { admit, type Viewer } from '../member/access.ts';

/** What waits on a page of the console rather than as one thing: how much of it, and where. */
export const deskQueues = [
	'questions',
	'consultations',
	'replies',
	'applications',
	'changes',
	'slips',
	'disputes',
	'ratings',
	'photographs',
	'messages',
	'matching-reports',
] as const;
export type DeskQueue = (typeof deskQueues)[number];

/** A rating is still answered so many days after it was written; later nobody waits for that. */
export const replyDays = 30;

type Talk = { role: string; waitsFor: string | null; interpreter: { state: string } | null };

/** Whether a talk by video waits for who looks at it: for the word of the house, or of whom it has asked to interpret. */
export const talkWaits = ({ role, waitsFor, interpreter }: Talk): boolean =>
	role === 'interpreter' ? interpreter?.state === 'invited' : waitsFor === 'house';

/** Today and tomorrow in Korea, and the two as a span of time: a desk looks no further ahead. */
export function deskDays(now: Date) {
	const today = koreanDay(now);
	const tomorrow = addDays(today, 1);
	const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
	return { today, tomorrow, from: startOf(today), to: startOf(addDays(today, 2)) };
}

/** Somebody at one of the places where they work; undefined where they do not work there. */
export function atWorkplace(viewer: Viewer, organisationId: string | undefined): Viewer | undefined {
	if (organisationId === undefined) return viewer;
	const works = viewer.works.filter((work) => work.organisationId === organisationId);
	return works.length === 0 ? undefined : { ...viewer, works };
}

/** Whether somebody looks over every business: operators do, unless they want to see what is the agency's own. */
export const looksOverAll = (viewer: Viewer, isOwnOnly: boolean): boolean =>
	!isOwnOnly && admit('operator', viewer) === 'admitted';
