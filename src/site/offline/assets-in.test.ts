import { expect, test } from 'vitest';
import { assetsInDocument, assetsInScript, assetsInStyles, otherSizes } from './assets-in.ts';

test('a document names its scripts, sheets, fonts, signs and pictures, each once', () => {
	const html = `<link rel="stylesheet" href="/assets/app/a.css"><script type="module" src="/assets/app/a.js"></script>
		<link rel="modulepreload" href="/assets/app/b.js"><svg><use href="/assets/app/icons.svg#check"/></svg>
		<svg><use href="/assets/app/icons.svg#close"/></svg><a href="/th/my/reserve">/assets/app/said.js</a>
		<img src="/assets/images/art/x-480.webp" srcSet="/assets/images/art/x-480.webp 480w, /assets/images/art/x-960.webp 960w">`;
	expect(assetsInDocument(html)).toEqual([
		'/assets/app/a.css',
		'/assets/app/a.js',
		'/assets/app/b.js',
		'/assets/app/icons.svg',
		'/assets/images/art/x-480.webp',
	]);
});

test('a style sheet names its drawings; its fonts are told by the page', () => {
	const css = `@font-face{src:url(/assets/app/kr-1.woff2)}.a{background:url("/assets/app/edge.svg")}.b{mask:url(/assets/app/edge.svg)}`;
	expect(assetsInStyles(css)).toEqual(['/assets/app/edge.svg']);
});

test('a kept page names the parts that come late; the house would name every page', () => {
	// In two pieces, so that the boundary check does not take it for an import of ours.
	const late = '"./names-c3.js"';
	const script = `${'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/app/lines-a1.js","assets/app/lines-b2.css"])))=>0;t(()=>import(`./lines-a1.js`),__vite__mapDeps([0,1]));'}import(${late})`;
	const parts = ['/assets/app/lines-a1.js', '/assets/app/lines-b2.css', '/assets/app/names-c3.js'];
	expect(assetsInScript('/assets/app/my-reservations-RDmwHpwI.js', script)).toEqual(parts);
	expect(assetsInScript('/assets/app/my-reservation-C4g2oZ40.js', script)).toEqual(parts);
	expect(assetsInScript('/assets/app/house-BoCRC_FB.js', script)).toEqual([]);
});

test('a picture stands in for its other sizes', () => {
	expect(otherSizes('/assets/images/art/market-a-1-960.avif')).toEqual([
		'/assets/images/art/market-a-1-1600.avif',
		'/assets/images/art/market-a-1-960.webp',
		'/assets/images/art/market-a-1-480.avif',
		'/assets/images/art/market-a-1-480.webp',
	]);
	expect(otherSizes('/assets/images/kite.webp')).toEqual([]);
	expect(otherSizes('/assets/images/art/portrait-2-192.webp')).toEqual([]);
});
