import type { Palette, PaletteName } from '../palettes.ts';
import { ratios, type SceneOptions } from '../scene-options.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { cycle } from './cycle.ts';
import { hashText, seededRandom } from './random.ts';
import { oneDecimal } from './svg.ts';

/**
 * What a scene is cut from. Its height is always 600 units; a wider ratio widens the landscape and keeps the subject's
 * size, and `centre` is where the subject stands.
 */
export type Paper = {
	readonly id: string;
	readonly seed: number;
	readonly width: number;
	readonly height: number;
	readonly centre: number;
	readonly isWide: boolean;
	readonly isSquare: boolean;
	/** Lamps are lit and windows glow. */
	readonly isEvening: boolean;
	readonly palette: Palette;
	readonly options: SceneOptions;
	/** 0 to 1 */
	random(): number;
	upTo(most: number): number;
	between(least: number, most: number): number;
	pick<Entry>(list: readonly Entry[]): Entry;
	/** A quiet gradient around a colour, as paper has it; the fill's address. */
	tint(colour: Colour, contrast?: number, direction?: 'down' | 'across'): string;
	/** One sheet with its shadows; depth 1 is far, 4 is near. */
	sheet(content: string, depth?: number): string;
	/** Lays a sheet on what is there. */
	lay(content: string, depth?: number): void;
	/** Paints without a shadow. */
	paint(content: string): void;
	define(definition: string): void;
	/** What was drawn meanwhile, instead of laying it. */
	capture(draw: () => void): string;
	/** Draws inside a shape only, such as a window. */
	clip(name: string, shape: string, draw: () => void): string;
	/** Everything laid so far. */
	drawn(): { content: string; definitions: string };
};

type Start = {
	kind: string;
	paletteName: PaletteName;
	palette: Palette;
	seed: number;
	options: SceneOptions;
};

const height = 600;

function widthOf(ratio: SceneOptions['ratio']): number {
	const [across, down] = typeof ratio === 'object' ? ratio : ratios[ratio ?? '4:3'];
	return Math.round((height * across) / down);
}

const gradient = (id: string, colour: Colour, contrast: number, direction: 'down' | 'across') =>
	`<linearGradient id="${id}" x1="0" y1="0" x2="${direction === 'across' ? 1 : 0}" y2="${direction === 'across' ? 0 : 1}">` +
	`<stop stop-color="${lighten(colour, contrast)}"/><stop offset="1" stop-color="${darken(colour, contrast)}"/></linearGradient>`;

/** The places and ids of a sheet of paper; they depend on the arguments alone. */
function measure({ kind, paletteName, palette, seed, options }: Start) {
	const width = widthOf(options.ratio);
	return {
		// Unique, so that scenes can stand in one document.
		id: `m${hashText(`${kind}|${paletteName}|${seed}|${JSON.stringify(options)}`)}`,
		seed,
		width,
		height,
		centre: width * (options.focus ?? 0.5),
		isWide: width > 1000,
		isSquare: width <= 640,
		isEvening: palette.isNight || paletteName === 'dusk',
		palette,
		options,
	};
}

export function createPaper(start: Start): Paper {
	const { kind, seed } = start;
	const measures = measure(start);
	const { id } = measures;
	const random = seededRandom(seed * 7919 + kind.length * 131 + kind.charCodeAt(0) * 17 + kind.charCodeAt(1));
	const definitions: string[] = [];
	const tints = new Map<string, string>();
	let sheets: string[] = [];

	const sheet = (content: string, depth = 2) => `<g filter="url(#${id}s${depth})">${content}</g>`;
	const capture = (draw: () => void) => {
		const outer = sheets;
		sheets = [];
		draw();
		const inner = sheets.join('');
		sheets = outer;
		return inner;
	};

	return {
		...measures,
		random,
		upTo: (most) => random() * most,
		between: (least, most) => least + random() * (most - least),
		pick: (list) => cycle(list, Math.floor(random() * list.length)),
		tint(colour, contrast = 0.07, direction = 'down') {
			const key = `${colour} ${contrast} ${direction}`;
			const known = tints.get(key);
			if (known) return known;
			const tintId = `${id}g${tints.size}`;
			definitions.push(gradient(tintId, colour, contrast, direction));
			tints.set(key, `url(#${tintId})`);
			return `url(#${tintId})`;
		},
		sheet,
		lay: (content, depth) => sheets.push(sheet(content, depth)),
		paint: (content) => sheets.push(content),
		define: (definition) => definitions.push(definition),
		capture,
		clip(name, shape, draw) {
			definitions.push(`<clipPath id="${id}${name}">${shape}</clipPath>`);
			return `<g clip-path="url(#${id}${name})">${capture(draw)}</g>`;
		},
		drawn: () => ({ content: sheets.join(''), definitions: definitions.join('') }),
	};
}

/** The fibres of the mulberry bark, as one path. */
export function fibres({ width, height, upTo, between }: Paper): string {
	let data = '';
	for (let index = 0; index < width / 14; index++) {
		const x = upTo(width);
		const y = upTo(height);
		const angle = upTo(6.28);
		const length = between(8, 34);
		const bend = between(-10, 10);
		const across = Math.cos(angle) * length;
		const down = Math.sin(angle) * length;
		data += `M${oneDecimal(x)} ${oneDecimal(y)}q${oneDecimal((Math.cos(angle) * length) / 2 + bend)} ${oneDecimal((Math.sin(angle) * length) / 2 - bend)} ${oneDecimal(across)} ${oneDecimal(down)}`;
	}
	return data;
}
