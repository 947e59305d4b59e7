import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import type { Paper } from '../kit/paper.ts';
import { ridge } from '../kit/ridge.ts';
import { cloud, sky } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';
import { circle, ellipse, group, hole, line, path, rect, repeat, xy } from '../kit/svg.ts';

function cup(paper: Paper, x: number, y: number, scale: number, colour: Colour) {
	const { palette } = paper;
	return group(
		path('M-30 -30H30C30 -8 20 4 10 6V10H-10V6C-20 4 -30 -8 -30 -30Z', paper.tint(colour, 0.12)) +
			ellipse(0, -30, 30, 7, lighten(colour, 0.3)) +
			ellipse(0, -29, 24, 5, mix(palette.leaf[1], palette.gold, 0.4)),
		`translate(${x} ${y}) scale(${scale})`,
	);
}

function drawMoonWindow(paper: Paper) {
	const { width, palette, centre } = paper;
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(mix(palette.wall, palette.wallShade, 0.4), 0.05)));
	// paper door, moon window with landscape
	paper.lay(rect(-20, 0, width + 40, 470, paper.tint(palette.wall, 0.04)), 1);
	paper.lay(circle(centre, 232, 206, paper.tint(palette.wood, 0.12)), 3);
	const view = paper.clip('mw', xy`<circle cx="${centre}" cy="232" r="188"/>`, () => {
		sky(paper, { sun: null, clouds: 0 });
		paper.lay(circle(centre + 66, 160, 44, paper.tint(palette.sun, 0.06)), 2);
		cloud(paper, centre - 90, 140, 0.6);
		ridge(paper, 320, 80, palette.ridges[0], { depth: 1, bumps: [{ x: centre - 60, height: 60, width: 90 }] });
		ridge(paper, 350, 60, palette.ridges[1], { depth: 1, bumps: [{ x: centre + 110, height: 50, width: 80 }] });
		ridge(paper, 380, 40, palette.ridges[2], { depth: 2 });
		ridge(paper, 404, 20, palette.ridges[3], { depth: 2 });
	});
	paper.paint(view);
	paper.paint(circle(centre, 232, 188, 'none', `stroke="#000" stroke-opacity=".25" stroke-width="5"`));
}

function drawBranch(paper: Paper) {
	const { centre, palette } = paper;
	paper.lay(
		line(
			xy`M${centre + 190} 40C${centre + 120} 60 ${centre + 70} 100 ${centre + 10} 104M${centre + 96} 84
				C${centre + 84} 110 ${centre + 66} 126 ${centre + 40} 140`,
			darken(palette.wood, 0.3),
			7,
		) +
			repeat(16, (i) =>
				circle(
					centre + 176 - i * 10.4 + paper.between(-6, 6),
					52 + i * 4.4 + paper.between(-14, 14),
					paper.between(5, 9),
					paper.pick(palette.bloom),
				),
			),
		3,
	);
}

function drawPaperDoors(paper: Paper) {
	const { centre, palette } = paper;
	for (const side of [-1, 1])
		for (let k = 0; k < (paper.isWide ? 3 : 1); k++) {
			const x = centre + side * (paper.isSquare ? 262 : 330) + side * k * 230,
				w = 170;
			let content =
				rect(x - w / 2, 20, w, 440, paper.tint(palette.wood, 0.08)) +
				hole(x - w / 2 + 12, 34, w - 24, 412, lighten(palette.wall, 0.55));
			let lattice = '';
			for (let i = 1; i < 5; i++) lattice += xy`M${x - w / 2 + 12 + ((w - 24) * i) / 5} 34V446`;
			for (let i = 1; i < 12; i++) lattice += xy`M${x - w / 2 + 12} ${34 + (412 * i) / 12}h${w - 24}`;
			content += `<path d="${lattice}" stroke="${palette.wood}" stroke-width="3" fill="none"/>`;
			paper.lay(content, 2);
		}
}

function drawFloor(paper: Paper) {
	const { width, palette, centre } = paper;
	paper.lay(rect(-20, 462, width + 40, 160, paper.tint(mix(palette.wood, palette.wallShade, 0.35), 0.06)), 2);
	paper.paint(
		repeat(5, (i) => line(xy`M-20 ${478 + i * 28}H${width + 20}`, darken(palette.wood, 0.1), 1.6, 'opacity=".3"')),
	);
	paper.lay(
		ellipse(centre - 260, 560, 92, 22, paper.tint(palette.red, 0.1)) +
			ellipse(centre - 260, 552, 84, 17, paper.tint(lighten(palette.red, 0.15), 0.06)) +
			ellipse(centre + 270, 560, 92, 22, paper.tint(palette.blue, 0.1)) +
			ellipse(centre + 270, 552, 84, 17, paper.tint(lighten(palette.blue, 0.18), 0.06)),
		3,
	);
	paper.lay(
		line(
			xy`M${centre - 150} 530C${centre - 172} 556 ${centre - 160} 580 ${centre - 172} 604M${centre + 150} 530
				C${centre + 172} 556 ${centre + 160} 580 ${centre + 172} 604`,
			darken(palette.wood, 0.45),
			15,
		) +
			rect(centre - 196, 508, 392, 26, paper.tint(darken(palette.wood, 0.3), 0.1), 12) +
			ellipse(centre, 508, 190, 15, paper.tint(darken(palette.wood, 0.16), 0.08)),
		4,
	);
}

function drawTeaThings(paper: Paper) {
	const { centre, palette } = paper;
	// teapot celadon, cups, bowl
	paper.lay(
		path(
			xy`M${centre - 92} 504C${centre - 118} 480 ${centre - 112} 436 ${centre - 62} 430
				C${centre - 12} 436 ${centre - 6} 480 ${centre - 32} 504Z`,
			paper.tint(palette.green, 0.14, 'across'),
		) +
			line(xy`M${centre - 20} 474C${centre + 4} 470 ${centre + 4} 450 ${centre + 20} 440`, palette.green, 12) +
			line(
				xy`M${centre - 106} 452C${centre - 152} 440 ${centre - 152} 492 ${centre - 104} 488`,
				darken(palette.green, 0.12),
				9,
			) +
			path(
				xy`M${centre - 92} 432Q${centre - 62} 414 ${centre - 32} 432Q${centre - 62} 442 ${centre - 92} 432Z`,
				paper.tint(lighten(palette.green, 0.14), 0.08),
			) +
			circle(centre - 62, 418, 8, paper.tint(palette.green, 0.1)) +
			line(
				xy`M${centre - 96} 462C${centre - 84} 450 ${centre - 74} 474 ${centre - 62} 462
					C${centre - 50} 450 ${centre - 42} 474 ${centre - 30} 462`,
				lighten(palette.green, 0.5),
				2.4,
				'opacity=".7"',
			),
		3,
	);
	paper.lay(
		cup(paper, centre + 60, 496, 1, lighten(palette.green, 0.42)) +
			cup(paper, centre + 132, 498, 0.9, lighten(palette.wall, 0.2)) +
			path(xy`M${centre - 168} 506Q${centre - 150} 492 ${centre - 130} 506Z`, palette.gold),
		3,
	);
	paper.lay(steam(centre + 62, 462, 0.74, '#fff', 0.78), 1);
	if (paper.isWide)
		paper.lay(
			group(
				path(
					'M-22 0C-40 -30 -30 -64 -14 -70V-92H14V-70C30 -64 40 -30 22 0Z',
					paper.tint(lighten(palette.wall, 0.3), 0.1, 'across'),
				) +
					line('M0 -92C4 -150 26 -176 50 -196M2 -120C-10 -150 -26 -160 -40 -168', palette.wood, 4) +
					repeat(8, (i) =>
						circle(-40 + i * 13, -166 - (i % 3) * 14 + Math.abs(i - 4) * 3, 7, paper.pick(palette.bloom)),
					),
				xy`translate(${centre - 372} 470) scale(1)`,
			),
			3,
		);
}

export function tea(paper: Paper) {
	drawMoonWindow(paper);
	drawBranch(paper);
	drawPaperDoors(paper);
	drawFloor(paper);
	drawTeaThings(paper);
}
