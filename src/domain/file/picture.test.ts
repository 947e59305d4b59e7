import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photographWidths } from './photograph.ts';
import { cropArea, photoWidths, widthsFor } from './picture.ts';

test('the square is cut where it was drawn', () => {
	const picture = { width: 4000, height: 3000 };
	expect(cropArea(picture, { x: 0, y: 0, size: 1 })).toEqual({ left: 0, top: 0, width: 3000, height: 3000 });
	expect(cropArea(picture, { x: 0.25, y: 0.5, size: 0.5 })).toEqual({
		left: 1000,
		top: 1500,
		width: 1500,
		height: 1500,
	});
});

test('the square never leaves the picture and is never empty', () => {
	const part = fc.double({ min: 0, max: 1, noNaN: true });
	const length = fc.integer({ min: 1, max: 10_000 });
	fc.assert(
		fc.property(length, length, part, part, part, (width, height, x, y, size) => {
			const area = cropArea({ width, height }, { x, y, size });
			expect(area.width).toBeGreaterThan(0);
			expect(area.width).toBe(area.height);
			expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
			expect(area.left + area.width).toBeLessThanOrEqual(width);
			expect(area.top + area.height).toBeLessThanOrEqual(height);
		}),
	);
});

test('no picture is shown larger than it is', () => {
	expect(widthsFor(photoWidths, 3000)).toEqual([96, 192, 512]);
	expect(widthsFor(photoWidths, 512)).toEqual([96, 192, 512]);
	expect(widthsFor(photoWidths, 300)).toEqual([96, 192, 300]);
	expect(widthsFor(photographWidths, 480)).toEqual([480]);
	expect(widthsFor(photographWidths, 1)).toEqual([1]);
});
