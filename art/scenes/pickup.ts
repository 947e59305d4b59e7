import { darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, ellipse, group, line, path, rect, xy } from '../kit/svg.ts';
import { fir } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.24, 0.22, 50] });
	ridge(paper, 400, 50, palette.ridges[0], { depth: 1 });
	paper.lay(
		group(
			path(
				'M-60 -4C-60 -10 -54 -10 -50 -10H40C56 -10 66 -4 66 1C66 6 54 8 40 8H-30C-50 8 -60 2 -60 -4Z',
				lighten(palette.wall, 0.3),
			) +
				path('M-52 -9L-66 -32H-54L-36 -9Z', palette.red) +
				path('M2 2L-30 34H-18L26 4Z', palette.wallShade),
			xy`translate(${centre + 40} 128) rotate(-14) scale(.95)`,
		),
		1,
	);
}

function drawTerminal(paper: Paper) {
	const { centre, palette } = paper;
	// terminal: swooping roof, like an eave
	const half = paper.isWide ? 520 : 420;
	let content = '';
	const left = centre - half,
		right = centre + half;
	content += rect(left + 40, 300, half * 2 - 80, 170, paper.tint(mix(palette.blue, palette.wall, 0.62), 0.06));
	for (let x = left + 60; x < right - 50; x += 44)
		content +=
			line(xy`M${x} 296V470`, lighten(palette.wall, 0.2), 4) +
			line(xy`M${x + 22} 330V470`, lighten(palette.wall, 0.2), 1.6, 'opacity=".8"');
	for (let y = 346; y < 470; y += 40)
		content += line(xy`M${left + 40} ${y}H${right - 40}`, lighten(palette.wall, 0.2), 2, 'opacity=".8"');
	for (let i = 0; i < 18; i++)
		content += rect(
			left + 60 + 22 * Math.floor(paper.upTo((half * 2 - 120) / 22)),
			346 + 40 * Math.floor(paper.upTo(3)),
			20,
			38,
			palette.glow,
			0,
			`opacity="${paper.isEvening ? 0.75 : 0.35}"`,
		);
	paper.lay(content, 2);
	paper.lay(
		path(
			xy`M${left - 10} 272C${centre - half * 0.5} 330 ${centre - half * 0.2} 262 ${centre} 250
				C${centre + half * 0.2} 262 ${centre + half * 0.5} 330 ${right + 10} 272
				C${centre + half * 0.5} 352 ${centre + half * 0.25} 300 ${centre} 292
				C${centre - half * 0.25} 300 ${centre - half * 0.5} 352 ${left - 10} 272Z`,
			paper.tint(lighten(palette.wall, 0.3), 0.06),
		) +
			line(
				xy`M${left - 10} 272C${centre - half * 0.5} 330 ${centre - half * 0.2} 262 ${centre} 250
					C${centre + half * 0.2} 262 ${centre + half * 0.5} 330 ${right + 10} 272`,
				palette.red,
				4,
			),
		3,
	);
}

function drawControlTower(paper: Paper) {
	const { centre, palette } = paper;
	// control tower
	const x = centre + (paper.isSquare ? 200 : 280);
	paper.lay(
		path(xy`M${x - 13} 470L${x - 9} 210H${x + 9}L${x + 13} 470Z`, paper.tint(palette.wallShade, 0.1, 'across')) +
			path(xy`M${x - 30} 176H${x + 30}L${x + 20} 212H${x - 20}Z`, paper.tint(palette.blue, 0.1)) +
			line(xy`M${x - 12} 178L${x - 8} 210M${x + 12} 178L${x + 8} 210M${x} 178V210`, lighten(palette.blue, 0.5), 1.6) +
			rect(x - 36, 164, 72, 14, paper.tint(lighten(palette.wall, 0.2), 0.06), 5) +
			rect(x - 1.5, 130, 3, 34, palette.red),
		3,
	);
}

function drawRoad(paper: Paper) {
	const { palette, width } = paper;
	ridge(paper, 474, 4, lighten(palette.ridges[2], 0.1), { depth: 2, wave: 300 });
	let trees = '';
	for (let x = 16; x < width; x += 66) trees += fir(paper, x, 482, 0.5, paper.pick(palette.leaf.slice(1)));
	paper.lay(trees, 2);
	paper.lay(
		rect(-20, 494, width + 40, 130, paper.tint(mix(palette.roof, palette.wallShade, 0.38), 0.08)) +
			rect(-20, 490, width + 40, 9, lighten(palette.wallShade, 0.25)),
		2,
	);
	paper.paint(
		line(
			xy`M-20 588H${width + 20}`,
			lighten(palette.wall, 0.2),
			5,
			'stroke-dasharray="38 30" opacity=".8" style="stroke-linecap:butt"',
		),
	);
}

function drawVan(paper: Paper) {
	const { centre, palette } = paper;
	// van
	const x = centre - 40;
	paper.lay(
		ellipse(x, 562, 196, 9, '#000', 'opacity=".18"') +
			path(
				xy`M${x - 190} 556V446C${x - 190} 420 ${x - 176} 410 ${x - 150} 410H${x + 70}
					C${x + 108} 410 ${x + 128} 438 ${x + 146} 466L${x + 178} 478C${x + 192} 484 ${x + 194} 500 ${x + 194} 520
					V556Z`,
				paper.tint(palette.green, 0.1),
			) +
			path(xy`M${x - 190} 556V520H${x + 194}V556Z`, paper.tint(darken(palette.green, 0.26), 0.06)) +
			rect(x - 190, 512, 384, 6, lighten(palette.wall, 0.2)) +
			path(
				xy`M${x - 172} 484V446C${x - 172} 432 ${x - 164} 428 ${x - 152} 428H${x - 84}V484Z M${x - 74} 484V428
					H${x + 14}V484Z M${x + 24} 484V428H${x + 66}C${x + 92} 428 ${x + 108} 446 ${x + 124} 474L${x + 118} 484Z`,
				paper.tint(mix(palette.ink, palette.blue, 0.38), 0.1),
			) +
			path(
				xy`M${x - 160} 470L${x - 130} 430H${x - 108}L${x - 138} 484H${x - 160}Z M${x + 44} 484L${x + 74} 430
					L${x + 88} 434L${x + 62} 484Z`,
				'#fff',
				'opacity=".16"',
			) +
			line(
				xy`M${x - 79} 424V546M${x + 19} 424V546M${x - 68} 500H${x - 50}M${x + 28} 500H${x + 46}`,
				darken(palette.green, 0.4),
				2.4,
			) +
			path(xy`M${x + 170} 488C${x + 186} 490 ${x + 190} 498 ${x + 190} 506H${x + 168}Z`, palette.glow) +
			rect(x - 191, 486, 9, 26, palette.red, 3),
		4,
	);
	paper.lay(
		[-118, 118]
			.map(
				(d) =>
					circle(x + d, 556, 34, darken(palette.ink, 0.1)) +
					circle(x + d, 556, 18, paper.tint(lighten(palette.wallShade, 0.2), 0.1)) +
					circle(x + d, 556, 6, palette.ink),
			)
			.join(''),
		3,
	);
	// roof box cases and a greeter holding a sign
	paper.lay(
		rect(x - 130, 388, 70, 24, paper.tint(palette.red, 0.1), 6) +
			rect(x - 52, 380, 62, 32, paper.tint(palette.gold, 0.1), 6) +
			line(xy`M${x - 108} 388v24M${x - 26} 380v32`, '#fff', 2, 'opacity=".5"'),
		2,
	);
}

function drawGreeter(paper: Paper) {
	const { centre, palette } = paper;
	const x = centre + (paper.isSquare ? 232 : 270);
	paper.lay(
		person(paper, x, 556, 1.42, palette.ink) +
			rect(x - 36, 500, 72, 36, paper.tint(lighten(palette.wall, 0.4), 0.04), 4) +
			line(xy`M${x - 22} 513H${x + 22}M${x - 22} 524H${x + 8}`, palette.red, 4),
		3,
	);
	paper.lay(
		rect(x + 34, 512, 34, 46, paper.tint(palette.red, 0.1), 6) +
			line(xy`M${x + 43} 512v-18h16v18M${x + 43} 520v30M${x + 59} 520v30`, darken(palette.red, 0.35), 2.4),
		3,
	);
}

export function pickup(paper: Paper) {
	drawLandscape(paper);
	drawTerminal(paper);
	drawControlTower(paper);
	drawRoad(paper);
	drawVan(paper);
	drawGreeter(paper);
}
