import { darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { at, circle, ellipse, group, line, path, rect, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

/** One line, facing the mirror, eyes closed: nobody in particular, and nothing to compare. */
const profileLine = xy`M16 -116C28 -106 36 -92 40 -72C42 -58 38 -48 44 -38C52 -24 64 -8 66 2C66 9 56 10 50 13
	C47 19 54 22 54 28C54 33 48 35 46 37C50 41 54 44 52 50C49 56 44 58 44 64C46 76 42 88 26 92C10 95 -6 91 -18 86
	C-22 106 -18 126 -6 150`;
const hair = xy`M18 -118C-2 -132 -40 -136 -68 -118C-104 -94 -114 -44 -100 -6C-116 0 -128 18 -124 40C-120 64 -92 74 -72 62
	C-58 54 -52 38 -56 24C-40 14 -34 -6 -36 -26C-38 -48 -30 -62 -12 -72C8 -84 20 -98 18 -118Z`;

function drawRoom(paper: Paper) {
	const { palette, width } = paper;
	const hue = cycle([palette.bloom[0], lighten(palette.green, 0.3), lighten(palette.gold, 0.2)], paper.seed - 1);
	const blush = lighten(hue, 0.66);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(blush, 0.03)));
	ridge(paper, 330, 120, mix(blush, hue, 0.16), { depth: 1, wave: 380 });
	ridge(paper, 430, 90, mix(blush, hue, 0.32), { depth: 1, wave: 330 });
	paper.lay(
		rect(-20, 520, width + 40, 110, paper.tint(mix(palette.wood, palette.wall, 0.5), 0.06)) +
			rect(-20, 514, width + 40, 12, paper.tint(lighten(palette.wood, 0.35), 0.06)),
		3,
	);
}

function drawScroll(paper: Paper, x: number) {
	const { palette } = paper;
	const ink = mix(palette.ink, palette.wood, 0.25);
	paper.lay(
		group(
			line('M0 -252L-84 -206M0 -252L84 -206', darken(palette.wood, 0.2), 3) +
				rect(-128, -210, 256, 420, paper.tint(lighten(palette.wall, 0.35), 0.03), 3) +
				rect(-140, -216, 280, 16, paper.tint(palette.wood, 0.12), 8) +
				rect(-140, 202, 280, 18, paper.tint(palette.wood, 0.12), 9),
			at(x, 290),
		),
		3,
	);
	paper.lay(group(circle(-6, -6, 104, paper.tint(mix(palette.wall, palette.bloom[0], 0.3), 0.03)), at(x, 290)), 1);
	paper.paint(
		group(
			path(hair, mix(ink, palette.wood, 0.3), 'opacity=".9"') +
				line(
					'M-2 -114C-44 -112 -74 -84 -82 -40M-20 -96C-52 -84 -66 -56 -68 -20M-98 22C-86 14 -72 18 -68 30',
					lighten(ink, 0.4),
					2.6,
					'opacity=".6"',
				) +
				line('M-24 18C-32 60 -36 100 -50 150', ink, 5, 'opacity=".8"') +
				line(profileLine, ink, 5.4) +
				line('M12 -34q13 9 25 2M10 -56q14 -10 28 -4', ink, 4) +
				ellipse(22, 6, 15, 9, palette.red, 'opacity=".18"') +
				rect(76, 158, 24, 24, paper.tint(palette.red, 0.06), 4),
			at(x, 290),
		),
	);
}

function drawMirror(paper: Paper, x: number) {
	const { palette } = paper;
	const glass = lighten(mix(palette.blue, palette.green, 0.4), 0.72);
	paper.lay(
		path(xy`M${x - 17} 400H${x + 17}L${x + 24} 508H${x - 24}Z`, paper.tint(palette.wood, 0.12, 'across')) +
			ellipse(x, 516, 92, 15, paper.tint(darken(palette.wood, 0.12), 0.1)),
		3,
	);
	paper.lay(circle(x, 262, 164, paper.tint(mix(palette.wood, palette.gold, 0.3), 0.12)), 3);
	paper.paint(circle(x, 262, 144, paper.tint(glass, 0.05)));
	paper.paint(
		paper.clip('glass', xy`<circle cx="${x}" cy="262" r="144"/>`, () => {
			paper.lay(circle(x + 48, 214, 62, paper.tint(palette.halo, 0.04)), 1);
			paper.lay(circle(x + 48, 214, 40, paper.tint(palette.sun, 0.05)), 1);
			paper.paint(path(xy`M${x - 150} 120L${x - 80} 100L${x + 10} 430H${x - 110}Z`, '#fff', 'opacity=".24"'));
		}) + circle(x, 262, 144, 'none', 'stroke="#000" stroke-opacity=".2" stroke-width="4"'),
	);
}

/** A magnolia: the white flower that opens before its leaves. */
function magnolia(paper: Paper, x: number, y: number, scale: number, turn: number): string {
	const { palette } = paper;
	const white = lighten(palette.wall, 0.5);
	const petal = (angle: number, isOuter: boolean) =>
		path(
			'M0 4C-28 -14 -34 -66 0 -98C34 -66 28 -14 0 4Z',
			paper.tint(isOuter ? mix(white, palette.bloom[1], 0.28) : white, 0.05),
			`transform="rotate(${angle})"`,
		);
	return group(
		[-74, 74, -44, 44].map((angle) => petal(angle, true)).join('') +
			[-20, 22, 0].map((angle) => petal(angle, false)).join('') +
			path('M-16 6C-10 -8 10 -8 16 6C10 14 -10 14 -16 6Z', paper.tint(mix(palette.wood, palette.leaf[1], 0.4), 0.1)) +
			line('M0 -10V-62', mix(palette.bloom[1], white, 0.5), 2, 'opacity=".6"'),
		`${at(x, y)} rotate(${turn}) scale(${scale})`,
	);
}

function drawMagnolia(paper: Paper, x: number) {
	const { palette } = paper;
	const bark = darken(palette.wood, 0.3);
	const vase = xy`M${x - 22} 426H${x + 22}C${x + 22} 444 ${x + 58} 456 ${x + 54} 492C${x + 50} 514 ${x + 26} 522 ${x} 522
		C${x - 26} 522 ${x - 50} 514 ${x - 54} 492C${x - 58} 456 ${x - 22} 444 ${x - 22} 426Z`;
	paper.lay(
		line(
			xy`M${x} 430C${x - 6} 380 ${x + 18} 340 ${x - 4} 286C${x - 14} 254 ${x + 2} 226 ${x + 10} 204
				M${x + 6} 356C${x + 30} 336 ${x + 46} 330 ${x + 58} 306M${x - 2} 312C${x - 24} 298 ${x - 38} 286 ${x - 46} 262`,
			bark,
			7,
		),
		2,
	);
	paper.lay(
		magnolia(paper, x + 12, 212, 0.86, 6) +
			magnolia(paper, x + 62, 312, 0.62, 38) +
			magnolia(paper, x - 50, 268, 0.5, -34),
		3,
	);
	const leaves = [
		[26, 348, 70],
		[-20, 302, -64],
		[10, 384, 40],
	] as const;
	paper.lay(
		leaves
			.map(([aside, y, turn]) =>
				group(
					path('M0 0C-10 -10 -9 -28 0 -38C9 -28 10 -10 0 0Z', paper.tint(palette.leaf[1], 0.1)),
					`${at(x + aside, y)} rotate(${turn})`,
				),
			)
			.join(''),
		1,
	);
	paper.lay(
		path(vase, paper.tint(lighten(palette.green, 0.3), 0.12, 'across')) +
			ellipse(x, 427, 22, 5, darken(palette.green, 0.1)) +
			line(
				xy`M${x - 42} 482C${x - 26} 470 ${x - 14} 494 ${x} 482C${x + 14} 470 ${x + 28} 494 ${x + 42} 482`,
				lighten(palette.green, 0.65),
				2.6,
				'opacity=".8"',
			),
		4,
	);
}

/** Plastic surgery, discreetly: a line on paper, a mirror, and a flower between them. */
export function mirror(paper: Paper) {
	const { palette, centre, isSquare } = paper;
	drawRoom(paper);
	drawScroll(paper, centre - (isSquare ? 158 : 196));
	drawMirror(paper, centre + (isSquare ? 158 : 168));
	drawMagnolia(paper, centre + (isSquare ? 42 : 10));
	cornerLeaves(paper, mix(palette.leaf[2], palette.leaf[1], 0.4), 0.62);
}
