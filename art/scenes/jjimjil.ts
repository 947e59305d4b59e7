import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { skinTone } from '../kit/people.ts';
import { steam } from '../kit/steam.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

type Bather = { clothes: Colour; stripe?: Colour; hair?: Colour };

/** A calm sleeping face under a towel folded into sheep's horns: eyes low, chin small, fringe showing. */
function bather(paper: Paper, x: number, y: number, scale: number, who: Bather) {
	const { palette } = paper;
	const { clothes, stripe = lighten(palette.green, 0.2), hair = '#2b2320' } = who;
	const towel = lighten(palette.wall, 0.45);
	const fold = darken(palette.wallShade, 0.14);
	const place = at(x, y, scale);
	const horn = (cx: number) =>
		circle(cx, -20, 36, paper.tint(towel, 0.08)) +
		line(
			xy`M${cx + 13} -17C${cx + 13} -31 ${cx - 13} -33 ${cx - 14} -18C${cx - 14} -5 ${cx + 5} -4 ${cx + 5} -16
				C${cx + 5} -23 ${cx - 5} -23 ${cx - 5} -17`,
			fold,
			3.2,
		);
	const shoulders =
		path('M-124 236C-128 134 -84 106 -28 98H28C84 106 128 134 124 236Z', paper.tint(clothes, 0.09)) +
		path('M-30 70H30V104Q0 134 -30 104Z', paper.tint(darken(skinTone, 0.1), 0.03)) +
		line('M-38 99Q0 150 38 99', lighten(clothes, 0.4), 6);
	paper.lay(group(shoulders, place), 3);
	paper.lay(group(horn(-94) + horn(94), place), 3);
	const head = 'M-76 6C-78 58 -42 88 0 88C42 88 78 58 76 6C70 -50 -70 -50 -76 6Z';
	paper.lay(group(path(head, paper.tint(skinTone, 0.04)), place), 2);
	const fringe = xy`M-76 10C-74 -30 -40 -44 0 -44C40 -44 74 -30 76 10
		C66 -14 48 -20 26 -20C6 -20 -6 -12 -22 -16C-46 -20 -66 -12 -76 10Z`;
	paper.paint(group(path(fringe, hair, 'opacity=".94"'), place));
	const cap =
		path('M-88 -8C-94 -82 -46 -108 0 -108C46 -108 94 -82 88 -8C52 -36 -52 -36 -88 -8Z', paper.tint(towel, 0.06)) +
		line('M-82 -26C-44 -52 44 -52 82 -26', stripe, 6) +
		line('M-78 -41C-42 -66 42 -66 78 -41', stripe, 2.6);
	paper.lay(group(cap, place), 3);
	paper.paint(group(sleepingFace(palette.ink, palette.red), place));
}

const sleepingFace = (ink: Colour, blush: Colour) =>
	line('M-46 30q13 12 26 0M20 30q13 12 26 0', ink, 4.2) +
	line('M-47 31l-5 4M47 31l5 4', ink, 3) +
	line('M-9 60q9 8 18 0', darken(skinTone, 0.52), 4) +
	ellipse(-46, 49, 15, 8.5, blush, 'opacity=".26"') +
	ellipse(46, 49, 15, 8.5, blush, 'opacity=".26"') +
	line('M-2 44q3 3 6 0', darken(skinTone, 0.3), 2.6);

function drawClayWall(paper: Paper) {
	const { width, palette } = paper;
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(mix(palette.wall, palette.gold, 0.22), 0.05)));
	let content = '';
	for (let r = 0; r < 8; r++)
		for (let x = (r % 2) * 40 - 40; x < width + 40; x += 80)
			content += rect(
				x + 2,
				20 + r * 54,
				76,
				50,
				lighten(mix(palette.wallShade, palette.gold, 0.3), 0.18),
				8,
				xy`opacity="${paper.between(0.25, 0.55)}"`,
			);
	paper.paint(content);
}

function drawKiln(paper: Paper, kiln: number) {
	const { palette } = paper;
	paper.lay(
		path(
			xy`M${kiln - 300} 500C${kiln - 300} 232 ${kiln - 160} 96 ${kiln} 96
				C${kiln + 160} 96 ${kiln + 300} 232 ${kiln + 300} 500Z`,
			paper.tint(mix(palette.wood, palette.gold, 0.42), 0.1),
		),
		2,
	);
	let content = '';
	for (let r = 0; r < 7; r++) {
		const y = 490 - r * 54,
			half = 288 * Math.sqrt(Math.max(0.02, 1 - (((r + 1) * 54) / 400) ** 2));
		for (let x = -half + (r % 2) * 30; x < half - 20; x += 60)
			content += rect(
				kiln + x + 3,
				y - 46,
				Math.min(54, half - x - 6),
				46,
				lighten(mix(palette.wood, palette.gold, 0.45), 0.1),
				9,
				xy`opacity="${paper.between(0.3, 0.7)}"`,
			);
	}
	paper.paint(content);
}

function drawFire(paper: Paper, mouth: number) {
	const { palette } = paper;
	paper.lay(
		path(
			xy`M${mouth - 116} 500V372C${mouth - 116} 300 ${mouth - 62} 258 ${mouth} 258
				C${mouth + 62} 258 ${mouth + 116} 300 ${mouth + 116} 500Z`,
			paper.tint(mix(palette.wallShade, palette.wood, 0.45), 0.1),
		),
		2,
	);
	paper.paint(
		path(
			xy`M${mouth - 90} 500V378C${mouth - 90} 320 ${mouth - 50} 286 ${mouth} 286
				C${mouth + 50} 286 ${mouth + 90} 320 ${mouth + 90} 500Z`,
			paper.tint(darken(palette.red, 0.25), 0.18),
		),
	);
	paper.lay(
		path(
			xy`M${mouth - 66} 500C${mouth - 76} 440 ${mouth - 38} 418 ${mouth - 28} 364
				C${mouth - 2} 398 ${mouth + 6} 378 ${mouth + 10} 338C${mouth + 44} 386 ${mouth + 72} 430 ${mouth + 62} 500Z`,
			paper.tint(palette.red, 0.1),
		),
		1,
	);
	paper.lay(
		path(
			xy`M${mouth - 42} 500C${mouth - 46} 458 ${mouth - 16} 440 ${mouth - 12} 406
				C${mouth + 8} 424 ${mouth + 10} 412 ${mouth + 14} 392C${mouth + 34} 430 ${mouth + 48} 462 ${mouth + 40} 500Z`,
			paper.tint(palette.gold, 0.1),
		),
		1,
	);
}

function drawFloor(paper: Paper, mouth: number) {
	const { palette, width, centre } = paper;
	paper.lay(
		repeat(5, (i) =>
			group(
				rect(-34, -9, 68, 18, paper.tint(mix(palette.wood, palette.ink, 0.25), 0.14), 8) +
					circle(30, 0, 8, lighten(palette.wood, 0.4)),
				xy`translate(${mouth + 150 + (i % 3) * 20 - (i > 2 ? -10 : 0)} ${490 - Math.floor(i / 3) * 18 - (i % 3) * 1})`,
			),
		),
		2,
	);
	paper.lay(
		rect(-20, 496, width + 40, 130, paper.tint(mix(palette.wood, palette.wall, 0.42), 0.08)) +
			repeat(Math.ceil(width / 90) + 1, (i) =>
				line(xy`M${i * 90} 498L${centre + (i * 90 - centre) * 1.5} 620`, darken(palette.wood, 0.1), 2, 'opacity=".35"'),
			),
		2,
	);
	paper.lay(steam(mouth - 40, 268, 0.9, '#fff', 0.5) + steam(mouth + 46, 262, 1, '#fff', 0.46, -1), 1);
}

function drawGuests(paper: Paper) {
	const { centre, palette } = paper;
	const x = centre - (paper.isSquare ? 150 : 196);
	bather(paper, x, 412, 1, { clothes: palette.red });
	bather(paper, x + 176, 466, 0.72, { clothes: palette.green, stripe: lighten(palette.red, 0.25), hair: '#3b2c26' });
}

function drawSnacks(paper: Paper) {
	const { centre, palette } = paper;
	const x = centre + (paper.isSquare ? 206 : 236);
	paper.lay(
		ellipse(x, 584, 84, 16, paper.tint(palette.green, 0.1)) + ellipse(x, 579, 74, 11, lighten(palette.green, 0.3)),
		3,
	);
	paper.lay(
		(
			[
				[-34, 0, -8],
				[6, 4, 6],
				[-14, -20, 2],
			] as const
		)
			.map(([a, q, r]) =>
				group(
					path(
						'M0 -30C16 -30 24 -10 24 2C24 18 12 24 0 24C-12 24 -24 18 -24 2C-24 -10 -16 -30 0 -30Z',
						paper.tint('#b9794e', 0.12),
					) + ellipse(-7, -8, 5, 8, '#fff', 'opacity=".25"'),
					xy`translate(${x + a} ${558 + q}) rotate(${r}) scale(.94)`,
				),
			)
			.join('') +
			path(
				xy`M${x + 36} 502H${x + 82}L${x + 76} 576H${x + 42}Z`,
				paper.tint(mix(palette.gold, palette.wall, 0.55), 0.08),
			) +
			rect(x + 34, 496, 50, 10, lighten(palette.wall, 0.4), 4) +
			line(xy`M${x + 64} 498L${x + 78} 464`, palette.red, 5),
		3,
	);
	if (paper.isWide)
		for (const q of [-440, 470])
			paper.lay(
				group(
					rect(-56, -20, 112, 20, paper.tint(palette.bloom[0], 0.08), 10) +
						rect(-52, -40, 104, 20, paper.tint(lighten(palette.green, 0.35), 0.08), 10) +
						rect(-56, -60, 112, 20, paper.tint(lighten(palette.wall, 0.3), 0.08), 10),
					xy`translate(${centre + q} 590)`,
				),
				3,
			);
}

export function jjimjil(paper: Paper) {
	const { centre } = paper;
	drawClayWall(paper);
	const kiln = centre + 20;
	drawKiln(paper, kiln);
	const mouth = kiln + (paper.isSquare ? 92 : 112);
	drawFire(paper, mouth);
	drawFloor(paper, mouth);
	drawGuests(paper);
	drawSnacks(paper);
}
