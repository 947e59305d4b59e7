import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { shareLetters } from '../src/server/share/share-letters.ts';

/**
 * What share pictures are drawn with: the letters as TrueType of one weight (the drawing library reads no WOFF2) and the
 * empty card. Committed, so that nothing is cut at start and a machine without fonts draws the same.
 */
const folder = fileURLToPath(new URL('../src/server/share/', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

type Part = keyof typeof shareLetters;
const western: readonly Part[] = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'];

const cuts: [font: string, weight: number, parts: readonly Part[]][] = [
	['source-serif-4', 500, western],
	['noto-serif-thai', 500, ['thai']],
	['source-sans-3', 400, western],
	['noto-sans-thai', 400, ['thai']],
	['source-sans-3', 640, ['latin', 'latin-ext']],
];

const lettersOf = (part: Part) =>
	shareLetters[part]
		.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)))
		.join('');

for (const [font, weight, parts] of cuts)
	for (const part of parts) {
		const whole = readFileSync(resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`));
		const cut = await subsetFont(whole, lettersOf(part), {
			targetFormat: 'truetype',
			variationAxes: { wght: weight },
		});
		const name = `${font}-${part}-${weight}.ttf`;
		writeFileSync(`${folder}fonts/${name}`, cut);
		console.info(`${name}: ${cut.length} bytes`);
	}

/** Paper with its shadow, and the mark; the name beside it is written when the picture is drawn. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="n" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter></defs>
<rect x="56" y="86" width="590" height="502" rx="12" fill="#281e0f" opacity=".26" filter="url(#s)"/>
<rect x="56" y="68" width="590" height="502" rx="12" fill="#281e0f" opacity=".16" filter="url(#n)"/>
<rect x="56" y="64" width="590" height="502" rx="12" fill="#fffdf8"/>
<g transform="translate(102 106) scale(1.28)"><path d="M1 15.500C8 15.200 15 11.600 20 5.500c5 6.100 12 9.700 19 10-1 1.600-2.500 2.400-4.500 2.300C29 17.500 24 15 20 11.500 16 15 11 17.500 5.500 17.800 3.500 17.900 2 17.100 1 15.500z" fill="#c0411a"/>
<path d="M8.500 19v12M31.500 19v12" stroke="#1b2430" stroke-width="2.600" stroke-linecap="round"/><path d="M4 33.500h32" stroke="#1b2430" stroke-width="3.600" stroke-linecap="round"/><circle cx="20" cy="24.500" r="4.200" fill="#6fa596"/></g></svg>`;

const { size } = await sharp(Buffer.from(card)).png({ compressionLevel: 9 }).toFile(`${folder}share-card.png`);
console.info(`share-card.png: ${size} bytes`);
