import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { retryFailed } from '#views/retry-failed.ts';

/** A part that could not be fetched leaves the rest of the page as it is. */
export function PartFailure({ children }: { children: ReactNode }) {
	const client = useQueryClient();
	return <Boundary onReset={() => retryFailed(client)}>{children}</Boundary>;
}

/** React knows error boundaries only as classes. */
class Boundary extends Component<{ onReset: () => void; children: ReactNode }, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	retry = () => {
		this.props.onReset();
		this.setState({ isBroken: false });
	};

	override render() {
		return this.state.isBroken ? <Broken onRetry={this.retry} /> : this.props.children;
	}
}

function Broken({ onRetry }: { onRetry: () => void }) {
	const t = useTranslations('state');
	return (
		<Note tone="bad" isAlert>
			<p>{t('failureText')}</p>
			<Button size="sm" onClick={onRetry}>
				{t('retry')}
			</Button>
		</Note>
	);
}
