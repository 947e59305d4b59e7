import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { group, line, path, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function stand(paper: Paper, y: number, n: number, colour: Colour, w: number, depth: number, gap: number) {
	const { width, centre, palette } = paper;
	let content = '';
	for (let i = 0; i < n; i++) {
		const x = ((i + 0.5) / n) * width + paper.between(-20, 20);
		if (Math.abs(x - centre) < gap) continue;
		const trunk = w * paper.between(0.8, 1.2);
		content += path(
			xy`M${x - trunk / 2} ${y + 30}L${x - trunk * 0.34} -20H${x + trunk * 0.34}L${x + trunk / 2} ${y + 30}Z`,
			paper.tint(colour, 0.12, 'across'),
		);
		const q = 4;
		for (let j = 0; j < q; j++) {
			const yy = 40 + j * 70 + paper.between(-20, 20),
				r = trunk * (2.2 + j * 0.25);
			content += path(
				xy`M${x - r} ${yy + r * 0.34}Q${x - r * 0.4} ${yy - r * 0.5} ${x} ${yy - r * 0.56}
					Q${x + r * 0.4} ${yy - r * 0.5} ${x + r} ${yy + r * 0.34}Q${x} ${yy + r * 0.02} ${x - r} ${yy + r * 0.34}Z`,
				paper.tint(mix(colour, palette.leaf[depth > 2 ? 2 : 1], 0.7), 0.1),
			);
		}
	}
	paper.lay(content, depth);
}

function drawStanding(paper: Paper) {
	const { width, palette, centre } = paper;
	stand(paper, 420, Math.round(width / 40), palette.ridges[0], 9, 1, 34);
	ridge(paper, 432, 24, palette.ridges[1], { depth: 1 });
	stand(paper, 450, Math.round(width / 64), palette.ridges[1], 15, 1, 60);
	// light rays
	paper.paint(
		group(
			repeat(5, (i) =>
				path(
					xy`M${centre - 26 + i * 12} 150L${centre - 210 + i * 96} 600H${centre - 160 + i * 96}Z`,
					palette.halo,
					'opacity=".22"',
				),
			),
			'',
		),
	);
	ridge(paper, 462, 22, palette.ridges[2], { depth: 2 });
	stand(paper, 480, Math.round(width / 110), palette.ridges[2], 23, 2, 92);
	ridge(paper, 500, 16, mix(palette.leaf[0], palette.ridges[2], 0.4), { depth: 2 });
}

function drawPath(paper: Paper) {
	const { centre, palette } = paper;
	// path of decking
	paper.lay(
		path(
			xy`M${centre - 12} 476C${centre + 30} 496 ${centre - 70} 520 ${centre - 50} 548
				C${centre - 34} 570 ${centre - 70} 590 ${centre - 150} 640H${centre + 170}
				C${centre + 120} 590 ${centre + 66} 560 ${centre + 34} 540
				C${centre - 10} 516 ${centre + 62} 500 ${centre + 14} 476Z`,
			paper.tint(mix(palette.wood, palette.wall, 0.55), 0.06),
		),
		2,
	);
	paper.paint(
		repeat(14, (i) => {
			const t = i / 13,
				y = 480 + t * t * 130;
			const left = centre - 10 - t ** 1.6 * 120 + Math.sin(t * 7) * 14,
				right = centre + 16 + t ** 1.6 * 120 + Math.sin(t * 7) * 18;
			return line(xy`M${left + 8} ${y}H${right - 8}`, darken(palette.wood, 0.05), 1.6, 'opacity=".35"');
		}),
	);
	paper.lay(person(paper, centre + 4, 506, 0.5, palette.red) + person(paper, centre + 24, 508, 0.46, palette.gold), 1);
}

function drawFerns(paper: Paper) {
	const { width, centre, palette } = paper;
	let ferns = '';
	for (let i = 0; i < width / 24; i++) {
		const x = paper.upTo(width),
			y = 540 + paper.upTo(60);
		if (Math.abs(x - centre) < 60 + (y - 500) * 1.2) continue;
		ferns += group(
			repeat(5, (k) =>
				path(
					'M0 0C-5 -14 -4 -30 0 -40C4 -30 5 -14 0 0Z',
					paper.pick(palette.leaf),
					`transform="rotate(${-60 + k * 30})"`,
				),
			),
			xy`translate(${x} ${y}) scale(${paper.between(0.6, 1.1)})`,
		);
	}
	paper.lay(ferns, 2);
}

function drawNearTrunks(paper: Paper) {
	const { centre, width, palette } = paper;
	for (const [x, w] of [
		[paper.isSquare ? 24 : centre - 330, 74],
		[paper.isSquare ? width - 20 : centre + 340, 84],
		...(paper.isWide
			? [
					[centre - 620, 70],
					[centre + 600, 70],
					[centre - 840, 76],
				]
			: []),
	] as const) {
		paper.lay(
			path(
				xy`M${x - w * 0.74} 640C${x - w * 0.5} 560 ${x - w * 0.42} 300 ${x - w * 0.38} -20H${x + w * 0.38}
					C${x + w * 0.42} 300 ${x + w * 0.5} 560 ${x + w * 0.74} 640Z`,
				paper.tint(mix(palette.wood, palette.ink, 0.35), 0.16, 'across'),
			) +
				repeat(9, (i) =>
					line(
						xy`M${x + paper.between(-w * 0.3, w * 0.3)} ${40 + i * 62}q${paper.between(-5, 5)} 18 0 40`,
						lighten(palette.wood, 0.15),
						2.4,
						'opacity=".4"',
					),
				),
			4,
		);
		paper.lay(
			repeat(4, (i) =>
				group(
					path('M0 0C36 -28 84 -26 116 0C84 18 36 20 0 0Z', paper.tint(palette.leaf[2], 0.1)) +
						line('M8 0H100', lighten(palette.leaf[2], 0.25), 1.6, 'opacity=".5"'),
					xy`translate(${x} ${60 + i * 34}) rotate(${x < centre ? -18 + i * 20 : 198 - i * 20})`,
				),
			),
			4,
		);
	}
	cornerLeaves(paper, palette.leaf[2], 0.9);
}

export function forest(paper: Paper) {
	const { palette } = paper;
	sky(paper, { sun: [0.5, 0.3, 60], clouds: 0 });
	ridge(paper, 360, 60, palette.ridges[0], { depth: 1 });
	drawStanding(paper);
	drawPath(paper);
	drawFerns(paper);
	drawNearTrunks(paper);
}
