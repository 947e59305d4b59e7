import { seoulTower } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/lantern.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { ellipse, group, line, path, xy } from '../kit/svg.ts';
import { canopy, petals } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.5, 0.34, 54], cloudY: 90 });
	ridge(paper, 400, 60, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 120, height: 50, width: 130 }] });
	paper.lay(seoulTower(paper, centre + 118, 318, 0.5, palette.ridges[1]), 1);
	ridge(paper, 420, 36, palette.ridges[1], { depth: 1 });
	ridge(paper, 436, 14, palette.ridges[2], { depth: 1 });
	paper.lay(
		path(xy`M-20 440H${width + 20}V620H-20Z`, paper.tint(mix(palette.leaf[1], palette.wallShade, 0.25), 0.06)),
		1,
	);
	paper.lay(
		path(
			xy`M${centre - 13} 436H${centre + 13}C${centre + 40} 500 ${centre + 150} 560 ${centre + 270} 620
				H${centre - 270}C${centre - 150} 560 ${centre - 40} 500 ${centre - 13} 436Z`,
			paper.tint(lighten(palette.wallShade, 0.4), 0.05),
		),
		1,
	);
	paper.paint(line(xy`M${centre} 445V620`, lighten(palette.gold, 0.2), 3, 'stroke-dasharray="6 14" opacity=".0"'));
	let fallen = '';
	for (let i = 0; i < 120; i++) {
		const y = 450 + paper.random() * 150,
			hw = 14 + (y - 436) * 1.4;
		fallen += ellipse(
			centre + paper.between(-hw, hw) * 1.3,
			y,
			2 + (y - 430) * 0.022,
			1 + (y - 430) * 0.01,
			paper.pick(palette.bloom),
			'opacity=".9"',
		);
	}
	paper.paint(fallen);
}

function drawAvenue(paper: Paper) {
	const { centre, palette, width } = paper;
	for (let k = 0; k < 5; k++) {
		const t = k / 4,
			spread = 46 + t ** 1.5 * (paper.isSquare ? 250 : 330),
			base = 442 + t ** 1.6 * 158,
			scale = 0.34 + t * 1.0;
		for (const side of [-1, 1]) {
			const x = centre + side * spread;
			paper.lay(
				group(
					line(
						'M0 0C-5 -50 4 -90 -2 -150M-1 -100C-20 -130 -40 -140 -56 -156M0 -116C20 -140 36 -146 52 -168',
						darken(palette.wood, 0.34),
						15,
					),
					xy`translate(${x} ${base}) scale(${side * scale} ${scale})`,
				),
				k > 2 ? 3 : 2,
			);
			canopy(paper, {
				x: x - side * 26 * scale,
				y: base - 205 * scale,
				rx: 132 * scale,
				ry: 92 * scale,
				colours: [palette.bloom[1], mix(palette.bloom[1], palette.bloom[0], 0.6), palette.bloom[0], palette.bloom[2]],
				leaves: 16 + k * 12,
				depth: k > 2 ? 3 : 2,
			});
		}
		if (k === 1)
			paper.lay(
				person(paper, centre - 6, 480, 0.42, palette.blue) + person(paper, centre + 10, 481, 0.42, palette.red),
				1,
			);
		if (k === 2)
			paper.lay(
				group(
					line('M0 0V-120', palette.ink, 4) + lantern(paper, 0, -92, 14, palette.wall),
					xy`translate(${centre + 74} 506) scale(.8)`,
				),
				2,
			);
	}
	if (paper.isWide)
		for (const x of [centre - 640, centre + 620, centre - 900]) {
			if (x > -120 && x < width + 120)
				canopy(paper, {
					x,
					y: 400,
					rx: 150,
					ry: 100,
					colours: [palette.bloom[1], palette.bloom[0], palette.bloom[2]],
					leaves: 40,
				});
		}
	petals(paper, 44, [...palette.bloom, palette.bloom[0]], 120, 590);
}

export function blossom(paper: Paper) {
	drawLandscape(paper);
	drawAvenue(paper);
}
