import { type Colour, darken, lighten, mix } from './colour.ts';
import { type Point, smoothShape } from './curve.ts';
import type { Paper } from './paper.ts';
import { circle, group, line, oneDecimal, path, rect, xy } from './svg.ts';

const standing = (x: number, y: number, scale: number) => xy`translate(${x} ${y}) scale(${scale})`;

function pineCrown(paper: Paper, x: number, y: number, width: number, height: number, colour: Colour): string {
	const [w, h] = [width, height];
	const outline =
		`M${x - w} ${y + h * 0.4}C${x - w * 1.25} ${y - h * 0.1} ${x - w * 0.7} ${y - h * 0.7} ${x - w * 0.4} ${y - h * 0.5}` +
		`C${x - w * 0.25} ${y - h * 1.1} ${x + w * 0.25} ${y - h * 1.1} ${x + w * 0.38} ${y - h * 0.55}` +
		`C${x + w * 0.75} ${y - h * 0.8} ${x + w * 1.2} ${y - h * 0.1} ${x + w} ${y + h * 0.4}` +
		`Q${x} ${y + h * 0.75} ${x - w} ${y + h * 0.4}Z`;
	const light = `M${x - w * 0.6} ${y + h * 0.05}Q${x} ${y - h * 0.35} ${x + w * 0.6} ${y + h * 0.05}`;
	return path(outline, paper.tint(colour, 0.09)) + line(light, lighten(colour, 0.3), 1.6, 'opacity=".4"');
}

export function pine(
	paper: Paper,
	x: number,
	y: number,
	scale: number,
	[upper, lower]: readonly [Colour, Colour],
	trunk: Colour,
): string {
	const stem =
		'M0 0C-6 -40 10 -70 -2 -120C-8 -150 6 -170 2 -196M0 -92C16 -104 30 -110 40 -112M-1 -128C-16 -138 -30 -142 -38 -142';
	return group(
		line(stem, trunk, 7.2) +
			pineCrown(paper, 44, -112, 42, 24, lower) +
			pineCrown(paper, -42, -142, 40, 24, lower) +
			pineCrown(paper, 2, -196, 54, 32, upper) +
			pineCrown(paper, 16, -160, 34, 18, mix(upper, lower, 0.5)),
		standing(x, y, scale),
	);
}

export function roundTree(paper: Paper, x: number, y: number, scale: number, colour: Colour, trunk: Colour): string {
	const crown = 'M-44 -78C-58 -108 -34 -150 0 -152C34 -150 58 -108 44 -78C32 -58 -32 -58 -44 -78Z';
	return group(
		line('M0 0V-70M0 -40L16 -60M0 -30L-14 -50', trunk, 6) +
			path(crown, paper.tint(colour, 0.1)) +
			line('M0 -62V-128M0 -92L20 -112M0 -82L-20 -104', darken(colour, 0.22), 2.2, 'opacity=".45"'),
		standing(x, y, scale),
	);
}

export function fir(paper: Paper, x: number, y: number, scale: number, colour: Colour): string {
	const tier = (foot: number, width: number) => `M0 ${foot - 52}L${width} ${foot}Q0 ${foot + 8} ${-width} ${foot}Z`;
	return group(
		rect(-4, -14, 8, 16, darken(colour, 0.5)) +
			path(tier(-10, 36), paper.tint(darken(colour, 0.1), 0.08)) +
			path(tier(-42, 29), paper.tint(colour, 0.08)) +
			path(tier(-72, 21), paper.tint(lighten(colour, 0.08), 0.08)),
		standing(x, y, scale),
	);
}

type Canopy = {
	x: number;
	y: number;
	rx: number;
	ry: number;
	colours: readonly [Colour, ...Colour[]];
	leaves?: number;
	depth?: number;
};

/** A cloud of blossom or maple: a sheet for each colour, and many little discs on the last. */
export function canopy(paper: Paper, { x, y, rx, ry, colours, leaves = 46, depth = 2 }: Canopy): void {
	colours.forEach((colour, layer) => {
		const outline = Array.from({ length: 15 }, (_, index): Point => {
			const angle = (index / 15) * 6.283;
			const reach = 1 + paper.between(-0.16, 0.16) - layer * 0.16;
			return [x + Math.cos(angle) * rx * reach - layer * 5, y + Math.sin(angle) * ry * reach - layer * 9];
		});
		let content = path(smoothShape(outline), paper.tint(colour, 0.05));
		for (let leaf = 0; layer === colours.length - 1 && leaf < leaves; leaf++) {
			const angle = paper.upTo(6.283);
			const reach = Math.sqrt(paper.random()) * 0.95;
			const radius = paper.between(2, 4.6);
			const fill = paper.pick([...colours, lighten(colours[0], 0.55)]);
			const opacity = `opacity="${oneDecimal(paper.between(0.6, 1))}"`;
			content += circle(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach, radius, fill, opacity);
		}
		paper.lay(content, depth);
	});
}

/** Petals or leaves on the wind, between two heights. */
export function petals(paper: Paper, count: number, colours: readonly Colour[], top = 40, bottom = 560): void {
	let content = '';
	for (let index = 0; index < count; index++) {
		const petal = path('M0 -5C5 -5 6 2 0 6C-6 2 -5 -5 0 -5Z', paper.pick(colours));
		const x = paper.upTo(paper.width);
		const y = paper.between(top, bottom);
		const turn = paper.upTo(360);
		content += group(petal, xy`translate(${x} ${y}) rotate(${turn}) scale(${paper.between(0.6, 1.5)})`);
	}
	paper.lay(content, 1);
}

/** Near leaves in the lower corners: the eave of every picture. */
export function cornerLeaves(paper: Paper, colour: Colour, height = 1): void {
	const leaf = (x: number, turn: number, scale: number) =>
		group(
			path('M0 0C-16 -22 -14 -58 0 -84C14 -58 16 -22 0 0Z', paper.tint(colour, 0.12)) +
				line('M0 -4V-70', lighten(colour, 0.25), 1.4, 'opacity=".5"'),
			xy`translate(${x} 622) rotate(${turn}) scale(${scale})`,
		);
	const clump = (x: number, inward: number) => {
		let content = '';
		for (let index = 0; index < 7; index++) {
			const turn = inward * (44 - index * 4 - paper.upTo(20)) * (index % 2 ? 1 : 0.3);
			content += leaf(x + inward * index * 15, turn, (1.75 - index * 0.17) * height);
		}
		return content;
	};
	paper.lay(clump(-8, 1), 4);
	paper.lay(clump(paper.width + 8, -1), 4);
}
