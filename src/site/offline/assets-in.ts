import { drawnWidths } from '#domain/file/drawn-picture.ts';

const own = (path: string | undefined): path is string => path?.startsWith('/assets/') === true;

/**
 * The files a document names. Not the sizes a browser may choose from: the one it chose is told by the page, and any other
 * is answered by that one.
 */
export function assetsInDocument(html: string): string[] {
	const chosen = html.replace(/\ssrcset="[^"]*"/gi, '');
	return [...new Set([...chosen.matchAll(/="(\/assets\/[^"#?]+)/g)].map(([, path]) => path).filter(own))];
}

/** The drawings in a style sheet. Fonts are not among them: of hundreds of pieces a page uses few, and tells which. */
export function assetsInStyles(css: string): string[] {
	const named = [...css.matchAll(/url\(["']?(\/assets\/[^"')#?]+)/g)].map(([, path]) => path).filter(own);
	return [...new Set(named)].filter((path) => !/\.woff2?$/.test(path));
}

/** The pages that are kept, by the names of their files. */
const isKeptScreen = /\/(?:my-reservations?|check)-[\w-]+\.js$/;

/**
 * The parts of a kept page that come when they are needed, and what they need: as the build writes them into the page's own
 * script. Of other scripts none: through the house one would come to every page there is.
 */
export function assetsInScript(path: string, script: string): string[] {
	if (!isKeptScreen.test(path)) return [];
	const listed = [...script.matchAll(/["'`](assets\/app\/[\w.-]+\.(?:js|css))["'`]/g)].map(([, file]) => `/${file}`);
	const imported = [...script.matchAll(/\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(
		([, file]) => `/assets/app/${file}`,
	);
	return [...new Set([...listed, ...imported])];
}

const { usual, wide } = drawnWidths.product;
const kept = [
	...wide.map((width) => `${width}.avif`),
	...usual.toReversed().flatMap((width) => [`${width}.avif`, `${width}.webp`]),
];

/** The same picture in the other sizes and kinds it is drawn in, the widest first. */
export function otherSizes(path: string): string[] {
	const [, name, end = ''] = /^(\/assets\/images\/art\/.+)-(\d+\.(?:avif|webp))$/.exec(path) ?? [];
	if (!kept.includes(end)) return [];
	return kept.map((other) => `${name}-${other}`).filter((one) => one !== path);
}
