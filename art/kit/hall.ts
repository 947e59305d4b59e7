import { darken, lighten, mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, hole, line, rect, repeat, xy } from './svg.ts';
import { tiledRoof } from './tiled-roof.ts';

type HallOptions = {
	tiers?: 1 | 2;
	/** Height of the walls. */
	body?: number;
	roofHeight?: number;
	plinth?: number;
	isLit?: boolean;
	depth?: number;
	bays?: number;
};

type Hall = {
	x: number;
	y: number;
	width: number;
	top: number;
	body: number;
	plinth: number;
	bays: number;
	isLit: boolean;
};

function plinthOf(paper: Paper, { x, y, width: w, plinth }: Hall): string {
	const { wallShade } = paper.palette;
	const steps = xy`M${x - w * 0.09} ${y - plinth * 0.66}h${w * 0.18}m0 ${plinth * 0.33}h${-w * 0.18}`;
	return (
		rect(x - w * 0.5, y - plinth * 0.55, w, plinth * 0.55, paper.tint(lighten(wallShade, 0.1), 0.08)) +
		rect(x - w * 0.45, y - plinth, w * 0.9, plinth * 0.5, paper.tint(wallShade, 0.05)) +
		rect(x - w * 0.09, y - plinth, w * 0.18, plinth, paper.tint(lighten(wallShade, 0.35), 0.06)) +
		line(steps, darken(wallShade, 0.25), 1.2)
	);
}

/** One pair of lattice doors. */
function doorsOf(paper: Paper, { y, top, body, plinth, isLit }: Hall, left: number, bay: number): string {
	const { glow, green, wood, ink } = paper.palette;
	const doorLeft = left + bay * 0.16;
	const leaf = (bay * 0.68) / 2;
	let lattice = '';
	for (let door = 0; door < 2; door++)
		for (let bar = 1; bar < 4; bar++)
			lattice += xy`M${doorLeft + door * leaf + (leaf * bar) / 4} ${top + body * 0.38}V${top + body * 0.76}`;
	for (const share of [0.5, 0.64, 0.77]) lattice += xy`M${doorLeft} ${top + body * share}h${leaf * 2}`;
	lattice += xy`M${left + bay * 0.5} ${top + body * 0.36}V${y - plinth}`;
	const colour = isLit ? mix(wood, ink, 0.3) : lighten(green, 0.32);
	return (
		hole(doorLeft, top + body * 0.34, bay * 0.68, body * 0.62, isLit ? glow : mix(green, ink, 0.15)) +
		`<path d="${lattice}" stroke="${colour}" stroke-width="1.1" fill="none"/>`
	);
}

/** The painted beams under the eave (dancheong). */
function beamsOf(paper: Paper, { x, top, body, bays }: Hall, width: number): string {
	const { green, red, gold, blue } = paper.palette;
	return (
		rect(x - width / 2 - 4, top - 2, width + 8, body * 0.13, paper.tint(green, 0.1)) +
		rect(x - width / 2 - 4, top + body * 0.11, width + 8, body * 0.06, red) +
		repeat(bays * 4, (index) =>
			circle(
				x - width / 2 + (width * (index + 0.5)) / (bays * 4),
				top + body * 0.05,
				body * 0.032,
				index % 2 ? gold : blue,
			),
		)
	);
}

function upperTier(paper: Paper, hall: Hall, roofHeight: number, depth: number): void {
	const { glow, green, red, ink } = paper.palette;
	const { x, isLit } = hall;
	const body = hall.body * 0.42;
	const width = hall.width * 0.8;
	const foot = hall.top - roofHeight * 0.66;
	const wall = isLit ? glow : mix(green, ink, 0.2);
	paper.lay(
		rect(x - width * 0.34, foot - body * 0.3, width * 0.68, body * 1.3, paper.tint(wall, 0.05)) +
			repeat(6, (index) =>
				rect(x - width * 0.34 + (width * 0.68 * index) / 5 - 3, foot - body * 0.3, 6, body * 1.3, red),
			) +
			rect(x - width * 0.35, foot - body * 0.32, width * 0.7, body * 0.3, green),
		depth,
	);
	paper.lay(tiledRoof(paper, x, foot - body * 0.2, width, roofHeight * 0.86), depth);
}

/** A palace or temple hall; `y` is the ground. */
export function hall(paper: Paper, x: number, y: number, width: number, options: HallOptions = {}): void {
	const { palette } = paper;
	const { body = width * 0.2, roofHeight = width * 0.2, plinth = 20, isLit = palette.isNight, bays = 5 } = options;
	const depth = options.depth ?? 3;
	const measured: Hall = { x, y, width, top: y - plinth - body, body, plinth, bays, isLit };
	const { top } = measured;
	const wallWidth = width * 0.76;
	const bay = wallWidth / bays;
	let content = plinthOf(paper, measured);
	const wall = isLit ? palette.glow : mix(palette.wall, palette.gold, 0.18);
	content += rect(x - wallWidth / 2, top, wallWidth, body, paper.tint(wall, 0.06));
	content += repeat(bays, (index) => doorsOf(paper, measured, x - wallWidth / 2 + index * bay, bay));
	content += repeat(bays + 1, (index) =>
		rect(
			x - wallWidth / 2 + index * bay - width * 0.011,
			top,
			width * 0.022,
			body,
			paper.tint(palette.red, 0.1, 'across'),
		),
	);
	content += beamsOf(paper, measured, wallWidth);
	paper.lay(content, depth);
	paper.lay(tiledRoof(paper, x, top + 2, width, roofHeight), depth);
	if (options.tiers === 2) upperTier(paper, measured, roofHeight, depth);
}

/** A private house: wall, window and roof. */
export function hanokHouse(
	paper: Paper,
	x: number,
	y: number,
	w: number,
	depth = 3,
	isLit = paper.palette.isNight,
): void {
	const { wall, wallShade, wood, glow } = paper.palette;
	const h = w * 0.27;
	const lattice = xy`M${x} ${y - h * 0.86}v${h * 0.5}M${x - w * 0.075} ${y - h * 0.86}v${h * 0.5}
		M${x + w * 0.075} ${y - h * 0.86}v${h * 0.5}M${x - w * 0.15} ${y - h * 0.6}h${w * 0.3}`;
	paper.lay(
		rect(x - w * 0.38, y - h, w * 0.76, h, paper.tint(wall, 0.05)) +
			rect(x - w * 0.38, y - h * 0.3, w * 0.76, h * 0.3, paper.tint(wallShade, 0.08)) +
			repeat(4, (row) =>
				line(
					xy`M${x - w * 0.38} ${y - h * 0.3 + row * h * 0.09 + 2}h${w * 0.76}`,
					darken(wallShade, 0.18),
					1,
					'opacity=".6"',
				),
			) +
			hole(x - w * 0.15, y - h * 0.86, w * 0.3, h * 0.5, isLit ? glow : lighten(wall, 0.4)) +
			`<path d="${lattice}" stroke="${wood}" stroke-width="1.4" fill="none"/>` +
			rect(x - w * 0.38, y - h, w * 0.025, h, wood) +
			rect(x + w * 0.355, y - h, w * 0.025, h, wood) +
			rect(x - w * 0.2, y - h, w * 0.022, h * 0.7, wood) +
			rect(x + w * 0.18, y - h, w * 0.022, h * 0.7, wood) +
			rect(x - w * 0.38, y - h, w * 0.76, h * 0.08, wood),
		depth,
	);
	paper.lay(tiledRoof(paper, x, y - h + 2, w, w * 0.24, { hasRafters: false, ridgeShare: 0.56 }), depth);
}
