import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';

const shownMs = 3_000;

type Props = { text: string; label: string; doneLabel: string };

/** Puts a text on the clipboard and says so. Without a script it could do nothing, so then it is not there. */
export function CopyButton({ text, label, doneLabel }: Props) {
	const [isDone, setIsDone] = useState(false);
	useEffect(() => {
		if (!isDone) return;
		const timer = setTimeout(() => setIsDone(false), shownMs);
		return () => clearTimeout(timer);
	}, [isDone]);
	const copy = () => {
		// Refused where the page may not touch the clipboard; the text can still be marked by hand.
		navigator.clipboard?.writeText(text).then(
			() => setIsDone(true),
			() => undefined,
		);
	};
	return (
		<span className={styles.copy}>
			<Button onClick={copy}>
				<Icon name={isDone ? 'check' : 'copy'} />
				<span aria-live="polite">{isDone ? doneLabel : label}</span>
			</Button>
		</span>
	);
}
