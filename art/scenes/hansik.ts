import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';

const brass: Colour = '#c79a45';
const rice: Colour = '#fbf8ee';

function drawFloor(paper: Paper) {
	const { palette, width, centre } = paper;
	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(mix(palette.wall, palette.gold, 0.24), 0.04)));
	const half = Math.ceil(width / 320);
	let sheets = '';
	for (let column = -half; column <= half; column++)
		for (let row = 0; row < 4; row++)
			sheets += rect(
				centre + column * 160 - 80 + (row % 2) * 80,
				row * 160 - 20,
				157,
				157,
				lighten(mix(palette.wallShade, palette.gold, 0.3), 0.2),
				3,
				`opacity="${paper.between(0.3, 0.6).toFixed(1)}"`,
			);
	paper.paint(sheets);
	const cushion = (x: number, y: number, colour: Colour) =>
		rect(x - 84, y - 84, 168, 168, paper.tint(colour, 0.08), 40) +
		rect(x - 64, y - 64, 128, 128, paper.tint(lighten(colour, 0.16), 0.05), 30);
	const aside = paper.isSquare ? 290 : 352;
	paper.lay(
		cushion(centre - aside, 470, palette.red) +
			cushion(centre + aside, 130, palette.blue) +
			(paper.isWide ? cushion(centre - 560, 180, palette.green) + cushion(centre + 580, 430, palette.bloom[1]) : ''),
		2,
	);
}

/** The heart of the table: a bowl of rice under six colours and an egg (bibimbap). */
function drawBowl(paper: Paper, x: number, y: number) {
	const { palette } = paper;
	const toppings = ['#e08a3a', mix(palette.leaf[1], '#5f9a54', 0.6), '#7a5138', '#f0dda0', '#b8452c', '#dfe3c0'];
	paper.lay(circle(x, y, 118, paper.tint(mix('#4b4644', palette.ink, 0.3), 0.14)), 4);
	paper.lay(circle(x, y, 102, paper.tint(rice, 0.03)), 1);
	paper.lay(
		repeat(
			6,
			(index) =>
				path(
					'M0 -12C-26 -36 -50 -68 -44 -84C-22 -98 22 -98 44 -84C50 -68 26 -36 0 -12Z',
					paper.tint(cycle(toppings, index), 0.08),
					`transform="${at(x, y)} rotate(${index * 60})"`,
				) +
				repeat(4, (thread) =>
					line(
						`M${-26 + thread * 17} -84Q${-20 + thread * 13} -62 ${-10 + thread * 7} -40`,
						lighten(cycle(toppings, index), 0.28),
						3,
						`opacity=".7" transform="${at(x, y)} rotate(${index * 60})"`,
					),
				),
		),
		1,
	);
	paper.lay(
		path(
			xy`M${x - 44} ${y + 6}C${x - 50} ${y - 34} ${x - 8} ${y - 48} ${x + 20} ${y - 40}
				C${x + 52} ${y - 30} ${x + 50} ${y + 20} ${x + 26} ${y + 36}
				C${x - 2} ${y + 50} ${x - 40} ${y + 40} ${x - 44} ${y + 6}Z`,
			paper.tint('#fffdf6', 0.02),
		),
		2,
	);
	paper.lay(
		circle(x + 2, y - 2, 23, paper.tint('#f2a93b', 0.1)) + ellipse(x - 5, y - 10, 7, 5, '#fff', 'opacity=".55"'),
		1,
	);
}

/** A small dish (banchan), heaped in one colour. */
function dish(paper: Paper, x: number, y: number, radius: number, glaze: Colour, food: Colour): void {
	paper.lay(
		circle(x, y, radius, paper.tint(glaze, 0.07)) + circle(x, y, radius * 0.8, paper.tint(lighten(glaze, 0.4), 0.04)),
		2,
	);
	paper.lay(
		repeat(7, (index) => {
			const angle = (index / 7) * 6.283;
			const reach = index === 6 ? 0 : radius * 0.38;
			const tone = index % 2 ? food : lighten(food, 0.18);
			return ellipse(
				x + Math.cos(angle) * reach,
				y + Math.sin(angle) * reach,
				radius * 0.3,
				radius * 0.22,
				paper.tint(tone, 0.1),
				`transform="rotate(${index * 40} ${Math.round(x)} ${Math.round(y)})"`,
			);
		}),
		1,
	);
}

function drawDishes(paper: Paper, x: number, y: number) {
	const { palette } = paper;
	const celadon = lighten(palette.green, 0.45);
	const white = lighten(palette.wall, 0.4);
	const green = mix(palette.leaf[1], '#5f9a54', 0.5);
	const foods: readonly Colour[] = ['#c8402a', green, '#e3a83c', '#8a5a3c', '#e9e2c4', '#b9632f'];
	foods.forEach((food, index) => {
		// The lower right is left to the spoon.
		const angle = -3.6 + index * 0.68;
		dish(paper, x + Math.cos(angle) * 186, y - 6 + Math.sin(angle) * 178, 44, index % 2 ? white : celadon, food);
	});
	paper.lay(
		circle(x - 92, y + 164, 52, paper.tint(brass, 0.14)) + circle(x - 92, y + 164, 41, paper.tint('#a9602f', 0.06)),
		3,
	);
	paper.lay(
		repeat(4, (index) =>
			rect(x - 114 + (index % 2) * 26, y + 146 + Math.floor(index / 2) * 22, 17, 15, paper.tint('#f6f0dc', 0.04), 3),
		) + circle(x - 92, y + 164, 8, green),
		1,
	);
}

function drawSpoon(paper: Paper, x: number, y: number) {
	const metal = lighten(brass, 0.2);
	paper.lay(
		group(
			ellipse(0, -64, 17, 25, paper.tint(metal, 0.16)) +
				rect(-3.6, -44, 7.2, 130, paper.tint(metal, 0.12), 3.5) +
				rect(26, -88, 5, 174, paper.tint(darken(brass, 0.06), 0.1), 2.5) +
				rect(38, -88, 5, 174, paper.tint(darken(brass, 0.06), 0.1), 2.5),
			`${at(x, y)} rotate(9)`,
		),
		3,
	);
}

/** Tea and food: a table laid for one, seen by whoever sits down to it. */
export function hansik(paper: Paper) {
	const { palette, centre: x } = paper;
	drawFloor(paper);
	paper.lay(circle(x, 302, 288, paper.tint(darken(palette.wood, 0.34), 0.1)), 4);
	paper.lay(circle(x, 300, 270, paper.tint(darken(palette.wood, 0.12), 0.08)), 2);
	paper.paint(
		repeat(9, (index) =>
			ellipse(
				x,
				300,
				262 - index * 9,
				250 - index * 26,
				'none',
				`stroke="${darken(palette.wood, 0.24)}" stroke-width="1.6" opacity=".28"`,
			),
		),
	);
	drawDishes(paper, x, 292);
	drawBowl(paper, x, 292);
	drawSpoon(paper, x + 150, 402);
}
