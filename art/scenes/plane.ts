import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { type Point, smoothLine } from '../kit/curve.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge, water } from '../kit/ridge.ts';
import { cloud, sky } from '../kit/sky.ts';
import { ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

function island(paper: Paper, x: number, y: number, w: number, h: number, colour: Colour) {
	const { palette } = paper;
	const pts: Point[] = [[x - w, y]];
	const n = 6;
	for (let i = 1; i < n; i++) {
		const t = i / n;
		pts.push([x - w + 2 * w * t, y - h * Math.sin(t * 3.14) * paper.between(0.6, 1.15)]);
	}
	pts.push([x + w, y]);
	paper.lay(
		ellipse(x, y + 3, w * 1.12, h * 0.16 + 4, lighten(palette.water[0], 0.4), 'opacity=".8"') +
			path(smoothLine(pts) + xy`Q${x} ${y + h * 0.22} ${x - w} ${y}Z`, paper.tint(colour, 0.1)) +
			path(
				`${smoothLine(pts.map(([X, Y]) => [x + (X - x) * 0.6 - w * 0.12, y - (y - Y) * 0.7]))}Z`,
				paper.tint(lighten(colour, 0.1), 0.06),
			),
		2,
	);
}

function drawSea(paper: Paper) {
	const { palette } = paper;
	sky(paper, { sun: [0.2, 0.24, 54], clouds: 1, cloudY: 80 });
	ridge(paper, 330, 30, palette.ridges[0], { depth: 1, wave: 180 });
	water(paper, 326, 6, { height: 4, wave: 80 });
}

function drawIslands(paper: Paper) {
	const { centre, palette } = paper;
	island(paper, centre - 260, 392, 90, 40, palette.ridges[2]);
	island(paper, centre + 230, 380, 70, 34, palette.ridges[1]);
	island(paper, centre - 20, 400, 56, 26, palette.ridges[2]);
	if (paper.isWide) {
		island(paper, centre - 560, 400, 110, 46, palette.ridges[2]);
		island(paper, centre + 520, 410, 130, 44, palette.ridges[2]);
		island(paper, centre - 760, 520, 180, 70, palette.ridges[3]);
	}
	island(paper, centre + 150, 470, 130, 62, palette.ridges[3]);
	island(paper, centre - 210, 520, 150, 70, palette.ridges[3]);
	if (!paper.isSquare) island(paper, centre + 360, 560, 120, 60, palette.ridges[4]);
}

function drawBoats(paper: Paper) {
	const { palette, centre } = paper;
	paper.lay(
		group(
			rect(-5, -34, 10, 34, lighten(palette.wall, 0.3)) +
				rect(-5, -24, 10, 8, palette.red) +
				path('M-7 -34L0 -44L7 -34Z', palette.red),
			xy`translate(${centre + 182} 418)`,
		),
		2,
	);
	paper.lay(
		group(
			path('M-22 0H22L14 10H-14Z', palette.wall) + path('M0 -3V-34L20 -3Z', lighten(palette.wall, 0.4)),
			xy`translate(${centre + 8} 530)`,
		) +
			group(
				path('M-22 0H22L14 10H-14Z', palette.red) + path('M0 -3V-34L20 -3Z', lighten(palette.wall, 0.4)),
				xy`translate(${centre - 96} 446) scale(.62)`,
			),
		2,
	);
}

function drawClouds(paper: Paper) {
	const { centre } = paper;
	cloud(paper, centre - 250, 300, 0.9, 3);
	cloud(paper, centre + 260, 330, 1.0, 3);
	if (paper.isWide) {
		cloud(paper, centre - 620, 240, 1, 2);
		cloud(paper, centre + 640, 220, 0.9, 2);
	}
}

function drawAeroplane(paper: Paper) {
	const { centre, palette } = paper;
	// dotted route + plane
	paper.paint(
		line(
			xy`M${centre - 330} 330C${centre - 250} 250 ${centre - 160} 220 ${centre - 90} 214`,
			lighten(palette.wall, 0.3),
			3,
			'stroke-dasharray="2 10" opacity=".9"',
		),
	);
	paper.lay(
		group(
			path('M-20 -14L-66 -92H-44L38 -14Z', paper.tint(darken(palette.wallShade, 0.08), 0.08)),
			'translate(14 -6)',
		).replace(/^/, xy`<g transform="translate(${centre + 20} 196) rotate(-9) scale(1.16)">`) +
			path(
				'M-128 -8C-130 -16 -126 -20 -118 -20H90C122 -20 146 -8 146 2C146 12 122 18 90 18H-60C-96 18 -124 8 -128 -8Z',
				paper.tint(lighten(palette.wall, 0.4), 0.07),
			) +
			path(
				'M-128 -8C-124 8 -96 18 -60 18H90C122 18 146 12 146 4C100 8 -60 10 -128 -8Z',
				paper.tint(palette.green, 0.1),
			) +
			path('M-116 -18L-146 -66H-118L-78 -18Z', paper.tint(palette.red, 0.1)) +
			path('M-122 -4L-152 -16H-128L-92 -6Z', paper.tint(darken(palette.wallShade, 0.1))) +
			repeat(11, (i) => rect(-74 + i * 15, -10, 8, 9, mix(palette.blue, palette.ink, 0.3), 3)) +
			path('M108 -14C122 -12 132 -8 136 -4H110Z', palette.ink) +
			'</g>',
		3,
	);
	paper.lay(
		group(
			path('M26 8L-44 84H-18L74 12Z', paper.tint(lighten(palette.wallShade, 0.1), 0.12)) +
				rect(-2, 36, 36, 15, paper.tint(palette.green, 0.1), 7),
			xy`translate(${centre + 20} 196) rotate(-9) scale(1.16)`,
		),
		3,
	);
}

export function plane(paper: Paper) {
	drawSea(paper);
	drawIslands(paper);
	drawBoats(paper);
	drawClouds(paper);
	drawAeroplane(paper);
}
