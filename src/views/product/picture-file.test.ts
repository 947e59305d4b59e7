import { expect, test } from 'vitest';
import { pictureFile } from './picture-file.ts';

test('a drawn picture lies in its folder, a photograph is read in the first size that is large enough', () => {
	expect(pictureFile('hanok-dusk-1', 160)).toBe('/assets/images/art/hanok-dusk-1-160.webp');
	const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
	const name = (widths: string) => `photo_${id}_${widths}_700_5-5_`;
	expect(pictureFile(name('480.960.1600'), 160)).toBe(`/api/files/${id}/480.webp`);
	expect(pictureFile(name('480.960.1600'), 960)).toBe(`/api/files/${id}/960.webp`);
	expect(pictureFile(name('480.700'), 960)).toBe(`/api/files/${id}/700.webp`);
});
