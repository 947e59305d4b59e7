import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { hall } from '../kit/hall.ts';
import { lanternString } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { at, circle, ellipse, group, path, rect, xy } from '../kit/svg.ts';

function drawCourtyard(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.5, 0.24, 60], cloudY: 120 });
	ridge(paper, 360, 80, palette.ridges[0], {
		depth: 1,
		bumps: [
			{ x: centre - 190, height: 70, width: 130 },
			{ x: centre + 210, height: 90, width: 130 },
		],
	});
	ridge(paper, 396, 40, palette.ridges[1], { depth: 1 });
	for (let k = -3; k <= 3; k++) {
		const x = centre + k * 330;
		if (x > -200 && x < width + 200 && k) hall(paper, x, 432, 290, { body: 46, roofHeight: 46, plinth: 8, depth: 2 });
	}
	hall(paper, centre, 436, 330, { body: 54, roofHeight: 60, plinth: 12, depth: 2 });
	ridge(paper, 440, 3, mix(palette.ridges[2], palette.wallShade, 0.4), { depth: 2, wave: 400 });
}

function drawLanterns(paper: Paper) {
	for (let row = 0; row < 3; row++)
		lanternString(paper, {
			row,
			y: 60 + row * 56,
			sag: 56 + row * 12,
			span: 330 - row * 20,
			offset: row * 110,
			parts: 6,
			drop: 26 + row * 6,
			radius: 11 + row * 4.5,
			depth: 1 + row,
		});
}

function drawFarGuests(paper: Paper, colours: readonly Colour[]) {
	const { centre, width, palette } = paper;
	// long table with guests on both sides
	const guests = (y: number, scale: number, n: number, depth: number) => {
		let content = '';
		for (let i = 0; i < n; i++) {
			const x = centre + (i - (n - 1) / 2) * 62 * scale;
			if (x < -40 || x > width + 40) continue;
			content += person(
				paper,
				x,
				y,
				scale,
				paper.pick([...colours, palette.wall, palette.leaf[1]]),
				paper.pick([palette.ink, darken(palette.wood, 0.4), '#2b2320']),
			);
		}
		paper.lay(content, depth);
	};
	guests(500, 1.0, paper.isWide ? 22 : 12, 2);
}

function drawTable(paper: Paper) {
	const { centre, palette } = paper;
	const half = paper.isWide ? 690 : 380;
	paper.lay(
		path(
			xy`M${centre - half} 484H${centre + half}L${centre + half + 40} 538H${centre - half - 40}Z`,
			paper.tint(lighten(palette.wall, 0.3), 0.04),
		) +
			path(
				xy`M${centre - half - 40} 538H${centre + half + 40}V572Q${centre} 582 ${centre - half - 40} 572Z`,
				paper.tint(palette.wallShade, 0.06),
			) +
			path(
				xy`M${centre - half} 503H${centre + half}L${centre + half + 12} 519H${centre - half - 12}Z`,
				paper.tint(palette.green, 0.08),
			),
		3,
	);
	let dishes = '';
	for (let x = centre - half + 40; x < centre + half; x += 66) {
		dishes +=
			ellipse(x, 497, 17, 5, palette.wallShade) +
			ellipse(x, 495, 13, 4, paper.pick([palette.red, palette.gold, palette.leaf[1]])) +
			ellipse(x + 33, 528, 21, 6, palette.wallShade) +
			ellipse(x + 33, 526, 15, 4.4, paper.pick([palette.red, palette.gold, palette.leaf[1], palette.bloom[1]]));
	}
	for (let X = centre - half + 66; X < centre + half; X += 132)
		dishes +=
			rect(X - 6, 490, 12, 22, paper.tint(palette.green, 0.15, 'across'), 4) +
			circle(X, 484, 10, palette.bloom[0]) +
			circle(X - 8, 488, 7, palette.bloom[1]) +
			circle(X + 8, 488, 7, palette.bloom[2]);
	paper.lay(dishes, 1);
}

function drawNearGuests(paper: Paper, colours: readonly Colour[]) {
	const { centre, palette } = paper;
	let content = '';
	const n = paper.isWide ? 18 : 9;
	for (let i = 0; i < n; i++) {
		const x = centre + (i - (n - 1) / 2) * 92;
		content += group(
			path('M-30 40C-34 -14 -22 -30 0 -30C22 -30 34 -14 30 40Z', paper.tint(darken(paper.pick(colours), 0.22), 0.1)) +
				circle(0, -46, 20, paper.tint(darken(palette.ink, 0.05), 0.1)),
			at(x, 606 + (i % 2) * 6),
		);
	}
	paper.lay(content, 4);
}

export function incentive(paper: Paper) {
	const { palette } = paper;
	drawCourtyard(paper);
	const colours = [palette.red, palette.gold, palette.green, palette.bloom[1], palette.blue];
	drawLanterns(paper);
	drawFarGuests(paper, colours);
	drawTable(paper);
	drawNearGuests(paper, colours);
}
