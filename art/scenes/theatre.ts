import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud } from '../kit/sky.ts';
import { circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

function fan(paper: Paper, x: number, y: number, r: number, colour: Colour) {
	const { palette } = paper;
	let content = '';
	for (let i = 0; i < 9; i++) {
		const a = ((-80 + i * 20) * Math.PI) / 180,
			b = ((-60 + i * 20) * Math.PI) / 180;
		content += path(
			xy`M0 0L${Math.sin(a) * 84} ${-Math.cos(a) * 84}
				Q${Math.sin((a + b) / 2) * 96} ${-Math.cos((a + b) / 2) * 96} ${Math.sin(b) * 84} ${-Math.cos(b) * 84}Z`,
			i % 2 ? paper.tint(colour, 0.08) : paper.tint(lighten(colour, 0.26), 0.08),
		);
	}
	return group(content + circle(0, 0, 6, palette.wood), xy`translate(${x} ${y}) rotate(${r})`);
}

function drawStage(paper: Paper) {
	const { centre, palette } = paper;
	// stage opening
	paper.lay(
		rect(
			centre - 330 - (paper.isWide ? 260 : 0),
			60,
			660 + (paper.isWide ? 520 : 0),
			470,
			paper.tint(palette.sky[1], 0.05),
		),
		1,
	);
	paper.lay(circle(centre, 270, 190, paper.tint(palette.halo, 0.04)), 1);
	paper.lay(circle(centre, 270, 138, paper.tint(palette.sun, 0.06)), 2);
	ridge(paper, 430, 60, palette.ridges[1], {
		depth: 1,
		bumps: [
			{ x: centre - 190, height: 110, width: 100 },
			{ x: centre + 180, height: 140, width: 90 },
		],
	});
	ridge(paper, 460, 40, palette.ridges[2], { depth: 2, bumps: [{ x: centre + 60, height: 40, width: 90 }] });
	cloud(paper, centre - 170, 170, 0.7, 2);
	cloud(paper, centre + 190, 210, 0.6, 2);
}

function drawDancer(paper: Paper) {
	const { palette, centre } = paper;
	// dancer: hanbok skirt + two fans
	const skirt = palette.bloom[1];
	paper.lay(
		path(
			xy`M${centre - 12} 352C${centre - 40} 400 ${centre - 112} 450 ${centre - 124} 506
				Q${centre} 540 ${centre + 124} 506C${centre + 112} 450 ${centre + 40} 400 ${centre + 12} 352Z`,
			paper.tint(skirt, 0.1),
		) +
			repeat(7, (i) =>
				line(
					xy`M${centre - 9 + i * 3} 362
						Q${centre - 40 + i * 13} 430 ${centre - 96 + i * 32} ${510 - Math.abs(i - 3) * 1}`,
					lighten(skirt, 0.35),
					1.8,
					'opacity=".6"',
				),
			) +
			path(
				xy`M${centre - 124} 506Q${centre} 540 ${centre + 124} 506L${centre + 121} 494
					Q${centre} 526 ${centre - 121} 494Z`,
				palette.gold,
			),
		3,
	);
	paper.lay(
		path(
			xy`M${centre - 26} 356C${centre - 30} 326 ${centre - 20} 312 ${centre} 312
				C${centre + 20} 312 ${centre + 30} 326 ${centre + 26} 356Q${centre} 366 ${centre - 26} 356Z`,
			paper.tint(palette.green, 0.1),
		) +
			line(
				xy`M${centre - 22} 326C${centre - 60} 320 ${centre - 84} 300 ${centre - 104} 268M${centre + 22} 326
					C${centre + 60} 330 ${centre + 92} 322 ${centre + 118} 296`,
				palette.green,
				20,
			) +
			line(xy`M${centre - 100} 276l-8 -12M${centre + 114} 300l8 -8`, lighten(palette.wall, 0.2), 20) +
			line(xy`M${centre - 4} 318L${centre + 6} 350M${centre + 4} 318L${centre - 2} 388`, palette.red, 5) +
			circle(centre, 290, 20, '#f3d3b0') +
			path(
				xy`M${centre - 21} 292C${centre - 24} 262 ${centre + 24} 262 ${centre + 21} 292
					C${centre + 12} 278 ${centre - 12} 278 ${centre - 21} 292Z`,
				palette.ink,
			) +
			circle(centre, 264, 9, palette.ink) +
			line(xy`M${centre - 16} 262H${centre + 16}`, palette.gold, 3),
		3,
	);
}

function drawFans(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(fan(paper, centre - 112, 260, -34, palette.red) + fan(paper, centre + 126, 288, 40, palette.red), 3);
}

function drawFloor(paper: Paper) {
	const { width, palette, centre } = paper;
	// floor
	paper.lay(
		path(xy`M-20 520H${width + 20}V640H-20Z`, paper.tint(darken(palette.wood, 0.2), 0.1)) +
			repeat(Math.ceil(width / 60) + 20, (i) =>
				line(
					xy`M${centre + (i - width / 120 - 10) * 60} 521L${centre + (i - width / 120 - 10) * 96} 640`,
					darken(palette.wood, 0.45),
					1.8,
					'opacity=".6"',
				),
			) +
			rect(-20, 516, width + 40, 8, palette.gold),
		2,
	);
	paper.paint(ellipse(centre, 540, 210, 22, palette.glow, 'opacity=".26"'));
}

function drawCurtains(paper: Paper, velvet: Colour) {
	const { width, centre, palette } = paper;
	// curtains
	const curtain = (q: number, edge: number) => {
		let content = '';
		const dir = q < 0 ? -1 : 1;
		const span = q < 0 ? edge + 30 : width - edge + 30;
		const n = Math.max(4, Math.round(span / 46));
		for (let i = 0; i < n; i++) {
			const a = edge + (dir * i * span) / n,
				b = edge + (dir * (i + 1.15) * span) / n,
				k = i % 2 ? velvet : darken(velvet, 0.2);
			content =
				path(
					xy`M${a} 20C${a - dir * 4} 200 ${a + dir * (i < 3 ? 34 - i * 6 : 6)} 330 ${a + dir * 10} 600H${b + dir * 12}C${b} 330 ${b} 200 ${b} 20Z`,
					paper.tint(k, 0.12, 'across'),
				) + content;
		}
		paper.lay(content, 4);
	};
	const opening = paper.isSquare ? 218 : paper.isWide ? 400 : 290;
	curtain(-1, centre - opening);
	curtain(1, centre + opening);
	// swag
	let swags = '';
	const count = Math.ceil(width / 150) + 1;
	for (let i = -1; i <= count; i++) {
		const x = (centre % 150) - 75 + i * 150 - 75;
		swags +=
			path(
				xy`M${x} -10H${x + 152}C${x + 140} 70 ${x + 12} 70 ${x} -10Z`,
				paper.tint(i % 2 ? velvet : darken(velvet, 0.1), 0.16),
			) + line(xy`M${x + 3} 14C${x + 22} 62 ${x + 130} 62 ${x + 149} 14`, palette.gold, 4, 'stroke-dasharray="1 6"');
	}
	paper.lay(swags, 4);
}

function drawAudience(paper: Paper, wine: Colour) {
	const { width } = paper;
	// heads of audience
	let heads = '';
	for (let i = 0; i < width / 56 + 1; i++)
		heads +=
			circle(i * 56 + paper.between(-8, 8), 606 + paper.between(-4, 6), 23, paper.tint(darken(wine, 0.55), 0.06)) +
			path(xy`M${i * 56 - 34} 660Q${i * 56} 600 ${i * 56 + 34} 660Z`, darken(wine, 0.55));
	paper.lay(heads, 3);
}

export function theatre(paper: Paper) {
	const { palette, width } = paper;
	const velvet = darken(palette.red, 0.12),
		wine = mix(palette.red, palette.ink, 0.45);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(darken(wine, 0.35), 0.1)));
	drawStage(paper);
	drawDancer(paper);
	drawFans(paper);
	drawFloor(paper);
	drawCurtains(paper, velvet);
	drawAudience(paper, wine);
}
