import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useToldNumber } from '#views/failure/use-told-number.ts';
import { retryFailed } from '#views/retry-failed.ts';
import { Failure } from './failure.tsx';

type Props = {
	notFound: ReactNode;
	/** Whether the screen's own code or words are here; a failed load of those (a new release may have moved them) takes a full load. */
	isLoaded: () => boolean;
	children: ReactNode;
};

/** What a screen could not show: an id that does not exist is the not-found page, anything else can be tried again. */
export function FailureBoundary(props: Props) {
	const client = useQueryClient();
	return <Boundary {...props} onReset={() => retryFailed(client)} />;
}

/** React knows error boundaries only as classes. */
class Boundary extends Component<Props & { onReset: () => void }, { error: unknown }> {
	override state = { error: undefined as unknown };

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	retry = () => {
		if (!this.props.isLoaded()) return window.location.reload();
		this.props.onReset();
		this.setState({ error: undefined });
	};

	override render() {
		const { error } = this.state;
		if (error === undefined) return this.props.children;
		if ((error as { status?: number } | null)?.status === 404) return this.props.notFound;
		return <Numbered error={error} onRetry={this.retry} />;
	}
}

/** The page as it was served went well: its own number would lead an operator to nothing. */
function Numbered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	return <Failure onRetry={onRetry} requestId={useToldNumber(error)} />;
}
