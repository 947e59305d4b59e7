import { dayMs, hourMs } from '../kernel/durations.ts';
import { eraseDays, isAsking, isEnded, type QuestionState } from './question.ts';

/** What time does to a question by itself, besides the moves of the life cycle. */
const reminders = ['unanswered', 'ending', 'lapsing'] as const;
export type Reminder = (typeof reminders)[number];
export type DueStep = { remind: Reminder } | { move: 'expire' | 'lapse' | 'finish' } | { erase: true };

export type DueQuestion = {
	state: QuestionState;
	createdAt: Date;
	expiresAt: Date;
	dueAt: Date | null;
	endedAt: Date | null;
	erasedAt: Date | null;
	/** How many answers can be read. */
	answers: number;
	reminded: readonly string[];
};

const unansweredMs = 48 * hourMs;
const endingMs = 3 * dayMs;
const lapsingMs = 24 * hourMs;

type Due = { at: Date; step: DueStep };
const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Everything that is still to come of it, in no order. */
function duesOf(question: DueQuestion): Due[] {
	const { state, createdAt, expiresAt, dueAt, endedAt, erasedAt, answers } = question;
	const isReminded = (reminder: Reminder) => question.reminded.includes(reminder);
	const remind = (reminder: Reminder, at: Date): Due[] =>
		isReminded(reminder) ? [] : [{ at, step: { remind: reminder } }];
	if (isAsking(state))
		return [
			...(answers === 0 ? remind('unanswered', new Date(createdAt.getTime() + unansweredMs)) : []),
			...remind('ending', before(expiresAt, endingMs)),
			{ at: expiresAt, step: { move: 'expire' } },
		];
	if (state === 'requested' && dueAt)
		return [...remind('lapsing', before(dueAt, lapsingMs)), { at: dueAt, step: { move: 'lapse' } }];
	if (state === 'matched' && dueAt) return [{ at: dueAt, step: { move: 'finish' } }];
	if (isEnded(state) && endedAt && !erasedAt)
		return [{ at: new Date(endedAt.getTime() + eraseDays * dayMs), step: { erase: true } }];
	return [];
}

/** When time must look at it next; null where nothing more comes of it. */
export function nextDue(question: DueQuestion): Date | null {
	const moments = duesOf(question).map(({ at }) => at.getTime());
	return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The first that is due by now; what is moved on is not reminded of any more. */
export function dueStep(question: DueQuestion, now: Date): DueStep | undefined {
	const due = duesOf(question).filter(({ at }) => at.getTime() <= now.getTime());
	return (due.find(({ step }) => !('remind' in step)) ?? due[0])?.step;
}

/** Which reminders may come again after a change: what is prolonged or requested anew is reminded of anew. */
export const stillReminded = (reminded: readonly string[], move: string): string[] =>
	reminded.filter((one) => {
		if (move === 'prolong') return one !== 'ending';
		return !(one === 'lapsing' && move === 'pick');
	});
