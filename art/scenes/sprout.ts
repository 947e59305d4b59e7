import { darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function drawBackground(paper: Paper) {
	const { palette, width, centre } = paper;
	const hue = cycle([palette.bloom[0], lighten(palette.green, 0.34), lighten(palette.gold, 0.24)], paper.seed - 1);
	const blush = paper.seed === 1 ? lighten(palette.bloom[2], 0.34) : lighten(hue, 0.62);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(blush, 0.03)));
	ridge(paper, 470, 90, mix(blush, hue, 0.3), { depth: 1, wave: 360 });
	ridge(paper, 520, 60, mix(blush, hue, 0.6), { depth: 1, wave: 320 });
	paper.lay(circle(centre, 286, 274, paper.tint(mix(blush, palette.gold, 0.14), 0.03)), 1);
	paper.lay(circle(centre, 286, 236, paper.tint(mix(blush, palette.gold, 0.3), 0.03)), 1);
}

function drawJar(paper: Paper) {
	const { width, palette, centre } = paper;
	paper.lay(rect(-20, 540, width + 40, 90, paper.tint(mix(palette.wood, palette.wall, 0.36), 0.06)), 3);
	paper.lay(ellipse(centre, 548, 170, 16, darken(palette.wood, 0.1), 'opacity=".35"'), 1);
	const jar = xy`M${centre - 74} 112H${centre + 74}C${centre + 78} 122 ${centre + 84} 130 ${centre + 100} 138
		C${centre + 206} 178 ${centre + 244} 330 ${centre + 196} 424
		C${centre + 164} 486 ${centre + 112} 520 ${centre + 80} 550H${centre - 80}
		C${centre - 114} 520 ${centre - 166} 482 ${centre - 198} 420
		C${centre - 242} 326 ${centre - 206} 178 ${centre - 100} 138
		C${centre - 84} 130 ${centre - 78} 122 ${centre - 74} 112Z`;
	paper.lay(
		path(jar, paper.tint(lighten(palette.wall, 0.35), 0.05)) +
			line(
				xy`M${centre - 192} 312C${centre - 100} 322 ${centre + 90} 318 ${centre + 196} 306`,
				darken(palette.wallShade, 0.04),
				2,
				'opacity=".5"',
			) +
			line(
				xy`M${centre - 150} 208C${centre - 178} 250 ${centre - 182} 290 ${centre - 178} 330`,
				'#fff',
				10,
				'opacity=".9"',
			),
		4,
	);
	paper.lay(ellipse(centre, 113, 74, 11, paper.tint(palette.wallShade, 0.08)), 1);
}

function drawHollow(paper: Paper) {
	const { palette, centre } = paper;
	// the hollow: five sheets, warmer inwards
	(
		[
			[138, mix(palette.wall, palette.bloom[0], 0.35)],
			[116, palette.bloom[0]],
			[92, mix(palette.bloom[0], palette.red, 0.22)],
			[68, mix(palette.bloom[1], palette.gold, 0.35)],
			[46, palette.glow],
		] as const
	).forEach(([r, k], i) => {
		paper.lay(circle(centre, 330, r, paper.tint(k, 0.04)), i ? 1 : 2);
	});
	paper.paint(circle(centre, 330, 138, 'none', 'stroke="#000" stroke-opacity=".12" stroke-width="4"'));
	paper.lay(
		ellipse(centre, 352, 15, 19, paper.tint(mix(palette.wood, palette.gold, 0.4), 0.14)) +
			line(xy`M${centre} 344C${centre - 4} 324 ${centre + 4} 306 ${centre} 290`, palette.green, 6),
		2,
	);
	paper.lay(
		group(
			path('M0 0C-18 -12 -46 -14 -60 -40C-30 -48 -4 -32 0 0Z', paper.tint(palette.green, 0.12)) +
				path('M0 0C16 -14 40 -20 50 -48C22 -50 0 -30 0 0Z', paper.tint(lighten(palette.green, 0.22), 0.1)) +
				line(
					'M-4 -4C-18 -18 -34 -28 -48 -35M3 -6C14 -20 28 -32 42 -42',
					lighten(palette.green, 0.5),
					2,
					'opacity=".7"',
				),
			xy`translate(${centre} 294)`,
		),
		3,
	);
}

function drawBranch(paper: Paper) {
	const { centre, palette } = paper;
	// blossom branch over the shoulder, seeds on the wind
	paper.lay(
		line(
			xy`M${centre + 330} 40C${centre + 250} 70 ${centre + 214} 110 ${centre + 150} 116M${centre + 252} 68
				C${centre + 240} 96 ${centre + 220} 104 ${centre + 206} 132`,
			darken(palette.wood, 0.3),
			7,
		) +
			repeat(15, (i) =>
				circle(
					centre + 318 - i * 12 + paper.between(-8, 8),
					44 + i * 5 + paper.between(-16, 16),
					paper.between(6, 10),
					paper.pick(palette.bloom),
				),
			),
		3,
	);
	paper.lay(
		repeat(7, (i) =>
			group(
				line('M0 0V-16', lighten(palette.wood, 0.3), 1.6) +
					repeat(5, (k) => line(xy`M0 -16l${-10 + k * 5} -11`, '#fff', 1.8)) +
					ellipse(0, 3, 2.2, 4, palette.wood),
				xy`translate(${centre - 320 + i * 30 + paper.between(-10, 10)} ${260 - i * 26 + paper.between(-24, 24)}) rotate(${20 + paper.upTo(30)}) scale(${0.8 + paper.upTo(0.5)})`,
			),
		),
		1,
	);
	cornerLeaves(paper, mix(palette.leaf[2], palette.leaf[1], 0.4), 0.66);
}

export function sprout(paper: Paper) {
	drawBackground(paper);
	drawJar(paper);
	drawHollow(paper);
	drawBranch(paper);
}
