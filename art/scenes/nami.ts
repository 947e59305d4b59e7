import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { person, skinTone } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { group, line, path, rect, xy } from '../kit/svg.ts';
import { cornerLeaves, petals } from '../kit/trees.ts';

function metasequoia(paper: Paper, x: number, y: number, scale: number, colour: Colour, depth: number) {
	const { palette } = paper;
	const levels = 9;
	let content = path(
		'M-11 0C-8 -120 -5 -300 -2 -470H2C5 -300 8 -120 11 0Z',
		paper.tint(mix(palette.wood, palette.ink, 0.25), 0.14, 'across'),
	);
	for (let i = 0; i < levels; i++) {
		const yy = -92 - i * 44,
			w = 82 * (1 - i / (levels + 1.2));
		content += path(
			xy`M0 ${yy - 66}C${-w * 0.3} ${yy - 38} ${-w * 0.8} ${yy - 12} ${-w} ${yy + 8}
				Q${-w * 0.55} ${yy - 4} ${-w * 0.4} ${yy + 6}Q${-w * 0.12} ${yy - 4} 0 ${yy + 6}
				Q${w * 0.16} ${yy - 4} ${w * 0.42} ${yy + 6}Q${w * 0.6} ${yy - 4} ${w} ${yy + 8}
				C${w * 0.8} ${yy - 12} ${w * 0.3} ${yy - 38} 0 ${yy - 66}Z`,
			paper.tint(mix(colour, i % 2 ? lighten(colour, 0.14) : darken(colour, 0.06), 0.7), 0.09),
		);
		if (palette.hasSnow)
			content += path(
				xy`M0 ${yy - 66}C${-w * 0.2} ${yy - 44} ${-w * 0.4} ${yy - 28} ${-w * 0.56} ${yy - 18}
					Q0 ${yy - 30} ${w * 0.56} ${yy - 18}C${w * 0.4} ${yy - 28} ${w * 0.2} ${yy - 44} 0 ${yy - 66}Z`,
				'#fff',
				'opacity=".8"',
			);
	}
	paper.lay(group(content, xy`translate(${x} ${y}) scale(${scale})`), depth);
}

function drawLandscape(paper: Paper) {
	const { palette, width, centre } = paper;
	sky(paper, { sun: [0.5, 0.42, 46], cloudY: 80, clouds: 1 });
	ridge(paper, 410, 50, palette.ridges[0], { depth: 1 });
	ridge(paper, 432, 30, palette.ridges[1], { depth: 1 });
	paper.lay(rect(-20, 436, width + 40, 200, paper.tint(mix(palette.leaf[1], palette.ridges[2], 0.5), 0.08)), 1);
	paper.lay(
		path(
			xy`M${centre - 12} 436H${centre + 12}L${centre + 236} 640H${centre - 236}Z`,
			paper.tint(lighten(palette.wallShade, 0.2), 0.06),
		),
		1,
	);
}

function drawLane(paper: Paper) {
	const { centre, palette } = paper;
	const rows = 7;
	for (let i = rows; i >= 0; i--) {
		const z = 1 / (1 + i * 0.62),
			s = 1.5 * z,
			y = 436 + 190 * z,
			aside = 34 + 300 * z;
		for (const side of [-1, 1]) {
			metasequoia(
				paper,
				centre + side * aside,
				y,
				s,
				palette.hasSnow ? mix(palette.ridges[3], palette.leaf[2], 0.5) : paper.pick(palette.leaf),
				i > 4 ? 1 : i > 2 ? 2 : 3,
			);
			if (paper.isWide || i > 3)
				metasequoia(
					paper,
					centre + side * (aside + 230 * z + 70 * z),
					y - 4,
					s * 0.96,
					palette.hasSnow ? mix(palette.ridges[2], palette.leaf[2], 0.6) : paper.pick(palette.leaf),
					i > 4 ? 1 : 2,
				);
			if (paper.isWide && i < 6)
				metasequoia(
					paper,
					centre + side * (aside + 620 * z),
					y,
					s,
					palette.hasSnow ? mix(palette.ridges[3], palette.leaf[2], 0.5) : paper.pick(palette.leaf),
					2,
				);
		}
		if (i === 3)
			paper.lay(
				person(paper, centre - 15, 500, 0.66, palette.red) +
					person(paper, centre + 14, 502, 0.62, palette.blue) +
					line(xy`M${centre - 4} 480l8 1`, skinTone, 4),
				2,
			);
	}
	petals(paper, 44, palette.leaf, 440, 600);
	cornerLeaves(paper, palette.leaf[2], 0.55);
}

export function nami(paper: Paper) {
	drawLandscape(paper);
	drawLane(paper);
}
