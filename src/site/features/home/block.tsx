import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ToldNumber } from '#views/failure/failure-number.tsx';
import { retryFailed } from '#views/retry-failed.ts';
import styles from './block.module.css';

type Props = {
	/** What holds its place until its data is here. */
	waiting: ReactNode;
	children: ReactNode;
};

/** A part of the page with data of its own: it may wait or fail alone, and the rest of the page stands. */
export function Block({ waiting, children }: Props) {
	const client = useQueryClient();
	return (
		<Boundary onRetry={() => retryFailed(client)}>
			<Suspense fallback={waiting}>{children}</Suspense>
		</Boundary>
	);
}

/** React knows error boundaries only as classes. */
class Boundary extends Component<
	{ onRetry: () => void; children: ReactNode },
	{ hasFailed: boolean; error?: unknown }
> {
	override state = { hasFailed: false, error: undefined as unknown };

	static getDerivedStateFromError(error: unknown) {
		return { hasFailed: true, error };
	}

	retry = () => {
		this.props.onRetry();
		this.setState({ hasFailed: false });
	};

	override render() {
		const { hasFailed, error } = this.state;
		return hasFailed ? <Failed error={error} onRetry={this.retry} /> : this.props.children;
	}
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const t = useTranslations('home');
	const state = useTranslations('state');
	return (
		<div className={styles.failed}>
			<Note tone="warn">
				<p>{t('failed')}</p>
				<ToldNumber error={error} />
				<Button size="sm" onClick={onRetry}>
					{state('retry')}
				</Button>
			</Note>
		</div>
	);
}
