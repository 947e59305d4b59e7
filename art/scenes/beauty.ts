import { darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { skinTone } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud } from '../kit/sky.ts';
import { circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

// side shelves with jars
function shelf(paper: Paper, x: number, ys: readonly number[], side: number) {
	const { palette } = paper;
	for (const [j, y] of ys.entries()) {
		let content = rect(x - 74, y, 148, 10, paper.tint(palette.wood, 0.1), 4);
		const jars = [
			[-50, 30, 44, palette.green],
			[-12, 22, 62, mix(palette.gold, palette.wood, 0.2)],
			[22, 34, 34, lighten(palette.red, 0.25)],
			[56, 20, 54, palette.blue],
		] as const;
		jars.forEach(([dx, w, h, k], i) => {
			const colour = j % 2 ? cycle(jars, i + 2)[3] : k,
				height = j % 2 ? cycle(jars, i + 1)[2] : h;
			content +=
				rect(x + dx * side - w / 2, y - height, w, height, paper.tint(colour, 0.12, 'across'), 7) +
				rect(x + dx * side - w * 0.3, y - height - 10, w * 0.6, 12, paper.tint(lighten(palette.wall, 0.3), 0.06), 3) +
				rect(
					x + dx * side - w * 0.32,
					y - height * 0.6,
					w * 0.64,
					height * 0.3,
					lighten(palette.wall, 0.4),
					2,
					'opacity=".85"',
				);
		});
		paper.lay(content, 2);
	}
}

function drawWallpaper(paper: Paper) {
	const { palette, width, centre } = paper;
	const blush = mix(palette.wall, palette.bloom[0], 0.22);
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(blush, 0.04)));
	let content = '';
	for (let i = -20; i < 40 + width / 56; i++)
		content += rect(centre + (i - 12) * 56, 0, 27, 452, mix(blush, palette.bloom[0], 0.2), 0, 'opacity=".55"');
	paper.paint(content);
}

function drawMirror(paper: Paper) {
	const { centre, palette } = paper;
	// mirror = moon window with bulbs
	paper.lay(circle(centre, 232, 196, paper.tint(mix(palette.wood, palette.gold, 0.3), 0.12)), 3);
	paper.paint(circle(centre, 232, 172, paper.tint(lighten(palette.blue, 0.74), 0.05)));
	const reflection = paper.clip('mi', xy`<circle cx="${centre}" cy="232" r="172"/>`, () => {
		paper.lay(circle(centre + 72, 150, 52, paper.tint(palette.halo, 0.04)), 1);
		paper.lay(circle(centre + 72, 150, 34, paper.tint(palette.sun, 0.05)), 1);
		cloud(paper, centre - 80, 150, 0.6);
		ridge(paper, 330, 60, lighten(palette.ridges[1], 0.3), { depth: 1, wave: 160 });
		ridge(paper, 366, 40, lighten(palette.ridges[2], 0.2), { depth: 1, wave: 140 });
		paper.paint(
			path(xy`M${centre - 190} 60L${centre - 110} 40L${centre - 20} 420H${centre - 130}Z`, '#fff', 'opacity=".2"'),
		);
	});
	paper.paint(reflection + circle(centre, 232, 172, 'none', 'stroke="#000" stroke-opacity=".22" stroke-width="4"'));
	paper.lay(
		repeat(13, (i) => {
			const a = Math.PI * (1.02 + i * 0.08);
			return circle(
				centre + Math.cos(a) * 184,
				232 + Math.sin(a) * 184,
				8.5,
				paper.tint(lighten(palette.glow, 0.45), 0.05),
			);
		}),
		1,
	);
}

function drawShelves(paper: Paper) {
	const { centre } = paper;
	const sx = paper.isSquare ? 236 : 312;
	if (!paper.isSquare) {
		shelf(paper, centre - sx, [176, 302], 1);
		shelf(paper, centre + sx, [176, 302], -1);
	}
	if (paper.isWide) {
		shelf(paper, centre - 540, [176, 302], -1);
		shelf(paper, centre + 540, [176, 302], 1);
	}
}

function drawCounter(paper: Paper) {
	const { width, palette, centre } = paper;
	// counter with brushes, hairpin box, camellia
	paper.lay(
		rect(-20, 424, width + 40, 22, paper.tint(lighten(palette.wall, 0.35), 0.05)) +
			rect(-20, 444, width + 40, 190, paper.tint(mix(palette.wood, palette.wallShade, 0.2), 0.08)) +
			repeat(
				Math.ceil(width / 120) + 2,
				(i) =>
					rect(
						centre - Math.ceil(width / 240) * 120 + i * 120 - 112,
						466,
						104,
						70,
						paper.tint(mix(palette.wood, palette.wallShade, 0.35), 0.06),
						5,
					) + circle(centre - Math.ceil(width / 240) * 120 + i * 120 - 60, 500, 6, paper.tint(palette.gold, 0.2)),
			),
		3,
	);
	const x = centre - (paper.isSquare ? 196 : 226);
	paper.lay(
		repeat(4, (i) =>
			group(
				rect(-4, -70, 8, 62, paper.tint(i % 2 ? palette.wood : palette.ink, 0.1), 3) +
					path(
						'M-11 -70C-15 -92 -8 -106 0 -112C8 -106 15 -92 11 -70Z',
						paper.tint(i % 2 ? palette.bloom[1] : mix(palette.wood, palette.bloom[0], 0.5), 0.12),
					),
				xy`translate(${x - 21 + i * 14} 392) rotate(${-15 + i * 10})`,
			),
		) + path(xy`M${x - 36} 364H${x + 36}L${x + 30} 426H${x - 30}Z`, paper.tint(palette.green, 0.14, 'across')),
		3,
	);
	const cx = centre + (paper.isSquare ? 196 : 226);
	paper.lay(
		group(
			(
				[
					[-60, 0],
					[40, 1],
					[-10, 2],
				] as const
			)
				.map(([r]) =>
					path(
						'M0 0C-20 -18 -18 -56 0 -78C18 -56 20 -18 0 0Z',
						paper.tint(palette.leaf[2], 0.12),
						`transform="rotate(${r})"`,
					),
				)
				.join('') +
				[0, 60, 120, 180, 240, 300]
					.map((a) =>
						path(
							'M0 -2C-24 -13 -26 -44 0 -52C26 -44 24 -13 0 -2Z',
							paper.tint(palette.red, 0.1),
							`transform="rotate(${a})"`,
						),
					)
					.join('') +
				circle(0, 0, 12, palette.gold),
			xy`translate(${cx} 388)`,
		),
		3,
	);
	paper.lay(rect(cx - 30, 402, 60, 24, paper.tint(lighten(palette.green, 0.5), 0.08), 5), 3);
}

function drawGuest(paper: Paper) {
	const { centre, palette } = paper;
	// guest from behind, long hair with a pin, in the salon chair
	paper.lay(
		path(
			xy`M${centre - 150} 640C${centre - 154} 512 ${centre - 120} 488 ${centre} 488
				C${centre + 120} 488 ${centre + 154} 512 ${centre + 150} 640Z`,
			paper.tint(lighten(palette.bloom[0], 0.2), 0.06),
		),
		3,
	);
	paper.lay(
		path(xy`M${centre - 26} 440H${centre + 26}V500H${centre - 26}Z`, paper.tint(darken(skinTone, 0.06), 0.03)),
		1,
	);
	const hair = mix('#2b2320', palette.wood, 0.16);
	paper.lay(
		path(
			xy`M${centre - 84} 396C${centre - 88} 318 ${centre - 48} 290 ${centre} 290
				C${centre + 48} 290 ${centre + 88} 318 ${centre + 84} 396
				C${centre + 88} 470 ${centre + 78} 540 ${centre + 44} 566
				C${centre + 20} 576 ${centre - 20} 576 ${centre - 44} 566
				C${centre - 78} 540 ${centre - 88} 470 ${centre - 84} 396Z`,
			paper.tint(hair, 0.12),
		) +
			line(
				xy`M${centre} 300C${centre - 6} 400 ${centre + 4} 480 ${centre} 568M${centre - 40} 316
					C${centre - 58} 400 ${centre - 50} 490 ${centre - 34} 556M${centre + 40} 316
					C${centre + 58} 400 ${centre + 50} 490 ${centre + 34} 556`,
				lighten(hair, 0.26),
				2.6,
				'opacity=".5"',
			),
		4,
	);
	paper.lay(
		ellipse(centre, 362, 44, 24, paper.tint(hair, 0.16)) +
			line(xy`M${centre - 78} 352L${centre + 74} 372`, palette.gold, 7) +
			circle(centre - 80, 352, 10, paper.tint(palette.red, 0.14)) +
			circle(centre - 80, 352, 4, palette.gold),
		3,
	);
	paper.lay(
		path(
			xy`M${centre - 176} 640C${centre - 178} 566 ${centre - 150} 546 ${centre} 546
				C${centre + 150} 546 ${centre + 178} 566 ${centre + 176} 640Z`,
			paper.tint(palette.ink, 0.1),
		) +
			line(
				xy`M${centre - 150} 574C${centre - 80} 560 ${centre + 80} 560 ${centre + 150} 574`,
				lighten(palette.ink, 0.3),
				2.4,
				'opacity=".5"',
			),
		4,
	);
}

export function beauty(paper: Paper) {
	drawWallpaper(paper);
	drawMirror(paper);
	drawShelves(paper);
	drawCounter(paper);
	drawGuest(paper);
}
