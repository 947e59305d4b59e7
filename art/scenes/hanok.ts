import { seoulTower } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { hanokHouse } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { ellipse, line, path, repeat, xy } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

function drawLandscape(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.3, 0.22, 50], cloudY: 120 });
	ridge(paper, 280, 50, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 150, height: 80, width: 150 }] });
	paper.lay(seoulTower(paper, centre + 150, 206, 0.55, palette.ridges[1]), 1);
	ridge(paper, 310, 50, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 220, height: 50, width: 120 }] });
}

function drawVillage(paper: Paper) {
	const { width, palette, centre } = paper;
	const rows = [
		[322, 120],
		[366, 152],
		[424, 196],
	] as const;
	rows.forEach(([y, w], r) => {
		let trees = '';
		for (let x = paper.upTo(40); x < width; x += w * 0.9)
			trees += roundTree(paper, x, y - 8, 0.3 + r * 0.12, paper.pick(palette.leaf), palette.wood);
		paper.lay(trees, 1);
		const offset = r % 2 ? w * 0.5 : 0;
		for (let i = -9; i <= 9; i++) {
			const X = centre + offset + i * w * 1.02 + paper.between(-8, 8);
			if (X < -w || X > width + w) continue;
			hanokHouse(paper, X, y + paper.between(-6, 10), w * paper.between(0.94, 1.06), 2);
		}
	});
}

function drawAlley(paper: Paper) {
	const { centre, palette } = paper;
	// alley: two big houses with a stair between
	paper.lay(
		path(
			xy`M${centre - 30} 420H${centre + 30}L${centre + 108} 620H${centre - 108}Z`,
			paper.tint(lighten(palette.wallShade, 0.3), 0.05),
		) +
			repeat(8, (i) =>
				line(
					xy`M${centre - 32 - i * 9.2} ${426 + i * 24}H${centre + 32 + i * 9.2}`,
					darken(palette.wallShade, 0.25),
					1.6,
					'opacity=".6"',
				),
			),
		2,
	);
	for (const side of [-1, 1])
		for (let k = paper.isWide ? 2 : 0; k >= 0; k--)
			hanokHouse(paper, centre + side * (262 + k * 330), 560 + k * 6, 340, 4);
	ridge(paper, 574, 4, palette.ridges[3], { depth: 3, wave: 500, rough: 0.1 });
	paper.lay(
		path(
			xy`M${centre - 82} 566H${centre + 82}L${centre + 118} 620H${centre - 118}Z`,
			paper.tint(lighten(palette.wallShade, 0.36), 0.04),
		),
		2,
	);
	paper.lay(
		person(paper, centre - 8, 560, 0.62, palette.bloom[0]) + person(paper, centre + 20, 566, 0.62, palette.blue),
		2,
	);
	paper.lay(roundTree(paper, centre + 122, 590, 1.0, palette.bloom[1], palette.wood), 3);
	paper.lay(
		repeat(6, (i) =>
			ellipse(
				centre - 150 + i * 15 - 30,
				566,
				11,
				13 + (i % 2) * 4,
				paper.tint(mix(palette.wood, palette.ink, 0.25), 0.12),
			),
		),
		3,
	);
}

export function hanok(paper: Paper) {
	drawLandscape(paper);
	drawVillage(paper);
	drawAlley(paper);
}
