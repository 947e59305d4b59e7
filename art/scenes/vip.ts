import { lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, ellipse, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { tiledRoof } from '../kit/tiled-roof.ts';
import { pine, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.22, 0.22, 46], cloudY: 100 });
	ridge(paper, 390, 80, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 120, height: 110, width: 150 }] });
	ridge(paper, 420, 60, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 260, height: 60, width: 120 }] });
	let trees = '';
	for (let x = 0; x < width; x += 36)
		trees += pine(
			paper,
			x + paper.between(-8, 8),
			476,
			paper.between(0.5, 0.74),
			[paper.pick(palette.leaf), palette.leaf[2]],
			palette.wood,
		);
	paper.lay(trees, 1);
}

function drawWall(paper: Paper) {
	const { width, palette } = paper;
	let content =
		rect(-20, 420, width + 40, 104, paper.tint(palette.wall, 0.05)) +
		rect(-20, 474, width + 40, 50, paper.tint(palette.wallShade, 0.06));
	for (let r = 0; r < 3; r++)
		for (let x = (r % 2) * 22 - 20; x < width + 20; x += 44)
			content += rect(x, 476 + r * 16, 42, 14, lighten(palette.wallShade, 0.16), 3, 'opacity=".6"');
	content += rect(-20, 404, width + 40, 20, paper.tint(palette.roof, 0.12));
	for (let i = 0; i < width / 16 + 2; i++)
		content +=
			line(xy`M${i * 16} 405v18`, lighten(palette.roof, 0.16), 2.6, 'opacity=".7"') +
			circle(i * 16, 424, 4, lighten(palette.roof, 0.3));
	content += rect(-20, 400, width + 40, 6, palette.roofShade);
	paper.lay(content, 2);
}

function drawGate(paper: Paper, gate: number) {
	const { palette } = paper;
	const width = 236;
	let content =
		rect(gate - width / 2, 330, width, 196, paper.tint(palette.wall, 0.05)) +
		rect(gate - width / 2, 330, 16, 196, paper.tint(palette.wood, 0.1, 'across')) +
		rect(gate + width / 2 - 16, 330, 16, 196, paper.tint(palette.wood, 0.1, 'across')) +
		rect(gate - width / 2, 330, width, 16, paper.tint(palette.wood, 0.1)) +
		hole(gate - 76, 366, 152, 160, paper.isEvening ? palette.glow : mix(palette.glow, palette.leaf[0], 0.35));
	content +=
		roundTree(paper, gate - 18, 520, 0.6, palette.leaf[1], palette.wood) +
		pine(paper, gate + 26, 522, 0.5, [palette.leaf[2], palette.leaf[1]], palette.wood) +
		rect(gate - 76, 500, 152, 26, mix(palette.wallShade, palette.leaf[0], 0.4));
	content +=
		path(xy`M${gate - 76} 366L${gate - 112} 354V534L${gate - 76} 526Z`, paper.tint(palette.wood, 0.12)) +
		path(xy`M${gate + 76} 366L${gate + 112} 354V534L${gate + 76} 526Z`, paper.tint(palette.wood, 0.12)) +
		[-1, 1]
			.map(
				(d) =>
					repeat(3, (i) => circle(gate + d * 94, 392 + i * 50, 4, palette.gold)) +
					circle(gate + d * 84, 446, 7, 'none', `stroke="${palette.gold}" stroke-width="2.4"`),
			)
			.join('');
	paper.lay(content, 3);
	paper.lay(tiledRoof(paper, gate, 336, 330, 84, { hasRafters: true }), 3);
	paper.lay([-1, 1].map((d) => lantern(paper, gate + d * 142, 392, 17, palette.red)).join(''), 3);
}

function drawRoad(paper: Paper, gate: number) {
	const { width, palette } = paper;
	paper.lay(
		rect(-20, 522, width + 40, 100, paper.tint(mix(palette.roof, palette.wallShade, 0.5), 0.06)) +
			rect(-20, 520, width + 40, 6, lighten(palette.wallShade, 0.2)),
		2,
	);
	paper.lay(
		path(xy`M${gate - 66} 524H${gate + 66}L${gate + 110} 560H${gate - 110}Z`, paper.tint(palette.red, 0.08)),
		1,
	);
}

function drawLimousine(paper: Paper, gate: number) {
	const { centre, palette } = paper;
	// limousine
	const x = centre - (paper.isSquare ? 10 : 40),
		y = 584;
	paper.lay(
		ellipse(x, y + 6, 262, 9, '#000', 'opacity=".2"') +
			path(
				xy`M${x - 258} ${y}V${y - 26}C${x - 258} ${y - 42} ${x - 244} ${y - 46} ${x - 220} ${y - 50}
					L${x - 176} ${y - 86}Q${x - 164} ${y - 96} ${x - 140} ${y - 96}H${x + 92}
					Q${x + 116} ${y - 96} ${x + 136} ${y - 78}L${x + 170} ${y - 50}
					C${x + 230} ${y - 46} ${x + 258} ${y - 38} ${x + 260} ${y - 14}L${x + 258} ${y}Z`,
				paper.tint(mix(palette.ink, '#10141c', 0.3), 0.14),
			) +
			path(
				xy`M${x - 168} ${y - 52}L${x - 146} ${y - 80}Q${x - 140} ${y - 86} ${x - 130} ${y - 86}H${x - 108}
					V${y - 52}ZM${x - 98} ${y - 86}H${x - 16}V${y - 52}H${x - 98}ZM${x - 6} ${y - 86}H${x + 60}V${y - 52}
					H${x - 6}ZM${x + 70} ${y - 86}H${x + 90}Q${x + 106} ${y - 86} ${x + 118} ${y - 76}L${x + 144} ${y - 52}
					H${x + 70}Z`,
				paper.tint(lighten(palette.blue, 0.3), 0.16),
			) +
			line(xy`M${x - 250} ${y - 30}H${x + 254}`, lighten(palette.ink, 0.5), 2, 'opacity=".6"') +
			line(
				xy`M${x - 103} ${y - 88}V${y - 4}M${x - 11} ${y - 88}V${y - 4}M${x + 65} ${y - 88}V${y - 4}`,
				lighten(palette.ink, 0.3),
				1.6,
			) +
			path(xy`M${x + 236} ${y - 40}Q${x + 256} ${y - 36} ${x + 258} ${y - 26}H${x + 232}Z`, palette.glow) +
			rect(x - 258, y - 36, 12, 14, palette.red, 2) +
			line(xy`M${x - 86} ${y - 40}h16M${x + 4} ${y - 40}h16M${x + 78} ${y - 40}h14`, palette.gold, 3),
		4,
	);
	paper.lay(
		[-176, 172]
			.map(
				(d) =>
					circle(x + d, y, 31, '#161a20') +
					circle(x + d, y, 18, paper.tint(lighten(palette.wallShade, 0.3), 0.12)) +
					circle(x + d, y, 5, palette.ink),
			)
			.join(''),
		3,
	);
	if (!paper.isSquare) paper.lay(person(paper, gate + 156, 570, 1.3, palette.ink), 2);
}

export function vip(paper: Paper) {
	const { centre } = paper;
	drawLandscape(paper);
	const gate = centre + 40;
	drawWall(paper);
	drawGate(paper, gate);
	drawRoad(paper, gate);
	drawLimousine(paper, gate);
}
