import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { roundTree } from '../kit/trees.ts';

function spire(paper: Paper, x: number, y: number, w: number, h: number, colour: Colour) {
	const { palette } = paper;
	return (
		rect(x - w / 2, y - h, w, h, paper.tint(palette.wall, 0.06)) +
		path(xy`M${x - w * 0.7} ${y - h}L${x} ${y - h - w * 1.5}L${x + w * 0.7} ${y - h}Z`, paper.tint(colour, 0.1)) +
		hole(x - w * 0.14, y - h + 14, w * 0.28, 18, palette.glow, 4) +
		line(xy`M${x} ${y - h - w * 1.5}v-18`, palette.ink, 1.6) +
		path(xy`M${x} ${y - h - w * 1.5 - 18}l16 5l-16 6Z`, palette.gold)
	);
}

// carousel tents + bunting
function tent(paper: Paper, x: number, y: number, w: number, colour: Colour) {
	const { palette } = paper;
	let content = rect(
		x - w * 0.42,
		y - w * 0.42,
		w * 0.84,
		w * 0.42,
		paper.tint(mix(palette.glow, palette.wall, 0.5), 0.05),
	);
	for (let i = 0; i < 5; i++) content += rect(x - w * 0.4 + i * w * 0.2 - 2, y - w * 0.42, 4, w * 0.42, palette.gold);
	content += path(
		xy`M${x} ${y - w * 0.92}Q${x - w * 0.16} ${y - w * 0.6} ${x - w * 0.52} ${y - w * 0.44}H${x + w * 0.52}
			Q${x + w * 0.16} ${y - w * 0.6} ${x} ${y - w * 0.92}Z`,
		paper.tint(colour, 0.1),
	);
	for (let i = 0; i < 4; i++)
		content += path(
			xy`M${x} ${y - w * 0.92}
				Q${x - w * 0.14 + i * w * 0.09} ${y - w * 0.6} ${x - w * 0.42 + i * w * 0.26} ${y - w * 0.44}h${w * 0.12}
				Q${x - w * 0.08 + i * w * 0.08} ${y - w * 0.62} ${x} ${y - w * 0.92}Z`,
			lighten(palette.wall, 0.2),
			'opacity=".85"',
		);
	for (let i = 0; i < 8; i++)
		content += path(
			xy`M${x - w * 0.52 + i * w * 0.13} ${y - w * 0.45}h${w * 0.13}q${-w * 0.065} ${w * 0.11} ${-w * 0.13} 0Z`,
			i % 2 ? colour : palette.gold,
		);
	return content + circle(x, y - w * 0.94, 5, palette.gold);
}

function drawLandscape(paper: Paper) {
	const { palette, width } = paper;
	sky(paper, { sun: [0.17, 0.2, 44], cloudY: 100 });
	ridge(paper, 420, 70, palette.ridges[0], { depth: 1 });
	ridge(paper, 456, 40, palette.ridges[1], { depth: 1 });
	let trees = '';
	for (let x = 0; x < width; x += 30)
		trees += roundTree(paper, x, 490, paper.between(0.4, 0.7), paper.pick(palette.leaf), palette.wood);
	paper.lay(trees, 1);
}

function drawCastle(paper: Paper) {
	const { centre, palette } = paper;
	// castle
	const x = centre + (paper.isSquare ? 205 : 268);
	paper.lay(
		spire(paper, x - 62, 520, 36, 120, palette.blue) +
			spire(paper, x + 62, 520, 36, 130, palette.blue) +
			spire(paper, x, 520, 54, 168, palette.red) +
			rect(x - 66, 440, 132, 84, paper.tint(lighten(palette.wallShade, 0.25), 0.05)) +
			repeat(6, (i) => rect(x - 66 + i * 23, 430, 14, 12, lighten(palette.wallShade, 0.25))) +
			path(xy`M${x - 18} 524V488Q${x} 462 ${x + 18} 488V524Z`, palette.wood),
		2,
	);
}

function drawWheel(paper: Paper, x: number, y: number, r: number, n: number) {
	const { palette } = paper;
	let content = '';
	paper.lay(
		line(xy`M${x} ${y}L${x - 92} 548M${x} ${y}L${x + 92} 548`, lighten(palette.wallShade, 0.1), 13) +
			line(xy`M${x - 58} 452H${x + 58}`, lighten(palette.wallShade, 0.1), 8),
		2,
	);
	content +=
		circle(x, y, r, 'none', `stroke="${palette.wall}" stroke-width="8"`) +
		circle(x, y, r - 26, 'none', `stroke="${palette.wall}" stroke-width="4"`);
	for (let i = 0; i < n; i++) {
		const a = (i / n) * 6.283 + 0.1;
		content +=
			line(xy`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`, palette.wall, 2.6) +
			line(
				xy`M${x + Math.cos(a) * (r - 26)} ${y + Math.sin(a) * (r - 26)}
					L${x + Math.cos(a + 0.22) * r} ${y + Math.sin(a + 0.22) * r}
					L${x + Math.cos(a + 0.449) * (r - 26)} ${y + Math.sin(a + 0.449) * (r - 26)}`,
				palette.wall,
				2,
			);
	}
	content += circle(x, y, 26, paper.tint(palette.red, 0.1)) + circle(x, y, 14, palette.gold);
	paper.lay(content, 3);
}

function drawGondolas(paper: Paper, n: number, x: number, r: number, y: number, colours: readonly Colour[]) {
	const { palette } = paper;
	let content = '';
	for (let i = 0; i < n; i++) {
		const a = (i / n) * 6.283 + 0.1,
			gx = x + Math.cos(a) * r,
			gy = y + Math.sin(a) * r;
		content +=
			line(xy`M${gx} ${gy}v10`, palette.ink, 2) +
			path(xy`M${gx - 17} ${gy + 22}Q${gx} ${gy + 2} ${gx + 17} ${gy + 22}Z`, paper.tint(cycle(colours, i), 0.1)) +
			path(
				xy`M${gx - 15} ${gy + 22}H${gx + 15}V${gy + 34}Q${gx} ${gy + 46} ${gx - 15} ${gy + 34}Z`,
				paper.tint(darken(cycle(colours, i), 0.12), 0.08),
			) +
			rect(gx - 11, gy + 22, 22, 8, lighten(palette.glow, 0.3), 2);
	}
	paper.lay(content, 3);
}

function drawTents(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(tent(paper, centre - (paper.isSquare ? 200 : 268), 560, 156, palette.green), 3);
	paper.lay(tent(paper, centre + 110, 566, 132, palette.red), 3);
	if (paper.isWide) {
		paper.lay(
			tent(paper, centre - 520, 566, 150, palette.blue) +
				tent(paper, centre + 520, 566, 160, palette.green) +
				tent(paper, centre - 760, 566, 140, palette.red),
			3,
		);
	}
}

function drawBunting(paper: Paper, colours: readonly Colour[]) {
	const { palette, width } = paper;
	ridge(paper, 566, 6, palette.ridges[3], { depth: 3, wave: 300 });
	let flags = '';
	const span = 120;
	for (let x = -40; x < width + 40; x += span) {
		flags += line(xy`M${x} 74Q${x + span / 2} 118 ${x + span} 74`, palette.ink, 1.4, 'opacity=".5"');
		for (let i = 1; i < 5; i++) {
			const t2 = i / 5,
				bx = x + span * t2,
				by = 74 + 88 * t2 * (1 - t2);
			flags += path(xy`M${bx - 9} ${by}h18l-9 17Z`, paper.tint(cycle(colours, i + Math.floor(x / span) + 8), 0.08));
		}
	}
	paper.lay(flags, 2);
	paper.lay(
		repeat(7, (i) =>
			person(paper, 40 + (i * width) / 7 + paper.upTo(30), 600, paper.between(0.62, 0.8), paper.pick(colours)),
		),
		3,
	);
}

export function ferris(paper: Paper) {
	const { centre, palette } = paper;
	drawLandscape(paper);
	drawCastle(paper);
	const x = centre - 66,
		y = 286,
		r = 186,
		n = 14;
	drawWheel(paper, x, y, r, n);
	const colours = [
		palette.red,
		palette.gold,
		palette.green,
		palette.blue,
		palette.bloom[1],
		lighten(palette.green, 0.3),
		palette.bloom[0],
	];
	drawGondolas(paper, n, x, r, y, colours);
	drawTents(paper);
	drawBunting(paper, colours);
}
