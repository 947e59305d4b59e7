import { expect, test } from 'vitest';
import { createLoadedAhead, screenPart, wordsPart } from './loaded-ahead.ts';

const file = (name: string, startTime: number) => ({ name: `https://maru.example/assets/app/${name}`, startTime });
const code = file('product-detail-BkrCxiD4.js', 120);
const styles = file('product-detail-D2xfWH3v.css', 121);
const words = file('rating-IA6c_w-l.js', 130);

/** From 100 to 200 the screen of a product was fetched ahead. */
async function afterOne() {
	let now = 100;
	const loaded = createLoadedAhead(() => now);
	await loaded.during([screenPart('product-detail'), wordsPart('th/rating')], async () => {
		now = 200;
	});
	return loaded;
}

test('what was fetched for a screen that nobody has gone to is spare: code, styles and words', async () => {
	const { isSpare } = await afterOne();
	expect([code, styles, words].map(isSpare)).toEqual([true, true, true]);
});

test('nothing of the page is: what it fetched before, after or meanwhile, and what it shares', async () => {
	const { isSpare } = await afterOne();
	for (const own of [
		file('rating-AWL-QcTE.js', 99),
		file('rating-AWL-QcTE.js', 201),
		file('product-detail-below-AWLxQcTE.js', 150),
		file('note-DJrB1hDT.js', 150),
		file('noto-sans-kr-12-DJrB1hDT.woff2', 150),
	])
		expect(isSpare(own), own.name).toBe(false);
});

test('what the page uses by now is its own, before it was there or after', async () => {
	const loaded = await afterOne();
	loaded.use([wordsPart('en/rating')]);
	expect(loaded.isSpare(words)).toBe(true);
	loaded.use([wordsPart('th/rating')]);
	expect([loaded.isSpare(words), loaded.isSpare(code)]).toEqual([false, true]);
	loaded.use([screenPart('product-detail')]);
	expect([loaded.isSpare(code), loaded.isSpare(styles)]).toEqual([false, false]);
});

test('what failed, and what is still on its way, is spare as well', async () => {
	const loaded = createLoadedAhead(() => 100);
	const parts = [screenPart('product-detail')];
	const failing = loaded.during(parts, () => Promise.reject(new Error('gone')));
	expect(loaded.isSpare(code)).toBe(true);
	await expect(failing).rejects.toThrow('gone');
	expect(loaded.isSpare({ ...code, startTime: 100 })).toBe(true);
});
