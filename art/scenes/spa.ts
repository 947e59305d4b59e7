import { type Colour, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { paperHills, water } from '../kit/ridge.ts';
import { steam } from '../kit/steam.ts';
import { circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

// bamboo
function bamboo(paper: Paper, x: number, colour: Colour, w: number, depth: number) {
	return paper.lay(
		repeat(
			8,
			(i) =>
				rect(x - w / 2, -20 + i * 72, w, 69, paper.tint(colour, 0.16, 'across'), 4) +
				rect(x - w / 2 - 2, 46 + i * 72, w + 4, 6, lighten(colour, 0.25), 3),
		) +
			(
				[
					[120, -1],
					[210, 1],
					[330, -1],
				] as const
			)
				.map(([y, q]) =>
					repeat(3, (i) =>
						group(
							path('M0 0C30 -10 66 -6 92 10C62 18 26 16 0 0Z', paper.tint(colour, 0.12)),
							xy`translate(${x} ${y}) rotate(${q < 0 ? 180 - (-24 + i * 26) : -24 + i * 26})`,
						),
					),
				)
				.join(''),
		depth,
	);
}

function stone(paper: Paper, x: number, y: number, rx: number, ry: number, colour: Colour, depth = 3) {
	return paper.lay(
		path(
			xy`M${x - rx} ${y}C${x - rx} ${y - ry * 1.4} ${x - rx * 0.4} ${y - ry * 1.7} ${x + rx * 0.1} ${y - ry * 1.6}
				C${x + rx * 0.7} ${y - ry * 1.5} ${x + rx} ${y - ry * 0.9} ${x + rx} ${y}
				C${x + rx} ${y + ry * 0.9} ${x - rx} ${y + ry * 0.9} ${x - rx} ${y}Z`,
			paper.tint(colour, 0.14),
		) +
			line(
				xy`M${x - rx * 0.7} ${y - ry * 0.7}Q${x - rx * 0.3} ${y - ry * 1.3} ${x + rx * 0.2} ${y - ry * 1.25}`,
				'#fff',
				3,
				'opacity=".4"',
			),
		depth,
	);
}

function drawBackground(paper: Paper) {
	const { palette, centre } = paper;
	paperHills(paper, [lighten(palette.green, 0.74), lighten(palette.green, 0.6), lighten(palette.green, 0.42)], 330);
	paper.lay(circle(centre + 60, 230, 150, paper.tint(lighten(palette.wall, 0.1), 0.04)), 1);
	paper.lay(circle(centre + 60, 230, 112, paper.tint(palette.sun, 0.06), 'opacity=".85"'), 2);
}

function drawBamboos(paper: Paper) {
	const { centre, palette } = paper;
	bamboo(paper, centre - 270, palette.leaf[1], 24, 2);
	bamboo(paper, centre - 226, palette.leaf[2], 17, 2);
	bamboo(paper, centre + 300, palette.leaf[1], 22, 2);
	if (paper.isWide) for (const x of [-640, -560, 520, 600, -820]) bamboo(paper, centre + x, palette.leaf[1], 20, 2);
}

function drawPool(paper: Paper) {
	const { palette, centre } = paper;
	water(paper, 438, 4, {
		colours: [lighten(palette.water[0], 0.2), palette.water[1], palette.water[2]],
		height: 6,
		wave: 120,
	});
	paper.paint(
		repeat(3, (i) =>
			ellipse(
				centre - 14,
				500 + i * 3,
				190 + i * 54,
				22 + i * 9,
				'none',
				`stroke="#fff" stroke-width="2.2" opacity="${0.6 - i * 0.16}"`,
			),
		),
	);
}

function drawStones(paper: Paper) {
	const { palette, centre } = paper;
	const grey = mix('#6f7672', palette.ink, 0.15);
	stone(paper, centre - 14, 506, 142, 36, grey);
	stone(paper, centre - 20, 442, 110, 29, mix(grey, palette.wallShade, 0.35));
	stone(paper, centre - 6, 390, 82, 24, mix(grey, palette.green, 0.25));
	stone(paper, centre - 14, 346, 56, 19, mix(grey, palette.wall, 0.55));
	stone(paper, centre + 174, 520, 52, 20, mix(grey, palette.wallShade, 0.5));
	stone(paper, centre - 220, 530, 60, 22, mix(grey, palette.green, 0.3));
}

function drawSteamAndLotus(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(
		steam(centre - 96, 372, 1.3, '#fff', 0.62) +
			steam(centre + 84, 388, 1.15, '#fff', 0.55, -1) +
			steam(centre + 30, 300, 1.2, '#fff', 0.6),
		1,
	);
	// lotus
	paper.lay(
		group(
			[-64, -34, 0, 34, 64]
				.map((a, i) =>
					path(
						'M0 0C-20 -18 -18 -52 0 -68C18 -52 20 -18 0 0Z',
						paper.tint(i % 2 ? palette.bloom[0] : palette.bloom[1], 0.08),
						`transform="rotate(${a})"`,
					),
				)
				.join('') + path('M-50 2Q0 22 50 2Q0 -10 -50 2Z', palette.leaf[1]),
			xy`translate(${centre + 150} 560)`,
		),
		3,
	);
	cornerLeaves(paper, palette.leaf[2], 0.72);
}

export function spa(paper: Paper) {
	drawBackground(paper);
	drawBamboos(paper);
	drawPool(paper);
	drawStones(paper);
	drawSteamAndLotus(paper);
}
