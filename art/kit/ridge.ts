import { type Colour, lighten, mix } from './colour.ts';
import { type Point, smoothLine } from './curve.ts';
import { cycle } from './cycle.ts';
import type { Paper } from './paper.ts';
import { line, path, rect, xy } from './svg.ts';

type Bump = { x: number; height: number; width: number; power?: number };

type RidgeOptions = {
	depth?: number;
	/** Peaks that stand where the scene needs them. */
	bumps?: readonly Bump[];
	/** Length of the longest wave. */
	wave?: number;
	/** Share of the short waves, 0 to 1. */
	rough?: number;
	/** Lower edge of the sheet. */
	to?: number;
};

function smoothNoise(paper: Paper): (x: number) => number {
	const values = Array.from({ length: 64 }, () => paper.random());
	return (x) => {
		const step = Math.floor(x);
		const share = x - step;
		const from = cycle(values, step);
		return from + (cycle(values, step + 1) - from) * (share * share * (3 - 2 * share));
	};
}

/** A range of hills over the full width, as one sheet. */
export function ridge(paper: Paper, y: number, height: number, colour: Colour, options: RidgeOptions = {}): void {
	const { depth = 2, bumps = [], wave = 260, rough = 0.35, to = paper.height } = options;
	const phase = paper.upTo(1000);
	const noise = smoothNoise(paper);
	const points: Point[] = [];
	for (let x = -40; x <= paper.width + 40; x += 32) {
		const share =
			noise(x / wave + phase) * (1 - rough) +
			noise((x / wave) * 2.7 + phase) * rough * 0.7 +
			noise((x / wave) * 6 + phase) * rough * 0.3;
		const lifted = bumps.reduce(
			(top, bump) => top - bump.height * Math.exp(-((Math.abs(x - bump.x) / bump.width) ** (bump.power ?? 2))),
			y - height * share,
		);
		points.push([x, lifted]);
	}
	const top = smoothLine(points);
	paper.lay(
		`<path d="${top}${xy`L${paper.width + 40}`} ${to}L-40 ${to}Z" fill="${paper.tint(colour, 0.06)}"/>` +
			`<path d="${top}" fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="1.6" stroke-opacity="0.35"/>`,
		depth,
	);
}

export function ground(paper: Paper, y: number, colour: Colour, depth = 2, height = 8): void {
	ridge(paper, y, height, colour, { depth, wave: 420, rough: 0.2 });
}

/** Three soft hills in one hue: the ground of scenes that stand for an idea rather than a place. */
export function paperHills(paper: Paper, [back, far, near]: readonly [Colour, Colour, Colour], y = 400): void {
	paper.paint(rect(-20, -20, paper.width + 40, 640, paper.tint(back, 0.03)));
	ridge(paper, y - 90, 110, far, { depth: 1, wave: 380 });
	ridge(paper, y + 20, 90, mix(far, near, 0.5), { depth: 1, wave: 340 });
	ridge(paper, y + 130, 70, near, { depth: 2, wave: 300 });
}

type WaterOptions = {
	colours?: readonly [Colour, Colour, Colour];
	height?: number;
	wave?: number;
	/** Lower edge of the water. */
	to?: number;
};

export function water(paper: Paper, y: number, bands: number, options: WaterOptions = {}): void {
	const { colours = paper.palette.water, height = 7, wave = 64, to = paper.height } = options;
	const bandHeight = (to - y) / bands;
	for (let band = 0; band < bands; band++) {
		const colour = bands === 1 ? colours[1] : mix(colours[0], colours[2], band / (bands - 1));
		const length = wave * (1 + band * 0.35);
		const crest = height * (0.5 + band * 0.35);
		const offset = paper.upTo(length);
		let top = xy`M${-length - offset} ${y + band * bandHeight}`;
		for (let x = -length - offset; x < paper.width + length; x += length)
			top += xy`q${length / 4} ${-crest} ${length / 2} 0t${length / 2} 0`;
		paper.lay(
			path(`${top}V${paper.height + 20}${xy`H${-length * 2}`}Z`, paper.tint(colour, 0.04)) +
				line(top, lighten(colour, 0.5), 1.4, 'opacity=".45"'),
			band ? 2 : 1,
		);
	}
	let glints = '';
	for (let index = 0; index < paper.width / 60; index++) {
		const at = paper.between(y + 14, to - 8);
		const length = 14 + (at - y) * 0.16 * paper.between(0.6, 1.3);
		const left = paper.upTo(paper.width);
		glints += rect(left, at, length, 2 + (at - y) * 0.008, lighten(colours[0], 0.5), 1.5, 'opacity=".5"');
	}
	paper.paint(glints);
}
