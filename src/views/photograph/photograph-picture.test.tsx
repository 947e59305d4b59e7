import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { photographName } from '#domain/file/photograph.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';

const photograph = {
	id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
	widths: [480, 960],
	height: 640,
	focus: { x: 2, y: 9 },
	blur: 'fb8'.repeat(12),
};
const markup = (changes: { blur?: string; height?: number } = {}, isFramed = true) =>
	renderToStaticMarkup(
		<ProductPicture
			name={photographName({ ...photograph, ...changes })}
			sizes="20rem"
			alt="A palace"
			isFramed={isFramed}
		/>,
	);

test('a photograph is offered in its sizes, with its own measures and its focal point', () => {
	const shown = markup();
	expect(shown).toContain(`/api/files/${photograph.id}/960.avif 960w`);
	expect(shown).toMatch(/<img [^>]*data-x="2" data-y="9"[^>]*width="960" height="640" alt="A palace"/);
	// The policy of our pages allows neither.
	expect(shown).not.toMatch(/style=|data:/);
});

test('until it has come its colours are shown, where there is a frame to show them in', () => {
	expect(markup().match(/<rect [^>]*fill="#fb8"/g)).toHaveLength(12);
	expect(markup({}, false)).not.toContain('<rect');
	expect(markup({ blur: '' })).not.toContain('<svg');
});

test('of one whose measures are not known none are said', () => {
	expect(markup({ height: 0, blur: '' })).not.toMatch(/ height=/);
});

test('a drawn picture is offered in its own widths, the wide one as AVIF alone', () => {
	const drawn = renderToStaticMarkup(<ProductPicture name="hanok-dusk-1" sizes="20rem" isFramed />);
	expect(drawn).toContain('/assets/images/art/hanok-dusk-1-960.avif 960w');
	expect(drawn).toContain('/assets/images/art/hanok-dusk-1-1600.avif 1600w');
	expect(drawn).not.toContain('1600.webp');
	expect(drawn).not.toContain('<svg');
});
