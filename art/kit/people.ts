import type { Colour } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, group, path, xy } from './svg.ts';

export const skinTone: Colour = '#f5d5b5';

/** A small figure, seen from so far that it needs no face. */
export function person(
	paper: Paper,
	x: number,
	y: number,
	scale: number,
	clothes: Colour,
	hair: Colour = paper.palette.ink,
): string {
	return group(
		path('M-15 0C-17 -30 -12 -44 0 -44C12 -44 17 -30 15 0Z', paper.tint(clothes, 0.1)) +
			circle(0, -54, 11, paper.tint('#f0cda8', 0.06)) +
			path('M-11.5 -54C-12 -68 12 -68 11.5 -54C6 -60 -6 -60 -11.5 -54Z', hair),
		xy`translate(${x} ${y}) scale(${scale})`,
	);
}
