import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Point } from '../kit/curve.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { person, skinTone } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';
import { at, circle, ellipse, group, hole, line, oneDecimal, path, rect, repeat, xy } from '../kit/svg.ts';
import { tiledRoof } from '../kit/tiled-roof.ts';
import { fir } from '../kit/trees.ts';

// skiers, a sledge with a child, a snowman in a gat
const snowWhite: Colour = '#fbfbf8';

function skier(paper: Paper, x: number, y: number, scale: number, colour: Colour, side = 1) {
	const { palette } = paper;
	return group(
		line('M-26 4L34 12', palette.ink, 5) +
			line('M-8 2L2 -20L-6 -34', palette.ink, 9) +
			path('M-18 -34C-20 -60 -4 -72 8 -66C20 -60 16 -40 6 -30Z', paper.tint(colour, 0.1)) +
			circle(14, -76, 11, skinTone) +
			path('M3 -78C3 -92 26 -92 26 -76C18 -82 10 -82 3 -78Z', paper.tint(mix(colour, palette.gold, 0.5), 0.08)) +
			line('M8 -54L28 -44M28 -48L40 4', palette.ink, 3),
		`translate(${oneDecimal(x)} ${oneDecimal(y)}) scale(${scale * side} ${scale})`,
	);
}

function drawSlopes(paper: Paper, snow: Colour) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.76, 0.2, 46], cloudY: 110 });
	ridge(paper, 360, 60, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 250, height: 150, width: 130 },
			{ x: centre + 260, height: 110, width: 150 },
		],
	});
	ridge(paper, 392, 40, palette.ridges[2], { depth: 1, bumps: [{ x: centre + 120, height: 60, width: 140 }] });
	paper.lay(
		path(
			xy`M-40 300C${centre - 320} 236 ${centre - 180} 186 ${centre - 90} 190
				C${centre + 40} 200 ${centre + 200} 420 ${width + 40} 476V640H-40Z`,
			paper.tint(mix(snow, palette.ridges[0], 0.18), 0.05),
		),
		2,
	);
	let trees = '';
	for (let i = 0; i < 12; i++) {
		const x = centre - 350 + i * 34;
		trees += fir(
			paper,
			x + paper.between(-6, 6),
			300 - Math.max(0, i - 3) * 0 + (i > 7 ? (i - 7) * 20 : 0) - Math.sin((i / 11) * 3.14) * 78 + 16,
			paper.between(0.4, 0.62),
			palette.ridges[3],
		);
	}
	paper.lay(trees, 2);
	paper.lay(
		path(
			xy`M-40 356C${centre - 250} 300 ${centre - 120} 300 ${centre + 20} 360
				C${centre + 140} 414 ${centre + 250} 470 ${width + 40} 500V640H-40Z`,
			paper.tint(snow, 0.04),
		) +
			line(
				xy`M${centre - 150} 318C${centre - 40} 350 ${centre - 60} 400 ${centre + 40} 424
					C${centre + 130} 446 ${centre + 90} 500 ${centre + 220} 520M${centre - 138} 316
					C${centre - 26} 348 ${centre - 46} 396 ${centre + 52} 420
					C${centre + 144} 442 ${centre + 106} 494 ${centre + 232} 514`,
				palette.ridges[1],
				2.6,
				'opacity=".7"',
			),
		3,
	);
}

function drawLift(paper: Paper) {
	const { centre, palette } = paper;
	// lift
	const ax = centre - 300,
		ay = 150,
		zx = centre + 330,
		zy = 392;
	const along = (u: number): Point => [ax + (zx - ax) * u, ay + (zy - ay) * u + Math.sin(u * 3.14) * 22];
	paper.lay(
		rect(centre - 98, 196, 12, 150, paper.tint(palette.blue, 0.12, 'across')) +
			rect(centre - 130, 194, 76, 9, paper.tint(palette.blue, 0.1), 3) +
			rect(centre + 150, 296, 12, 152, paper.tint(palette.blue, 0.12, 'across')) +
			rect(centre + 118, 294, 76, 9, paper.tint(palette.blue, 0.1), 3),
		2,
	);
	paper.paint(
		line(
			xy`M${ax - 200} ${ay - 76}L${ax} ${ay}Q${(ax + zx) / 2} ${(ay + zy) / 2 + 34} ${zx} ${zy}
				L${zx + 300} ${zy + 120}`,
			palette.ink,
			2.6,
			'opacity=".75"',
		),
	);
	const colours = [palette.red, palette.gold, palette.green, palette.blue];
	paper.lay(
		repeat(5, (i) => {
			const [x, y] = along(0.06 + i * 0.22);
			return (
				line(xy`M${x} ${y + 4}v24`, palette.ink, 2.6) +
				rect(x - 24, y + 50, 48, 7, palette.ink, 3) +
				rect(x - 24, y + 26, 48, 5, palette.ink, 2) +
				line(xy`M${x - 22} ${y + 28}v24M${x + 22} ${y + 28}v24`, palette.ink, 2.4) +
				person(paper, x - 10, y + 54, 0.46, cycle(colours, i)) +
				person(paper, x + 11, y + 54, 0.42, cycle(colours, i + 2))
			);
		}),
		2,
	);
}

function drawLodge(paper: Paper) {
	const { centre, palette } = paper;
	// lodge with a lifted eave
	const x = centre - (paper.isSquare ? 178 : 250);
	paper.lay(
		rect(x - 78, 440, 156, 90, paper.tint(mix(palette.wood, palette.gold, 0.2), 0.1)) +
			repeat(5, (i) => line(xy`M${x - 78} ${458 + i * 16}h156`, darken(palette.wood, 0.15), 1.6, 'opacity=".5"')) +
			hole(x - 56, 456, 42, 36, palette.glow, 3) +
			hole(x + 16, 456, 42, 36, palette.glow, 3) +
			line(xy`M${x - 35} 456v36M${x - 56} 474h42M${x + 37} 456v36M${x + 16} 474h42`, palette.wood, 2.4) +
			rect(x - 12, 480, 24, 50, paper.tint(palette.red, 0.1), 3),
		3,
	);
	paper.lay(tiledRoof(paper, x, 444, 220, 62, { hasRafters: false, hasSnow: true }), 3);
	paper.lay(rect(x + 34, 370, 16, 34, paper.tint(palette.wood, 0.1)) + steam(x + 42, 370, 0.5, '#fff', 0.8), 2);
}

function drawPeople(paper: Paper, snow: Colour) {
	const { centre, palette, width } = paper;
	paper.lay(
		skier(paper, centre + 40, 420, 0.74, palette.red) +
			skier(paper, centre + 196, 512, 1.02, palette.blue, 1) +
			skier(paper, centre - 70, 346, 0.5, palette.gold),
		3,
	);
	paper.lay(
		path(
			xy`M-40 560C${centre - 140} 530 ${centre + 120} 556 ${width + 40} 540V640H-40Z`,
			paper.tint(mix(snow, '#ffffff', 0.5), 0.03),
		),
		3,
	);
	paper.lay(
		group(
			circle(0, -26, 32, paper.tint(snowWhite, 0.08)) +
				circle(0, -72, 22, paper.tint(snowWhite, 0.08)) +
				ellipse(0, -90, 34, 6, palette.ink) +
				path('M-14 -90V-112Q0 -118 14 -112V-90Z', palette.ink) +
				circle(-7, -76, 2.6, palette.ink) +
				circle(7, -76, 2.6, palette.ink) +
				path('M0 -72L16 -68L0 -66Z', palette.red) +
				line('M-20 -56Q0 -46 20 -56M12 -52l6 18', palette.red, 7),
			xy`translate(${centre + (paper.isSquare ? 214 : 270)} 594)`,
		),
		3,
	);
	paper.lay(
		group(
			line('M-44 0H34C48 0 52 -10 48 -18M-30 0V-14M24 0V-14', palette.red, 5) +
				rect(-46, -20, 84, 8, paper.tint(palette.wood, 0.1), 3),
			xy`translate(${centre - 40} 592)`,
		) +
			person(paper, centre - 54, 576, 0.8, palette.green) +
			person(paper, centre - 18, 576, 0.66, palette.bloom[1]),
		3,
	);
}

function drawFirs(paper: Paper) {
	const { width, palette } = paper;
	let firs = '';
	for (const [x, s] of [
		[-20, 1.1],
		[44, 0.86],
		[width - 24, 1.2],
		[width - 84, 0.8],
	] as const)
		firs +=
			fir(paper, x, 612, s, palette.ridges[4]) + group(path('M0 -120L16 -88Q0 -96 -16 -88Z', snowWhite), at(x, 612, s));
	paper.lay(firs, 4);
}

export function ski(paper: Paper) {
	const { palette } = paper;
	const snow = palette.hasSnow ? snowWhite : lighten(palette.wall, 0.55);
	drawSlopes(paper, snow);
	drawLift(paper);
	drawLodge(paper);
	drawPeople(paper, snow);
	drawFirs(paper);
}
