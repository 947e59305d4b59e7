import { darken, lighten } from '../kit/colour.ts';
import { hall } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { line, path, xy } from '../kit/svg.ts';
import { pine, roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.78, 0.24, 56] });
	ridge(paper, 400, 60, palette.ridges[0], {
		depth: 1,
		bumps: [
			{ x: centre - 60, height: 190, width: 130 },
			{ x: centre + 220, height: 90, width: 150 },
		],
	});
	ridge(paper, 430, 50, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 330, height: 90, width: 130 },
			{ x: centre + 380, height: 70, width: 110 },
		],
	});
	ridge(paper, 455, 34, palette.ridges[2], {});
	let trees = '';
	for (let x = 20; x < width; x += 46)
		if (Math.abs(x - centre) > 170)
			trees += roundTree(
				paper,
				x + paper.between(-12, 12),
				474,
				paper.between(0.5, 0.8),
				paper.pick(palette.leaf),
				palette.wood,
			);
	paper.lay(trees, 2);
}

function drawHalls(paper: Paper) {
	const { width, centre } = paper;
	// side galleries run the full width
	for (const side of [-1, 1])
		for (let k = 0; k < Math.ceil(width / 420) + 1; k++) {
			const x = centre + side * (355 + k * 330);
			if (x < -220 || x > width + 220) continue;
			hall(paper, x, 506, 300, { body: 44, roofHeight: 40, plinth: 10, bays: 7, depth: 2 });
		}
	hall(paper, centre, 520, paper.isSquare ? 430 : 480, { tiers: 2, body: 82, roofHeight: 84, plinth: 34, depth: 3 });
}

function drawCourtyard(paper: Paper) {
	const { palette, width, centre } = paper;
	// courtyard
	ridge(paper, 530, 3, lighten(palette.wallShade, 0.18), { depth: 2, wave: 500, rough: 0.1 });
	let slabs = '';
	for (let i = 0; i < 4; i++)
		slabs += line(
			xy`M-20 ${545 + i * i * 6 + i * 6}H${width + 20}`,
			darken(palette.wallShade, 0.2),
			1.3,
			'opacity=".5"',
		);
	for (let i = -14; i <= 14; i++)
		slabs += line(
			xy`M${centre + i * 40} 533L${centre + i * 92} 620`,
			darken(palette.wallShade, 0.2),
			1.3,
			'opacity=".45"',
		);
	paper.paint(slabs);
	paper.lay(
		path(
			xy`M${centre - 46} 532H${centre + 46}L${centre + 96} 620H${centre - 96}Z`,
			paper.tint(lighten(palette.wallShade, 0.45), 0.04),
		),
		1,
	);
	paper.lay(
		person(paper, centre - 120, 578, 0.58, palette.bloom[0]) +
			person(paper, centre - 92, 580, 0.58, palette.blue) +
			person(paper, centre + 150, 566, 0.5, palette.gold),
		1,
	);
	paper.lay(
		pine(
			paper,
			paper.isWide ? centre - 420 : paper.isSquare ? 4 : 46,
			622,
			1.5,
			[palette.leaf[2], darken(palette.leaf[2], 0.12)],
			darken(palette.wood, 0.3),
		),
		4,
	);
	paper.lay(
		pine(
			paper,
			paper.isWide ? centre + 470 : paper.isSquare ? width + 6 : width - 34,
			640,
			1.3,
			[darken(palette.leaf[2], 0.1), palette.leaf[2]],
			darken(palette.wood, 0.3),
		),
		4,
	);
}

export function palace(paper: Paper) {
	drawLandscape(paper);
	drawHalls(paper);
	drawCourtyard(paper);
}
