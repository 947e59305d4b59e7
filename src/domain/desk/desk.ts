import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { admit, type Viewer } from '../member/access.ts';

/** What waits on a page of the console rather than as one thing: how much of it, and where. */
export const deskQueues = [
	'questions',
	'applications',
	'changes',
	'slips',
	'ratings',
	'messages',
	'matching-reports',
] as const;
export type DeskQueue = (typeof deskQueues)[number];

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
