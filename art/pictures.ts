import { type DrawnWidths, drawnWidths } from '../src/domain/file/drawn-picture.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneKind } from './scene.ts';
import type { Ratio, SceneOptions } from './scene-options.ts';

/** One cut of a picture: its files are `<name><suffix>-<width>` as WebP and AVIF, the wide ones as AVIF alone. */
type Frame = { suffix?: string; ratio: Ratio; focus?: number; widths: DrawnWidths };

const only = (...usual: number[]): DrawnWidths => ({ usual, wide: [] });

export type Picture = {
	name: string;
	kind: SceneKind;
	palette: PaletteName;
	seed: number;
	frames: readonly Frame[];
	portrait?: NonNullable<SceneOptions['portrait']>;
};

const card: Frame = { ratio: '4:3', widths: drawnWidths.product };
const thumb: Frame = { ratio: '1:1', widths: only(160) };
const wide: Frame = { suffix: '-wide', ratio: '21:9', widths: only(960, 1440) };

const product = (kind: SceneKind, palette: PaletteName, number: number, focus = 0.5): Picture => ({
	name: `${kind}-${palette}-${number}`,
	kind,
	palette,
	seed: number,
	frames: [focus === 0.5 ? card : { ...card, focus }, thumb],
});

/**
 * The pictures of products, by the kinds of product they are drawn for; one may serve elsewhere as a second picture.
 * The palette follows the season of the journey or the hour of the day; clinics are shown in day, dawn and spring only.
 */
export const productPictures = {
	'vip-tour': [product('vip', 'day', 1), product('vip', 'dusk', 2, 0.56), product('vip', 'autumn', 3)],
	'private-tour': [
		product('palace', 'dawn', 1),
		product('hanok', 'dusk', 1),
		product('blossom', 'spring', 1),
		product('palace', 'night', 2),
		product('hanok', 'winter', 2),
	],
	'incentive-tour': [product('incentive', 'night', 1), product('incentive', 'summer', 2)],
	'free-day-tour': [
		product('gamcheon', 'day', 1),
		product('jeju', 'summer', 1),
		product('market', 'dusk', 1),
		product('maru', 'spring', 1),
	],
	'day-tour': [
		product('paju', 'day', 1),
		product('nami', 'autumn', 1),
		product('jeju', 'winter', 2),
		product('temple', 'autumn', 1),
		product('seoul', 'dusk', 1),
		product('paju', 'autumn', 2, 0.42),
		product('nami', 'winter', 2),
		product('seoul', 'day', 2),
	],
	hotel: [
		product('hotel', 'night', 1),
		product('hotel', 'day', 2, 0.42),
		product('hotel', 'summer', 3, 0.6),
		product('hotel', 'dusk', 4),
	],
	'pick-up': [
		product('pickup', 'day', 1),
		product('pickup', 'night', 2),
		product('exit', 'dawn', 1),
		product('pickup', 'dawn', 3),
		product('pickup', 'spring', 4),
		product('pickup', 'autumn', 5),
	],
	'train-ticket': [product('ktx', 'day', 1), product('ktx', 'autumn', 2)],
	'flight-ticket': [product('plane', 'dawn', 1), product('plane', 'summer', 2, 0.46)],
	'show-ticket': [product('theatre', 'night', 1), product('theatre', 'dusk', 2, 0.44)],
	'theme-park-ticket': [product('ferris', 'summer', 1), product('ferris', 'dusk', 2), product('ski', 'winter', 1)],
	'health-screening': [
		product('screening', 'day', 1),
		product('screening', 'dawn', 2, 0.4),
		product('screening', 'spring', 3, 0.6),
	],
	dermatology: [product('skin', 'day', 1), product('skin', 'spring', 2, 0.42), product('skin', 'dawn', 3)],
	'plastic-surgery': [product('mirror', 'day', 1), product('mirror', 'spring', 2)],
	dentistry: [product('dental', 'day', 1), product('dental', 'spring', 2, 0.4)],
	ophthalmology: [product('eye', 'day', 1), product('eye', 'spring', 2)],
	'oriental-medicine': [product('hanbang', 'day', 1), product('hanbang', 'dawn', 2, 0.38)],
	fertility: [product('sprout', 'spring', 1), product('sprout', 'dawn', 2, 0.42)],
	'other-speciality': [
		product('clinic', 'day', 1),
		product('clinic', 'dawn', 2, 0.4),
		product('clinic', 'spring', 3, 0.62),
	],
	spa: [product('spa', 'dusk', 1), product('spa', 'spring', 2), product('spa', 'summer', 3)],
	jjimjilbang: [product('jjimjil', 'day', 1), product('jjimjil', 'autumn', 2, 0.56)],
	'temple-stay': [
		product('templestay', 'winter', 1),
		product('temple', 'day', 2),
		product('templestay', 'dawn', 2),
		product('temple', 'winter', 3),
	],
	'forest-healing': [product('forest', 'summer', 1), product('forest', 'autumn', 2)],
	'tea-and-food': [
		product('tea', 'day', 1),
		product('kimchi', 'autumn', 1),
		product('hansik', 'day', 1),
		product('tea', 'autumn', 2, 0.44),
	],
	beauty: [product('beauty', 'day', 1), product('beauty', 'spring', 2)],
	yoga: [product('yoga', 'dawn', 1), product('yoga', 'summer', 2)],
} satisfies Record<string, readonly Picture[]>;

const wearsHanbok = [5, 7, 9, 18, 21, 24];
const isDoctor = (number: number) => number >= 10 && number <= 17;

/** Stand for people until they give a photograph: hosts and guides, then doctors (10 to 17), then hosts again. */
const portraits = Array.from({ length: 24 }, (_, index): Picture => {
	const number = index + 1;
	return {
		name: `portrait-${number}`,
		kind: 'portrait',
		palette: 'day',
		seed: index * 2 + 3,
		frames: [{ ratio: '1:1', widths: only(96, 192) }],
		portrait: {
			coat: isDoctor(number) ? 'doctor' : wearsHanbok.includes(number) ? 'hanbok' : 'suit',
			hair: (index * 3) % 5,
			background: (index * 5 + 1) % 6,
			...(index % 5 === 2 && { glasses: true }),
		},
	};
});

/** What the shell of the site shows: the first page, good news, a lost page, a lost connection. */
const shell: readonly Picture[] = [
	{
		name: 'hero-maru',
		kind: 'maru',
		palette: 'dawn',
		seed: 3,
		frames: [
			{ ratio: '21:9', focus: 0.73, widths: drawnWidths.hero },
			{ suffix: '-mobile', ratio: '1:1', widths: drawnWidths.heroOnPhones },
		],
	},
	{
		name: 'hero-maru-night',
		kind: 'maru',
		palette: 'night',
		seed: 3,
		frames: [
			{ ratio: '21:9', focus: 0.73, widths: drawnWidths.hero },
			{ suffix: '-mobile', ratio: '1:1', widths: drawnWidths.heroOnPhones },
		],
	},
	{ name: 'kite', kind: 'kite', palette: 'day', seed: 1, frames: [card, wide] },
	{ name: 'magpie', kind: 'magpie', palette: 'autumn', seed: 1, frames: [card] },
	{ name: 'hanriver', kind: 'hanriver', palette: 'night', seed: 1, frames: [card] },
];

/** Painted across the folding screen of a trip: its season by day, the moon in the dark theme. */
const strips = (['spring', 'summer', 'autumn', 'winter', 'night'] as const).map(
	(palette): Picture => ({
		name: `strip-trip-${palette}`,
		kind: 'palace',
		palette,
		seed: 7,
		frames: [{ ratio: '44:5', focus: 0.58, widths: only(1440) }],
	}),
);

/** The pages about the company: the roofs above its introduction, the kerb above the transfer page, and the way there. */
const about: readonly Picture[] = [
	{
		name: 'banner-hanok',
		kind: 'hanok',
		palette: 'dusk',
		seed: 9,
		frames: [{ ratio: '21:9', widths: drawnWidths.banner }],
	},
	{
		name: 'banner-pickup',
		kind: 'pickup',
		palette: 'dawn',
		seed: 9,
		frames: [{ ratio: '21:9', focus: 0.66, widths: drawnWidths.banner }],
	},
	...(['day', 'night'] as const).map(
		(palette): Picture => ({
			name: `map-jongno-${palette}`,
			kind: 'jongno',
			palette,
			seed: 1,
			frames: [{ ratio: '79:50', widths: only(948) }],
		}),
	),
];

export const pictures: readonly Picture[] = [
	...Object.values(productPictures).flat(),
	...portraits,
	...shell,
	...strips,
	...about,
];
