import { type Colour, darken, lighten } from '../kit/colour.ts';
import { cycle } from '../kit/cycle.ts';
import type { Paper } from '../kit/paper.ts';
import { at, circle, ellipse, group, line, path, rect, xy } from '../kit/svg.ts';

type Coat = 'doctor' | 'suit' | 'hanbok';
const coats: readonly Coat[] = ['doctor', 'suit', 'hanbok'];

/** Outlines around the middle of the face: parted, long, bob, bun, curls. */
const hairOutlines = [
	'M-106 276C-120 160 -60 128 0 128C60 128 120 160 106 276C92 230 60 214 20 214C-30 214 -76 226 -106 276Z',
	'M-112 330C-130 160 -66 122 0 122C66 122 130 160 112 330C100 250 50 210 -30 196C-70 214 -100 260 -112 330Z',
	xy`M-114 352C-138 170 -70 120 0 120C70 120 138 170 114 352
		C88 340 90 262 70 232Q0 246 -70 232C-90 262 -88 340 -114 352Z`,
	'M-104 286C-116 170 -60 132 0 132C60 132 116 170 104 286C84 220 30 186 0 184C-30 186 -84 220 -104 286Z',
	xy`M-106 262C-124 176 -80 120 -6 124C60 112 128 160 106 262C98 222 86 204 62 196
		C20 226 -50 218 -84 198C-98 214 -104 236 -106 262Z`,
];
const longHair = 1;
const bun = 3;

function coatColour(paper: Paper, coat: Coat): Colour {
	const { wall, ink, blue, green, bloom } = paper.palette;
	if (coat === 'doctor') return lighten(wall, 0.6);
	if (coat === 'suit') return paper.pick([ink, blue, green]);
	return paper.pick([bloom[0], lighten(green, 0.3), lighten(blue, 0.3)]);
}

function collar(paper: Paper, coat: Coat, colour: Colour): string {
	const { wall, wallShade, green, red } = paper.palette;
	if (coat === 'doctor')
		return (
			path('M-62 430L0 540L62 430L34 424L0 488L-34 424Z', paper.tint(green, 0.08)) +
			path(
				xy`M-66 430L-100 500L-58 520L-8 640H-30L-110 470Z
					M66 430L100 500L58 520L8 640H30L110 470Z`,
				paper.tint(wallShade, 0.05),
			)
		);
	if (coat === 'suit')
		return (
			path('M-56 430L0 560L56 430L30 424L0 462L-30 424Z', paper.tint(lighten(wall, 0.5), 0.03)) +
			path('M-60 430L-106 486L-62 506L0 610L62 506L106 486L60 430L0 566Z', paper.tint(darken(colour, 0.2), 0.05))
		);
	return (
		line('M-52 428L24 540M52 428L-30 560', lighten(wall, 0.6), 22) +
		line('M-22 548C-50 580 -30 610 -40 640M-8 548C0 580 24 590 26 640', red, 15)
	);
}

function face(paper: Paper, skin: Colour, hair: Colour): string {
	const { red, ink } = paper.palette;
	const glasses = paper.options.portrait?.glasses
		? circle(-40, 282, 27, 'none', `stroke="${ink}" stroke-width="5"`) +
			circle(40, 282, 27, 'none', `stroke="${ink}" stroke-width="5"`) +
			line('M-13 280q13 -8 26 0', ink, 5)
		: '';
	return (
		glasses +
		line('M-18 350q18 13 36 0', darken(skin, 0.4), 5) +
		ellipse(-56, 326, 17, 10, red, 'opacity=".22"') +
		ellipse(56, 326, 17, 10, red, 'opacity=".22"') +
		ellipse(-40, 284, 6.4, 7.6, ink) +
		ellipse(40, 284, 6.4, 7.6, ink) +
		line('M-54 258q14 -9 28 -2M26 256q14 -7 28 2', hair, 5, 'opacity=".75"')
	);
}

/** A calm paper bust: stands for providers, doctors and guides until they give a photograph. */
export function portrait(paper: Paper) {
	const { palette, width, centre } = paper;
	const { green, gold, bloom, blue, red, wallShade, ink } = palette;
	const wished = paper.options.portrait ?? {};
	const lay = (content: string, depth: number) => paper.lay(group(content, at(centre, 0)), depth);
	const grounds = [
		lighten(green, 0.52),
		lighten(gold, 0.45),
		bloom[2],
		lighten(blue, 0.6),
		lighten(red, 0.58),
		wallShade,
	];
	const background = cycle(grounds, wished.background ?? Math.floor(paper.upTo(6)));
	const skin = paper.pick(['#f3d3b0', '#eec59d', '#f6dcc0', '#e2b48a']);
	const hair = paper.pick([ink, '#2b2320', '#3b2c26']);
	const style = (wished.hair ?? Math.floor(paper.upTo(5))) % 5;
	const coat = wished.coat ?? paper.pick(coats);

	paper.paint(rect(-20, -20, width + 40, 640, paper.tint(background, 0.04)));
	lay(circle(0, 300, 240, paper.tint(lighten(background, 0.32), 0.03)), 1);
	lay(circle(0, 300, 186, paper.tint(lighten(background, 0.55), 0.03)), 1);
	if (style === longHair)
		lay(path('M-128 480C-150 300 -130 130 0 122C130 130 150 300 128 480Z', paper.tint(hair, 0.1)), 2);
	if (style === bun) lay(circle(0, 118, 48, paper.tint(hair, 0.1)), 2);
	const clothes = coatColour(paper, coat);
	lay(path('M-220 640C-226 500 -170 452 -60 430H60C170 452 226 500 220 640Z', paper.tint(clothes, 0.07)), 3);
	lay(path('M-42 360H42V436Q0 486 -42 436Z', paper.tint(darken(skin, 0.12), 0.04)), 1);
	lay(collar(paper, coat, clothes), 2);
	lay(path('M-96 250C-96 350 -50 398 0 398C50 398 96 350 96 250C96 170 -96 170 -96 250Z', paper.tint(skin, 0.05)), 3);
	lay(
		path(cycle(hairOutlines, style), paper.tint(hair, 0.12)) +
			line('M-70 176C-30 148 30 146 70 172', lighten(hair, 0.3), 3, 'opacity=".5"'),
		2,
	);
	paper.paint(group(face(paper, skin, hair), at(centre, 0)));
}
