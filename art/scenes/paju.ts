import { type Colour, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge, water } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { at, circle, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function goose(paper: Paper, x: number, y: number, scale: number) {
	const { palette } = paper;
	return group(
		path(
			xy`M0 0C16 -16 34 -20 52 -14C38 -8 28 2 20 10C30 14 38 22 42 34C26 26 12 18 -2 12C-16 18 -30 20 -46 14
				C-30 8 -12 4 0 0Z`,
			paper.tint(palette.ink, 0.1),
		),
		at(x, y, scale),
	);
}

function vane(paper: Paper, x: number, y: number, scale: number, colour: Colour, turn: number, foot: number) {
	const { palette } = paper;
	return (
		line(xy`M${x} ${y}V${foot}`, lighten(palette.wallShade, 0.1), 3.4 * scale + 0.8) +
		group(
			[0, 90, 180, 270]
				.map(
					(a) =>
						path('M0 0L0 -52C16 -50 34 -34 36 -14Z', paper.tint(colour, 0.1), `transform="rotate(${a})"`) +
						path('M0 0L0 -52L15 -26Z', lighten(colour, 0.42), `transform="rotate(${a})"`),
				)
				.join('') + circle(0, 0, 7, paper.tint(palette.gold, 0.1)),
			xy`translate(${x} ${y}) scale(${scale}) rotate(${turn})`,
		)
	);
}

function drawLandscape(paper: Paper) {
	const { palette, width } = paper;
	sky(paper, { sun: [0.66, 0.36, 58], cloudY: 120, clouds: 2 });
	for (let i = 0; i < 4; i++)
		ridge(paper, 352 + i * 22, 50 - i * 6, mix(palette.ridges[0], palette.ridges[2], i / 3), {
			depth: 1,
			wave: 300 - i * 30,
		});
	water(paper, 424, 2, { to: 470, height: 4, wave: 90 });
	ridge(paper, 470, 14, palette.ridges[2], { depth: 2 });
	paper.lay(rect(-20, 486, width + 40, 150, paper.tint(mix(palette.leaf[1], palette.ridges[3], 0.35), 0.1)), 2);
}

function drawGeese(paper: Paper) {
	const { centre } = paper;
	paper.lay(
		repeat(7, (i) => {
			const k = i - 3;
			return goose(paper, centre - 150 + Math.abs(k) * 34 + (k < 0 ? 8 : 0), 150 + k * 30, 0.52);
		}),
		2,
	);
}

function drawMeadow(paper: Paper) {
	const { palette, width, centre } = paper;
	const colours = [
		palette.red,
		palette.gold,
		palette.blue,
		palette.green,
		palette.bloom[1],
		lighten(palette.wall, 0.3),
	];
	(
		[
			[474, 0.3, 64, 500, 1],
			[500, 0.5, 104, 540, 2],
			[528, 0.78, 168, 590, 3],
		] as const
	).forEach(([y, s, step, foot, d], r) => {
		let content = '';
		for (let k = -Math.ceil(width / step); k <= Math.ceil(width / step); k++) {
			const x = centre + (k + (r % 2) * 0.5) * step + paper.between(-6, 6);
			if (x < -30 || x > width + 30) continue;
			content += vane(paper, x, y + paper.between(-7, 7), s, cycle(colours, k * 5 + r * 2 + 90), paper.upTo(90), foot);
		}
		paper.lay(content, d);
		ridge(paper, foot + 4, 8, mix(palette.leaf[0], palette.ridges[3], 0.18 + r * 0.2), { depth: 2, wave: 240 });
		if (r === 1)
			paper.lay(
				person(paper, centre + 96, 574, 1, palette.red) + person(paper, centre + 134, 576, 0.76, palette.blue),
				2,
			);
	});
	cornerLeaves(paper, palette.leaf[2], 0.6);
}

export function paju(paper: Paper) {
	drawLandscape(paper);
	drawGeese(paper);
	drawMeadow(paper);
}
