import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

type Tone = 'info' | 'warn' | 'bad';

const signs: Record<Tone, IconName> = { info: 'info', warn: 'warning', bad: 'warning' };

type Props = {
	tone?: Tone;
	/** Read out at once, for what has just gone wrong. */
	isAlert?: boolean;
	children: ReactNode;
};

export function Note({ tone = 'info', isAlert = false, children }: Props) {
	return (
		<div className={styles.note} data-tone={tone} role={isAlert ? 'alert' : undefined}>
			<Icon name={signs[tone]} />
			<div className={styles.text}>{children}</div>
		</div>
	);
}
