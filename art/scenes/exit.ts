import { skyline } from '../kit/city.ts';
import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { person, skinTone } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.2, 0.2, 44], cloudY: 90 });
	ridge(paper, 360, 50, palette.ridges[0], { depth: 1, bumps: [{ x: centre - 60, height: 130, width: 120 }] });
	const skylineBehind = skyline(paper, {
		from: -20,
		to: width,
		ground: 470,
		width: [50, 84],
		height: [80, 170],
		gap: [4, 22],
		colour: () => mix(palette.ridges[0], palette.ridges[1], paper.upTo(0.9)),
		roofs: 4,
	});
	paper.lay(skylineBehind, 1);
}

function drawPalaceWall(paper: Paper) {
	const { width, palette, centre } = paper;
	// palace wall with tiles
	let content = rect(-20, 404, width + 40, 84, paper.tint(mix(palette.wallShade, palette.wood, 0.14), 0.06));
	for (let r = 0; r < 3; r++)
		for (let x = -20 + (r % 2) * 22; x < width; x += 44)
			content += rect(
				x + 2,
				426 + r * 20,
				40,
				17,
				lighten(palette.wallShade, 0.16),
				4,
				xy`opacity="${paper.between(0.4, 0.8)}"`,
			);
	content +=
		rect(-20, 392, width + 40, 16, paper.tint(palette.roof, 0.12)) +
		repeat(Math.ceil(width / 14) + 1, (i) => circle(i * 14, 407, 4, lighten(palette.roof, 0.28)));
	paper.lay(content, 2);
	let trees = '';
	for (let X = 0; X < width; X += 130)
		if (Math.abs(X - centre) > 150)
			trees += roundTree(
				paper,
				X + paper.between(-16, 16),
				500,
				paper.between(1.2, 1.5),
				paper.pick(palette.leaf),
				palette.wood,
			);
	paper.lay(trees, 2);
	paper.lay(
		rect(-20, 486, width + 40, 150, paper.tint(lighten(palette.wallShade, 0.18), 0.05)) +
			repeat(4, (i) =>
				line(xy`M-20 ${506 + i * i * 8 + i * 10}H${width + 20}`, darken(palette.wallShade, 0.2), 1.4, 'opacity=".5"'),
			),
		2,
	);
}

function drawStairs(paper: Paper) {
	const { centre, palette } = paper;
	// canopy, stair well, glass
	const x = centre - 40;
	paper.lay(
		rect(x - 150, 372, 280, 150, paper.tint(mix(palette.blue, palette.wall, 0.62), 0.06), 4) +
			repeat(5, (i) => line(xy`M${x - 150 + 56 * (i + 1)} 372V520`, lighten(palette.wall, 0.5), 3)) +
			path(xy`M${x - 132} 520L${x - 60} 432H${x + 112}V520Z`, paper.tint(darken(palette.ink, 0.02), 0.1)) +
			repeat(6, (i) => rect(x - 116 + i * 15, 506 - i * 15, 214 - i * 15, 7, lighten(palette.wallShade, 0.1), 1)),
		3,
	);
	paper.lay(
		path(
			xy`M${x - 190} 372C${x - 120} 352 ${x + 90} 350 ${x + 172} 366L${x + 158} 342
				C${x + 80} 322 ${x - 110} 324 ${x - 176} 346Z`,
			paper.tint(palette.roof, 0.1),
		) +
			rect(x - 160, 372, 10, 150, paper.tint(palette.roofShade, 0.1)) +
			rect(x + 126, 372, 10, 150, paper.tint(palette.roofShade, 0.1)),
		3,
	);
}

const digit = (value: number, x: number, y: number, size: number, colour: Colour) =>
	xy`<text x="${x}" y="${y}" font-family="Source Sans 3, sans-serif" font-weight="700" ` +
	`font-size="${size}" fill="${colour}" text-anchor="middle">${value}</text>`;

function drawSign(paper: Paper) {
	const { centre, palette } = paper;
	// sign post: line disc, exit number
	const sign = paper.options.exit ?? { number: 5, line: 3, lineColour: '#e06a1f' };
	const x = centre + 190;
	paper.lay(rect(x - 7, 250, 14, 290, paper.tint(palette.roofShade, 0.12, 'across')), 3);
	paper.lay(
		rect(x - 66, 150, 132, 118, paper.tint(lighten(palette.wall, 0.4), 0.03), 10) +
			rect(x - 66, 226, 132, 42, paper.tint(palette.gold, 0.06), 10) +
			rect(x - 66, 226, 132, 14, paper.tint(palette.gold, 0.02)),
		4,
	);
	paper.paint(
		circle(x - 26, 188, 26, sign.lineColour) +
			digit(sign.line, x - 26, 199, 31, '#fff') +
			digit(sign.number, x + 32, 203, 44, palette.ink) +
			line(xy`M${x - 40} 247h56m-12 -9l13 9l-13 9`, palette.ink, 4.4),
	);
}

function drawPeople(paper: Paper) {
	const { centre, palette } = paper;
	// the guide with a paddle, two guests
	paper.lay(
		person(paper, centre + 92, 566, 1.7, palette.green, '#2b2320') +
			line(xy`M${centre + 110} 524L${centre + 122} 452`, skinTone, 9) +
			line(xy`M${centre + 122} 470V420`, palette.wood, 5) +
			circle(centre + 122, 398, 32, paper.tint(palette.red, 0.08)) +
			group(
				line('M-19 3C-11 2 -5 -2 0 -9C5 -2 11 2 19 3', '#fffdf8', 5) +
					line('M-12 8V14M12 8V14M-15 17H15', '#fffdf8', 4),
				xy`translate(${centre + 122} 396)`,
			),
		4,
	);
	paper.lay(
		person(paper, centre - 140, 584, 1.5, palette.blue, '#3b2c26') +
			person(paper, centre - 96, 588, 1.1, palette.red, '#2b2320'),
		4,
	);
	cornerLeaves(paper, palette.leaf[2], 0.6);
}

export function exit(paper: Paper) {
	drawLandscape(paper);
	drawPalaceWall(paper);
	drawStairs(paper);
	drawSign(paper);
	drawPeople(paper);
}
