import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import type { QuestionChoices } from './list/question-choices.ts';

export const questionListQuery = (
	callApi: CallApi,
	{ language, search, ...choices }: QuestionChoices & { language: Locale },
) => {
	const query = { language, ...choices, search: search || undefined };
	return queryOptions({
		queryKey: ['GET /api/matching/questions', query],
		queryFn: () => callApi('GET /api/matching/questions', { query }),
	});
};

type OneQuestion = { id: string; language: Locale; share: string | undefined };

export const questionQuery = (callApi: CallApi, { id, language, share }: OneQuestion) =>
	queryOptions({
		queryKey: ['GET /api/matching/questions/:id', { id, language, share }],
		queryFn: () => callApi('GET /api/matching/questions/:id', { params: { id }, query: { language, share } }),
	});
