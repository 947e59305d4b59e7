import { hourMs } from '#domain/kernel/durations.ts';
import type { NeedId } from './needs.ts';
import { latestStart, type ServiceDate } from './service-time.ts';

/** Yes, no, or yes in a way that is told. */
export const needAnswers = ['yes', 'no', 'how'] as const;
export type NeedAnswer = (typeof needAnswers)[number];

export type NeedQuestion = {
	id: NeedId;
	/** Null until it is answered. */
	answer: NeedAnswer | null;
	text: string | null;
	at: string | null;
};

/** Needs that nothing a product says of itself covers: its provider is asked, and until then nobody promises them. */
export type Questions = {
	list: readonly NeedQuestion[];
	/** Until when an answer is due. */
	by: string;
	/** The date passed without one, and everybody was told. */
	isLate: boolean;
	/** Whoever got a no, or none in time, may cancel free of charge until then. */
	freeUntil: string | null;
};

export type GivenAnswer = { id: NeedId; answer: NeedAnswer; text?: string | undefined };

/** A day for the answer; sooner where the service is near, so that there is time for something else. */
const answerHours = 24;
const hoursBefore = 6;
const leastHours = 2;
/** So long a guest may think it over. */
const freeHours = 72;

export function answerNeedsBy(order: ServiceDate, now: Date): Date {
	const start = latestStart(order).getTime();
	const soon = Math.min(now.getTime() + answerHours * hourMs, start - hoursBefore * hourMs);
	return new Date(Math.min(Math.max(soon, now.getTime() + leastHours * hourMs), start));
}

const freeFrom = (order: ServiceDate, now: Date): string =>
	new Date(Math.min(now.getTime() + freeHours * hourMs, latestStart(order).getTime())).toISOString();

/** Null where there is nothing to ask. */
export const askNeeds = (ids: readonly NeedId[], order: ServiceDate, now: Date): Questions | null =>
	ids.length === 0
		? null
		: {
				list: ids.map((id) => ({ id, answer: null, text: null, at: null })),
				by: answerNeedsBy(order, now).toISOString(),
				isLate: false,
				freeUntil: null,
			};

export const isAsking = (questions: Questions | null): boolean =>
	questions?.list.some(({ answer }) => answer === null) ?? false;

/** What its provider said no to. */
export const refusedNeeds = (questions: Pick<Questions, 'list'> | null): NeedId[] =>
	questions?.list.flatMap(({ id, answer }) => (answer === 'no' ? [id] : [])) ?? [];

/** The answers written in; undefined where they say nothing new. */
export function withAnswers(
	questions: Questions,
	given: readonly GivenAnswer[],
	{ order, now }: { order: ServiceDate; now: Date },
): Questions | undefined {
	const at = now.toISOString();
	const list = questions.list.map((question) => {
		const said = given.find(({ id }) => id === question.id);
		const text = said?.text?.trim() || null;
		if (!said || (said.answer === question.answer && text === question.text)) return question;
		return { id: question.id, answer: said.answer, text, at };
	});
	const fresh = list.filter((one, position) => one !== questions.list[position]);
	if (fresh.length === 0) return undefined;
	const isRefused = fresh.some(({ answer }) => answer === 'no');
	return { ...questions, list, freeUntil: isRefused ? freeFrom(order, now) : questions.freeUntil };
}

/** Whoever confirms a request has read it: what was not answered otherwise is a yes. */
export const allAgreed = (questions: Questions | null, now: Date): Questions | null =>
	questions && {
		...questions,
		list: questions.list.map((one) =>
			one.answer === null ? { ...one, answer: 'yes' as const, at: now.toISOString() } : one,
		),
	};

/** Nobody answered in time. */
export const missed = (questions: Questions, order: ServiceDate, now: Date): Questions => ({
	...questions,
	isLate: true,
	freeUntil: freeFrom(order, now),
});

/** Another day asks again: a bus with a ramp on one day is none on another. */
export const askedAgain = (questions: Questions | null, order: ServiceDate, now: Date): Questions | null =>
	questions &&
	askNeeds(
		questions.list.map(({ id }) => id),
		order,
		now,
	);

/** Until when cancelling is free because of an answer; undefined where it is not, or no longer. */
export function freeByNeeds(questions: Questions | null, now: Date): Date | undefined {
	const until = questions?.freeUntil;
	return until && new Date(until) > now ? new Date(until) : undefined;
}
