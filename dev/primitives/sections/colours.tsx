import styles from '../primitives.module.css';
import { colourGroups } from '../tokens.ts';

/** Every colour of tokens.css. The fill is an attribute of the drawing: the policy allows no inline style. */
export function Colours() {
	return colourGroups.map((group) => (
		<ul key={group[0]?.name} className={styles.swatches} lang="en">
			{group.map(({ name, value }) => (
				<li key={name}>
					<svg className={styles.swatch} aria-hidden="true">
						<rect width="100%" height="100%" fill={`var(${name})`} />
					</svg>
					<code>{name}</code>
					<small>{value}</small>
				</li>
			))}
		</ul>
	));
}
