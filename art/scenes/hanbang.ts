import { darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { steam } from '../kit/steam.ts';
import { circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

function drawDrawers(paper: Paper) {
	const { width, palette, centre } = paper;
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(mix(palette.wall, palette.gold, 0.12), 0.05)));
	const column = 92,
		row = 66,
		top = 96,
		rows = 5;
	const d = rect(-20, top - 20, width + 40, rows * row + 34, paper.tint(darken(palette.wood, 0.3), 0.06));
	paper.lay(d, 2);
	let content = '';
	for (let r = 0; r < rows; r++)
		for (let k = -8; k <= 8 + width / column; k++) {
			const x = centre + (k - 0.5) * column - (paper.isWide ? 4 : 0) * column * 0,
				y = top + r * row;
			if (x < -column || x > width + column) continue;
			const open = (r === 2 && k === 2) || (r === 1 && k === -2);
			const col = mix(palette.wood, palette.gold, 0.08 + ((((k * 7 + r * 5) % 4) + 4) % 4) * 0.05);
			content +=
				rect(x + 4, y + (open ? 10 : 4), column - 8, row - 8, paper.tint(open ? lighten(col, 0.14) : col, 0.09), 4) +
				line(xy`M${x + 8} ${y + (open ? 15 : 9)}h${column - 16}`, lighten(col, 0.3), 1.6, 'opacity=".6"') +
				rect(x + column / 2 - 17, y + (open ? 20 : 14), 34, 17, lighten(palette.wall, 0.3), 2) +
				line(
					xy`M${x + column / 2 - 9} ${y + (open ? 26 : 20)}h18M${x + column / 2 - 6} ${y + (open ? 31 : 25)}h12`,
					palette.ink,
					2,
					'opacity=".55"',
				) +
				circle(x + column / 2, y + (open ? 54 : 46), 5.4, paper.tint(palette.gold, 0.2));
			if (open)
				content += repeat(5, (i) =>
					group(
						path('M0 0C-7 -10 -6 -24 0 -32C6 -24 7 -10 0 0Z', i % 2 ? palette.leaf[1] : palette.leaf[0]),
						xy`translate(${x + 22 + i * 12} ${y + 12}) rotate(${-30 + i * 15})`,
					),
				);
		}
	paper.lay(content, 1);
}

function drawPackets(paper: Paper) {
	const { width, palette, centre } = paper;
	// beam with packets
	paper.lay(
		rect(-20, -20, width + 40, 62, paper.tint(darken(palette.wood, 0.42), 0.1)) +
			rect(-20, 40, width + 40, 12, paper.tint(palette.wood, 0.1)),
		3,
	);
	let packets = '';
	for (let k = -9; k <= 9; k++) {
		const x = centre + k * 104 + 50;
		if (x < -40 || x > width + 40) continue;
		const thread = 24 + ((((k * 5) % 3) + 3) % 3) * 16;
		packets +=
			line(xy`M${x} 50v${thread}`, palette.ink, 1.8, 'opacity=".6"') +
			group(
				path('M-27 0L27 0L32 44Q0 52 -32 44Z', paper.tint(lighten(palette.wall, 0.25), 0.05)) +
					line('M0 0V46M-30 24H30', palette.red, 2.4, 'opacity=".8"') +
					path('M-12 0Q0 -13 12 0Z', paper.tint(lighten(palette.wall, 0.25), 0.05)),
				xy`translate(${x} ${50 + thread})`,
			);
	}
	paper.lay(packets, 3);
}

function drawFloor(paper: Paper) {
	const { width, palette } = paper;
	// floor, low table
	paper.lay(
		rect(-20, 470, width + 40, 160, paper.tint(mix(palette.wood, palette.wallShade, 0.42), 0.06)) +
			repeat(5, (i) => line(xy`M-20 ${488 + i * 26}H${width + 20}`, darken(palette.wood, 0.1), 1.6, 'opacity=".28"')),
		3,
	);
}

function drawBrazier(paper: Paper) {
	const { centre, palette } = paper;
	// brazier with clay pot, glow
	const x = centre - (paper.isSquare ? 150 : 176);
	paper.paint(circle(x, 440, 150, palette.glow, 'opacity=".10"') + circle(x, 440, 110, palette.glow, 'opacity=".14"'));
	paper.lay(
		path(
			xy`M${x - 84} 520C${x - 88} 574 ${x - 56} 590 ${x} 590C${x + 56} 590 ${x + 88} 574 ${x + 84} 520Z`,
			paper.tint(mix('#5b5f60', palette.ink, 0.3), 0.14, 'across'),
		) +
			ellipse(x, 520, 84, 17, paper.tint(mix('#74706a', palette.ink, 0.1), 0.1)) +
			ellipse(x, 520, 66, 11, paper.tint(palette.red, 0.16)) +
			repeat(5, (i) => ellipse(x - 40 + i * 20, 519, 10, 5, i % 2 ? palette.gold : lighten(palette.red, 0.25))),
		4,
	);
	paper.lay(
		path(
			xy`M${x - 76} 470C${x - 92} 420 ${x - 60} 384 ${x} 384C${x + 60} 384 ${x + 92} 420 ${x + 76} 470
				C${x + 66} 510 ${x - 66} 510 ${x - 76} 470Z`,
			paper.tint(mix(palette.wood, '#6b4632', 0.5), 0.16, 'across'),
		) +
			line(xy`M${x + 70} 420C${x + 112} 404 ${x + 118} 400 ${x + 138} 398`, mix(palette.wood, '#6b4632', 0.5), 17) +
			line(xy`M${x - 74} 420C${x - 98} 412 ${x - 104} 404 ${x - 108} 392`, mix(palette.wood, '#6b4632', 0.5), 12),
		4,
	);
	paper.lay(
		path(
			xy`M${x - 58} 390Q${x} 342 ${x + 58} 390Q${x} 402 ${x - 58} 390Z`,
			paper.tint(lighten(palette.wall, 0.2), 0.06),
		) +
			line(xy`M${x - 58} 390Q${x} 402 ${x + 58} 390`, darken(palette.wallShade, 0.2), 2) +
			circle(x, 356, 9, paper.tint(palette.wallShade, 0.1)) +
			line(xy`M${x - 48} 384L${x - 62} 410M${x + 48} 384L${x + 62} 410`, palette.red, 3),
		3,
	);
	paper.lay(steam(x - 26, 350, 0.96, '#fff', 0.62) + steam(x + 34, 346, 0.84, '#fff', 0.55, -1), 1);
}

function drawHerbTable(paper: Paper) {
	const { centre, palette } = paper;
	// table with ginseng on paper, mortar, and three fine needles in a celadon dish
	const x = centre + (paper.isSquare ? 132 : 150);
	paper.lay(
		line(
			xy`M${x - 120} 536C${x - 136} 560 ${x - 126} 580 ${x - 136} 602M${x + 120} 536
				C${x + 136} 560 ${x + 126} 580 ${x + 136} 602`,
			darken(palette.wood, 0.45),
			13,
		) +
			rect(x - 158, 514, 316, 24, paper.tint(darken(palette.wood, 0.3), 0.1), 11) +
			ellipse(x, 514, 154, 13, paper.tint(darken(palette.wood, 0.14), 0.08)),
		4,
	);
	paper.lay(
		path(xy`M${x - 128} 512L${x - 104} 498H${x + 4}L${x + 22} 512Z`, paper.tint(lighten(palette.wall, 0.4), 0.03)) +
			group(
				path(
					xy`M-54 -2C-44 -18 -20 -16 -2 -14C14 -22 34 -12 44 -4C60 -6 76 2 88 10C70 8 56 8 46 8C54 16 62 22 74 28
						C56 26 44 18 34 12C10 18 -34 16 -54 -2Z`,
					paper.tint('#e0b883', 0.12),
				) +
					line('M-40 -4q10 4 20 2M-6 -6q10 6 18 4', '#a97c4a', 2.4) +
					repeat(3, (i) =>
						group(
							path('M0 0C-8 -10 -7 -26 0 -34C7 -26 8 -10 0 0Z', paper.tint(palette.leaf[1], 0.1)),
							xy`translate(-52 -6) rotate(${-88 + i * 34})`,
						),
					) +
					repeat(4, (i) => circle(-84 + i * 7, -22 + (i % 2) * 6, 4.6, palette.red)),
				xy`translate(${x - 50} 500) scale(.86)`,
			),
		3,
	);
	paper.lay(
		path(
			xy`M${x + 44} 452H${x + 128}C${x + 126} 492 ${x + 112} 502 ${x + 104} 512H${x + 68}
				C${x + 60} 502 ${x + 46} 492 ${x + 44} 452Z`,
			paper.tint(lighten(palette.green, 0.3), 0.12, 'across'),
		) +
			ellipse(x + 86, 452, 42, 9, paper.tint(lighten(palette.green, 0.55), 0.05)) +
			line(xy`M${x + 96} 456L${x + 128} 396`, lighten(palette.wall, 0.2), 13) +
			line(
				xy`M${x + 52} 478C${x + 66} 466 ${x + 74} 490 ${x + 86} 478C${x + 98} 466 ${x + 106} 490 ${x + 120} 478`,
				lighten(palette.green, 0.65),
				2.6,
				'opacity=".8"',
			),
		3,
	);
	if (paper.isWide)
		paper.lay(
			ellipse(centre + 470, 560, 92, 22, paper.tint(palette.blue, 0.1)) +
				ellipse(centre + 470, 552, 84, 17, paper.tint(lighten(palette.blue, 0.18), 0.06)) +
				ellipse(centre - 470, 560, 92, 22, paper.tint(palette.red, 0.1)) +
				ellipse(centre - 470, 552, 84, 17, paper.tint(lighten(palette.red, 0.18), 0.06)),
			3,
		);
}

export function hanbang(paper: Paper) {
	drawDrawers(paper);
	drawPackets(paper);
	drawFloor(paper);
	drawBrazier(paper);
	drawHerbTable(paper);
}
