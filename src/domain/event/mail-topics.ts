import type { Viewer } from '../member/access.ts';
import { groupCodes } from '../member/group.ts';
import type { EventKind } from './event-kinds.ts';

/** What mails are about, as people choose among them. */
export const mailTopics = ['account', 'reservation', 'message', 'reminder', 'rating', 'question', 'desk'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Whoever reserved must learn what becomes of it, and whoever has an account what is done with it. */
const fixedTopics: readonly MailTopic[] = ['account', 'reservation'];
export const isFixedTopic = (topic: MailTopic): boolean => fixedTopics.includes(topic);

/** The work of those who run the site is no choice of anybody else's. */
export const topicsFor = ({ group }: Pick<Viewer, 'group'>): MailTopic[] =>
	mailTopics.filter((topic) => topic !== 'desk' || group === groupCodes.operator);

const chosenKinds: Partial<Record<EventKind, MailTopic>> = {
	'reservation.message': 'message',
	'thread.message': 'message',
	'video.message': 'message',
	'reservation.remind-week': 'reminder',
	'reservation.remind-day': 'reminder',
	'video.remind-day': 'reminder',
	'video.remind-hour': 'reminder',
	'consultation.remind-price': 'reminder',
	'consultation.remind-ending': 'reminder',
	// It asks for a rating.
	'reservation.complete': 'rating',
	'rating.received': 'rating',
	'rating.replied': 'rating',
	'rating.published': 'rating',
	'rating.to-moderate': 'desk',
	'thread.reported': 'desk',
	'photograph.reported': 'desk',
	'reservation.slip-sent': 'desk',
	'partner.change-asked': 'desk',
	'matching.ask': 'question',
	'matching.answer': 'question',
	'matching.renew': 'question',
	'matching.withdraw-answer': 'question',
	'matching.not-chosen': 'question',
	'matching.withdraw': 'question',
	'matching.close': 'question',
	'matching.expire': 'question',
	'matching.remind-unanswered': 'question',
	'matching.remind-ending': 'question',
	'matching.to-moderate': 'desk',
};

/** Of a mail that tells of no event, it is the account's: links and warnings that somebody waits for. */
export function topicOf(kind: EventKind | null): MailTopic {
	if (kind === null) return 'account';
	return (
		chosenKinds[kind] ??
		(/^(reservation|refund|dispute|waiting|matching|video|consultation)\./.test(kind) ? 'reservation' : 'account')
	);
}

/** So many minutes such mails wait for others about the same thing, and are one mail with them. */
const gatherMinutes: Partial<Record<EventKind, number>> = {
	'reservation.message': 3,
	'thread.message': 3,
	'video.message': 3,
	'rating.to-moderate': 15,
	'matching.ask': 60,
	'matching.to-moderate': 15,
};

export const isGathered = (kind: EventKind): boolean => gatherMinutes[kind] !== undefined;

type Happened = { kind: EventKind; subject: readonly [kind: string, id: string]; at: Date };

/** Until when a mail waits for others, and under which name; undefined where it goes at once. */
export function gatheringOf({ kind, subject, at }: Happened): { key: string; dueAt: Date } | undefined {
	const minutes = gatherMinutes[kind];
	if (minutes === undefined) return undefined;
	// What operators have to look at is one pile, whatever it is about; so are the questions that a house may answer.
	const key = topicOf(kind) === 'desk' || kind === 'matching.ask' ? kind : `${kind} ${subject.join(' ')}`;
	return { key, dueAt: new Date(at.getTime() + minutes * 60_000) };
}
