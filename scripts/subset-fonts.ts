import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * What the packages of our letters hold and no page shows is cut away. The results are committed, so that nothing is cut
 * at start; src/ui/styles/fonts.css names them after the packages' own, and of two files that hold a letter the later
 * counts.
 */
const resolve = createRequire(import.meta.url).resolve;
const folder = fileURLToPath(new URL('../src/ui/styles/', import.meta.url));

function write(name: string, cut: Buffer, whole: Buffer): void {
	writeFileSync(folder + name, cut);
	console.info(`${name}: ${cut.length} of ${whole.length} bytes`);
}

/** Every price has a ₩, and our letters keep it in a file of 60 kB beside hundreds of accented letters. */
const signs = '₩₫₽₸₮₱₹';

for (const [font, name] of [
	['source-sans-3', 'source-sans-signs.woff2'],
	['source-serif-4', 'source-serif-signs.woff2'],
] as const) {
	const whole = readFileSync(resolve(`@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`));
	write(name, await subsetFont(whole, signs, { targetFormat: 'woff2' }), whole);
}

/** Headings are set in 500 and 560, what people say in 400 (tokens.css); the serif reaches from 200 to 900. */
const weights = { min: 400, max: 560, default: 400 };
const serif = '@fontsource-variable/source-serif-4';

/** `U+0301,U+0400-045F` */
function lettersOf(ranges: string): string {
	const codes = ranges.split(',').flatMap((range) => {
		const [first = 0, last = first] = range
			.slice(2)
			.split('-')
			.map((digits) => Number.parseInt(digits, 16));
		return Array.from({ length: last - first + 1 }, (_, at) => first + at);
	});
	return String.fromCodePoint(...codes);
}

const ranges = JSON.parse(readFileSync(resolve(`${serif}/unicode.json`), 'utf8')) as Record<string, string>;
for (const script of ['latin', 'cyrillic', 'vietnamese'])
	for (const axes of ['wght', 'opsz']) {
		const whole = readFileSync(resolve(`${serif}/files/source-serif-4-${script}-${axes}-normal.woff2`));
		const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
		write(
			`source-serif-${script}-${axes}.woff2`,
			await subsetFont(whole, lettersOf(ranges[script] ?? ''), options),
			whole,
		);
	}
