import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { paperHills } from '../kit/ridge.ts';
import { at, circle, group, line, path, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function sparkle(x: number, y: number, scale: number, colour: Colour) {
	return group(path('M0 -26C3 -7 7 -3 26 0C7 3 3 7 0 26C-3 7 -7 3 -26 0C-7 -3 -3 -7 0 -26Z', colour), at(x, y, scale));
}

export function dental(paper: Paper) {
	const { palette, centre } = paper;
	const hue = cycle(
		[palette.green, mix(palette.blue, palette.wall, 0.16), mix(palette.red, palette.wall, 0.3)],
		paper.seed - 1,
	);
	paperHills(paper, [lighten(hue, 0.72), lighten(hue, 0.55), lighten(hue, 0.36)]);
	const tooth = xy`M-92 -118C-132 -112 -146 -70 -138 -24C-131 14 -118 30 -110 74C-104 108 -98 150 -70 152C-40 154 -46 84 -30 62
			C-18 46 18 46 30 62C46 84 40 154 70 152C98 150 104 108 110 74C118 30 131 14 138 -24C146 -70 132 -112 92 -118
			C56 -124 34 -102 0 -102C-34 -102 -56 -124 -92 -118Z`;
	paper.lay(circle(centre, 296, 226, paper.tint(lighten(hue, 0.18), 0.05)), 2);
	paper.lay(circle(centre, 296, 184, paper.tint(hue, 0.06)), 2);
	paper.lay(group(path(tooth, paper.tint(darken(hue, 0.22), 0.05)), xy`translate(${centre + 2} 304) scale(1.12)`), 1);
	paper.lay(group(path(tooth, paper.tint(lighten(palette.wall, 0.2), 0.04)), xy`translate(${centre} 296)`), 4);
	paper.lay(
		group(path(tooth, paper.tint(lighten(palette.wall, 0.7), 0.03)), xy`translate(${centre - 4} 286) scale(.8 .78)`),
		2,
	);
	paper.paint(
		line(xy`M${centre - 92} 236C${centre - 96} 214 ${centre - 84} 200 ${centre - 62} 196`, '#fff', 9, 'opacity=".95"'),
	);
	// mirror + sparkle as cut paper flowers
	paper.lay(
		group(
			line('M0 44V214', lighten(palette.wallShade, 0.1), 13) +
				circle(0, 0, 46, paper.tint(palette.wallShade, 0.14)) +
				circle(0, 0, 35, paper.tint(mix(palette.blue, palette.wall, 0.6), 0.1)) +
				path('M-22 10C-20 -14 0 -26 18 -22C4 -16 -10 -4 -14 18Z', '#fff', 'opacity=".6"'),
			xy`translate(${centre + 178} 336) rotate(28)`,
		),
		4,
	);
	paper.lay(
		sparkle(centre + 128, 150, 1.25, palette.gold) +
			sparkle(centre + 176, 206, 0.7, lighten(palette.gold, 0.3)) +
			sparkle(centre - 182, 400, 0.9, lighten(palette.wall, 0.4)),
		2,
	);
	cornerLeaves(paper, paper.palette.leaf[2], 0.78);
}
