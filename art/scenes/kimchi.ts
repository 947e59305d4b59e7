import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { hanokHouse } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves, roundTree } from '../kit/trees.ts';

const chilli: Colour = '#cf3f24';
const cabbage: Colour = '#f2efd0';

function drawYard(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.24, 0.2, 46], cloudY: 90 });
	ridge(paper, 330, 70, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 170, height: 80, width: 140 }] });
	ridge(paper, 362, 46, palette.ridges[1], { depth: 1 });
	let trees = '';
	for (let x = 0; x < width; x += 58)
		trees += roundTree(
			paper,
			x + paper.between(-14, 14),
			392,
			paper.between(0.5, 0.8),
			paper.pick(palette.leaf),
			palette.wood,
		);
	paper.lay(trees, 1);
	for (let house = paper.isWide ? 2 : 0; house >= 0; house--)
		for (const side of [-1, 1]) hanokHouse(paper, centre + side * (236 + house * 330), 404, 300, 2);
	paper.lay(
		rect(-20, 384, width + 40, 60, paper.tint(palette.wallShade, 0.06)) +
			repeat(Math.ceil(width / 34) + 1, (index) =>
				rect(index * 34 - 8, 404 + (index % 3) * 10, 24, 9, darken(palette.wallShade, 0.1), 4, 'opacity=".5"'),
			) +
			rect(-20, 374, width + 40, 14, paper.tint(palette.roof, 0.12)) +
			repeat(Math.ceil(width / 14) + 1, (index) => circle(index * 14, 388, 3.8, lighten(palette.roof, 0.28))),
		2,
	);
	paper.lay(rect(-20, 440, width + 40, 190, paper.tint(mix(palette.wallShade, palette.leaf[0], 0.22), 0.05)), 2);
}

/** A jar of brown clay (onggi), in which the year's kimchi rests. */
function jar(paper: Paper, x: number, y: number, scale: number): string {
	const { palette } = paper;
	const clay = mix('#7a4a34', palette.ink, 0.12);
	return group(
		ellipse(0, 0, 44, 8, '#000', 'opacity=".16"') +
			path('M-40 -112C-74 -92 -76 -30 -40 0H40C76 -30 74 -92 40 -112Z', paper.tint(clay, 0.16, 'across')) +
			line('M-58 -72C-20 -62 20 -62 58 -72M-60 -60C-20 -50 20 -50 60 -60', lighten(clay, 0.22), 2.2, 'opacity=".6"') +
			line('M-46 -88C-54 -64 -52 -40 -44 -24', lighten(clay, 0.5), 5, 'opacity=".45"') +
			path('M-50 -112Q0 -124 50 -112L44 -104Q0 -96 -44 -104Z', paper.tint(darken(clay, 0.12), 0.1)) +
			path('M-42 -115C-36 -132 36 -132 42 -115Q0 -107 -42 -115Z', paper.tint(lighten(clay, 0.1), 0.12)) +
			circle(0, -130, 7, paper.tint(darken(clay, 0.1), 0.1)) +
			(palette.hasSnow ? path('M-38 -118C-30 -136 30 -136 38 -118Q0 -126 -38 -118Z', '#fbfbf8') : ''),
		at(x, y, scale),
	);
}

function drawJars(paper: Paper) {
	const { palette, centre, width } = paper;
	paper.lay(
		repeat(3, (step) =>
			rect(-20, 436 + step * 20, width + 40, 22, paper.tint(lighten(palette.wallShade, 0.3 - step * 0.08), 0.05)),
		),
		1,
	);
	const row = (y: number, scale: number, step: number, offset: number, depth: number) => {
		let jars = '';
		for (let index = -Math.ceil(width / step); index <= Math.ceil(width / step); index++) {
			const x = centre + (index + offset) * step + paper.between(-4, 4);
			if (x > -60 && x < width + 60) jars += jar(paper, x, y + paper.between(-2, 3), scale * paper.between(0.9, 1.1));
		}
		paper.lay(jars, depth);
	};
	row(452, 0.56, 74, 0, 2);
	row(486, 0.74, 100, 0.5, 3);
}

/** Half a cabbage, its leaves spread with chilli. */
function halfCabbage(paper: Paper, x: number, y: number, turn: number): string {
	const { palette } = paper;
	const green = mix(palette.leaf[1], '#8db56a', 0.6);
	return group(
		path('M-62 6C-66 -24 -34 -40 0 -40C40 -40 70 -22 74 2C50 18 -40 20 -62 6Z', paper.tint(green, 0.1)) +
			path('M-56 4C-56 -18 -28 -30 0 -30C34 -30 58 -18 62 0C40 12 -36 14 -56 4Z', paper.tint(cabbage, 0.05)) +
			line('M-46 0C-20 -20 20 -22 52 -6M-48 4C-16 -8 20 -10 54 0M-40 8C-10 2 20 2 46 6', chilli, 5, 'opacity=".85"') +
			ellipse(-50, 4, 14, 9, lighten(cabbage, 0.5)),
		`${at(x, y)} rotate(${turn})`,
	);
}

function drawTable(paper: Paper) {
	const { palette, centre: x } = paper;
	paper.lay(
		person(paper, x - 196, 540, 1.75, palette.blue, '#2b2320') +
			person(paper, x + 200, 540, 1.75, palette.bloom[1], '#3b2c26'),
		3,
	);
	paper.lay(
		line(xy`M${x - 190} 560L${x - 200} 622M${x + 190} 560L${x + 200} 622`, darken(palette.wood, 0.45), 16) +
			rect(x - 236, 540, 472, 26, paper.tint(darken(palette.wood, 0.25), 0.1), 12) +
			ellipse(x, 540, 230, 26, paper.tint(lighten(palette.wood, 0.12), 0.08)),
		4,
	);
	paper.lay(
		path(
			xy`M${x - 62} 506H${x + 62}C${x + 58} 536 ${x + 34} 548 ${x} 548C${x - 34} 548 ${x - 58} 536 ${x - 62} 506Z`,
			paper.tint('#b98a3c', 0.16, 'across'),
		) +
			ellipse(x, 506, 62, 15, paper.tint('#d8b061', 0.08)) +
			ellipse(x, 506, 52, 11, paper.tint(chilli, 0.1)) +
			repeat(9, (index) =>
				rect(
					x - 40 + index * 9,
					499 + (index % 3) * 4,
					9,
					3,
					index % 2 ? mix(palette.leaf[1], '#8db56a', 0.5) : lighten(chilli, 0.3),
					1.5,
				),
			),
		4,
	);
	paper.lay(
		halfCabbage(paper, x - 134, 538, -4) + halfCabbage(paper, x + 134, 538, 6) + halfCabbage(paper, x - 122, 512, 5),
		3,
	);
	paper.lay(
		group(
			path('M-50 0C-46 -20 10 -24 46 -8C54 -4 60 0 66 4C50 14 -44 18 -50 0Z', paper.tint('#f7f4e6', 0.06)) +
				repeat(3, (leaf) =>
					path(
						'M0 0C-8 -10 -7 -28 0 -38C7 -28 8 -10 0 0Z',
						paper.tint(palette.leaf[1], 0.1),
						`transform="translate(-46 -4) rotate(${-110 + leaf * 34})"`,
					),
				),
			at(x + 132, 508),
		),
		3,
	);
}

/** Tea and food: a day of kimchi making (gimjang) beside the jar terrace. */
export function kimchi(paper: Paper) {
	drawYard(paper);
	drawJars(paper);
	drawTable(paper);
	cornerLeaves(paper, paper.palette.leaf[2], 0.6);
}
