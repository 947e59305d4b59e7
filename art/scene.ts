import { createPaper, fibres, type Paper } from './kit/paper.ts';
import { snowfall } from './kit/sky.ts';
import { oneDecimal } from './kit/svg.ts';
import { type PaletteName, palettes } from './palettes.ts';
import type { SceneOptions } from './scene-options.ts';
import { beauty } from './scenes/beauty.ts';
import { blossom } from './scenes/blossom.ts';
import { clinic } from './scenes/clinic.ts';
import { dental } from './scenes/dental.ts';
import { exit } from './scenes/exit.ts';
import { eye } from './scenes/eye.ts';
import { ferris } from './scenes/ferris.ts';
import { forest } from './scenes/forest.ts';
import { gamcheon } from './scenes/gamcheon.ts';
import { hanbang } from './scenes/hanbang.ts';
import { hanok } from './scenes/hanok.ts';
import { hanriver } from './scenes/hanriver.ts';
import { hansik } from './scenes/hansik.ts';
import { hotel } from './scenes/hotel.ts';
import { incentive } from './scenes/incentive.ts';
import { jeju } from './scenes/jeju.ts';
import { jjimjil } from './scenes/jjimjil.ts';
import { jongno } from './scenes/jongno.ts';
import { kimchi } from './scenes/kimchi.ts';
import { kite } from './scenes/kite.ts';
import { ktx } from './scenes/ktx.ts';
import { magpie } from './scenes/magpie.ts';
import { market } from './scenes/market.ts';
import { maru } from './scenes/maru.ts';
import { mirror } from './scenes/mirror.ts';
import { nami } from './scenes/nami.ts';
import { paju } from './scenes/paju.ts';
import { palace } from './scenes/palace.ts';
import { pickup } from './scenes/pickup.ts';
import { plane } from './scenes/plane.ts';
import { portrait } from './scenes/portrait.ts';
import { screening } from './scenes/screening.ts';
import { seoul } from './scenes/seoul.ts';
import { ski } from './scenes/ski.ts';
import { skin } from './scenes/skin.ts';
import { spa } from './scenes/spa.ts';
import { sprout } from './scenes/sprout.ts';
import { tea } from './scenes/tea.ts';
import { temple } from './scenes/temple.ts';
import { templestay } from './scenes/templestay.ts';
import { theatre } from './scenes/theatre.ts';
import { vip } from './scenes/vip.ts';
import { yoga } from './scenes/yoga.ts';

type Scene = { draw: (paper: Paper) => void; palette: PaletteName; isIndoors?: boolean };

const scenes = {
	beauty: { draw: beauty, palette: 'spring', isIndoors: true },
	blossom: { draw: blossom, palette: 'spring' },
	clinic: { draw: clinic, palette: 'day' },
	dental: { draw: dental, palette: 'day', isIndoors: true },
	eye: { draw: eye, palette: 'day', isIndoors: true },
	mirror: { draw: mirror, palette: 'spring', isIndoors: true },
	kimchi: { draw: kimchi, palette: 'autumn' },
	hansik: { draw: hansik, palette: 'day', isIndoors: true },
	exit: { draw: exit, palette: 'dawn' },
	ferris: { draw: ferris, palette: 'spring' },
	forest: { draw: forest, palette: 'summer' },
	gamcheon: { draw: gamcheon, palette: 'summer' },
	hanbang: { draw: hanbang, palette: 'autumn', isIndoors: true },
	hanok: { draw: hanok, palette: 'winter' },
	hanriver: { draw: hanriver, palette: 'night' },
	hotel: { draw: hotel, palette: 'dusk' },
	incentive: { draw: incentive, palette: 'night' },
	jeju: { draw: jeju, palette: 'summer' },
	jjimjil: { draw: jjimjil, palette: 'autumn', isIndoors: true },
	jongno: { draw: jongno, palette: 'day' },
	kite: { draw: kite, palette: 'day' },
	ktx: { draw: ktx, palette: 'day' },
	magpie: { draw: magpie, palette: 'autumn' },
	market: { draw: market, palette: 'dusk' },
	maru: { draw: maru, palette: 'dawn' },
	nami: { draw: nami, palette: 'autumn' },
	paju: { draw: paju, palette: 'autumn' },
	palace: { draw: palace, palette: 'dawn' },
	pickup: { draw: pickup, palette: 'dawn' },
	plane: { draw: plane, palette: 'summer' },
	portrait: { draw: portrait, palette: 'day' },
	screening: { draw: screening, palette: 'day', isIndoors: true },
	seoul: { draw: seoul, palette: 'day' },
	ski: { draw: ski, palette: 'winter' },
	skin: { draw: skin, palette: 'spring', isIndoors: true },
	spa: { draw: spa, palette: 'summer' },
	sprout: { draw: sprout, palette: 'spring', isIndoors: true },
	tea: { draw: tea, palette: 'dawn', isIndoors: true },
	temple: { draw: temple, palette: 'autumn' },
	templestay: { draw: templestay, palette: 'dawn' },
	theatre: { draw: theatre, palette: 'dusk', isIndoors: true },
	vip: { draw: vip, palette: 'dusk' },
	yoga: { draw: yoga, palette: 'dawn', isIndoors: true },
} satisfies Record<string, Scene>;

export type SceneKind = keyof typeof scenes;

export const sceneKinds = Object.keys(scenes) as SceneKind[];

/** The hour or season a kind looks best in. */
export const usualPalette = (kind: SceneKind): PaletteName => scenes[kind].palette;

type Shadow = readonly [down: number, blur: number, opacity: number];

/** Two shadows a sheet: a soft one for its height, a narrow one for its edge. Depth 1 is far, 4 is near. */
const shadows: readonly (readonly [far: Shadow, near: Shadow])[] = [
	[
		[1.5, 2.4, 0.16],
		[0.5, 0.8, 0.14],
	],
	[
		[3, 5, 0.22],
		[1, 1.2, 0.2],
	],
	[
		[5, 8, 0.28],
		[1.4, 1.6, 0.24],
	],
	[
		[8, 13, 0.34],
		[2, 2.2, 0.26],
	],
];

const filter = (id: string, { width, height }: Paper, content: string) =>
	`<filter id="${id}" x="-20" y="-20" width="${width + 40}" height="${height + 40}" filterUnits="userSpaceOnUse" ` +
	`color-interpolation-filters="sRGB">${content}</filter>`;

const noise = (frequency: string, octaves: number, seed: number, more = '') =>
	`<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"${more}/>`;

const shadowFilters = (paper: Paper) =>
	shadows
		.map(([[down, blur, opacity], edge], index) =>
			filter(
				`${paper.id}s${index + 1}`,
				paper,
				`<feDropShadow dx="${oneDecimal(down * 0.3)}" dy="${down}" stdDeviation="${blur}" flood-color="${paper.palette.shadow}" flood-opacity="${opacity}"/>` +
					`<feDropShadow dx="0" dy="${edge[0]}" stdDeviation="${edge[1]}" flood-color="${paper.palette.shadow}" flood-opacity="${edge[2]}"/>`,
			),
		)
		.join('');

const cutFilter = (paper: Paper, seed: number) =>
	filter(
		`${paper.id}cut`,
		paper,
		`${noise('.011', 1, seed)}<feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/>`,
	);

/** Long white strands and short dark specks, as hanji has them. */
const grainFilters = (paper: Paper, seed: number) =>
	filter(
		`${paper.id}gw`,
		paper,
		`${noise('.05 .4', 3, seed + 9)}<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 1.8 0 0 -.78"/>`,
	) +
	filter(
		`${paper.id}gd`,
		paper,
		`${noise('.8', 2, seed + 5)}<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 0 0 2.2 0 -1.05"/>`,
	);

const grainSheets = ({ id, width, height, palette }: Paper) =>
	`<rect width="${width}" height="${height}" filter="url(#${id}gw)" opacity="${palette.isNight ? 0.07 : 0.15}"/>` +
	`<rect width="${width}" height="${height}" filter="url(#${id}gd)" opacity=".13"/>`;

function toSvg(paper: Paper, seed: number): string {
	const { id, width, height, palette, options } = paper;
	const { grain = true, cut = true, title } = options;
	const { content, definitions } = paper.drawn();
	const light = fibres(paper);
	const dark = fibres(paper);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`,
		title ? ` aria-label="${title}"` : ' aria-hidden="true"',
		` preserveAspectRatio="xMidYMid slice"><defs>${definitions}${shadowFilters(paper)}`,
		cut ? cutFilter(paper, seed) : '',
		grain ? grainFilters(paper, seed) : '',
		`</defs><g${cut ? ` filter="url(#${id}cut)"` : ''}>${content}</g>`,
		grain ? grainSheets(paper) : '',
		`<path d="${light}" fill="none" stroke="#fff" stroke-width=".9" opacity=".3"/>`,
		`<path d="${dark}" fill="none" stroke="${palette.ink}" stroke-width=".7" opacity=".12"/></svg>`,
	].join('');
}

/** A picture cut from paper, as SVG. The same arguments give the same bytes. */
export function scene(kind: SceneKind, paletteName: PaletteName, seed = 1, options: SceneOptions = {}): string {
	const { draw, isIndoors = false }: Scene = scenes[kind];
	const full = palettes[paletteName];
	const palette = isIndoors ? { ...full, hasSnow: false } : full;
	const paper = createPaper({ kind, paletteName, palette, seed, options });
	draw(paper);
	if (palette.hasSnow) snowfall(paper, Math.round(paper.width / 12));
	return toSvg(paper, seed);
}
