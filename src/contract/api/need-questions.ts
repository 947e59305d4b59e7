import { z } from 'zod';
import { needAnswers } from '#domain/reservation/need-questions.ts';
import { needIds } from '#domain/reservation/needs.ts';
import { moment } from './moment.ts';
import '../zod-in-browser.ts';

const question = z.strictObject({
	id: z.enum(needIds),
	answer: z.enum(needAnswers).nullable(),
	text: z.string().nullable(),
	at: moment.nullable(),
});

/** What a provider was asked about needs, by when, and what they said (domain/reservation/need-questions.ts). */
export const needQuestions = z.strictObject({
	list: z.array(question).max(needIds.length),
	by: moment,
	isLate: z.boolean(),
	freeUntil: moment.nullable(),
});
