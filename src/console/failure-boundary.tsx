import { Component, type ReactNode } from 'react';

type Props = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** What could not be drawn is said in its own place, and all around it stays. React knows error boundaries only as classes. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean; error?: unknown }> {
	override state = { hasFailed: false, error: undefined as unknown };

	static getDerivedStateFromError(error: unknown) {
		return { hasFailed: true, error };
	}

	override render() {
		const { hasFailed, error } = this.state;
		return hasFailed ? this.props.fallback(error) : this.props.children;
	}
}
