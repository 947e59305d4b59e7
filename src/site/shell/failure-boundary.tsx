import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { retryFailed } from '#views/retry-failed.ts';
import { Failure } from './failure.tsx';

type Props = {
	notFound: ReactNode;
	/** Of the page as it was served: stands in the server's log, and is quoted where the failure has no number of its own. */
	requestId: string;
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
		const { status, problem } = error as { status?: number; problem?: { requestId: string } };
		if (status === 404) return this.props.notFound;
		return <Failure onRetry={this.retry} requestId={problem?.requestId ?? this.props.requestId} />;
	}
}
