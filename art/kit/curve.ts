import { cycle } from './cycle.ts';
import { xy } from './svg.ts';

export type Point = readonly [x: number, y: number];

/** The piece of a smooth curve from `from` to `to`; its neighbours decide how it leans. */
const piece = (before: Point, from: Point, to: Point, after: Point) =>
	xy`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}
		 ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;

const start = ([x, y]: Point) => xy`M${x} ${y}`;

export function smoothLine(points: readonly Point[]): string {
	return points
		.map((to, index) => {
			const from = points[index - 1];
			return from ? piece(points[index - 2] ?? from, from, to, points[index + 1] ?? to) : start(to);
		})
		.join('');
}

export function smoothShape(points: readonly Point[]): string {
	const pieces = points.map((from, index) =>
		piece(cycle(points, index - 1), from, cycle(points, index + 1), cycle(points, index + 2)),
	);
	return `${start(cycle(points, 0))}${pieces.join('')}Z`;
}
