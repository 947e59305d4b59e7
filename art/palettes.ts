import type { Colour } from './kit/colour.ts';

type Three = readonly [Colour, Colour, Colour];

export type Palette = {
	/** From the top down. */
	sky: Three;
	sun: Colour;
	halo: Colour;
	/** From the farthest to the nearest. */
	ridges: readonly [Colour, Colour, Colour, Colour, Colour];
	water: Three;
	wall: Colour;
	wallShade: Colour;
	roof: Colour;
	roofShade: Colour;
	wood: Colour;
	red: Colour;
	green: Colour;
	blue: Colour;
	gold: Colour;
	leaf: Three;
	bloom: Three;
	ink: Colour;
	/** What shines from windows and lanterns. */
	glow: Colour;
	shadow: Colour;
	isNight: boolean;
	hasSnow: boolean;
};

/** An hour of the day, or a season. */
export type PaletteName = 'dawn' | 'day' | 'dusk' | 'night' | 'spring' | 'summer' | 'autumn' | 'winter';

export const palettes: Record<PaletteName, Palette> = {
	dawn: {
		sky: ['#c3d5d0', '#f4dcc6', '#fae9d3'],
		sun: '#ee8a5e',
		halo: '#f8d3b4',
		ridges: ['#cfd2c6', '#aac0b5', '#7fa295', '#557c70', '#2f564d'],
		water: ['#d6dcd2', '#a9c3bb', '#6f988f'],
		wall: '#fbf4e6',
		wallShade: '#ead9c0',
		roof: '#4b5a5c',
		roofShade: '#35444a',
		wood: '#a5603f',
		red: '#c9532f',
		green: '#4f8a78',
		blue: '#3f6680',
		gold: '#e7b158',
		leaf: ['#8fb29c', '#5f8f7c', '#3b6f60'],
		bloom: ['#f6c9c0', '#ee9f98', '#fbe3da'],
		ink: '#22333a',
		glow: '#fbe0a6',
		shadow: '#3b3a3a',
		isNight: false,
		hasSnow: false,
	},
	day: {
		sky: ['#bcdcd6', '#dcebdf', '#f6f1de'],
		sun: '#f4c263',
		halo: '#fbe6b4',
		ridges: ['#c3d8cb', '#99bdae', '#6d9d8b', '#447a69', '#245347'],
		water: ['#c9e2dc', '#8cc0b8', '#4c9490'],
		wall: '#fdf8ea',
		wallShade: '#e9dfc6',
		roof: '#4a5b63',
		roofShade: '#33434d',
		wood: '#a8673f',
		red: '#cf5a30',
		green: '#3f8a73',
		blue: '#3a6a8c',
		gold: '#e9b450',
		leaf: ['#9cc19a', '#6aa383', '#3d7a62'],
		bloom: ['#f7cbc9', '#ee9ea5', '#fce6e2'],
		ink: '#1f3138',
		glow: '#fbe3a8',
		shadow: '#2c3a3a',
		isNight: false,
		hasSnow: false,
	},
	dusk: {
		sky: ['#d97b55', '#f0a873', '#f8d6a3'],
		sun: '#fbe7bd',
		halo: '#f6bd83',
		ridges: ['#dd9a76', '#bd7560', '#8f5650', '#613f46', '#33293a'],
		water: ['#eab384', '#b9756a', '#6e4650'],
		wall: '#fbe6c8',
		wallShade: '#e6bf96',
		roof: '#4b3a47',
		roofShade: '#33293a',
		wood: '#8d4a35',
		red: '#bf4526',
		green: '#5d7f6d',
		blue: '#46536f',
		gold: '#f0b552',
		leaf: ['#c98a55', '#9b6348', '#5d4547'],
		bloom: ['#f5b7a0', '#e58874', '#fbd9c0'],
		ink: '#2a2230',
		glow: '#ffdf94',
		shadow: '#3a1f22',
		isNight: false,
		hasSnow: false,
	},
	night: {
		sky: ['#122036', '#21395a', '#44648a'],
		sun: '#f6ebcb',
		halo: '#38577c',
		ridges: ['#3c5a7a', '#2d4867', '#223a56', '#182c44', '#0f1e30'],
		water: ['#3a5a7e', '#26456a', '#172f4e'],
		wall: '#e8ddc4',
		wallShade: '#a9a699',
		roof: '#26364a',
		roofShade: '#182636',
		wood: '#7d4c38',
		red: '#c2532f',
		green: '#4a8276',
		blue: '#3a628c',
		gold: '#f0b955',
		leaf: ['#4a7470', '#345a5b', '#23444a'],
		bloom: ['#d9a3ab', '#b97c8d', '#efd0cf'],
		ink: '#0c1725',
		glow: '#ffd98a',
		shadow: '#050c18',
		isNight: true,
		hasSnow: false,
	},
	spring: {
		sky: ['#cfe3dd', '#f0e9df', '#fdeee6'],
		sun: '#f5b39c',
		halo: '#fbdccf',
		ridges: ['#d8e0cc', '#b7ceb2', '#8db195', '#5d8e75', '#34644f'],
		water: ['#dbe8de', '#a8cdbf', '#6aa596'],
		wall: '#fefaf0',
		wallShade: '#eee0cc',
		roof: '#52616a',
		roofShade: '#3a4954',
		wood: '#a86b4a',
		red: '#cf5f45',
		green: '#4d947b',
		blue: '#4b7796',
		gold: '#edbf63',
		leaf: ['#b6d29c', '#86b784', '#558f69'],
		bloom: ['#f7bfc6', '#ec8fa3', '#fde0e0'],
		ink: '#263a3f',
		glow: '#fce6b4',
		shadow: '#4a3c3c',
		isNight: false,
		hasSnow: false,
	},
	summer: {
		sky: ['#8fd0d4', '#bfe4dc', '#f0f5e0'],
		sun: '#fbd468',
		halo: '#fbeeb6',
		ridges: ['#afd8c8', '#77b9a3', '#46957f', '#24725f', '#0f4d40'],
		water: ['#a9dedb', '#4fb3b4', '#1f8389'],
		wall: '#fffbef',
		wallShade: '#ebe3cb',
		roof: '#3f5560',
		roofShade: '#2a3f4b',
		wood: '#a4633d',
		red: '#d95a35',
		green: '#2f8a6f',
		blue: '#2f6f96',
		gold: '#f0bb48',
		leaf: ['#97cd8d', '#58aa77', '#267a5b'],
		bloom: ['#fac7c0', '#f09591', '#fde5de'],
		ink: '#15303a',
		glow: '#fde8a8',
		shadow: '#163634',
		isNight: false,
		hasSnow: false,
	},
	autumn: {
		sky: ['#dfe3d2', '#f3e5c6', '#faf0db'],
		sun: '#e8873a',
		halo: '#f6d09a',
		ridges: ['#dfcca4', '#cda76b', '#b7763e', '#8d4a2a', '#542b22'],
		water: ['#e8dcc0', '#c0b190', '#877d64'],
		wall: '#fdf5e2',
		wallShade: '#ead5b0',
		roof: '#4c4f52',
		roofShade: '#36393e',
		wood: '#8f5333',
		red: '#c23b22',
		green: '#6f8a5b',
		blue: '#4b6a7d',
		gold: '#e9b03a',
		leaf: ['#e9b03a', '#dc7a2c', '#bd3a22'],
		bloom: ['#eeb04a', '#d95d2a', '#f6d48a'],
		ink: '#32231f',
		glow: '#fde0a0',
		shadow: '#4a2a18',
		isNight: false,
		hasSnow: false,
	},
	winter: {
		sky: ['#c4d3de', '#dfe6ea', '#f6f3ec'],
		sun: '#f2cfa4',
		halo: '#f8e7d0',
		ridges: ['#dfe6e9', '#c1cfd6', '#98adb9', '#698596', '#395668'],
		water: ['#dbe5ea', '#aac0cd', '#7594a8'],
		wall: '#fbfaf5',
		wallShade: '#dcdcd8',
		roof: '#4d5f6e',
		roofShade: '#35475a',
		wood: '#8f5f48',
		red: '#c4512f',
		green: '#5f8b86',
		blue: '#44698a',
		gold: '#e6b45c',
		leaf: ['#e9eff0', '#b6c8cc', '#6f919b'],
		bloom: ['#fdfdfb', '#e3ebee', '#ffffff'],
		ink: '#22323f',
		glow: '#fde1a4',
		shadow: '#2b3c4c',
		isNight: false,
		hasSnow: true,
	},
};

export const paletteNames = Object.keys(palettes) as PaletteName[];
