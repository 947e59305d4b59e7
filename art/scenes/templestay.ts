import { darken, mix } from '../kit/colour.ts';
import { hall } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud, sky } from '../kit/sky.ts';
import { circle, ellipse, group, line, path, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves, pine } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { centre, palette, width } = paper;
	sky(paper, { sun: null, clouds: 0 });
	const sunY = 260;
	paper.lay(circle(centre, sunY, 224, mix(palette.sky[1], palette.halo, 0.55)), 1);
	paper.lay(circle(centre, sunY, 176, mix(palette.sky[1], palette.halo, 0.9)), 1);
	paper.lay(circle(centre, sunY, 128, paper.tint(palette.sun, 0.06)), 2);
	cloud(paper, centre - 260, 150, 0.8);
	cloud(paper, centre + 270, 200, 0.9);
	ridge(paper, 400, 90, palette.ridges[0], {
		depth: 1,
		bumps: [
			{ x: centre - 280, height: 110, width: 110 },
			{ x: centre + 290, height: 130, width: 110 },
		],
	});
	ridge(paper, 430, 60, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 360, height: 70, width: 100 },
			{ x: centre + 160, height: 40, width: 90 },
		],
	});
	cloud(paper, centre - 150, 408, 0.74, 2);
	cloud(paper, centre + 210, 424, 0.8, 2);
	ridge(paper, 466, 40, palette.ridges[2], { depth: 2 });
	let trees = '';
	for (let x = -10; x < width; x += 40)
		if (Math.abs(x - centre) > 150)
			trees += pine(paper, x, 494, paper.between(0.42, 0.7), [palette.leaf[2], palette.leaf[1]], palette.wood);
	paper.lay(trees, 2);
	if (!paper.isSquare) {
		hall(paper, centre - 300, 520, 230, { body: 46, roofHeight: 56, plinth: 14, depth: 2 });
	}
}

function drawSitter(paper: Paper) {
	const { palette, centre } = paper;
	ridge(paper, 516, 10, palette.ridges[3], { depth: 2 });
	paper.lay(
		path(
			xy`M${centre - 220} 640C${centre - 214} 570 ${centre - 150} 540 ${centre - 60} 540H${centre + 80}
				C${centre + 160} 544 ${centre + 214} 580 ${centre + 224} 640Z`,
			paper.tint(mix('#a9aba2', palette.ridges[2], 0.3), 0.14),
		),
		3,
	);
	const robe = mix('#8f968f', palette.wallShade, 0.25);
	paper.lay(
		path(
			xy`M${centre - 124} 552C${centre - 130} 520 ${centre - 84} 508 ${centre - 56} 494
				C${centre - 66} 440 ${centre - 60} 402 ${centre - 26} 388H${centre + 26}
				C${centre + 60} 402 ${centre + 66} 440 ${centre + 56} 494
				C${centre + 84} 508 ${centre + 130} 520 ${centre + 124} 552
				C${centre + 60} 568 ${centre - 60} 568 ${centre - 124} 552Z`,
			paper.tint(robe, 0.1),
		) +
			line(
				xy`M${centre - 40} 420C${centre - 52} 460 ${centre - 46} 490 ${centre - 14} 506M${centre + 40} 420
					C${centre + 52} 460 ${centre + 46} 490 ${centre + 14} 506M${centre - 90} 540
					C${centre - 40} 528 ${centre + 40} 528 ${centre + 90} 540`,
				darken(robe, 0.3),
				3,
				'opacity=".7"',
			) +
			path(
				xy`M${centre - 22} 388L${centre} 428L${centre + 22} 388L${centre + 10} 382H${centre - 10}Z`,
				paper.tint(palette.red, 0.1),
			) +
			ellipse(centre, 512, 26, 10, '#f0cda8'),
		4,
	);
	paper.lay(
		circle(centre, 350, 37, paper.tint('#f3d3b0', 0.06)) +
			path(
				xy`M${centre - 38} 346C${centre - 40} 300 ${centre + 40} 300 ${centre + 38} 346
					C${centre + 30} 328 ${centre - 30} 328 ${centre - 38} 346Z`,
				paper.tint(mix(palette.ink, '#555555', 0.2), 0.1),
			) +
			line(xy`M${centre - 20} 354q7 6 14 0M${centre + 6} 354q7 6 14 0M${centre - 6} 370q6 4 12 0`, palette.ink, 2.6),
		3,
	);
	paper.lay(
		repeat(13, (i) => {
			const a = 3.14 * (0.12 + (0.76 * i) / 12);
			return circle(centre + Math.cos(a) * 32, 398 + Math.sin(a) * 60, 5, paper.tint(palette.wood, 0.14));
		}),
		1,
	);
	paper.lay(
		group(
			[-70, -35, 0, 35, 70]
				.map((a, i) =>
					path(
						'M0 0C-18 -16 -16 -46 0 -60C16 -46 18 -16 0 0Z',
						paper.tint(i % 2 ? palette.bloom[0] : palette.bloom[1], 0.08),
						`transform="rotate(${a})"`,
					),
				)
				.join('') + path('M-46 2Q0 20 46 2Q0 -10 -46 2Z', palette.leaf[1]),
			xy`translate(${centre + 168} 574) scale(.8)`,
		),
		3,
	);
	cornerLeaves(paper, palette.leaf[2], 0.8);
}

export function templestay(paper: Paper) {
	drawLandscape(paper);
	drawSitter(paper);
}
