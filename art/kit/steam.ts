import type { Colour } from './colour.ts';
import { group, path, xy } from './svg.ts';

/** Steam is a curling ribbon of paper. */
export const steam = (x: number, y: number, scale: number, colour: Colour, opacity = 0.8, flip = 1) =>
	group(
		path(
			'M-7 0C-26 -34 14 -52 -2 -92C-14 -122 10 -140 6 -166C26 -138 8 -118 18 -90C32 -50 -6 -36 7 0Z',
			colour,
			`opacity="${opacity}"`,
		),
		xy`translate(${x} ${y}) scale(${scale * flip} ${scale})`,
	);
