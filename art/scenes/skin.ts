import { lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

function blossom(paper: Paper, x: number, y: number, scale: number) {
	const { palette } = paper;
	return paper.lay(
		group(
			[0, 60, 120, 180, 240, 300]
				.map((a) =>
					path(
						'M0 -4C-40 -22 -44 -74 0 -86C44 -74 40 -22 0 -4Z',
						paper.tint(palette.red, 0.1),
						`transform="rotate(${a})"`,
					),
				)
				.join('') +
				[30, 90, 150, 210, 270, 330]
					.map((a) =>
						path(
							'M0 -4C-26 -16 -28 -48 0 -56C28 -48 26 -16 0 -4Z',
							paper.tint(lighten(palette.red, 0.16), 0.08),
							`transform="rotate(${a})"`,
						),
					)
					.join('') +
				circle(0, 0, 20, palette.gold) +
				repeat(9, (i) => circle(Math.cos(i * 0.7) * 13, Math.sin(i * 0.7) * 13, 3, lighten(palette.gold, 0.5))),
			at(x, y, scale),
		),
		4,
	);
}

function drawStrata(paper: Paper) {
	const { palette, width } = paper;
	// strata of paper, like layers of skin
	const layers = [
		[404, '#f9e3cf'],
		[438, '#f3cdb2'],
		[476, mix('#eab69a', palette.bloom[0], 0.3)],
		[518, mix('#dd9a86', palette.bloom[1], 0.35)],
		[562, mix('#b86a5c', palette.red, 0.3)],
	] as const;
	layers.forEach(([y, k], i) => {
		let d = xy`M-40 ${y}`;
		const L = 150 - i * 12,
			crest = 26 - i * 3,
			phase = i % 2 ? 0 : -L / 2;
		for (let x = -40 + phase; x < width + 80; x += L)
			d += xy`${x === -40 + phase ? xy`L${x} ${y}` : ''}q${L / 4} ${-crest} ${L / 2} 0t${L / 2} 0`;
		paper.lay(path(`${d}V640H-40Z`, paper.tint(k, 0.05)) + line(d, lighten(k, 0.5), 2, 'opacity=".6"'), i < 2 ? 2 : 3);
		if (i > 0) {
			let content = '';
			for (let x = 10 + i * 13; x < width; x += 58)
				content += circle(x, y + 20, 3.4 + (i % 2), lighten(k, 0.36), 'opacity=".7"');
			paper.paint(content);
		}
	});
}

function drawDrop(paper: Paper) {
	const { palette, centre } = paper;
	// the drop falling on the first sheet
	paper.lay(
		group(
			path(
				'M0 -104C46 -36 72 0 72 44C72 86 40 114 0 114C-40 114 -72 86 -72 44C-72 0 -46 -36 0 -104Z',
				paper.tint(lighten(palette.green, 0.36), 0.08),
			),
			xy`translate(${centre + 20} 226)`,
		),
		3,
	);
	paper.lay(
		group(
			path(
				'M0 -58C30 -14 48 12 48 44C48 72 28 90 0 90C-28 90 -48 72 -48 44C-48 12 -30 -14 0 -58Z',
				paper.tint(lighten(palette.green, 0.56), 0.06),
			),
			xy`translate(${centre + 20} 228)`,
		),
		2,
	);
	paper.lay(
		group(
			path(
				'M0 -16C16 8 26 24 26 44C26 60 14 68 0 68C-14 68 -26 60 -26 44C-26 24 -16 8 0 -16Z',
				paper.tint(lighten(palette.green, 0.8), 0.04),
			),
			xy`translate(${centre + 20} 230)`,
		),
		1,
	);
	paper.paint(
		line(xy`M${centre - 32} 262C${centre - 34} 296 ${centre - 14} 320 ${centre + 14} 326`, '#fff', 6, 'opacity=".85"'),
	);
	paper.paint(
		repeat(3, (i) =>
			ellipse(
				centre + 20,
				404 - i * 2,
				60 + i * 44,
				9 + i * 6,
				'none',
				`stroke="#fff" stroke-width="3" opacity="${0.8 - i * 0.22}"`,
			),
		),
	);
}

function drawJars(paper: Paper) {
	const { centre, palette } = paper;
	// celadon jar and dropper bottle on the right, camellia on the left
	const x = centre + (paper.isSquare ? 196 : 236);
	paper.lay(
		path(
			xy`M${x - 62} 472C${x - 78} 436 ${x - 66} 396 ${x - 40} 388H${x + 40}C${x + 66} 396 ${x + 78} 436 ${x + 62} 472Z`,
			paper.tint(palette.green, 0.14, 'across'),
		) +
			rect(x - 46, 372, 92, 20, paper.tint(lighten(palette.green, 0.2), 0.1), 7) +
			line(
				xy`M${x - 58} 432C${x - 40} 418 ${x - 24} 446 ${x} 432C${x + 24} 418 ${x + 40} 446 ${x + 58} 432`,
				lighten(palette.green, 0.5),
				3,
				'opacity=".75"',
			),
		4,
	);
	paper.lay(
		rect(x - 122, 396, 46, 84, paper.tint(mix(palette.gold, palette.wood, 0.3), 0.12, 'across'), 9) +
			rect(x - 114, 372, 30, 26, paper.tint(palette.ink, 0.12), 4) +
			rect(x - 108, 346, 18, 30, paper.tint(lighten(palette.ink, 0.15), 0.12), 8) +
			rect(x - 116, 424, 34, 34, lighten(palette.wall, 0.3), 3),
		4,
	);
}

function drawCamellia(paper: Paper) {
	const { palette, centre } = paper;
	paper.lay(
		(
			[
				[-150, -30],
				[-128, 50],
				[-210, 20],
			] as const
		)
			.map(([a, _r]) =>
				group(
					path('M0 0C-34 -30 -32 -92 0 -128C32 -92 34 -30 0 0Z', paper.tint(palette.leaf[2], 0.12)) +
						line('M0 -6V-108', lighten(palette.leaf[2], 0.3), 2),
					xy`translate(${centre - 196} 470) rotate(${a + 120})`,
				),
			)
			.join(''),
		3,
	);
	blossom(paper, centre - 196, 452, 1);
}

export function skin(paper: Paper) {
	const { palette, width, centre } = paper;
	const halo = cycle([palette.bloom[0], lighten(palette.green, 0.42), lighten(palette.gold, 0.3)], paper.seed - 1);
	const blush = paper.seed === 1 ? lighten(palette.bloom[2], 0.3) : lighten(halo, 0.62);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(blush, 0.03)));
	paper.lay(circle(centre + 20, 226, 208, paper.tint(mix(blush, halo, 0.35), 0.03)), 1);
	paper.lay(circle(centre + 20, 226, 160, paper.tint(mix(blush, halo, 0.75), 0.04)), 1);
	paper.lay(circle(centre + 20, 226, 112, paper.tint(lighten(palette.wall, 0.3), 0.03)), 2);
	drawStrata(paper);
	drawDrop(paper);
	drawJars(paper);
	drawCamellia(paper);
}
