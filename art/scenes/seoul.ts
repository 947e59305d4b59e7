import { building, seoulTower } from '../kit/city.ts';
import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { hall } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { line, path, repeat, xy } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

function buildings(
	paper: Paper,
	y: number,
	colour: Colour,
	lowest: number,
	highest: number,
	narrowest: number,
	widest: number,
	depth: number,
	keepsMiddleLow = false,
	colours?: readonly Colour[],
) {
	const { width, centre } = paper;
	let content = '';
	for (let x = -20; x < width + 20; ) {
		const w = paper.between(narrowest, widest),
			h = paper.between(lowest, highest) * (keepsMiddleLow && Math.abs(x + w / 2 - centre) < 150 ? 0.45 : 1);
		const wall = colours ? paper.pick(colours) : lighten(colour, paper.upTo(0.14));
		content += building(
			paper,
			x,
			y,
			w,
			h,
			paper.palette.isNight && colours ? mix(wall, paper.palette.ridges[3], 0.62) : wall,
			Math.floor(paper.upTo(5)),
		);
		x += w + paper.between(-2, 8);
	}
	paper.lay(content, depth);
}

function drawLandscape(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.24, 0.25, 52] });
	ridge(paper, 330, 70, palette.ridges[0], { depth: 1, bumps: [{ x: centre - 260, height: 60, width: 130 }] });
}

function drawLotteTower(paper: Paper) {
	const { palette, centre } = paper;
	buildings(paper, 420, mix(palette.ridges[0], palette.ridges[1], 0.6), 60, 160, 26, 48, 1);
	const x = centre + (paper.isSquare ? 200 : 270);
	paper.lay(
		path(
			xy`M${x - 26} 430C${x - 24} 300 ${x - 14} 190 ${x - 3} 128L${x} 146L${x + 3} 128
				C${x + 14} 190 ${x + 24} 300 ${x + 26} 430Z`,
			paper.tint(lighten(palette.ridges[1], 0.28), 0.1, 'across'),
		) +
			repeat(11, (i) =>
				line(xy`M${x - 9 - i * 1.6} ${190 + i * 21}H${x + 9 + i * 1.6}`, palette.ridges[1], 1.5, 'opacity=".6"'),
			) +
			line(xy`M${x} 160V430`, palette.ridges[1], 1.4, 'opacity=".5"'),
		1,
	);
}

function drawNamsan(paper: Paper) {
	const { palette, centre } = paper;
	ridge(paper, 452, 22, palette.ridges[2], { depth: 2, bumps: [{ x: centre - 20, height: 176, width: 128 }] });
	let trees = '';
	for (let i = 0; i < 70; i++) {
		const x = centre - 20 + paper.between(-150, 150),
			q = (x - centre + 20) / 128,
			height = 176 * Math.exp(-q * q);
		trees += roundTree(
			paper,
			x,
			466 - height + 8 + height * 0.75 * (i / 70),
			0.24 + (0.2 * i) / 70,
			paper.pick(palette.leaf),
			palette.wood,
		);
	}
	paper.lay(trees, 1);
	paper.lay(seoulTower(paper, centre - 20, 286, 1.12, lighten(palette.wallShade, 0.1)), 3);
}

function drawNearRows(paper: Paper) {
	const { palette, centre, width } = paper;
	buildings(paper, 500, palette.ridges[2], 40, 130, 34, 62, 2, true, [
		mix(palette.wallShade, palette.ridges[1], 0.35),
		mix(palette.blue, palette.wallShade, 0.5),
		mix(palette.wall, palette.ridges[0], 0.3),
		palette.ridges[2],
	]);
	buildings(paper, 552, palette.ridges[3], 36, 104, 44, 78, 3, true, [
		palette.wall,
		mix(palette.wallShade, palette.wood, 0.2),
		mix(palette.blue, palette.ridges[2], 0.4),
		palette.ridges[3],
		mix(palette.red, palette.wallShade, 0.45),
		palette.wallShade,
	]);
	hall(paper, centre + 60, 566, 190, { body: 34, roofHeight: 38, plinth: 10, depth: 3 });
	ridge(paper, 574, 8, palette.ridges[4], { depth: 3, wave: 200 });
	let trees = '';
	for (let x = 0; x < width; x += 34)
		if (Math.abs(x - centre - 60) > 110)
			trees += roundTree(
				paper,
				x,
				596,
				paper.between(0.4, 0.66),
				paper.pick([palette.leaf[2], darken(palette.leaf[2], 0.15), palette.leaf[1]]),
				palette.wood,
			);
	paper.lay(trees, 3);
}

export function seoul(paper: Paper) {
	drawLandscape(paper);
	drawLotteTower(paper);
	drawNamsan(paper);
	drawNearRows(paper);
}
