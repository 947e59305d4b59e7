import { skyline } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, width } = paper;
	sky(paper, { sun: [0.22, 0.2, 46], cloudY: 90 });
	ridge(paper, 400, 70, palette.ridges[0], { depth: 1 });
	const skylineBehind = skyline(paper, {
		from: -20,
		to: width,
		ground: 500,
		width: [44, 80],
		height: [60, paper.isWide ? 150 : 180],
		gap: [4, 22],
		colour: () => mix(palette.ridges[0], palette.ridges[1], paper.upTo(0.9)),
		roofs: 4,
	});
	paper.lay(skylineBehind, 1);
	ridge(paper, 506, 46, palette.ridges[2], { depth: 1, wave: 100 });
}

function drawFloors(paper: Paper, left: number, top: number, w: number, floors: number) {
	const { palette } = paper;
	// body, windows, green eave that lifts; the petal cross sits ON the eave, with 23 % head-room at 21:9
	paper.lay(rect(left + 40, top, w - 80, 552 - top, paper.tint(lighten(palette.wall, 0.2), 0.04)), 2);
	let content = '';
	const nx = 6,
		column = (w - 124) / nx;
	for (let j = 0; j < floors; j++)
		for (let i = 0; i < nx; i++) {
			const x = left + 62 + i * column,
				y = top + 34 + j * 54;
			content += hole(
				x,
				y,
				column - 11,
				38,
				paper.random() < 0.55 ? mix(palette.glow, palette.wall, 0.2) : lighten(palette.green, 0.42),
				4,
			);
			if (paper.random() < 0.5)
				content += rect(x, y, column - 11, paper.between(8, 24), lighten(palette.wall, 0.4), 3, 'opacity=".75"');
			else content += roundTree(paper, x + 34, y + 38, 0.17, palette.leaf[1], palette.wood);
		}
	paper.lay(content, 1);
}

function drawEave(paper: Paper, left: number, top: number, w: number) {
	const { palette, centre } = paper;
	paper.lay(
		path(
			xy`M${left + 12} ${top - 8}C${left + 60} ${top + 16} ${left + w - 60} ${top + 16} ${left + w - 12} ${top - 8}
				L${left + w - 44} ${top - 22}
				C${left + w - 100} ${top - 8} ${left + 100} ${top - 8} ${left + 44} ${top - 22}Z`,
			paper.tint(palette.green, 0.08),
		) +
			line(
				xy`M${left + 14} ${top - 7}C${left + 60} ${top + 15} ${left + w - 60} ${top + 15} ${left + w - 14} ${top - 7}`,
				lighten(palette.green, 0.35),
				2,
				'opacity=".7"',
			),
		3,
	);
	paper.lay(circle(centre, top - 4, 34, paper.tint(lighten(palette.wall, 0.4), 0.05)), 3);
	paper.lay(
		group(
			[0, 90, 180, 270]
				.map((a) =>
					path(
						'M0 -4C-11 -10 -11 -27 0 -30C11 -27 11 -10 0 -4Z',
						paper.tint(palette.green, 0.1),
						`transform="rotate(${a})"`,
					),
				)
				.join('') + circle(0, 0, 4.4, palette.red),
			xy`translate(${centre} ${top - 4}) scale(.86)`,
		),
		1,
	);
}

function drawReceptionRoom(paper: Paper, hallTop: number, left: number, w: number) {
	const { palette, centre } = paper;
	const hallHeight = 558 - hallTop;
	paper.lay(rect(left, hallTop, w, hallHeight, paper.tint(palette.wall, 0.04), 6), 3);
	paper.paint(hole(left + 18, hallTop + 16, w - 36, hallHeight - 22, mix(palette.glow, palette.wall, 0.45), 6));
	paper.paint(rect(left + 18, 500, w - 36, 52, mix(palette.wood, palette.wall, 0.45)));
	const y = hallTop + 92;
	paper.lay(
		circle(centre - 128, y, 50, paper.tint(lighten(palette.green, 0.5), 0.05)) +
			line(
				xy`M${centre - 150} ${y + 42}C${centre - 140} ${y + 2} ${centre - 122} ${y - 8} ${centre - 98} ${y - 20}
					M${centre - 134} ${y + 6}C${centre - 146} ${y - 8} ${centre - 148} ${y - 16} ${centre - 148} ${y - 24}`,
				palette.wood,
				4,
			) +
			repeat(6, (i) =>
				circle(centre - 150 + i * 11, y - 24 + (i % 3) * 9, 6, i % 2 ? palette.bloom[1] : palette.bloom[0]),
			),
		1,
	);
	paper.lay(
		rect(centre + 96, hallTop + 46, 104, 6, palette.wood, 2) +
			rect(centre + 96, hallTop + 86, 104, 6, palette.wood, 2) +
			path(
				xy`M${centre + 110} ${hallTop + 46}c-9 -12 -4 -22 6 -24h8c10 2 15 12 6 24Z`,
				paper.tint(palette.green, 0.14),
			) +
			rect(centre + 146, hallTop + 28, 16, 18, paper.tint(palette.red, 0.1), 3) +
			circle(centre + 180, hallTop + 37, 9, paper.tint(palette.wallShade, 0.1)) +
			rect(centre + 108, hallTop + 67, 9, 19, palette.blue) +
			rect(centre + 119, hallTop + 63, 9, 23, palette.gold) +
			rect(centre + 130, hallTop + 68, 9, 18, palette.green) +
			rect(centre + 166, hallTop + 70, 26, 16, palette.wallShade, 2),
		1,
	);
}

function drawPeople(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(
		person(paper, centre + 6, 502, 1.16, lighten(palette.wall, 0.5), palette.ink) +
			person(paper, centre + 64, 502, 1.12, lighten(palette.green, 0.35), darken(palette.wood, 0.4)),
		1,
	);
	paper.lay(
		rect(centre - 50, 468, 178, 72, paper.tint(palette.wood, 0.1), 8) +
			rect(centre - 58, 460, 194, 13, paper.tint(lighten(palette.wallShade, 0.3), 0.06), 5) +
			repeat(9, (i) => line(xy`M${centre - 40 + i * 20} 478V536`, darken(palette.wood, 0.2), 2, 'opacity=".5"')),
		3,
	);
	paper.lay(
		person(paper, centre - 120, 552, 1.32, palette.red, '#2b2320') +
			person(paper, centre - 172, 552, 1.2, palette.blue, darken(palette.wood, 0.5)),
		2,
	);
}

function drawGarden(paper: Paper, w: number) {
	const { width, palette, centre } = paper;
	paper.lay(rect(-20, 552, width + 40, 70, paper.tint(mix(palette.wallShade, palette.leaf[0], 0.25), 0.06)), 2);
	let trees = '';
	for (const side of [-1, 1])
		for (let i = 0; i < (paper.isWide ? 9 : 2); i++)
			trees += roundTree(
				paper,
				centre + side * (w / 2 + 42 + i * 78),
				580,
				0.72 + (i % 2) * 0.2,
				i % 2 ? palette.leaf[2] : palette.leaf[1],
				palette.wood,
			);
	paper.lay(trees, 3);
	cornerLeaves(paper, palette.leaf[2], 0.5);
}

export function clinic(paper: Paper) {
	const { centre } = paper;
	const floors = paper.isWide ? 2 : 3,
		top = 552 - (paper.isWide ? 372 : 442),
		w = paper.isWide ? 500 : paper.isSquare ? 450 : 470,
		left = centre - w / 2,
		hallTop = paper.isWide ? 350 : 322;
	drawLandscape(paper);
	drawFloors(paper, left, top, w, floors);
	drawEave(paper, left, top, w);
	drawReceptionRoom(paper, hallTop, left, w);
	drawPeople(paper);
	drawGarden(paper, w);
}
