import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { skinTone } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud, sky } from '../kit/sky.ts';
import { at, circle, ellipse, group, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { pine } from '../kit/trees.ts';

// mats and three sitters
function mat(paper: Paper, x: number, y: number, scale: number, colour: Colour) {
	return path(
		xy`M${x - 120 * scale} ${y + 26 * scale}L${x - 96 * scale} ${y - 8 * scale}H${x + 96 * scale}
			L${x + 120 * scale} ${y + 26 * scale}Z`,
		paper.tint(colour, 0.07),
	);
}

function sitter(paper: Paper, x: number, y: number, scale: number, top: Colour, hair: Colour, depth: number) {
	const { palette } = paper;
	paper.lay(mat(paper, x, y, scale, mix(top, palette.wall, 0.55)), 1);
	paper.lay(
		group(
			path(
				xy`M-96 4C-104 -14 -74 -26 -50 -32C-58 -70 -50 -112 -20 -126H20C50 -112 58 -70 50 -32C74 -26 104 -14 96 4
					C50 18 -50 18 -96 4Z`,
				paper.tint(top, 0.1),
			) +
				line('M-40 -108C-62 -74 -72 -44 -78 -16M40 -108C62 -74 72 -44 78 -16', darken(top, 0.16), 15, 'opacity=".55"') +
				line('M0 -118V-30', darken(top, 0.2), 2.2, 'opacity=".35"') +
				circle(-80, -8, 10, skinTone) +
				circle(80, -8, 10, skinTone) +
				rect(-10, -140, 20, 22, darken(skinTone, 0.08), 6),
			at(x, y, scale),
		),
		depth,
	);
	paper.lay(
		group(
			circle(0, -158, 31, paper.tint(hair, 0.1)) +
				circle(0, -196, 15, paper.tint(hair, 0.1)) +
				line('M-18 -176C-8 -186 8 -186 18 -176', lighten(hair, 0.3), 2.4, 'opacity=".5"'),
			at(x, y, scale),
		),
		depth,
	);
}

function drawLandscape(paper: Paper) {
	const { centre, palette, width } = paper;
	sky(paper, { sun: null, clouds: 0 });
	paper.lay(circle(centre, 232, 176, mix(palette.sky[1], palette.halo, 0.7)), 1);
	paper.lay(circle(centre, 232, 128, paper.tint(palette.sun, 0.06)), 2);
	cloud(paper, centre - 190, 150, 0.6);
	cloud(paper, centre + 200, 200, 0.7);
	ridge(paper, 390, 90, palette.ridges[0], {
		depth: 1,
		bumps: [
			{ x: centre - 210, height: 90, width: 110 },
			{ x: centre + 240, height: 110, width: 120 },
		],
	});
	ridge(paper, 420, 60, palette.ridges[1], { depth: 1 });
	let trees = '';
	for (let x = -10; x < width; x += 46)
		trees += pine(paper, x, 454, paper.between(0.42, 0.62), [palette.leaf[2], palette.leaf[1]], palette.wood);
	paper.lay(trees, 2);
	ridge(paper, 446, 16, palette.ridges[2], { depth: 2 });
}

function drawFloor(paper: Paper) {
	const { width, palette, centre } = paper;
	// floor boards in perspective
	paper.lay(
		rect(-20, 456, width + 40, 180, paper.tint(mix(palette.wood, palette.wallShade, 0.3), 0.1)) +
			repeat(Math.ceil(width / 60) + 20, (i) =>
				line(
					xy`M${centre + (i - 16) * 60} 458L${centre + (i - 16) * 60 * 1.9} 640`,
					darken(palette.wood, 0.16),
					1.8,
					'opacity=".35"',
				),
			) +
			rect(-20, 450, width + 40, 12, paper.tint(lighten(palette.wood, 0.16), 0.1)),
		3,
	);
}

function drawDoors(paper: Paper) {
	const { centre, palette, width } = paper;
	// pillars + folded lattice doors
	const gap = paper.isSquare ? 236 : 292;
	for (const side of [-1, 1])
		for (let k = 0; k < (paper.isWide ? 3 : 1); k++) {
			const x = centre + side * (gap + 84 + k * 250),
				w = 128;
			const content =
				rect(x - w / 2, 60, w, 398, paper.tint(palette.wood, 0.08)) +
				hole(x - w / 2 + 10, 72, w - 20, 374, lighten(palette.wall, 0.5));
			let lattice = '';
			for (let i = 1; i < 4; i++) lattice += xy`M${x - w / 2 + 10 + ((w - 20) * i) / 4} 72V446`;
			for (let i = 1; i < 11; i++) lattice += xy`M${x - w / 2 + 10} ${72 + (374 * i) / 11}h${w - 20}`;
			paper.lay(`${content}<path d="${lattice}" stroke="${palette.wood}" stroke-width="2.6" fill="none"/>`, 2);
			paper.lay(
				rect(x - side * (w / 2 + 14) - 14, 40, 28, 424, paper.tint(darken(palette.wood, 0.12), 0.14, 'across')),
				3,
			);
		}
	paper.lay(
		rect(-20, -20, width + 40, 66, paper.tint(darken(palette.wood, 0.34), 0.1)) +
			rect(-20, 44, width + 40, 16, paper.tint(palette.wood, 0.1)),
		3,
	);
	for (const q of [-1, 1]) paper.lay(lantern(paper, centre + q * (gap - 70), 118, 22, palette.red), 2);
}

function drawSitters(paper: Paper) {
	const { centre, palette } = paper;
	sitter(paper, centre - (paper.isSquare ? 178 : 216), 514, 0.72, palette.blue, '#2b2320', 2);
	sitter(paper, centre + (paper.isSquare ? 178 : 216), 514, 0.72, palette.gold, '#3b2c26', 2);
	if (paper.isWide) {
		sitter(paper, centre - 460, 520, 0.72, palette.green, '#2b2320', 2);
		sitter(paper, centre + 460, 520, 0.72, palette.red, '#2b2320', 2);
	}
	sitter(paper, centre, 568, 1.16, palette.green, '#2b2320', 4);
	paper.lay(
		group(
			path('M-34 -20H34C34 6 18 16 0 16C-18 16 -34 6 -34 -20Z', paper.tint(palette.gold, 0.16, 'across')) +
				ellipse(0, -20, 34, 7, paper.tint(lighten(palette.gold, 0.25), 0.06)),
			xy`translate(${centre + (paper.isSquare ? 214 : 286)} 584)`,
		),
		3,
	);
}

export function yoga(paper: Paper) {
	drawLandscape(paper);
	drawFloor(paper);
	drawDoors(paper);
	drawSitters(paper);
}
