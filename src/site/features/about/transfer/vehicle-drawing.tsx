import type { Vehicle } from '#domain/transfer/fares.ts';
import styles from './drawings.module.css';

const shapes: Record<Vehicle, { body: string; windows: string[]; line: string; wheels: number[] }> = {
	sedan: {
		body: 'M18 58C20 46 26 44 36 42C44 30 54 26 74 26H96C112 26 122 32 132 42C148 44 156 46 158 58Z',
		windows: ['M48 42C54 33 62 31 76 31V42Z', 'M82 31H96C106 31 114 35 120 42H82Z'],
		line: 'M20 54H158',
		wheels: [46, 130],
	},
	van: {
		body: 'M14 62V40C14 30 20 24 32 24H118C134 24 144 34 150 44C158 46 162 50 162 62Z',
		windows: ['M24 44V32H56V44Z', 'M62 32H96V44H62Z', 'M102 32H116C126 33 132 38 137 44H102Z'],
		line: 'M14 54H161',
		wheels: [44, 132],
	},
	minibus: {
		body: 'M8 64V28C8 20 13 16 22 16H138C152 16 158 24 162 40C166 42 168 46 168 64Z',
		windows: ['M18 40V24H46V40Z', 'M52 24H80V40H52Z', 'M86 24H114V40H86Z', 'M120 24H138C146 26 150 32 152 40H120Z'],
		line: 'M8 54H167',
		wheels: [40, 138],
	},
	coach: {
		body: 'M4 66V18C4 11 8 8 15 8H160C170 8 174 14 174 24V66Z',
		windows: [
			'M12 36V16H38V36Z',
			'M44 16H70V36H44Z',
			'M76 16H102V36H76Z',
			'M108 16H134V36H108Z',
			'M140 16H166V36H140Z',
		],
		line: 'M4 54H174',
		wheels: [40, 128, 146],
	},
};

export function VehicleDrawing({ vehicle }: { vehicle: Vehicle }) {
	const { body, windows, line, wheels } = shapes[vehicle];
	return (
		<svg className={styles.drawing} viewBox="0 0 178 84" aria-hidden="true" data-vehicle={vehicle}>
			<ellipse className={styles.shade} cx="89" cy="74" rx="82" ry="5" />
			<path className={styles.body} d={body} />
			{windows.map((d) => (
				<path key={d} className={styles.window} d={d} />
			))}
			<path className={styles.stripe} d={line} />
			<rect className={styles.lamp} x="152" y="50" width="8" height="6" rx="2" />
			{wheels.map((x) => (
				<g key={x}>
					<circle className={styles.tyre} cx={x} cy="65" r="11.5" />
					<circle className={styles.hub} cx={x} cy="65" r="5.5" />
				</g>
			))}
		</svg>
	);
}
