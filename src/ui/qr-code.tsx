import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Four modules of light around it: readers look for them. */
const rim = 4;

type Props = {
	text: string;
	/** What it is, for those who do not see it. */
	label: string;
};

/** Dark on white in every theme, as large as its place: what a camera reads. */
export function QrCode({ text, label }: Props) {
	// Level M: read though a sixth of it is dirty or torn.
	const { data, size } = encode(text, { ecc: 'M', border: rim });
	return (
		<svg
			className={styles.code}
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} className={styles.ground} />
			<path className={styles.dark} d={pathOf(data)} />
		</svg>
	);
}

/** A bar for each run of dark modules in a row. */
function pathOf(modules: boolean[][]): string {
	return modules
		.flatMap((row, y) => {
			const bars: string[] = [];
			for (let x = 0; x < row.length; x += 1) {
				if (!row[x] || row[x - 1]) continue;
				const end = row.indexOf(false, x);
				const length = (end < 0 ? row.length : end) - x;
				bars.push(`M${x} ${y}h${length}v1h-${length}z`);
			}
			return bars;
		})
		.join('');
}
