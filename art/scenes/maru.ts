import { darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { ground, ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, ellipse, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { pine, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.66, 0.3, 58], clouds: 2, cloudY: 190 });
	ridge(paper, 370, 90, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 150, height: 90, width: 170 }] });
	ridge(paper, 400, 70, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 190, height: 70, width: 130 }] });
	ridge(paper, 430, 46, palette.ridges[2], { bumps: [{ x: centre + 260, height: 40, width: 120 }] });
}

function drawGardenWall(paper: Paper) {
	const { width, palette } = paper;
	// garden wall with tiles, gate gap
	let content = '';
	content += rect(-20, 408, width + 40, 62, paper.tint(palette.wallShade, 0.06));
	for (let i = 0; i < width / 26; i++)
		content += rect(i * 26 + (i % 2) * 4, 430 + (i % 3) * 8, 16, 7, darken(palette.wallShade, 0.1), 3, 'opacity=".5"');
	content += rect(-20, 398, width + 40, 14, paper.tint(palette.roof, 0.12));
	for (let i = 0; i < width / 14; i++) content += circle(i * 14, 411, 3.6, lighten(palette.roof, 0.28));
	paper.lay(content, 2);
}

function drawGarden(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(pine(paper, centre - 170, 476, 1.22, [palette.leaf[2], palette.leaf[1]], palette.wood), 3);
	paper.lay(roundTree(paper, centre + 235, 470, 0.8, palette.bloom[1], palette.wood), 2);
	paper.lay(roundTree(paper, centre + 290, 474, 0.62, palette.bloom[0], palette.wood), 2);
	ground(paper, 478, mix(palette.wallShade, palette.leaf[0], 0.35), 2, 6);
	// stepping stones
	paper.lay(
		repeat(4, (i) =>
			ellipse(centre + 40 + i * 16 - 30, 492 + i * 9, 18 + i * 5, 4.5 + i * 0.8, lighten(palette.wallShade, 0.2)),
		),
		1,
	);
}

function drawFloor(paper: Paper) {
	const { palette, width, height, centre } = paper;
	// the maru floor
	const fl = paper.tint(palette.wood, 0.12),
		_vp = 300;
	let content = path(xy`M-40 528H${width + 40}V${height + 20}H-40Z`, fl);
	const boards = Math.round(width / 62);
	for (let i = -boards; i <= boards * 2; i++) {
		const x = centre + (i - boards / 2) * 62;
		content += line(xy`M${x} 529L${centre + (x - centre) * 1.42} 620`, darken(palette.wood, 0.3), 2, 'opacity=".55"');
	}
	content += rect(-40, 522, width + 80, 9, paper.tint(lighten(palette.wood, 0.2), 0.1));
	paper.lay(content, 4);
}

function drawTableware(paper: Paper) {
	const { centre, palette } = paper;
	// low table, celadon bottle, two cushions
	paper.lay(
		ellipse(centre - 118, 572, 62, 13, paper.tint(palette.red, 0.12)) +
			ellipse(centre - 118, 567, 56, 10, paper.tint(lighten(palette.red, 0.15), 0.06)) +
			ellipse(centre + 132, 572, 62, 13, paper.tint(palette.blue, 0.12)) +
			ellipse(centre + 132, 567, 56, 10, paper.tint(lighten(palette.blue, 0.15), 0.06)),
		3,
	);
	paper.lay(
		line(xy`M${centre - 42} 548q-10 14 -6 30M${centre + 52} 548q10 14 6 30`, darken(palette.wood, 0.5), 7) +
			rect(centre - 60, 540, 130, 11, paper.tint(darken(palette.wood, 0.35), 0.1), 5),
		3,
	);
	paper.lay(
		path(
			xy`M${centre - 20} 540C${centre - 34} 522 ${centre - 26} 506 ${centre - 14} 502V488H${centre - 2}V502
				C${centre + 10} 506 ${centre + 18} 522 ${centre + 4} 540Z`,
			paper.tint(palette.green, 0.16, 'across'),
		) +
			path(
				xy`M${centre + 26} 528H${centre + 50}Q${centre + 49} 540 ${centre + 38} 540
					Q${centre + 27} 540 ${centre + 26} 528Z`,
				paper.tint(lighten(palette.green, 0.4), 0.1),
			) +
			line(xy`M${centre - 8} 489C${centre - 6} 466 ${centre + 6} 456 ${centre + 22} 450`, palette.wood, 2.4) +
			circle(centre + 22, 449, 5, palette.bloom[1]) +
			circle(centre + 8, 459, 4.4, palette.bloom[0]) +
			circle(centre - 4, 470, 4, palette.bloom[1]),
		2,
	);
}

function drawEave(paper: Paper) {
	const { palette, centre, width } = paper;
	// pillars + eave
	const pillarWidth = paper.isSquare ? 30 : 36,
		gap = paper.isSquare ? 244 : 330;
	const pillar = (X: number) =>
		paper.lay(
			rect(X - pillarWidth / 2, 60, pillarWidth, 470, paper.tint(palette.wood, 0.16, 'across')) +
				rect(X - pillarWidth * 0.75, 518, pillarWidth * 1.5, 16, paper.tint(palette.wallShade, 0.1), 3),
			4,
		);
	for (let x = centre - gap; x > -60; x -= gap * 2) pillar(x);
	for (let X = centre + gap; X < width + 60; X += gap * 2) pillar(X);
	let rafters = '';
	for (let i = -1; i < width / 44 + 1; i++)
		rafters +=
			rect(i * 44 + 8, -20, 18, 96, paper.tint(darken(palette.wood, 0.2), 0.1)) +
			circle(i * 44 + 17, 76, 9, paper.tint(lighten(palette.wood, 0.25), 0.1));
	paper.lay(rect(-20, 40, width + 40, 34, paper.tint(mix(palette.wall, palette.wood, 0.12), 0.05)) + rafters, 3);
	paper.lay(
		rect(-20, -30, width + 40, 66, paper.tint(darken(palette.wood, 0.34), 0.1)) +
			rect(-20, 84, width + 40, 20, paper.tint(darken(palette.wood, 0.12), 0.1)),
		3,
	);
	// lattice shutter lifted, and hanging lantern
	paper.lay(lantern(paper, centre + gap * 0.62, 168, 25, palette.red), 3);
}

export function maru(paper: Paper) {
	drawLandscape(paper);
	drawGardenWall(paper);
	drawGarden(paper);
	drawFloor(paper);
	drawTableware(paper);
	drawEave(paper);
}
