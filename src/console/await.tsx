import type { ReactNode } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { consoleDoors } from '#contract/console-pages.ts';
import { failureNumber } from '#contract/kept-failures.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { withQuery } from '#views/page-link.tsx';

/** What `useQuery` and `useInfiniteQuery` both tell. */
type Asked<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
type Props<Data> = { query: Asked<Data>; children: (data: Data) => ReactNode };

/** The three states of what comes from the server: on its way, failed, there. */
export function Await<Data>({ query, children }: Props<Data>) {
	const t = useTranslations('state');
	if (query.data !== undefined) return children(query.data);
	if (!query.error) return <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
	const failure = query.error instanceof ApiFailure ? query.error : undefined;
	if (failure?.status === 401) return <Ended />;
	// An address that cannot be anything's is no trouble of the network either.
	if (failure && [400, 403, 404].includes(failure.status)) return <Gone />;
	const id = failureNumber(failure);
	return (
		<div role="alert">
			<EmptyState
				isPanel
				title={t('failureTitle')}
				text={t('failureText')}
				hint={id && t('failureId', { id })}
				actions={
					<Button variant="primary" onClick={() => void query.refetch()} isBusy={query.isFetching}>
						{t('retry')}
					</Button>
				}
			/>
		</div>
	);
}

/** Logged out elsewhere, or too long away: trying again cannot help. */
function Ended() {
	const t = useTranslations('console.ended');
	const next = window.location.pathname + window.location.search;
	return (
		<div role="alert">
			<EmptyState
				isPanel
				title={t('title')}
				text={t('text')}
				actions={
					<a href={withQuery(consoleDoors.login, { next })} className={buttonClass({ variant: 'primary' })}>
						{t('logIn')}
					</a>
				}
			/>
		</div>
	);
}

/** Of another house, removed, or never there: which of these is nobody's business. */
function Gone() {
	const t = useTranslations('console.gone');
	return (
		<div role="alert">
			<EmptyState isPanel title={t('title')} text={t('text')} />
		</div>
	);
}
