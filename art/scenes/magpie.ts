import { darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, ellipse, group, line, path, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

function persimmon(paper: Paper, x: number, y: number, r: number) {
	const { palette } = paper;
	return paper.lay(
		line(xy`M${x} ${y - r}v-18`, darken(palette.wood, 0.4), 4) +
			circle(x, y, r, paper.tint('#e2692c', 0.16)) +
			path(xy`M${x} ${y - r + 6}l-18 -7q9 -8 18 -3q9 -5 18 3Z`, paper.tint(palette.leaf[2], 0.1)) +
			ellipse(x - r * 0.34, y - r * 0.3, r * 0.2, r * 0.3, '#fff', 'opacity=".35"'),
		3,
	);
}

function drawLandscape(paper: Paper) {
	const { palette } = paper;
	sky(paper, { sun: [0.34, 0.36, 96], cloudY: 130, clouds: 2 });
	ridge(paper, 500, 60, palette.ridges[0], { depth: 1 });
	ridge(paper, 540, 50, palette.ridges[1], { depth: 1 });
	ridge(paper, 580, 40, palette.ridges[2], { depth: 2 });
}

function drawPersimmons(paper: Paper) {
	const { width, centre, palette } = paper;
	paper.lay(
		line(
			xy`M${width + 30} 70C${centre + 240} 150 ${centre + 130} 300 ${centre - 60} 352
				C${centre - 140} 372 ${centre - 220} 366 ${centre - 290} 392M${centre + 178} 200
				C${centre + 120} 190 ${centre + 70} 150 ${centre + 20} 140M${centre + 50} 306
				C${centre + 60} 370 ${centre + 100} 420 ${centre + 116} 470M${centre - 120} 364
				C${centre - 150} 330 ${centre - 180} 310 ${centre - 214} 300`,
			darken(palette.wood, 0.42),
			15,
		),
		3,
	);
	persimmon(paper, centre + 22, 184, 33);
	persimmon(paper, centre + 118, 506, 37);
	persimmon(paper, centre - 214, 344, 28);
	persimmon(paper, centre + 214, 236, 30);
	persimmon(paper, centre - 286, 434, 26);
	paper.lay(
		(
			[
				[centre + 80, 152, -30],
				[centre + 150, 380, 40],
				[centre - 170, 300, -60],
				[centre + 250, 120, 20],
				[centre - 60, 386, 120],
			] as const
		)
			.map(([x, y, r]) =>
				group(
					path('M0 0C-18 -16 -18 -48 0 -66C18 -48 18 -16 0 0Z', paper.tint(palette.leaf[0], 0.1)) +
						line('M0 -4V-56', darken(palette.leaf[0], 0.25), 1.6),
					xy`translate(${x} ${y}) rotate(${r})`,
				),
			)
			.join(''),
		2,
	);
}

function drawBird(paper: Paper) {
	const { palette, centre } = paper;
	// the magpie, looking left, tail up right
	const black = mix(palette.ink, '#0d1118', 0.4);
	const tail = paper.sheet(
		group(
			path('M60 10L236 -58L246 -34L96 44Z', paper.tint(black, 0.12)) +
				path('M70 14L232 -52L238 -40L90 34Z', paper.tint(palette.blue, 0.1), 'opacity=".7"'),
			'',
		),
		3,
	);
	paper.paint(group(tail, xy`translate(${centre - 40} 276)`));
	paper.lay(
		group(
			path(
				'M-96 -66C-76 -98 -26 -96 -10 -58C30 -44 90 -10 104 34C70 66 20 74 -22 56C-66 38 -84 4 -84 -30Z',
				paper.tint(black, 0.12),
			) +
				path(
					'M-62 4C-40 -6 0 8 24 40C0 64 -34 58 -52 40C-62 28 -66 14 -62 4Z',
					paper.tint(lighten(palette.wall, 0.5), 0.04),
				) +
				path('M-16 -38C30 -34 80 0 108 36C60 40 10 24 -8 -4Z', paper.tint(palette.blue, 0.12)) +
				path('M-8 -36C14 -34 34 -24 46 -12C26 -8 4 -14 -8 -36Z', paper.tint(lighten(palette.wall, 0.5), 0.04)) +
				path('M-92 -62L-132 -50L-88 -42Z', paper.tint('#2a2a2e', 0.1)) +
				circle(-62, -64, 5.4, '#fff') +
				circle(-63, -64, 3, '#111') +
				line('M-14 62L-20 82M14 64L14 82', '#2a2a2e', 5),
			xy`translate(${centre - 40} 276)`,
		),
		4,
	);
	cornerLeaves(paper, palette.leaf[2], 0.5);
}

export function magpie(paper: Paper) {
	drawLandscape(paper);
	drawPersimmons(paper);
	drawBird(paper);
}
