import type { ReactNode } from 'react';
import styles from './primitives.module.css';

type Props = {
	/** The state that is shown. */
	name: string;
	/** Takes the whole row. */
	isWide?: boolean;
	children: ReactNode;
};

/** One state of a primitive under its name, which is English like the code it comes from. */
export function Specimen({ name, isWide = false, children }: Props) {
	return (
		<figure className={isWide ? styles.wideSpecimen : styles.specimen}>
			<figcaption lang="en">{name}</figcaption>
			<div className={styles.stage}>{children}</div>
		</figure>
	);
}
