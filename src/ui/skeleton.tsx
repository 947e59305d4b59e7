import styles from './skeleton.module.css';

type Props = {
	shape?: 'line' | 'title' | 'picture' | 'circle';
	width?: 'full' | 'long' | 'medium' | 'short';
};

/** Holds a part's place on a screen already shown; a whole screen waits with the Spinner. */
export function Skeleton({ shape = 'line', width = 'full' }: Props) {
	return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
