import { type ReactNode, useRef } from 'react';
import styles from './hero-search.module.css';

type Props = {
	label: string;
	/** What is chosen, in words. */
	shown: string;
	isChosen: boolean;
	name: string;
	value: string;
	isOpen: boolean;
	onOpen: () => void;
	/** What opens below it; told where the focus goes when it closes. */
	panel: (opener: () => void) => ReactNode;
};

/** A cell of the search that opens something to choose from; the form gets its value. */
export function ChoiceCell({ label, shown, isChosen, name, value, isOpen, onOpen, panel }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<div className={styles.cell}>
			<button
				ref={button}
				type="button"
				className={styles.choice}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={onOpen}
			>
				<span className={styles.label}>{label}</span>{' '}
				<span className={isChosen ? styles.value : styles.unset}>{shown}</span>
			</button>
			<input type="hidden" name={name} value={value} />
			{panel(() => button.current?.focus())}
		</div>
	);
}
