import { useQueryClient } from '@tanstack/react-query';
import type { videoEndpoints } from '#contract/api/video.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { videoKey } from '../video-queries.ts';

type MoveBody = InputOf<(typeof videoEndpoints)['POST /api/video-dates/:id/moves']>['body'];

/** What somebody does about a date; the page shows what became of it. */
export function useMoves(id: string) {
	const callApi = useApi();
	const language = useWordsLocale();
	const client = useQueryClient();
	const saving = useSaving({ textOf: useFailureText(useTranslations('video')('unreachable')) });
	const run = (work: () => Promise<unknown>) =>
		saving.save(async () => {
			await work();
			await client.invalidateQueries({ queryKey: videoKey });
			return true;
		});
	return {
		isBusy: saving.isBusy,
		failure: saving.failure,
		move: (body: MoveBody) =>
			run(() => callApi('POST /api/video-dates/:id/moves', { params: { id }, query: { language }, body })),
		invite: (memberId: string) =>
			run(() =>
				callApi('PUT /api/video-dates/:id/interpreter', { params: { id }, query: { language }, body: { memberId } }),
			),
		answer: (isComing: boolean) =>
			run(() => callApi('PUT /api/video-dates/:id/interpreter/answer', { params: { id }, body: { isComing } })),
	};
}
export type Moves = ReturnType<typeof useMoves>;
