import { useQueryClient } from '@tanstack/react-query';
import type { videoEndpoints } from '#contract/api/video.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { videoKey } from '../video-queries.ts';

type MoveBody = InputOf<(typeof videoEndpoints)['POST /api/video-dates/:id/moves']>['body'];

/** What a form sends about a date; the page shows what became of it. */
export function useDateSending(id: string) {
	const callApi = useApi();
	const language = useWordsLocale();
	const client = useQueryClient();
	const renew = () => client.invalidateQueries({ queryKey: videoKey });
	return {
		textOf: useFailureText(useTranslations('video')('unreachable')),
		move: async (body: MoveBody) => {
			await callApi('POST /api/video-dates/:id/moves', { params: { id }, query: { language }, body });
			await renew();
		},
		invite: async (memberId: string) => {
			const call = { params: { id }, query: { language }, body: { memberId } };
			await callApi('PUT /api/video-dates/:id/interpreter', call);
			await renew();
		},
		answer: async (isComing: boolean) => {
			await callApi('PUT /api/video-dates/:id/interpreter/answer', { params: { id }, body: { isComing } });
			await renew();
		},
	};
}

/** The same at a click. */
export function useMoves(id: string) {
	const { textOf, move, answer } = useDateSending(id);
	const { save, isBusy, failure } = useSaving({ textOf });
	return {
		...{ isBusy, failure },
		move: (body: MoveBody) => save(() => move(body)),
		answer: (isComing: boolean) => save(() => answer(isComing)),
	};
}
export type Moves = ReturnType<typeof useMoves>;
