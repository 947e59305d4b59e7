import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { paletteNames } from '../../art/palettes.ts';
import { type Picture, pictures, productPictures } from '../../art/pictures.ts';
import { allRenderings } from '../../art/rendering.ts';
import { scene, sceneKinds, usualPalette } from '../../art/scene.ts';
import { medical } from '../../src/domain/area/medical.ts';
import { travel } from '../../src/domain/area/travel.ts';
import { wellness } from '../../src/domain/area/wellness.ts';

const folder = fileURLToPath(new URL('../../public/assets/images/art/', import.meta.url));
const sizeOf = (name: string) => statSync(`${folder}${name}`, { throwIfNoEntry: false })?.size ?? 0;
const mostBytes = 8_000_000;
/** Few browsers ever ask for them, but they are in everybody's copy. */
const mostWideBytes = 4_000_000;
const byKind: Record<string, readonly Picture[]> = productPictures;

describe('a scene', () => {
	test.each(sceneKinds)('%s: the same arguments give the same bytes, another seed gives others', (kind) => {
		const draw = (seed: number) => scene(kind, usualPalette(kind), seed, { ratio: '21:9', focus: 0.7 });
		expect(draw(4)).toBe(draw(4));
		expect(draw(5)).not.toBe(draw(4));
	});

	test.each(sceneKinds)('%s is sound in every palette and ratio', (kind) => {
		for (const palette of paletteNames)
			for (const ratio of ['4:3', '1:1', '21:9'] as const) {
				const svg = scene(kind, palette, 2, { ratio });
				expect(svg).toMatch(/^<svg .*<\/svg>$/s);
				expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
				expect(unknownAddresses(svg)).toEqual([]);
			}
	});

	test('keeps snow outdoors', () => {
		expect(scene('tea', 'winter')).not.toContain('fill="#ffffff" opacity');
		expect(scene('palace', 'winter')).toContain('fill="#ffffff" opacity');
	});
});

/** Fills, filters and clips that point at nothing. */
function unknownAddresses(svg: string): string[] {
	const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
	return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id).filter((id) => !ids.has(id));
}

describe('the pictures', () => {
	const renderings = allRenderings();
	const files = renderings.flatMap((rendering) => rendering.files.map(({ name }) => name));

	test('no two are drawn from the same kind, palette and seed, and none share a name', () => {
		const drawings = pictures.map(({ kind, palette, seed }) => `${kind} ${palette} ${seed}`);
		expect(new Set(drawings).size).toBe(pictures.length);
		expect(new Set(files).size).toBe(files.length);
	});

	test('are committed in all sizes and types, and are small together', () => {
		expect(files.filter((name) => sizeOf(name) === 0)).toEqual([]);
		const bytesOf = (ofWide: boolean) =>
			renderings
				.flatMap((rendering) => rendering.files.filter(({ isWide }) => isWide === ofWide))
				.reduce((total, { name }) => total + sizeOf(name), 0);
		expect(bytesOf(false)).toBeLessThan(mostBytes);
		expect(bytesOf(true)).toBeLessThan(mostWideBytes);
	});

	test('were rendered from the drawings as they are now', () => {
		const rendered: Record<string, string> = JSON.parse(readFileSync(`${folder}rendered.json`, 'utf8'));
		expect(rendered).toEqual(Object.fromEntries(renderings.map(({ id, fingerprint }) => [id, fingerprint])));
	});

	test('give every kind of product at least two of its own', () => {
		const kinds = [travel, medical, wellness].flatMap((area) => area.kinds.map(({ slug }) => slug));
		expect(Object.keys(byKind).sort()).toEqual([...kinds].sort());
		for (const own of Object.values(byKind)) expect(own.length).toBeGreaterThanOrEqual(2);
		expect(Object.values(byKind).flat().length).toBeGreaterThanOrEqual(44);
	});

	test('of clinics are shown by day, at dawn or in spring only', () => {
		const clinical = medical.kinds.flatMap(({ slug }) => byKind[slug] ?? []);
		expect(clinical.filter(({ palette }) => !['day', 'dawn', 'spring'].includes(palette))).toEqual([]);
	});
});
