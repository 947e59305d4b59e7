import { type Colour, darken, lighten } from './colour.ts';
import type { Paper } from './paper.ts';
import { group, path, rect, repeat, xy } from './svg.ts';

type WindowGrid = {
	x: number;
	y: number;
	width: number;
	height: number;
	columns: number;
	rows: number;
	/** Share of lit windows, 0 to 1. */
	lit?: number;
	fill?: Colour;
	dark: Colour;
};

export function windows(paper: Paper, grid: WindowGrid): string {
	const { x, y, columns, rows, lit = 0.5, fill = paper.palette.glow, dark } = grid;
	const across = grid.width / columns;
	const down = grid.height / rows;
	let content = '';
	for (let column = 0; column < columns; column++)
		for (let row = 0; row < rows; row++) {
			const isLit = paper.random() < lit;
			content += rect(
				x + column * across + across * 0.2,
				y + row * down + down * 0.22,
				across * 0.6,
				down * 0.56,
				isLit ? fill : dark,
				1,
				isLit ? '' : 'opacity=".55"',
			);
		}
	return content;
}

/** 1 gable, 2 roof house with mast, 3 slant; any other number is a flat roof. */
function roofOf(paper: Paper, x: number, y: number, w: number, colour: Colour, kind: number): string {
	if (kind === 1)
		return path(xy`M${x} ${y}L${x + w * 0.5} ${y - w * 0.35}L${x + w} ${y}Z`, paper.tint(lighten(colour, 0.06)));
	if (kind === 2)
		return (
			rect(x + w * 0.25, y - 14, w * 0.5, 15, paper.tint(lighten(colour, 0.08))) +
			rect(x + w * 0.48, y - 36, 3, 24, colour)
		);
	if (kind === 3)
		return path(xy`M${x} ${y + 1}V${y - w * 0.28}L${x + w} ${y - 2}V${y + 1}Z`, paper.tint(lighten(colour, 0.06)));
	return '';
}

export function building(
	paper: Paper,
	x: number,
	ground: number,
	width: number,
	height: number,
	colour: Colour,
	roof: number,
): string {
	const y = ground - height;
	const { isEvening, palette } = paper;
	const lit = palette.isNight ? 0.5 : isEvening ? 0.35 : 0.12;
	return (
		roofOf(paper, x, y, width, colour, roof) +
		rect(x, y, width, height, paper.tint(colour, 0.07)) +
		windows(paper, {
			x: x + width * 0.06,
			y: y + 8,
			width: width * 0.88,
			height: height - 10,
			columns: Math.max(2, Math.round(width / 13)),
			rows: Math.round(height / 20),
			lit,
			fill: isEvening ? palette.glow : lighten(colour, 0.55),
			dark: darken(colour, 0.16),
		})
	);
}

type Skyline = {
	from: number;
	to: number;
	ground: number;
	width: readonly [least: number, most: number];
	height: readonly [least: number, most: number];
	gap: readonly [least: number, most: number];
	colour: () => Colour;
	roofs: number;
};

/** Buildings side by side from edge to edge. */
export function skyline(paper: Paper, row: Skyline): string {
	let content = '';
	for (let x = row.from; x < row.to; ) {
		const width = paper.between(...row.width);
		const height = paper.between(...row.height);
		const colour = row.colour();
		content += building(paper, x, row.ground, width, height, colour, Math.floor(paper.upTo(row.roofs)));
		x += width + paper.between(...row.gap);
	}
	return content;
}

/** The tower on Namsan. */
export const seoulTower = (paper: Paper, x: number, y: number, scale: number, colour: Colour) =>
	group(
		path('M-5 0L-3.4 -96H3.4L5 0Z', paper.tint(colour, 0.1, 'across')) +
			rect(-15, -118, 30, 22, paper.tint(lighten(colour, 0.25), 0.1), 5) +
			rect(-18, -112, 36, 8, paper.tint(paper.palette.red, 0.05), 3) +
			rect(-11, -128, 22, 10, paper.tint(colour, 0.1), 3) +
			path('M-4 -128L-1.4 -192H1.4L4 -128Z', paper.tint(paper.palette.red, 0.1)) +
			repeat(3, (index) => rect(-3.4 + index * 0.5, -146 - index * 16, 6.8 - index, 4, '#fff7e6')),
		`${xy`translate(${x} ${y})`} scale(${scale})`,
	);
