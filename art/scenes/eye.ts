import { type Colour, darken, lighten, mix } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { skinTone } from '../kit/people.ts';
import { paperHills } from '../kit/ridge.ts';
import { at, circle, ellipse, group, line, path, rect, repeat, xy } from '../kit/svg.ts';
import { cornerLeaves } from '../kit/trees.ts';

/** Around the middle of the picture; the upper edge rests on the iris, so that the look is at ease. */
const opening = xy`M-262 330C-190 236 -98 194 4 194C112 194 200 240 264 316
	C194 378 102 408 0 408C-104 408 -194 384 -262 330Z`;
const upperLid = xy`M-280 338C-198 214 -100 168 4 168C120 168 216 218 284 306
	C280 318 272 322 264 316C200 240 112 194 4 194C-98 194 -190 236 -262 330C-268 340 -276 344 -280 338Z`;
const crease = 'M-226 224C-146 148 -62 122 10 122C94 122 164 150 222 204';
const brow = xy`M-214 112C-136 60 -22 40 84 54C146 62 196 84 226 114
	C154 90 70 80 -10 84C-90 88 -158 100 -214 112Z`;

/** A morning landscape instead of a pupil: what somebody sees again. */
function view(paper: Paper): string {
	const { palette } = paper;
	return (
		rect(-80, 220, 160, 160, paper.tint(mix(palette.blue, palette.wall, 0.42), 0.08)) +
		circle(24, 278, 22, paper.tint(palette.sun, 0.05)) +
		path(
			'M-90 330C-60 296 -34 290 -16 306C10 282 40 300 90 326V390H-90Z',
			paper.tint(mix(palette.blue, palette.green, 0.6), 0.06),
		) +
		path('M-90 346C-40 322 20 332 90 344V390H-90Z', paper.tint(darken(palette.green, 0.3), 0.06))
	);
}

function iris(paper: Paper): string {
	const { palette } = paper;
	const hue = cycle([palette.green, mix(palette.wood, palette.gold, 0.25), palette.blue], paper.seed - 1);
	const petal = (index: number, colour: Colour) =>
		path(
			'M0 -66C-11 -82 -10 -104 0 -116C10 -104 11 -82 0 -66Z',
			paper.tint(colour, 0.06),
			`transform="translate(0 300) rotate(${index * 15})"`,
		);
	paper.define(`<clipPath id="${paper.id}view"><circle cx="0" cy="300" r="68"/></clipPath>`);
	return (
		circle(0, 300, 124, paper.tint(darken(hue, 0.08), 0.06)) +
		repeat(24, (index) => petal(index, lighten(hue, index % 2 ? 0.2 : 0.38))) +
		circle(0, 300, 74, paper.tint(darken(hue, 0.42), 0.05)) +
		`<g clip-path="url(#${paper.id}view)">${view(paper)}</g>` +
		ellipse(-34, 266, 20, 15, '#fff', 'opacity=".92" transform="rotate(-24 -34 266)"') +
		circle(40, 334, 8, '#fff', 'opacity=".7"')
	);
}

function lashes(paper: Paper): string {
	const places = [
		[150, 208, 34],
		[192, 232, 42],
		[230, 262, 50],
		[262, 292, 58],
	] as const;
	return places
		.map(([x, y, turn]) =>
			group(
				path('M-6 4C-8 -14 -3 -32 6 -44C10 -30 9 -12 6 4Z', paper.tint(paper.palette.leaf[2], 0.1)),
				`${at(x, y)} rotate(${turn})`,
			),
		)
		.join('');
}

/** Ophthalmology: an eye at ease, with a morning in it. */
export function eye(paper: Paper) {
	const { palette, centre } = paper;
	const hue = cycle([mix(palette.blue, palette.green, 0.45), palette.bloom[1], palette.gold], paper.seed - 1);
	const skin = mix(skinTone, palette.wall, 0.45);
	const place = paper.isSquare ? `${at(centre, 292, 0.82)} translate(0 -292)` : at(centre, 0);
	// The place is set inside the sheet: a shadow's frame would cut off what lies outside the picture before it is moved.
	const lay = (content: string, depth: number) => paper.lay(group(content, place), depth);

	paperHills(paper, [lighten(hue, 0.8), lighten(hue, 0.68), lighten(hue, 0.54)], 430);
	lay(ellipse(0, 268, 352, 258, paper.tint(lighten(skin, 0.5), 0.02), 'opacity=".7"'), 1);
	lay(ellipse(0, 268, 322, 230, paper.tint(lighten(skin, 0.25), 0.03)), 1);
	lay(path(brow, paper.tint(mix(palette.wood, palette.wall, 0.22), 0.08)), 1);
	paper.paint(group(line(crease, darken(skin, 0.14), 5, 'opacity=".7"'), place));
	lay(path(opening, paper.tint(lighten(palette.wall, 0.45), 0.02)), 1);
	paper.define(`<clipPath id="${paper.id}lids"><path d="${opening}"/></clipPath>`);
	paper.paint(group(`<g clip-path="url(#${paper.id}lids)">${iris(paper)}</g>`, place));
	lay(path(upperLid, paper.tint(mix(palette.wood, palette.ink, 0.15), 0.08)), 2);
	lay(lashes(paper), 1);
	paper.paint(
		group(
			line('M-236 352C-150 402 -60 418 10 418C90 416 160 396 222 358', darken(skin, 0.18), 4, 'opacity=".55"') +
				ellipse(0, 462, 150, 26, palette.red, 'opacity=".1"'),
			place,
		),
	);
	cornerLeaves(paper, palette.leaf[2], 0.78);
}
