import { darken, lighten, mix } from '../kit/colour.ts';
import type { Point } from '../kit/curve.ts';
import { smoothShape } from '../kit/curve.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge, water } from '../kit/ridge.ts';
import { cloud, sky } from '../kit/sky.ts';
import { circle, group, line, path, repeat, xy } from '../kit/svg.ts';
import { canopy } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.76, 0.2, 48], cloudY: 120, clouds: 3 });
	ridge(paper, 372, 16, mix(palette.ridges[0], palette.sky[1], 0.3), {
		depth: 1,
		bumps: [{ x: centre - 10, height: 205, width: 300, power: 1.35 }],
	});
	paper.lay(
		path(
			xy`M${centre - 66} 206Q${centre - 40} 178 ${centre - 30} 172Q${centre - 10} 186 ${centre + 12} 171
				Q${centre + 30} 180 ${centre + 52} 206Q${centre + 30} 200 ${centre + 22} 218
				Q${centre + 6} 202 ${centre - 8} 222Q${centre - 26} 202 ${centre - 38} 214
				Q${centre - 50} 200 ${centre - 66} 206Z`,
			'#fdfbf4',
			'opacity=".85"',
		),
		1,
	);
	cloud(paper, centre + 130, 262, 0.8, 1);
	cloud(paper, centre - 190, 286, 0.66, 1);
	ridge(paper, 390, 22, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 250, height: 46, width: 60 },
			{ x: centre + 210, height: 34, width: 50 },
			{ x: centre + 300, height: 52, width: 66 },
		],
	});
	ridge(paper, 404, 16, palette.ridges[2], { depth: 2, bumps: [{ x: centre + 90, height: 22, width: 60 }], wave: 130 });
}

function drawSea(paper: Paper) {
	const { palette, centre } = paper;
	water(paper, 404, 3, { to: 480, height: 5 });
	const boat = paper.sheet(
		path('M-26 0H26L18 12H-16Z', paper.tint(palette.red, 0.1)) +
			path('M0 -4V-46Q26 -26 24 -4Z', palette.wall) +
			path('M-4 -4V-38Q-22 -20 -20 -4Z', palette.wallShade),
		2,
	);
	paper.paint(group(boat, xy`translate(${centre + 60} 436)`));
}

function drawCanola(paper: Paper) {
	const { palette, width } = paper;
	// canola field
	ridge(paper, 486, 14, palette.gold, { depth: 3, wave: 300, rough: 0.15 });
	let content = '';
	for (let i = 0; i < width / 2.6; i++) {
		const y = 488 + paper.random() ** 1.4 * 120;
		content += circle(
			paper.upTo(width),
			y,
			2 + (y - 480) * 0.028,
			paper.pick([
				lighten(palette.gold, 0.35),
				lighten(palette.gold, 0.15),
				darken(palette.gold, 0.12),
				mix(palette.gold, palette.leaf[1], 0.4),
			]),
		);
	}
	paper.paint(content);
}

function drawBasaltWall(paper: Paper) {
	const { width, palette, centre } = paper;
	// basalt wall
	let wall = '';
	for (let r = 0; r < 3; r++)
		for (let x = -20 + (r % 2) * 18; x < width + 30; x += 35) {
			const k = mix('#4a4f55', palette.ink, paper.between(0.15, 0.5));
			if (Math.abs(x - centre - 180) < 40) continue;
			wall +=
				path(
					smoothShape(
						Array.from({ length: 7 }, (_, i): Point => {
							const a = (i / 7) * 6.28;
							return [
								x + Math.cos(a) * 19 * paper.between(0.88, 1.06),
								590 - r * 23 + Math.sin(a) * 13 * paper.between(0.88, 1.06),
							];
						}),
					),
					paper.tint(k, 0.12),
				) +
				circle(x - 5, 586 - r * 23, 2, '#20262c', 'opacity=".5"') +
				circle(x + 6, 592 - r * 23, 1.6, '#20262c', 'opacity=".5"');
		}
	paper.lay(wall, 3);
}

function drawStoneGrandfather(paper: Paper) {
	const { centre, palette } = paper;
	// dol hareubang
	const x = centre - (paper.isSquare ? 160 : 210),
		stone = mix('#6a6d6e', palette.ink, 0.12);
	paper.lay(
		path(
			xy`M${x - 52} 612C${x - 60} 540 ${x - 56} 500 ${x - 36} 490C${x - 44} 460 ${x - 40} 424 ${x - 32} 416
				C${x - 46} 410 ${x - 40} 398 ${x - 30} 400C${x - 28} 372 ${x + 28} 372 ${x + 30} 400
				C${x + 40} 398 ${x + 46} 410 ${x + 32} 416C${x + 40} 424 ${x + 44} 460 ${x + 36} 490
				C${x + 56} 500 ${x + 60} 540 ${x + 52} 612Z`,
			paper.tint(stone, 0.14),
		) +
			circle(x - 15, 436, 10, lighten(stone, 0.2)) +
			circle(x + 15, 436, 10, lighten(stone, 0.2)) +
			circle(x - 15, 437, 5.4, darken(stone, 0.5)) +
			circle(x + 15, 437, 5.4, darken(stone, 0.5)) +
			path(xy`M${x - 7} 444Q${x - 14} 466 ${x} 467Q${x + 14} 466 ${x + 7} 444Z`, lighten(stone, 0.16)) +
			line(xy`M${x - 12} 479Q${x} 484 ${x + 12} 479M${x - 32} 412Q${x} 422 ${x + 32} 412`, darken(stone, 0.45), 2.6) +
			line(
				xy`M${x - 46} 530Q${x - 10} 520 ${x + 10} 538M${x + 46} 558Q${x + 10} 552 ${x - 14} 566`,
				darken(stone, 0.4),
				3,
			) +
			repeat(16, () =>
				circle(
					x + paper.between(-34, 34),
					paper.between(500, 600),
					paper.between(1, 2.4),
					darken(stone, 0.4),
					'opacity=".5"',
				),
			),
		4,
	);
}

function drawTangerines(paper: Paper) {
	const { centre, palette } = paper;
	// tangerine tree
	const x = centre + (paper.isSquare ? 190 : 250);
	canopy(paper, {
		x,
		y: 500,
		rx: 84,
		ry: 62,
		colours: [palette.leaf[2], mix(palette.leaf[2], palette.leaf[1], 0.5), palette.leaf[1]],
		leaves: 0,
		depth: 3,
	});
	paper.lay(
		repeat(11, () => {
			const a = paper.upTo(6.28),
				q = Math.sqrt(paper.random());
			return circle(x + Math.cos(a) * 68 * q, 496 + Math.sin(a) * 46 * q, 9.5, paper.tint('#ef8a2f', 0.14));
		}),
		2,
	);
}

export function jeju(paper: Paper) {
	drawLandscape(paper);
	drawSea(paper);
	drawCanola(paper);
	drawBasaltWall(paper);
	drawStoneGrandfather(paper);
	drawTangerines(paper);
}
