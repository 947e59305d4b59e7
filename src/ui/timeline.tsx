import type { ReactNode } from 'react';
import styles from './timeline.module.css';

type Step = {
	time: string | null;
	text: ReactNode;
	/** Where two steps could have the same words. */
	key?: string | undefined;
	/** Of something under way; the time then stands at the end. */
	state?: 'done' | 'now' | 'future' | undefined;
	/** Read out with it: its state in a word. */
	stateLabel?: string | undefined;
};

type Props = { steps: readonly Step[] };

/** What happens after what, on one line down the page. */
export function Timeline({ steps }: Props) {
	const hasStates = steps.some(({ state }) => state !== undefined);
	return (
		<ol className={hasStates ? styles.progress : styles.timeline}>
			{steps.map(({ time, text, key, state, stateLabel }) => (
				<li key={key ?? `${time} ${text}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
					{time && <time>{time}</time>}
					<span>
						{stateLabel && <span className="visually-hidden">{stateLabel} </span>}
						{text}
					</span>
				</li>
			))}
		</ol>
	);
}
