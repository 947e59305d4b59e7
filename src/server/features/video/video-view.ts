import type { VideoDate, VideoRow } from '#contract/api/video.ts';
import { type ContentLocale, sayIn } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo, mayDoAtWork } from '#domain/organisation/rights.ts';
import { roomStanding, roomWindow, type Seat, seatOf } from '#domain/video/seats.ts';
import { type VideoTimes, waitsFor } from '#domain/video/video-date.ts';
import type { VideoWords } from './sealed-words.ts';
import type { FoundVideo, VideoDateRow } from './video.repo.ts';

export const timesIn = (row: VideoDateRow): VideoTimes => ({
	state: row.state,
	wishes: row.wishes.map((time) => new Date(time)),
	proposals: row.proposals.map((time) => new Date(time)),
	scheduledAt: row.scheduledAt,
	minutes: row.minutes,
});

/** The columns of what the rules say. */
export const columnsOf = ({ state, wishes, proposals, scheduledAt }: VideoTimes) => ({
	state,
	wishes: wishes.map((time) => time.toISOString()),
	proposals: proposals.map((time) => time.toISOString()),
	scheduledAt,
});

/** Where somebody sits in its room; undefined for everybody else. */
export const seatIn = (viewer: Viewer | null, { row, organisationId }: FoundVideo): Seat | undefined =>
	seatOf(viewer, {
		memberId: row.memberId,
		organisationId,
		interpreterId: row.interpreterId,
		isInterpreterSure: row.interpreterState === 'accepted',
	});

/** As whom somebody looks at it: whose it is, who answers for the house, who was asked to interpret. Else it does not exist. */
export function videoRoleOf(viewer: Viewer | null, found: FoundVideo): VideoRow['role'] | undefined {
	if (viewer === null) return undefined;
	if (viewer.id === found.row.memberId) return 'member';
	if (viewer.id === found.row.interpreterId && found.row.interpreterState !== 'declined') return 'interpreter';
	return mayDo(viewer, 'consultation.answer', found.organisationId) ? 'house' : undefined;
}

/** What was told in confidence is for the two it concerns: who interprets hears it in the talk, and operators keep dates, not words. */
export const readsWords = (viewer: Viewer, role: VideoRow['role'], { organisationId }: FoundVideo): boolean =>
	role === 'member' || (role === 'house' && mayDoAtWork(viewer, 'consultation.answer', organisationId));

/** As they are called in a room: as the passport has it, which all can read. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

type Look = { viewer: Viewer; role: VideoRow['role']; language: ContentLocale; now: Date };

export function viewRow(found: FoundVideo, { viewer, role, language, now }: Look): VideoRow {
	const { row } = found;
	const say = sayIn(language);
	const times = timesIn(row);
	const window = row.scheduledAt && roomWindow({ scheduledAt: row.scheduledAt, minutes: row.minutes });
	return {
		id: row.id,
		role,
		state: row.state,
		waitsFor: waitsFor(times) ?? null,
		provider: { id: row.providerId, name: say(found.provider.name), languages: found.provider.languages },
		product: found.product && { id: found.product.id, area: found.product.area, title: say(found.product.titles) },
		member: nameOf(found.member),
		wishes: row.wishes,
		proposals: row.proposals,
		scheduledAt: row.scheduledAt?.toISOString() ?? null,
		minutes: row.minutes,
		language: row.language,
		wantsInterpreter: row.wantsInterpreter,
		interpreter:
			found.interpreter && row.interpreterState
				? { name: nameOf(found.interpreter), state: row.interpreterState }
				: null,
		room: {
			isSeated: seatIn(viewer, found) !== undefined,
			standing: roomStanding(times, now),
			opensAt: window?.opensAt.toISOString() ?? null,
			closesAt: window?.closesAt.toISOString() ?? null,
		},
		createdAt: row.createdAt.toISOString(),
	};
}

/** Whom an event of a talk is about; who has said yes to interpreting is told as its member is. */
export const partiesOf = ({ memberId, providerId, interpreterId, interpreterState }: FoundVideo['row']) => ({
	...{ memberId, providerId },
	...(interpreterId !== null && interpreterState === 'accepted' && { otherIds: [interpreterId] }),
});

export function viewVideo(found: FoundVideo, words: VideoWords, look: Look): VideoDate {
	const isReader = readsWords(look.viewer, look.role, found);
	const isAskedIn = look.role === 'interpreter' && found.row.interpreterState === 'accepted';
	return {
		...viewRow(found, look),
		topic: isReader ? words.topic : null,
		reason: isReader ? words.reason : null,
		threadId: isReader || isAskedIn ? found.threadId : null,
	};
}

/** The same when times change or it is called off: who was asked to interpret and has not said no keeps the time free too. */
export const partiesAtChange = (row: FoundVideo['row']) => ({
	...partiesOf(row),
	...(row.interpreterId !== null && row.interpreterState !== 'declined' && { otherIds: [row.interpreterId] }),
});
