import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

type Props = {
	name: string;
	value: string;
	title: string;
	text?: ReactNode;
	picture?: { src: string; srcSet?: string | undefined; width: number; height: number } | undefined;
	/** The picture above the words, where three stand side by side (layout="thirds"). */
	isTall?: boolean | undefined;
	isChecked: boolean;
	isDisabled?: boolean | undefined;
	onChange: (value: string) => void;
};

/** A radio as big as a card; several stand in a FieldGroup with layout="cards". */
export function ChoiceCard({ name, value, title, text, picture, isTall, isChecked, isDisabled, onChange }: Props) {
	return (
		<label className={isTall ? `${styles.card} ${styles.tall}` : styles.card}>
			<input
				type="radio"
				name={name}
				value={value}
				checked={isChecked}
				disabled={isDisabled}
				onChange={() => onChange(value)}
			/>
			{picture && <img {...picture} className={styles.picture} alt="" decoding="async" />}
			<span className={styles.words}>
				<b className={styles.title}>{title}</b>
				{text && <span className={styles.text}>{text}</span>}
			</span>
		</label>
	);
}
