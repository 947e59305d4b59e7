import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';

const shownMs = 3_000;

type Props = {
	text: string;
	label: string;
	doneLabel: string;
	/** What is copied, for the ear, where several stand together. */
	name?: string;
	/** The sign alone, beside a line of text. */
	isQuiet?: boolean;
};

/** Puts a text on the clipboard and says so. Without a script it could do nothing, so then it is not there. */
export function CopyButton({ text, label, doneLabel, name, isQuiet = false }: Props) {
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
			<Button onClick={copy} {...(isQuiet && { variant: 'quiet', size: 'sm' })}>
				<Icon name={isDone ? 'check' : 'copy'} />
				<span aria-live="polite" className={isQuiet ? 'visually-hidden' : undefined}>
					{isDone ? doneLabel : label}
				</span>
				{name && <span className="visually-hidden">{`: ${name}`}</span>}
			</Button>
		</span>
	);
}
