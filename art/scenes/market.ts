import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { hall, hanokHouse } from '../kit/hall.ts';
import { lanternString } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

type Ware = 'bowl' | 'pile' | 'tea' | 'steamer';
type Goods = { clothes: Colour; items: readonly Ware[]; steam?: number };

function ware(paper: Paper, item: Ware, x: number): string {
	const { palette } = paper;
	if (item === 'bowl')
		return (
			path(
				xy`M${x - 19} -90H${x + 19}Q${x + 16} -72 ${x} -72Q${x - 16} -72 ${x - 19} -90Z`,
				paper.tint(lighten(palette.wall, 0.2), 0.08),
			) + ellipse(x, -90, 19, 5, paper.tint(palette.red, 0.1))
		);
	if (item === 'pile')
		return repeat(6, (j) =>
			circle(
				x - 14 + (j % 3) * 14,
				-78 - Math.floor(j / 3) * 11,
				8,
				paper.tint(j % 2 ? palette.gold : mix(palette.gold, palette.red, 0.4), 0.12),
			),
		);
	if (item === 'tea')
		return (
			path(
				xy`M${x - 20} -72C${x - 27} -92 ${x - 14} -104 ${x} -104C${x + 14} -104 ${x + 27} -92 ${x + 20} -72Z`,
				paper.tint(palette.green, 0.14, 'across'),
			) + line(xy`M${x + 20} -86q12 -4 14 -14`, palette.green, 6)
		);
	return (
		rect(x - 22, -96, 44, 26, paper.tint(mix(palette.wood, palette.gold, 0.45), 0.1), 6) +
		rect(x - 24, -118, 48, 24, paper.tint(mix(palette.wood, palette.gold, 0.6), 0.1), 6) +
		line(xy`M${x - 22} -106h44M${x - 20} -84h40`, darken(palette.wood, 0.1), 2, 'opacity=".5"')
	);
}

function stall(paper: Paper, x: number, y: number, scale: number, colour: Colour, side: number, goods: Goods) {
	const { palette } = paper;
	const content =
		rect(-104, -150, 8, 150, palette.wood) +
		rect(96, -150, 8, 150, palette.wood) +
		rect(-110, -64, 220, 70, paper.tint(mix(palette.wood, palette.wallShade, 0.2), 0.1), 5) +
		rect(-118, -72, 236, 13, paper.tint(lighten(palette.wood, 0.2), 0.08), 4) +
		repeat(7, (i) => line(xy`M${-96 + i * 32} -56V2`, darken(palette.wood, 0.2), 2, 'opacity=".4"'));
	paper.lay(group(content, at(x, y, scale)), 3);
	const keeper = person(paper, x - 20 * scale * side, y - 70 * scale, scale * 1.05, goods.clothes, '#2b2320');
	paper.lay(keeper, 1);
	paper.lay(group(goods.items.map((item, index) => ware(paper, item, -84 + index * 42)).join(''), at(x, y, scale)), 2);
	let awning = '';
	for (let i = 0; i < 8; i++) {
		const X = -128 + i * 32;
		awning += path(
			xy`M${X + 6} -196H${X + 36}L${X + 32} -148q-16 20 -32 0Z`,
			paper.tint(i % 2 ? lighten(palette.wall, 0.3) : colour, 0.07),
		);
	}
	awning += rect(-124, -204, 256, 12, paper.tint(darken(colour, 0.2), 0.08), 4);
	paper.lay(group(awning, at(x, y, scale)), 3);
	if (goods.steam)
		paper.lay(
			steam(x + goods.steam * scale, y - 116 * scale, 0.55 * scale, '#fff', 0.72) +
				steam(x + (goods.steam + 20) * scale, y - 112 * scale, 0.48 * scale, '#fff', 0.6, -1),
			1,
		);
}

function drawStreet(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.5, 0.2, 50], cloudY: 90 });
	ridge(paper, 300, 60, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 60, height: 70, width: 130 }] });
	let trees = '';
	for (let x = 10; x < width; x += 52)
		trees += roundTree(
			paper,
			x + paper.between(-10, 10),
			330,
			paper.between(0.5, 0.8),
			paper.pick(palette.leaf),
			palette.wood,
		);
	paper.lay(trees, 1);
	for (let k = -5; k <= 5; k++) {
		const X = centre + k * 150;
		if (X > -140 && X < width + 140 && k) hanokHouse(paper, X, 350 + (k % 2 ? 8 : 0), 178, 2, true);
	}
	hall(paper, centre, 384, 250, { body: 60, roofHeight: 60, plinth: 8, depth: 2, isLit: true, bays: 3 });
	paper.lay(rect(-20, 382, width + 40, 260, paper.tint(mix(palette.ridges[2], palette.wallShade, 0.5), 0.06)), 2);
}

function drawAlley(paper: Paper) {
	const { centre, palette } = paper;
	// alley floor
	paper.lay(
		path(
			xy`M${centre - 58} 384H${centre + 58}L${centre + 250} 640H${centre - 250}Z`,
			paper.tint(lighten(palette.wallShade, 0.3), 0.06),
		),
		1,
	);
	paper.paint(
		repeat(5, (i) =>
			line(
				xy`M${centre - 60 - i * 52} ${400 + i * 46}H${centre + 60 + i * 52}`,
				darken(palette.wallShade, 0.2),
				1.6,
				'opacity=".4"',
			),
		),
	);
	paper.lay(
		person(paper, centre - 26, 440, 0.74, palette.red) +
			person(paper, centre + 8, 442, 0.7, palette.blue) +
			person(paper, centre + 52, 428, 0.56, palette.gold),
		1,
	);
}

function drawStalls(paper: Paper) {
	const { centre, palette } = paper;
	const aside = paper.isSquare ? 190 : 268;
	for (const side of [-1, 1])
		stall(
			paper,
			centre + side * (paper.isSquare ? 132 : 162),
			436,
			0.56,
			side < 0 ? palette.blue : palette.gold,
			side,
			{
				clothes: side < 0 ? palette.bloom[1] : palette.red,
				items: ['bowl', 'pile', 'steamer', 'bowl', 'tea'],
				steam: side * 20,
			},
		);
	stall(paper, centre - aside, 520, paper.isSquare ? 0.9 : 1.08, palette.red, -1, {
		clothes: palette.wall,
		items: ['bowl', 'steamer', 'bowl', 'pile', 'bowl'],
		steam: -42,
	});
	stall(paper, centre + aside, 520, paper.isSquare ? 0.9 : 1.08, palette.green, 1, {
		clothes: palette.gold,
		items: ['pile', 'tea', 'bowl', 'tea', 'steamer'],
		steam: 84,
	});
	if (paper.isWide) {
		stall(paper, centre - aside - 300, 524, 1.1, palette.blue, 1, {
			clothes: palette.red,
			items: ['pile', 'pile', 'bowl', 'pile', 'bowl'],
		});
		stall(paper, centre + aside + 300, 524, 1.1, palette.gold, -1, {
			clothes: palette.blue,
			items: ['steamer', 'bowl', 'pile', 'bowl', 'tea'],
			steam: -84,
		});
		stall(paper, centre - aside - 600, 524, 1.1, palette.green, 1, {
			clothes: palette.gold,
			items: ['bowl', 'pile', 'bowl', 'steamer', 'bowl'],
		});
	}
}

function drawLanterns(paper: Paper) {
	for (let row = 0; row < 2; row++)
		lanternString(paper, {
			row,
			y: 36 + row * 46,
			sag: 40,
			span: 300,
			offset: row * 150,
			parts: 5,
			drop: 30 + row * 6,
			radius: 14 + row * 4,
			depth: 2 + row,
		});
}

function drawStrollers(paper: Paper) {
	const { palette, centre } = paper;
	paper.lay(
		person(paper, centre - 118, 604, 1.25, palette.blue, darken(palette.wood, 0.5)) +
			person(paper, centre - 66, 608, 1.1, palette.bloom[1], '#2b2320') +
			person(paper, centre + 104, 606, 1.2, palette.green, '#3b2c26'),
		4,
	);
}

export function market(paper: Paper) {
	drawStreet(paper);
	drawAlley(paper);
	drawStalls(paper);
	drawLanterns(paper);
	drawStrollers(paper);
}
