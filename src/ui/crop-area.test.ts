import { expect, test } from 'vitest';
import { fractionsOf, mostZoom, moveCrop, wholeCrop, zoomCrop, zoomOf } from './crop-area.ts';

const wide = { width: 400, height: 200 };

test('a cut begins as the largest square in the middle', () => {
	expect(wholeCrop(wide)).toEqual({ left: 100, top: 0, edge: 200 });
	expect(wholeCrop({ width: 300, height: 900 })).toEqual({ left: 0, top: 300, edge: 300 });
});

test('it never leaves the picture', () => {
	expect(moveCrop(wholeCrop(wide), { x: -500, y: 40 }, wide)).toEqual({ left: 0, top: 0, edge: 200 });
	expect(moveCrop(wholeCrop(wide), { x: 500, y: -40 }, wide)).toEqual({ left: 200, top: 0, edge: 200 });
});

test('it zooms around its middle, between whole and the most', () => {
	const twice = zoomCrop(wholeCrop(wide), 2, wide);
	expect(twice).toEqual({ left: 150, top: 50, edge: 100 });
	expect(zoomOf(twice, wide)).toBe(2);
	expect(zoomOf(zoomCrop(twice, 99, wide), wide)).toBe(mostZoom);
	expect(zoomCrop(twice, 0.1, wide)).toEqual(wholeCrop(wide));
});

test('zooming out at an edge stays inside', () => {
	const corner = moveCrop(zoomCrop(wholeCrop(wide), 2, wide), { x: 999, y: 999 }, wide);
	expect(corner).toEqual({ left: 300, top: 100, edge: 100 });
	expect(zoomCrop(corner, 1, wide)).toEqual({ left: 200, top: 0, edge: 200 });
});

test('it is told in fractions of the picture', () => {
	expect(fractionsOf(zoomCrop(wholeCrop(wide), 2, wide), wide)).toEqual({ x: 0.375, y: 0.25, size: 0.5 });
});
