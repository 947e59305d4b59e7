import { Icon, iconNames } from '#ui/icon.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

export function Icons() {
	return (
		<>
			<ul className={styles.icons} lang="en">
				{iconNames.map((name) => (
					<li key={name}>
						<Icon name={name} />
						<code>{name}</code>
					</li>
				))}
			</ul>
			<Specimen name="filled">
				<Icon name="star" isFilled />
			</Specimen>
			<Specimen name="with a label of its own">
				<Icon name="at" label="@" />
			</Specimen>
			<Specimen name="mark, Korean name">
				<div className={styles.row}>
					<Mark />
					<KoreanName />
				</div>
			</Specimen>
		</>
	);
}
