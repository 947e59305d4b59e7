import { Preparing } from '#site/shell/preparing.tsx';
import { Hero } from './hero.tsx';
import styles from './home-frame.module.css';

/** The main page's frame: the open maru, and below it what is still being prepared. */
export function HomeFrame() {
	return (
		<>
			<Hero />
			<div className={styles.below}>
				<Preparing />
			</div>
		</>
	);
}
