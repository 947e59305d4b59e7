import { darken, lighten, mix } from '../kit/colour.ts';
import { hanokHouse } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { ellipse, hole, line, path, rect, xy } from '../kit/svg.ts';
import { cornerLeaves, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.22, 0.24, 52] });
	ridge(paper, 350, 100, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 140, height: 90, width: 140 }] });
	ridge(paper, 390, 80, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 240, height: 70, width: 130 }] });
	ridge(paper, 424, 44, palette.ridges[2], {});
	let trees = '';
	for (let x = 0; x < width; x += 30)
		trees += roundTree(
			paper,
			x + paper.between(-8, 8),
			450,
			paper.between(0.4, 0.6),
			paper.pick(palette.leaf),
			palette.wood,
		);
	paper.lay(trees, 1);
	hanokHouse(paper, centre - 180, 462, 120, 2);
	hanokHouse(paper, centre - 60, 458, 96, 2);
	ridge(paper, 462, 12, mix(palette.leaf[0], palette.gold, 0.25), { depth: 2 });
	let furrows = '';
	for (let i = 0; i < 9; i++)
		furrows += line(
			xy`M-20 ${470 + i * 7 + i}Q${centre} ${462 + i * 8} ${width + 20} ${472 + i * 7 + i}`,
			darken(mix(palette.leaf[0], palette.gold, 0.3), 0.14),
			1.6,
			'opacity=".35"',
		);
	paper.paint(furrows);
}

function drawViaduct(paper: Paper) {
	const { width, palette, centre } = paper;
	// viaduct
	let content =
		rect(-20, 520, width + 40, 16, paper.tint(lighten(palette.wallShade, 0.2), 0.08)) +
		rect(-20, 534, width + 40, 7, paper.tint(darken(palette.wallShade, 0.16)));
	for (let x = (centre % 150) - 150; x < width + 60; x += 150)
		content += path(
			xy`M${x} 541H${x + 46}C${x + 36} 560 ${x + 34} 590 ${x + 34} 640H${x + 12}C${x + 12} 590 ${x + 10} 560 ${x} 541Z`,
			paper.tint(palette.wallShade, 0.1, 'across'),
		);
	paper.lay(content, 3);
}

function drawWires(paper: Paper) {
	const { width, palette, centre } = paper;
	// catenary
	let wires =
		line(xy`M-20 398H${width + 20}`, palette.ink, 1.3, 'opacity=".55"') +
		line(xy`M-20 408H${width + 20}`, palette.ink, 1.3, 'opacity=".4"');
	for (let x = (centre % 200) - 130; x < width + 60; x += 200)
		wires +=
			rect(x, 384, 5, 138, paper.tint(lighten(palette.ink, 0.3))) +
			line(xy`M${x + 2} 392H${x + 44}M${x + 2} 412L${x + 40} 394`, lighten(palette.ink, 0.2), 2.6);
	paper.lay(wires, 1);
}

function drawTrain(paper: Paper) {
	const { centre, palette } = paper;
	// train: nose right
	const nose = centre + (paper.isSquare ? 250 : 300),
		foot = 512;
	const body = paper.tint(lighten(palette.wall, 0.35), 0.06);
	let train = path(
		xy`M-60 ${foot}V438Q-60 430 -52 430H${nose - 150}C${nose - 80} 430 ${nose - 30} 458 ${nose - 4} 488
			C${nose + 8} 504 ${nose - 4} ${foot} ${nose - 26} ${foot}Z`,
		body,
	);
	train +=
		path(
			xy`M-60 ${foot}V492H${nose}C${nose + 2} 504 ${nose - 6} ${foot} ${nose - 26} ${foot}Z`,
			paper.tint(palette.blue, 0.1),
		) + path(xy`M-60 487H${nose - 6}L${nose - 1} 492H-60Z`, palette.red);
	train +=
		path(
			xy`M${nose - 118} 442C${nose - 84} 446 ${nose - 56} 460 ${nose - 40} 474L${nose - 92} 474
				Q${nose - 112} 466 ${nose - 118} 442Z`,
			paper.tint(palette.ink, 0.12),
		) +
		path(
			xy`M${nose - 110} 446C${nose - 92} 450 ${nose - 76} 456 ${nose - 66} 462L${nose - 96} 462Z`,
			lighten(palette.ink, 0.35),
			'opacity=".5"',
		);
	for (let x = nose - 160; x > -60; x -= 34) {
		if (Math.floor((nose - 160 - x) / 34) % 7 === 0)
			train +=
				rect(x, 446, 20, 44, lighten(palette.wallShade, 0.1), 4) +
				rect(x + 4, 450, 12, 16, mix(palette.ink, palette.blue, 0.3), 3);
		else train += hole(x - 4, 448, 27, 18, paper.isEvening ? palette.glow : mix(palette.blue, palette.ink, 0.45), 4);
	}
	train += line(
		xy`M${nose - 400} 432V${foot - 20}M${nose - 660} 432V${foot - 20}M${nose - 920} 432V${foot - 20}`,
		darken(palette.wallShade, 0.3),
		2.4,
	);
	train += ellipse(nose - 22, 492, 8, 4, palette.glow) + rect(-60, foot - 1, nose + 30, 6, darken(palette.ink, 0.1), 3);
	train += line(xy`M${nose - 250} 430L${nose - 232} 410L${nose - 250} 399`, palette.ink, 2.4);
	paper.lay(train, 4);
	cornerLeaves(paper, palette.leaf[2], 0.62);
}

export function ktx(paper: Paper) {
	drawLandscape(paper);
	drawViaduct(paper);
	drawWires(paper);
	drawTrain(paper);
}
