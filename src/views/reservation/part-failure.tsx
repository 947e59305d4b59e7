import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ToldNumber } from '#views/failure/failure-number.tsx';
import { retryFailed } from '#views/retry-failed.ts';

/** A part that could not be fetched leaves the rest of the page as it is. */
export function PartFailure({ children }: { children: ReactNode }) {
	const client = useQueryClient();
	return <Boundary onReset={() => retryFailed(client)}>{children}</Boundary>;
}

/** React knows error boundaries only as classes. */
class Boundary extends Component<{ onReset: () => void; children: ReactNode }, { isBroken: boolean; error?: unknown }> {
	override state = { isBroken: false, error: undefined as unknown };

	static getDerivedStateFromError(error: unknown) {
		return { isBroken: true, error };
	}

	retry = () => {
		this.props.onReset();
		this.setState({ isBroken: false });
	};

	override render() {
		const { isBroken, error } = this.state;
		return isBroken ? <Broken error={error} onRetry={this.retry} /> : this.props.children;
	}
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const t = useTranslations('state');
	return (
		<Note tone="bad" isAlert>
			<p>{t('failureText')}</p>
			<ToldNumber error={error} />
			<Button size="sm" onClick={onRetry}>
				{t('retry')}
			</Button>
		</Note>
	);
}
