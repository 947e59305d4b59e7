import { darken, lighten, mix } from '../kit/colour.ts';
import { hall } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, line, oneDecimal, path, rect, repeat, xy } from '../kit/svg.ts';
import { canopy, cornerLeaves, petals, roundTree } from '../kit/trees.ts';

// maples stand whole inside the frame at every ratio: crown, fork and foot
function maple(paper: Paper, x: number, y: number, rx: number, ry: number, foot: number) {
	const { palette } = paper;
	paper.lay(
		line(
			xy`M${x} ${foot}C${x - 6} ${foot - 60} ${x + 8} ${foot - 110} ${x} ${y}M${x} ${y + ry * 0.95}
				L${x + rx * 0.42} ${y + ry * 0.3}M${x} ${y + ry * 1.1}L${x - rx * 0.42} ${y + ry * 0.4}`,
			darken(palette.wood, 0.4),
			11,
		),
		3,
	);
	canopy(paper, {
		x,
		y,
		rx,
		ry,
		colours: [palette.leaf[2], palette.leaf[1], mix(palette.leaf[1], palette.leaf[0], 0.5)],
		leaves: 50,
		depth: 3,
	});
}

function drawLandscape(paper: Paper, hallX: number, hallWidth: number) {
	const { palette, centre, width } = paper;
	sky(paper, { sun: [0.28, 0.23, 54], cloudY: 100 });
	ridge(paper, 370, 80, palette.ridges[0], {
		depth: 1,
		bumps: [
			{ x: centre + 180, height: 150, width: 150 },
			{ x: centre - 210, height: 70, width: 140 },
		],
	});
	ridge(paper, 410, 70, palette.ridges[1], { depth: 1, bumps: [{ x: centre - 320, height: 110, width: 140 }] });
	let trees = '';
	for (let x = -10; x < width; x += 24)
		trees += roundTree(
			paper,
			x,
			436 + paper.between(-10, 12),
			paper.between(0.44, 0.74),
			paper.pick(palette.leaf),
			palette.wood,
		);
	paper.lay(trees, 1);
	ridge(paper, 452, 26, palette.ridges[2], { depth: 2 });
	trees = '';
	for (let X = 0; X < width; X += 38)
		if (Math.abs(X - hallX) > hallWidth * 0.5)
			trees += roundTree(
				paper,
				X,
				480 + paper.between(-8, 8),
				paper.between(0.6, 0.86),
				paper.pick(palette.leaf),
				palette.wood,
			);
	paper.lay(trees, 2);
}

function drawHalls(paper: Paper, hallX: number, hallWidth: number) {
	const { centre, palette } = paper;
	if (paper.isSquare) maple(paper, hallX + 176, 372, 78, 84, 560);
	else {
		maple(paper, centre + 300, 352, 96, 96, 566);
		if (paper.isWide) {
			maple(paper, centre + 520, 330, 120, 112, 580);
			maple(paper, centre - 560, 340, 124, 116, 590);
			maple(paper, centre - 800, 372, 96, 92, 570);
		}
	}
	hall(paper, hallX, 500, hallWidth, { body: 76, roofHeight: 92, plinth: 30, depth: 3 });
	ridge(paper, 512, 6, mix(palette.ridges[1], palette.wallShade, 0.6), { depth: 2, wave: 300 });
	paper.lay(
		repeat(6, (i) =>
			rect(
				hallX - 46 - i * 7,
				506 + i * 16,
				92 + i * 14,
				17,
				paper.tint(lighten(palette.wallShade, 0.28 - i * 0.03), 0.05),
			),
		),
		2,
	);
	if (paper.isSquare) maple(paper, 92, 330, 82, 92, 584);
	else maple(paper, centre - 316, 326, 78 + (paper.isWide ? 20 : 0), 100, 590);
}

function drawPagoda(paper: Paper) {
	const { centre, palette } = paper;
	const x = centre - (paper.isSquare ? 138 : 196),
		scale = paper.isSquare ? 0.8 : 1,
		stone = lighten(palette.wallShade, 0.12);
	let content =
			rect(-48, -2, 96, 26, paper.tint(stone, 0.08)) + rect(-58, 20, 116, 16, paper.tint(darken(stone, 0.08), 0.08)),
		y = -2;
	for (let i = 0; i < 3; i++) {
		const w = 70 - i * 14,
			storey = 34 - i * 7;
		content +=
			rect(-w * 0.42, y - storey, w * 0.84, storey, paper.tint(stone, 0.08)) +
			rect(-w * 0.36, y - storey + 4, w * 0.72, storey - 8, darken(stone, 0.07), 0, 'opacity=".5"') +
			path(
				xy`M${-w * 0.82} ${y - storey - 10}Q0 ${y - storey + 3} ${w * 0.82} ${y - storey - 10}
					L${w * 0.44} ${y - storey - 20}H${-w * 0.44}Z`,
				paper.tint(lighten(stone, 0.14), 0.08),
			);
		y -= storey + 18;
	}
	content +=
		rect(-2, y - 30, 4, 32, darken(stone, 0.2)) +
		circle(0, y - 6, 7, paper.tint(stone)) +
		circle(0, y - 20, 5, paper.tint(stone));
	paper.lay(group(content, `translate(${oneDecimal(x)} 552) scale(${scale})`), 3);
	petals(paper, paper.isSquare ? 26 : 40, palette.leaf, 400, 600);
	cornerLeaves(paper, palette.leaf[2], 0.5);
}

export function temple(paper: Paper) {
	const { centre } = paper;
	const hallX = centre + (paper.isSquare ? 34 : 36),
		hallWidth = paper.isSquare ? 330 : 400;
	drawLandscape(paper, hallX, hallWidth);
	drawHalls(paper, hallX, hallWidth);
	drawPagoda(paper);
}
