import { skyline, windows } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { tiledRoof } from '../kit/tiled-roof.ts';
import { fir, roundTree } from '../kit/trees.ts';

function drawSkylineBehind(paper: Paper) {
	const { width, palette } = paper;
	sky(paper, { sun: [0.8, 0.2, 46], cloudY: 110 });
	const skylineBehind = skyline(paper, {
		from: -20,
		to: width,
		ground: 520,
		width: [40, 74],
		height: [90, 250],
		gap: [2, 14],
		colour: () => mix(palette.ridges[0], palette.ridges[1], paper.upTo(1)),
		roofs: 5,
	});
	paper.lay(skylineBehind, 1);
	ridge(paper, 516, 40, palette.ridges[2], { depth: 1, wave: 120 });
}

function drawWings(paper: Paper, left: number, w: number, lit: number) {
	const { palette } = paper;
	const dark = mix(palette.ink, palette.wallShade, 0.45);
	const content =
		rect(left - 86, 220, 90, 330, paper.tint(mix(palette.wallShade, palette.ridges[1], 0.3), 0.06)) +
		rect(left + w - 4, 180, 96, 370, paper.tint(mix(palette.wallShade, palette.ridges[1], 0.22), 0.06)) +
		windows(paper, { x: left - 80, y: 236, width: 76, height: 260, columns: 4, rows: 9, lit, dark }) +
		windows(paper, { x: left + w + 8, y: 196, width: 76, height: 300, columns: 4, rows: 10, lit, dark });
	paper.lay(content, 2);
}

function drawFacade(paper: Paper, left: number, top: number, w: number, lit: number) {
	const { palette, centre } = paper;
	let content = rect(left, top, w, 450, paper.tint(palette.wall, 0.05));
	const columns = 6,
		rows = 8;
	for (let i = 0; i < columns; i++)
		for (let j = 0; j < rows; j++) {
			const x = left + 20 + (i * (w - 40)) / columns,
				y = top + 42 + j * 39,
				on = paper.random() < lit,
				pane = (w - 40) / columns - 12;
			content += hole(x + 6, y, pane, 26, on ? palette.glow : mix(palette.blue, palette.ink, 0.35), 3);
			if (paper.random() < 0.4)
				content += rect(x + 6, y, pane * 0.36, 26, lighten(palette.wall, 0.3), 2, 'opacity=".65"');
			content += rect(x + 3, y + 27, pane + 6, 4, darken(palette.wallShade, 0.18), 1);
		}
	content += rect(left - 6, top - 4, w + 12, 14, paper.tint(palette.wood, 0.1));
	paper.lay(content, 3);
	paper.lay(tiledRoof(paper, centre, top, w + 90, 66, { hasRafters: true }), 3);
}

function drawPorch(paper: Paper, top: number) {
	const { centre, palette } = paper;
	// sign
	paper.lay(
		rect(centre - 62, top + 14, 124, 22, paper.tint(palette.green, 0.1), 4) +
			repeat(5, (i) => rect(centre - 44 + i * 19, top + 21, 12, 8, palette.glow, 2)),
		2,
	);
	// porch
	paper.lay(
		rect(centre - 108, 470, 216, 86, paper.tint(darken(palette.wood, 0.2), 0.1)) +
			hole(centre - 92, 482, 184, 74, palette.glow) +
			line(xy`M${centre} 482V556M${centre - 46} 482V556M${centre + 46} 482V556`, palette.wood, 4) +
			person(paper, centre - 22, 556, 0.82, palette.red) +
			circle(centre + 60, 520, 15, palette.gold, 'opacity=".6"'),
		3,
	);
	paper.lay(
		path(
			xy`M${centre - 150} 462Q${centre} 486 ${centre + 150} 462L${centre + 128} 442H${centre - 128}Z`,
			paper.tint(palette.red, 0.1),
		),
		3,
	);
	paper.lay([-1, 1].map((d) => lantern(paper, centre + d * 132, 506, 14, palette.red)).join(''), 2);
}

function drawForecourt(paper: Paper) {
	const { width, palette, centre } = paper;
	paper.lay(
		rect(-20, 552, width + 40, 70, paper.tint(lighten(mix(palette.wallShade, palette.ridges[1], 0.3), 0.1), 0.06)),
		2,
	);
	paper.lay(
		path(xy`M${centre - 60} 553H${centre + 60}L${centre + 130} 620H${centre - 130}Z`, paper.tint(palette.red, 0.08)),
		1,
	);
	let trees = '';
	for (const side of [-1, 1])
		for (let i = 0; i < (paper.isWide ? 9 : 3); i++)
			trees +=
				i % 2
					? fir(paper, centre + side * (190 + i * 72), 572, 0.86, palette.leaf[2])
					: roundTree(paper, centre + side * (190 + i * 72), 574, 0.82, palette.leaf[1], palette.wood);
	paper.lay(trees, 3);
	paper.lay(
		group(
			path(
				'M-78 0V-20C-78 -30 -70 -32 -56 -34L-30 -58H22L50 -34C70 -32 80 -28 80 -16V0Z',
				paper.tint(palette.ink, 0.1),
			) +
				path('M-44 -36L-25 -52H-4V-36ZM4 -36V-52H18L38 -36Z', lighten(palette.blue, 0.5)) +
				circle(-46, 0, 15, '#14181f') +
				circle(46, 0, 15, '#14181f') +
				circle(-46, 0, 7, palette.wallShade) +
				circle(46, 0, 7, palette.wallShade) +
				rect(70, -20, 10, 6, palette.glow, 2),
			xy`translate(${centre + (paper.isSquare ? 176 : 236)} 588)`,
		),
		4,
	);
}

export function hotel(paper: Paper) {
	const { centre } = paper;
	drawSkylineBehind(paper);
	const w = 330,
		left = centre - w / 2,
		top = 104,
		lit = paper.isEvening ? 0.66 : 0.3;
	drawWings(paper, left, w, lit);
	drawFacade(paper, left, top, w, lit);
	drawPorch(paper, top);
	drawForecourt(paper);
}
