import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { hall, hanokHouse } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud } from '../kit/sky.ts';
import { ellipse, line, path, rect, xy } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

// parks and palace grounds: raised green sheets
function sheet(paper: Paper, d: string, colour: Colour, depth = 2) {
	return paper.lay(path(d, paper.tint(colour, 0.06)) + line(d, lighten(colour, 0.4), 1.4, 'opacity=".6"'), depth);
}

// subway ribbons
function subway(paper: Paper, d: string, colour: Colour) {
	return paper.lay(line(d, colour, 8.5) + line(d, lighten(colour, 0.35), 1.6, 'opacity=".6"'), 3);
}

function drawBlocks(paper: Paper, base: Colour) {
	const { width, palette } = paper;
	// blocks: a quiet scatter of roofs seen from above
	let content = '';
	for (let y = 100; y < 600; y += 20)
		for (let x = -6 + ((y / 20) % 2) * 9; x < width; x += 26)
			content += rect(
				x + paper.between(-3, 3),
				y + paper.between(-3, 3),
				paper.between(10, 19),
				paper.between(7, 13),
				paper.pick([lighten(base, 0.4), darken(base, 0.07), mix(base, palette.ridges[1], 0.25)]),
				2,
				'opacity=".6"',
			);
	paper.paint(content);
	ridge(paper, 96, 40, palette.ridges[0], {
		depth: 1,
		to: 118,
		bumps: [
			{ x: 150, height: 70, width: 90 },
			{ x: 640, height: 26, width: 120 },
		],
	});
	ridge(paper, 112, 26, palette.ridges[1], {
		depth: 1,
		to: 128,
		bumps: [
			{ x: 330, height: 22, width: 100 },
			{ x: 820, height: 40, width: 110 },
		],
	});
}

function drawParks(paper: Paper, park: Colour) {
	const { palette } = paper;
	sheet(paper, 'M38 84Q40 76 50 76H216Q226 76 226 86V212Q226 220 216 220H48Q38 220 38 210Z', park);
	sheet(
		paper,
		'M640 84C660 56 790 52 812 82C824 120 820 190 806 212Q800 220 786 220H664Q650 220 648 208C640 170 632 120 640 84Z',
		park,
	);
	sheet(paper, 'M792 262C830 244 920 250 960 262V420C920 430 830 430 800 416C784 380 780 300 792 262Z', park);
	sheet(paper, 'M560 414Q562 408 570 408H606Q614 408 614 416V440H560Z', mix(park, palette.wallShade, 0.3), 1);
}

function drawStreets(paper: Paper, street: Colour) {
	const { palette } = paper;
	// streets: cut paper ribbons
	const road = (d: string, w: number) => paper.lay(line(d, street, w), 1);
	road(
		xy`M254 122C250 160 244 200 240 236M461 122C456 160 450 200 448 236M345 236C338 310 306 400 300 452V640M438 250
			C470 310 540 400 588 452M486 236C500 330 560 520 600 640M725 224C722 300 700 380 690 452V640`,
		11,
	);
	road('M-30 236H180C300 236 560 238 725 226C800 222 880 214 960 210M-30 452H960M134 236V640', 19);
	// Cheonggyecheon
	paper.lay(line('M130 530C220 546 330 520 430 532S640 520 760 534S900 524 970 530', palette.water[1], 19), 2);
	paper.paint(
		line(
			'M140 531C220 546 330 521 430 532S640 521 760 534S900 525 970 530',
			lighten(palette.water[0], 0.5),
			2.4,
			'opacity=".8" stroke-dasharray="14 18"',
		),
	);
	paper.lay(
		[292, 590, 682, 470]
			.map((x) => rect(x, 518, 16, 28, paper.tint(lighten(palette.wallShade, 0.2), 0.06), 2))
			.join(''),
		1,
	);
	subway(paper, 'M-30 386C30 388 70 396 126 398C236 402 300 506 400 506S590 424 690 428S860 470 980 470', '#8a55a8');
	subway(paper, 'M150 640C156 560 176 470 262 458C282 455 290 456 300 456H980', '#2b5f9e');
	subway(
		paper,
		'M-30 262C40 262 84 246 140 244H420C520 244 560 300 620 372C650 408 672 420 690 444L716 640',
		'#de7524',
	);
}

function drawParkTrees(paper: Paper) {
	const { palette } = paper;
	// trees in the parks
	let content = '';
	for (const [x0, x1, y0, y1, n] of [
		[48, 90, 110, 210, 9],
		[182, 220, 110, 210, 9],
		[650, 806, 84, 140, 20],
		[650, 690, 150, 212, 6],
		[772, 804, 150, 212, 6],
		[806, 940, 268, 306, 12],
		[806, 828, 310, 414, 6],
		[908, 944, 310, 414, 7],
	] as const)
		for (let i = 0; i < n; i++)
			content += roundTree(
				paper,
				paper.between(x0, x1),
				paper.between(y0, y1),
				paper.between(0.15, 0.26),
				paper.pick(palette.leaf),
				palette.wood,
			);
	paper.lay(content, 2);
}

function drawLandmarks(paper: Paper) {
	const { palette } = paper;
	// landmarks
	hall(paper, 135, 186, 118, { tiers: 2, body: 22, roofHeight: 24, plinth: 9, depth: 3 });
	hall(paper, 134, 232, 72, { body: 15, roofHeight: 17, plinth: 10, depth: 3, bays: 3 });
	hall(paper, 730, 202, 106, { tiers: 2, body: 19, roofHeight: 20, plinth: 8, depth: 3 });
	hall(paper, 868, 372, 128, { body: 20, roofHeight: 22, plinth: 8, depth: 3, bays: 9 });
	hall(paper, 296, 348, 78, { body: 19, roofHeight: 22, plinth: 7, depth: 3, bays: 3 });
	paper.lay(roundTree(paper, 344, 356, 0.5, palette.leaf[1], palette.wood), 3);
	for (const [x, y, w] of [
		[396, 112, 52],
		[424, 140, 56],
		[520, 118, 54],
		[558, 140, 50],
		[500, 160, 58],
		[392, 176, 54],
		[546, 182, 52],
		[580, 108, 44],
	] as const)
		hanokHouse(paper, x, y, w, 2);
	for (const [x, y, w] of [
		[640, 318, 46],
		[676, 306, 44],
		[652, 350, 48],
		[612, 346, 42],
	] as const)
		hanokHouse(paper, x, y, w, 2);
	for (const [x, y] of [
		[396, 338],
		[474, 296],
		[452, 366],
		[512, 350],
		[486, 410],
		[548, 400],
	] as const)
		hanokHouse(paper, x, y, 38, 2);
	const px = 588;
	let content = rect(px - 9, 430, 18, 6, lighten(palette.wallShade, 0.2)),
		yy = 430;
	for (let i = 0; i < 4; i++) {
		const w = 15 - i * 2.6;
		content +=
			rect(px - w * 0.34, yy - 6, w * 0.68, 6, lighten(palette.wallShade, 0.3)) +
			path(
				xy`M${px - w * 0.7} ${yy - 6}L${px + w * 0.7} ${yy - 6}L${px + w * 0.4} ${yy - 9}H${px - w * 0.4}Z`,
				paper.tint(palette.wallShade, 0.1),
			);
		yy -= 9;
	}
	paper.lay(content, 2);
	// Maru
	paper.lay(ellipse(590, 226, 46, 12, paper.tint(palette.gold, 0.06), 'opacity=".9"'), 1);
	hanokHouse(paper, 590, 228, 72, 4, true);
	cloud(paper, 330, 60, 0.5);
	cloud(paper, 880, 92, 0.56);
	cloud(paper, 60, 52, 0.46);
}

export function jongno(paper: Paper) {
	const { palette, width } = paper;
	const base = mix(palette.wallShade, palette.wall, 0.35),
		street = lighten(palette.wall, 0.55),
		park = mix(palette.leaf[0], palette.wallShade, 0.35);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(base, 0.03)));
	drawBlocks(paper, base);
	drawParks(paper, park);
	drawStreets(paper, street);
	drawParkTrees(paper);
	drawLandmarks(paper);
}
