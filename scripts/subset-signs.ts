import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Every price has a ₩, and our letters keep it in a file of 60 kB beside hundreds of accented letters that no page
 * shows. This cuts the currency signs into a file of their own; it is committed, so that nothing is cut at start.
 */
const signs = '₩₫₽₸₮₱₹';
const resolve = createRequire(import.meta.url).resolve;
const folder = fileURLToPath(new URL('../src/ui/styles/', import.meta.url));

for (const [font, name] of [
	['source-sans-3', 'source-sans-signs.woff2'],
	['source-serif-4', 'source-serif-signs.woff2'],
] as const) {
	const whole = readFileSync(resolve(`@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`));
	const cut = await subsetFont(whole, signs, { targetFormat: 'woff2' });
	writeFileSync(folder + name, cut);
	console.info(`${name}: ${cut.length} bytes`);
}
