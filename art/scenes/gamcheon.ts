import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { hole, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves, roundTree } from '../kit/trees.ts';
import type { Palette } from '../palettes.ts';

function hill(paper: Paper, x: number) {
	const { centre } = paper;
	return 262 - 96 * Math.exp(-(((x - centre + 140) / 210) ** 2)) - 48 * Math.exp(-(((x - centre - 320) / 190) ** 2));
}

type House = { x: number; foot: number; w: number; h: number; scale: number; wall: Colour; roof: Colour };

function flatRoof(paper: Paper, { x, foot, w, h, scale, wall }: House): string {
	const { blue, gold } = paper.palette;
	const parapet = rect(x - 2, foot - h - 4 * scale, w + 4, 7 * scale, darken(wall, 0.18), 1);
	if (paper.random() >= 0.5) return parapet;
	const tank = paper.tint(paper.pick([blue, gold]), 0.1);
	return parapet + rect(x + w * 0.15, foot - h - 15 * scale, 13 * scale, 12 * scale, tank, 4);
}

const slopedRoof = (paper: Paper, { x, foot, w, h, scale, roof }: House) =>
	path(
		xy`M${x - 3} ${foot - h + 1}L${x + w * 0.2} ${foot - h - 14 * scale}H${x + w * 0.8}L${x + w + 3} ${foot - h + 1}Z`,
		paper.tint(roof, 0.1),
	);

function houseOf(paper: Paper, house: House, isNear: boolean): string {
	const { x, foot, w, h, scale, wall, roof } = house;
	const { palette } = paper;
	const top = foot - h;
	const dark = mix(palette.ink, wall, 0.35);
	const isFlat = paper.random() < 0.45;
	let content =
		rect(x, top, w, h + 60, paper.tint(wall, 0.06)) +
		rect(x + w * 0.72, top, w * 0.28, h + 60, darken(wall, 0.2), 0, 'opacity=".32"');
	content += isFlat ? flatRoof(paper, house) : slopedRoof(paper, house);
	if (isNear)
		content +=
			hole(x + w * 0.14, top + 34 * scale, 10 * scale, 11 * scale, dark) +
			hole(x + w * 0.5, top + 32 * scale, 11 * scale, 24 * scale, darken(roof, 0.1));
	const lit = palette.isNight ? 0.7 : paper.isEvening ? 0.5 : 0.15;
	content += repeat(w > 34 ? 2 : 1, (index) =>
		hole(
			x + w * (0.14 + index * 0.34),
			top + 10 * scale,
			10 * scale,
			11 * scale,
			paper.random() < lit ? palette.glow : dark,
		),
	);
	if (paper.random() < 0.4) content += hole(x + w * 0.5, foot - 15 * scale, 9 * scale, 17 * scale, darken(roof, 0.1));
	return content;
}

function wallColours({ bloom, blue, gold, green, wall, red, wallShade }: Palette): Colour[] {
	return [
		bloom[0],
		lighten(blue, 0.42),
		lighten(gold, 0.3),
		lighten(green, 0.38),
		wall,
		lighten(red, 0.36),
		lighten(wallShade, 0.2),
		bloom[2],
		lighten(blue, 0.62),
	];
}

function drawRow(paper: Paper, row: number, colours: readonly Colour[]) {
	const { blue, red, green, wall: white } = paper.palette;
	const scale = 0.66 + row * 0.1;
	const down = 34 + row * 37;
	let content = '';
	for (let x = -30 + paper.between(-30, 0); x < paper.width + 40; ) {
		const w = paper.between(40, 60) * scale;
		const h = paper.between(34, 48) * scale;
		const foot = hill(paper, x) + down + (row > 5 ? (row - 5) * 9 : 0) + paper.between(-5, 5);
		const wall = paper.pick(colours);
		const roof = paper.pick([blue, red, green, mix(blue, white, 0.3), darken(wall, 0.25)]);
		content += houseOf(paper, { x, foot, w, h, scale, wall, roof }, row > 6);
		x += w + paper.between(0, 3);
	}
	paper.lay(content, row < 3 ? 1 : row < 6 ? 2 : 3);
}

export function gamcheon(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.78, 0.2, 46], cloudY: 90 });
	ridge(paper, 250, 40, palette.ridges[0], { depth: 1 });
	ridge(paper, 280, 30, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 160, height: 110, width: 190 },
			{ x: centre + 330, height: 70, width: 150 },
		],
	});
	const colours = wallColours(palette);
	for (let row = 0; row < 10; row++) drawRow(paper, row, colours);
	paper.lay(
		roundTree(paper, centre - 262, 618, 0.95, palette.leaf[2], palette.wood) +
			roundTree(paper, centre + 226, 622, 1.05, palette.leaf[1], palette.wood),
		4,
	);
	cornerLeaves(paper, darken(palette.leaf[2], 0.15), 0.7);
}
