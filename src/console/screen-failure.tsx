import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useToldNumber } from '#views/failure/use-told-number.ts';

/**
 * A browser remembers code that it could not load, and a new release has moved it: only a full load helps, and only
 * once somebody answers. Until then the frame stays where it is.
 */
async function reloadOnceReachable(): Promise<void> {
	await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
	window.location.reload();
}

type Words = { failureTitle: string; failureText: string; failureId: string; retry: string };
export type ScreenFailureProps = { words: Words; error: unknown };

/** In place of a screen that could not be drawn: tried again at a click, and by itself when the network is back. */
export function ScreenFailure({ words, error }: ScreenFailureProps) {
	const number = useToldNumber(error);
	const { save, isBusy } = useSaving({ textOf: () => words.failureText });
	const retry = () => void save(reloadOnceReachable);
	useEffect(() => {
		window.addEventListener('online', retry);
		return () => window.removeEventListener('online', retry);
	});
	return (
		<div role="alert">
			<EmptyState
				isPanel
				level={1}
				title={words.failureTitle}
				text={words.failureText}
				hint={number && words.failureId.replace('{id}', number)}
				actions={
					<Button variant="primary" onClick={retry} isBusy={isBusy}>
						{words.retry}
					</Button>
				}
			/>
		</div>
	);
}

export function TranslatedScreenFailure({ error }: { error: unknown }) {
	const t = useTranslations('state');
	return (
		<ScreenFailure
			words={{
				...{ failureTitle: t('failureTitle'), failureText: t('failureText'), retry: t('retry') },
				failureId: t('failureId', { id: '{id}' }),
			}}
			error={error}
		/>
	);
}
