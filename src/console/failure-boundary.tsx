import { Component, type ReactNode } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/** What could not be drawn is said in its own place, and all around it stays. React knows error boundaries only as classes. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override render() {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
