import { Hero } from '../features/home/hero.tsx';
import { Preparing } from '../shell/preparing.tsx';
import styles from './home.module.css';

export default function HomePage() {
	return (
		<>
			<Hero />
			<div className={styles.below}>
				<Preparing />
			</div>
		</>
	);
}
