import { skyline } from '../kit/city.ts';
import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge, water } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, width, centre } = paper;
	sky(paper, { sun: [0.7, 0.2, 50], cloudY: 110 });
	ridge(paper, 330, 60, palette.ridges[0], { depth: 1 });
	const skylineBehind = skyline(paper, {
		from: -10,
		to: width,
		ground: 372,
		width: [24, 48],
		height: [46, 150],
		gap: [0, 10],
		colour: () => mix(palette.ridges[1], palette.ridges[2], paper.upTo(1)),
		roofs: 4,
	});
	paper.lay(skylineBehind, 1);
	const towerX = centre - 190;
	paper.lay(
		path(
			xy`M${towerX - 20} 374C${towerX - 18} 280 ${towerX - 10} 190 ${towerX - 2} 150L${towerX} 162L${towerX + 2} 150
				C${towerX + 10} 190 ${towerX + 18} 280 ${towerX + 20} 374Z`,
			paper.tint(palette.ridges[0], 0.12, 'across'),
		) + repeat(9, (i) => rect(towerX - 7 - i, 196 + i * 19, 14 + 2 * i, 2.4, palette.glow, 1, 'opacity=".7"')),
		1,
	);
	ridge(paper, 384, 10, palette.ridges[3], { depth: 1, wave: 160 });
}

function drawRiver(paper: Paper) {
	const { width, palette } = paper;
	water(paper, 384, 5, { height: 4, wave: 90 });
	let reflections = '';
	for (let i = 0; i < width / 26; i++) {
		const x = paper.upTo(width);
		reflections += rect(
			x,
			392 + paper.upTo(8),
			3,
			paper.between(20, 70),
			paper.pick([palette.glow, palette.gold, lighten(palette.red, 0.25)]),
			1.5,
			'opacity=".38"',
		);
	}
	paper.paint(reflections);
}

function drawBridge(paper: Paper, span: number, deck: number) {
	const { centre, width, palette } = paper;
	let content = '';
	const start = (centre % span) - span;
	for (let x = start - span; x < width + span; x += span) {
		content += path(
			xy`M${x} ${deck + 10}Q${x + span / 2} ${deck - 120} ${x + span} ${deck + 10}L${x + span - 9} ${deck + 10}
				Q${x + span / 2} ${deck - 104} ${x + 9} ${deck + 10}Z`,
			paper.tint(lighten(palette.ridges[1], 0.4), 0.06),
		);
		for (let k = 1; k < 10; k++) {
			const t = k / 10,
				yy = deck + 10 - 2 * t * (1 - t) * 122;
			content += line(xy`M${x + span * t} ${yy}V${deck + 10}`, lighten(palette.ridges[1], 0.4), 1.6, 'opacity=".8"');
		}
		content +=
			rect(x - 13, deck + 10, 26, 92, paper.tint(lighten(palette.ridges[1], 0.22), 0.12, 'across')) +
			rect(x - 20, deck + 96, 40, 12, paper.tint(lighten(palette.ridges[1], 0.3), 0.1), 3);
	}
	content +=
		rect(-20, deck + 2, width + 40, 22, paper.tint(lighten(palette.ridges[1], 0.5), 0.07)) +
		rect(-20, deck + 20, width + 40, 5, darken(palette.ridges[2], 0.1));
	for (let x = start; x < width + span; x += span / 5)
		content +=
			circle(x, deck - 10, 3.2, palette.glow) +
			circle(x, deck - 10, 9, palette.glow, 'opacity=".22"') +
			rect(x - 0.8, deck - 10, 1.6, 14, palette.wallShade);
	paper.lay(content, 3);
}

function drawFountain(paper: Paper, cols: readonly Colour[], deck: number) {
	const { centre } = paper;
	// moonlight rainbow fountain: paper ribbons falling from the deck
	let ribbons = '';
	for (let x = centre - 190; x < centre + 210; x += 10) {
		const u = (x - centre + 190) / 400;
		const col = cycle(cols, Math.floor(u * 4.99));
		ribbons += line(
			xy`M${x} ${deck + 22}q${14 + paper.upTo(6)} 10 ${20 + paper.upTo(8)} ${92 + paper.upTo(18)}`,
			lighten(col, 0.3),
			4.2,
			'opacity=".72"',
		);
	}
	paper.lay(ribbons, 2);
}

function drawBoat(paper: Paper) {
	const { palette, centre } = paper;
	paper.lay(
		path(
			'M-62 0H58C52 20 40 26 30 26H-34C-48 26 -58 14 -62 0Z',
			paper.tint(palette.wall, 0.08),
			xy`transform="translate(${centre + 190} 548)"`,
		) +
			group(
				rect(-36, -20, 70, 21, paper.tint(lighten(palette.wall, 0.3), 0.06), 3) +
					repeat(5, (i) => rect(-30 + i * 13, -14, 8, 8, palette.glow, 1.5)) +
					rect(-20, -34, 36, 15, paper.tint(palette.red, 0.08), 3),
				xy`translate(${centre + 190} 548)`,
			),
		3,
	);
	cornerLeaves(paper, darken(palette.leaf[2], 0.3), 0.8);
}

export function hanriver(paper: Paper) {
	const { palette } = paper;
	drawLandscape(paper);
	drawRiver(paper);
	const deck = 400,
		span = 220;
	const cols = [palette.red, palette.gold, palette.green, palette.blue, palette.bloom[1]];
	drawBridge(paper, span, deck);
	drawFountain(paper, cols, deck);
	drawBoat(paper);
}
