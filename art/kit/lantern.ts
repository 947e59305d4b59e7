import { type Colour, darken, lighten } from './colour.ts';
import { cycle } from './cycle.ts';
import type { Paper } from './paper.ts';
import { circle, ellipse, line, rect, xy } from './svg.ts';

export function lantern(paper: Paper, x: number, y: number, r: number, colour: Colour): string {
	const { ink, glow, gold } = paper.palette;
	const rib = lighten(colour, 0.34);
	return (
		line(xy`M${x} ${y - r * 2.2}V${y - r}`, ink, 1.4, 'opacity=".6"') +
		circle(x, y, r * 1.7, glow, 'opacity=".16"') +
		rect(x - r * 0.4, y - r * 1.08, r * 0.8, r * 0.22, darken(colour, 0.45), 2) +
		ellipse(x, y, r, r * 0.92, paper.tint(colour, 0.14)) +
		ellipse(x, y, r * 0.55, r * 0.92, 'none', `stroke="${rib}" stroke-width="1.3" opacity=".7"`) +
		line(xy`M${x} ${y - r * 0.9}V${y + r * 0.9}M${x - r} ${y}H${x + r}`, rib, 1.1, 'opacity=".6"') +
		rect(x - r * 0.34, y + r * 0.86, r * 0.68, r * 0.2, darken(colour, 0.45), 2) +
		line(xy`M${x} ${y + r * 1.05}v${r * 0.7}`, gold, 2)
	);
}

type LanternString = {
	/** Number of the string from the back; the colours shift with it. */
	row: number;
	y: number;
	sag: number;
	/** Length from post to post. */
	span: number;
	offset: number;
	/** Lanterns hang at so many equal parts of the span. */
	parts: number;
	drop: number;
	radius: number;
	depth: number;
};

/** Lanterns on a line from post to post across the whole picture. */
export function lanternString(paper: Paper, at: LanternString): void {
	const { red, gold, green, bloom, blue, ink } = paper.palette;
	const colours = [red, gold, green, bloom[1], blue];
	let content = '';
	for (let x = (paper.centre % at.span) - at.span * 2 + at.offset; x < paper.width + at.span; x += at.span) {
		content += line(
			`${xy`M${x}`} ${at.y}${xy`Q${x + at.span / 2}`} ${at.y + at.sag * 2}${xy` ${x + at.span}`} ${at.y}`,
			ink,
			1.6,
			'opacity=".55"',
		);
		for (let index = 1; index < at.parts; index++) {
			const share = index / at.parts;
			const y = at.y + (4 * at.sag * share * (1 - share)) / 2 + at.drop;
			const colour = cycle(colours, index + at.row * 2 + Math.round(x / at.span) + 10);
			content += lantern(paper, x + at.span * share, y, at.radius, colour);
		}
	}
	paper.lay(content, at.depth);
}
