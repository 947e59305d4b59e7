import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';
import { spaces } from '../tokens.ts';

const corners = ['r1', 'r2', 'r3', 'r-pill'];
const shadows = ['e0', 'e1', 'e2', 'e3'];

const Sheets = ({ names }: { names: string[] }) => (
	<div className={styles.row} lang="en">
		{names.map((name) => (
			<code key={name} className={styles.paper} data-token={name}>
				--{name}
			</code>
		))}
	</div>
);

export function Measures() {
	return (
		<>
			<Specimen name="spaces">
				<ul className={styles.spaces} lang="en">
					{spaces.map((name) => (
						<li key={name}>
							<code>{name}</code>
							<svg className={styles.space} aria-hidden="true">
								<rect width={`var(${name})`} height="100%" />
							</svg>
						</li>
					))}
				</ul>
			</Specimen>
			<Specimen name="corners">
				<Sheets names={corners} />
			</Specimen>
			<Specimen name="shadows">
				<Sheets names={shadows} />
			</Specimen>
		</>
	);
}
