import type { ReactNode } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** What `useQuery` and `useInfiniteQuery` both tell. */
type Asked<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
type Props<Data> = { query: Asked<Data>; children: (data: Data) => ReactNode };

/** The three states of what comes from the server: on its way, failed, there. */
export function Await<Data>({ query, children }: Props<Data>) {
	const t = useTranslations('state');
	if (query.data !== undefined) return children(query.data);
	if (!query.error) return <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
	const failure = query.error instanceof ApiFailure ? query.error : undefined;
	if (failure?.code === 'not-found') return <EmptyState isPanel title={t('emptyTitle')} />;
	return (
		<div role="alert">
			<EmptyState
				isPanel
				title={t('failureTitle')}
				text={t('failureText')}
				hint={failure?.problem && t('failureId', { id: failure.problem.requestId })}
				actions={
					<Button variant="primary" onClick={() => void query.refetch()} isBusy={query.isFetching}>
						{t('retry')}
					</Button>
				}
			/>
		</div>
	);
}
