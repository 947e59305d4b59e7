import { lighten, mix } from '../kit/colour.ts';
import { hanokHouse } from '../kit/hall.ts';
import type { Paper } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { ridge } from '../kit/ridge.ts';
import { sky } from '../kit/sky.ts';
import { circle, group, line, path, rect, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

export function kite(paper: Paper) {
	const { palette, centre } = paper;
	sky(paper, { sun: [0.22, 0.3, 54], clouds: 3, cloudY: 200 });
	ridge(paper, 470, 80, palette.ridges[0], { depth: 1, bumps: [{ x: centre + 190, height: 70, width: 130 }] });
	ridge(paper, 500, 60, palette.ridges[1], { depth: 1 });
	ridge(paper, 536, 40, palette.ridges[2], { depth: 2 });
	hanokHouse(paper, centre - 190, 556, 130, 2);
	ridge(paper, 560, 24, palette.ridges[3], { depth: 3 });
	paper.paint(
		line(
			xy`M${centre + 26} 320C${centre + 20} 400 ${centre - 90} 380 ${centre - 60} 450
				C${centre - 40} 500 ${centre + 30} 470 ${centre + 46} 530`,
			palette.ink,
			2,
			'opacity=".65" stroke-dasharray="1 0"',
		),
	);
	paper.lay(
		group(
			rect(-108, -140, 216, 280, paper.tint(lighten(palette.wall, 0.4), 0.03), 4) +
				path('M-108 -140H108V-84H-108Z', paper.tint(palette.blue, 0.06)) +
				path('M-108 140H108V92H-108Z', paper.tint(palette.red, 0.06)) +
				circle(0, 0, 44, mix(palette.sky[1], palette.sky[0], 0.5)) +
				circle(0, 0, 44, 'none', 'stroke="#000" stroke-opacity=".25" stroke-width="3"') +
				circle(0, 0, 58, 'none', `stroke="${palette.green}" stroke-width="8"`) +
				circle(0, -112, 19, palette.gold) +
				line('M-108 -140L108 140M108 -140L-108 140M0 -140V140M-108 0H108', palette.wood, 2.6, 'opacity=".5"'),
			xy`translate(${centre + 20} 220) rotate(14)`,
		),
		4,
	);
	paper.lay(
		group(
			line('M0 0C-20 40 30 70 4 120C-10 150 12 170 6 200', palette.red, 7),
			xy`translate(${centre - 118} 322) rotate(10)`,
		) +
			group(
				line('M0 0C-20 40 30 70 4 120C-10 150 12 170 6 190', palette.gold, 7),
				xy`translate(${centre + 92} 372) rotate(-6)`,
			),
		2,
	);
	paper.lay(
		person(paper, centre + 60, 584, 0.95, palette.red) +
			line(xy`M${centre + 52} 556L${centre + 46} 530`, palette.red, 7),
		3,
	);
	cornerLeaves(paper, palette.leaf[2], 0.6);
}
