import { useState } from 'react';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { formDraft } from '#ui/form/draft.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useConsoleLocale, useViewer } from '../viewer.tsx';
import type { AnswerDesk, GivenAnswer } from './answer-desk.ts';
import { type AnswerValues, answerFaults, answerParts, blankAnswer, bodyOf, valuesOfAnswer } from './answer-values.ts';

/** The field that the server means by a path. */
function fieldOf(at: string): string {
	if (at.startsWith('phrases')) return 'text';
	if (at.startsWith('dates')) return 'dates';
	return at === 'validDays' ? 'days' : at;
}

/** What is typed stays in this tab until it is sent; of a new version apart from the one before. */
export function useAnswerForm({ question }: AnswerDesk, own: GivenAnswer | undefined) {
	const owner = useViewer().id;
	const [{ blank, draft }] = useState(() => {
		const begin = own ? valuesOfAnswer(own) : blankAnswer(question);
		const name = `answer-${question.id}-${question.provider.id}-${own?.version ?? 0}`;
		return { blank: begin, draft: formDraft<AnswerValues>({ name, owner, blank: begin, fields: answerParts }) };
	});
	return useForm<AnswerValues>({
		...{ blank, draft, textOf: useConsoleFailure(), fieldOf },
		faultsOf: (values) => answerFaults(values, question.area),
		idOf: (field) => `answer-${field.replaceAll('.', '-')}`,
	});
}
export type AnswerFormState = ReturnType<typeof useAnswerForm>;

/** How an answer goes on its way. */
export type SendAnswer = (sent: AnswerForm) => Promise<unknown>;

/** Tried again, the same is sent once. */
export function useSendingAnswer(send: SendAnswer) {
	const locale = useConsoleLocale();
	const { keyOf, forget } = useRepeatKey();
	return async (values: AnswerValues): Promise<void> => {
		const body = bodyOf(values, locale);
		await send({ ...body, key: keyOf(JSON.stringify(body)) });
		forget();
	};
}
