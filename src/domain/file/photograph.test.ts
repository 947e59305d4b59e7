import { expect, test } from 'vitest';
import { arranged, blurOf, coloursOf, middle, parsePhotographName, photographName } from './photograph.ts';

const photograph = {
	id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
	widths: [480, 960, 1600],
	height: 1200,
	focus: { x: 3, y: 10 },
	blur: 'fb8012345abcdef000111222333444555fff',
};

test('a photograph’s name says all that is needed to show it', () => {
	const name = photographName(photograph);
	expect(parsePhotographName(name)).toEqual(photograph);
	const small = { ...photograph, widths: [200], blur: '', focus: middle };
	expect(parsePhotographName(photographName(small))).toEqual(small);
});

test.each(['', 'hanok-dusk-1', 'photo-1', 'photo_x_480_300_5-5_', `${photographName(photograph)}"><script>`])(
	'%j is no photograph',
	(name) => {
		expect(parsePhotographName(name)).toBeUndefined();
	},
);

test('the colours that are shown first come from the bytes of a tiny picture', () => {
	expect(blurOf(Uint8Array.of(255, 176, 128, 0, 16, 32))).toBe('fb8012');
	expect(coloursOf('fb8012')).toEqual(['#fb8', '#012']);
	expect(coloursOf('')).toEqual([]);
});

test('another order names each picture once', () => {
	const items = ['a', 'b', 'c'].map((id) => ({ id }));
	expect(arranged(items, ['c', 'a', 'b'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }]);
	for (const ids of [[], ['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'c'], ['a', 'b', 'x'], ['a', 'b', 'c', 'x']])
		expect(arranged(items, ids)).toBeUndefined();
});
