import { darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { paperHills } from '../kit/ridge.ts';
import { circle, group, line, path, rect, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

export function screening(paper: Paper) {
	const { palette, centre, width } = paper;
	const hue = cycle([palette.blue, palette.green, mix(palette.red, palette.gold, 0.5)], paper.seed - 1);
	paperHills(paper, [lighten(hue, 0.8), lighten(hue, 0.66), lighten(hue, 0.5)]);
	// scanner ring like a moon gate, with body of paper strata
	paper.lay(rect(centre - 268, 470, 536, 70, paper.tint(lighten(palette.wallShade, 0.2), 0.06), 20), 2);
	paper.lay(circle(centre, 290, 236, paper.tint(lighten(palette.wall, 0.3), 0.05)), 4);
	paper.lay(circle(centre, 290, 196, paper.tint(palette.wallShade, 0.05)), 1);
	paper.paint(circle(centre, 290, 172, paper.tint(darken(palette.blue, 0.3), 0.14)));
	const rings = [150, 124, 96];
	rings.forEach((r, i) => {
		paper.lay(
			circle(centre, 290, r, paper.tint(mix(darken(palette.blue, 0.2), palette.green, 0.2 + i * 0.25), 0.08)),
			1,
		);
	});
	paper.paint(
		circle(
			centre,
			290,
			216,
			'none',
			xy`stroke="${palette.green}" stroke-width="6" stroke-dasharray="170 1200" stroke-linecap="round" transform="rotate(-60 ${centre} 290)"`,
		),
	);
	// torso
	paper.lay(
		group(
			path(
				xy`M0 -118C26 -118 42 -98 40 -70C38 -50 30 -40 28 -26C40 -14 92 -10 108 22C122 52 122 110 124 150H-124
					C-122 110 -122 52 -108 22C-92 -10 -40 -14 -28 -26C-30 -40 -38 -50 -40 -70C-42 -98 -26 -118 0 -118Z`,
				paper.tint(lighten(palette.green, 0.62), 0.06),
			),
			xy`translate(${centre} 306)`,
		),
		3,
	);
	paper.lay(
		group(
			path(
				xy`M-8 22C-40 20 -66 50 -66 96C-66 118 -54 126 -40 122C-18 116 -8 100 -8 80ZM8 22C40 20 66 50 66 96
					C66 118 54 126 40 122C18 116 8 100 8 80Z`,
				paper.tint(palette.green, 0.08),
			),
			xy`translate(${centre} 306)`,
		),
		2,
	);
	paper.lay(
		group(
			path(
				'M4 64C-8 46 -34 54 -30 76C-27 94 -6 104 4 114C16 104 38 94 40 76C42 54 16 46 4 64Z',
				paper.tint(palette.red, 0.12),
			),
			xy`translate(${centre + 4} 312) scale(.78)`,
		),
		3,
	);
	// pulse ribbon across full width
	const y = 500;
	paper.lay(
		line(
			xy`M-20 ${y}H${centre - 190}l18 -16l16 30l22 -82l26 116l20 -62l12 14H${centre + 60}l16 -12l14 24l22 -66l24 92
				l18 -46l12 8H${width + 20}`,
			palette.red,
			8,
		),
		4,
	);
	cornerLeaves(paper, paper.palette.leaf[2], 0.78);
}
