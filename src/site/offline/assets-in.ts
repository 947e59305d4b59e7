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

/** The same picture in the other sizes and kinds it is drawn in. */
export function otherSizes(path: string): string[] {
	const [, name] = /^(\/assets\/images\/art\/.+)-(?:480|960)\.(?:avif|webp)$/.exec(path) ?? [];
	if (name === undefined) return [];
	return ['960.avif', '960.webp', '480.avif', '480.webp'].map((end) => `${name}-${end}`).filter((one) => one !== path);
}
