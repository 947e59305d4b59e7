import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { allRenderings, qualities, type Rendering } from '../art/rendering.ts';
import { requireChromium } from './chromium.ts';

/**
 * Renders the pictures of art/pictures.ts that are missing or were drawn anew into public/assets/images/art, and removes
 * those no longer listed. The files are committed: nothing is rendered when the product is installed or started.
 */
const folder = fileURLToPath(new URL('../public/assets/images/art/', import.meta.url));
const manifest = join(folder, 'rendered.json');
const pagesAtOnce = 3;
/** Drawn larger than needed and made smaller, so that the paper's grain does not shimmer; a wide one is fine as it is. */
const oversizeOf = ({ isWide }: File) => (isWide ? 1 : 1.5);
/** A picture of seven million points takes a machine that is busy with other things a while. */
const mostMs = 600_000;

type Manifest = Record<string, string>;
type File = Rendering['files'][number];

const readManifest = (): Manifest => (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {});

/** Written after each picture, so that an interrupted run goes on where it stopped. */
const writeManifest = (rendered: Manifest) => writeFileSync(manifest, `${JSON.stringify(rendered, null, '\t')}\n`);

/** Of a picture drawn anew all files, else those that are not there. */
const missingOf = ({ id, fingerprint, files }: Rendering, rendered: Manifest): File[] =>
	files.filter(({ name }) => rendered[id] !== fingerprint || !existsSync(join(folder, name)));

type Sheet = { svg: string; width: number; oversize: number };

async function screenshot(browser: Browser, { svg, width, oversize }: Sheet): Promise<Buffer> {
	const [, across = 0, down = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
	const height = Math.round((width * down) / across);
	const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: oversize });
	try {
		await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
		return await page.screenshot({ timeout: mostMs });
	} finally {
		await page.close();
	}
}

async function encode(drawn: Buffer, { name, width, type, isWide }: File): Promise<void> {
	const image = sharp(drawn).resize(width);
	const encoded =
		type === 'webp'
			? image.webp({ quality: qualities.webp, effort: 6 })
			: image.avif(isWide ? { quality: qualities.wideAvif, effort: 2 } : { quality: qualities.avif, effort: 5 });
	await encoded.toFile(join(folder, name));
}

/** The usual files from one drawing, the wide ones from another. */
async function render(browser: Browser, svg: string, files: File[]): Promise<void> {
	for (const sheet of [files.filter(({ isWide }) => !isWide), files.filter(({ isWide }) => isWide)]) {
		const [first] = sheet;
		if (!first) continue;
		const width = Math.max(...sheet.map((file) => file.width), 240);
		const drawn = await screenshot(browser, { svg, width, oversize: oversizeOf(first) });
		for (const file of sheet) await encode(drawn, file);
	}
}

async function renderAll(todo: Rendering[], rendered: Manifest): Promise<void> {
	const executablePath = requireChromium((sentence) => console.info(sentence));
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
	const lane = async () => {
		for (let next = todo.pop(); next; next = todo.pop()) {
			await render(browser, next.svg, missingOf(next, rendered));
			rendered[next.id] = next.fingerprint;
			writeManifest(rendered);
			console.info(`drawn: ${next.id}`);
		}
	};
	try {
		await Promise.all(Array.from({ length: pagesAtOnce }, lane));
	} finally {
		await browser.close();
	}
}

function removeUnlisted(renderings: Rendering[]): void {
	const listed = new Set(renderings.flatMap(({ files }) => files.map(({ name }) => name)));
	for (const file of globSync(join(folder, '*.{webp,avif}')))
		if (!listed.has(basename(file))) {
			rmSync(file);
			console.info(`removed: ${basename(file)}`);
		}
}

mkdirSync(folder, { recursive: true });
const renderings = allRenderings();
const rendered = readManifest();
const todo = renderings.filter((rendering) => missingOf(rendering, rendered).length > 0);
console.info(`${todo.length} of ${renderings.length} pictures are missing or have changed.`);
if (todo.length > 0) await renderAll(todo, rendered);
removeUnlisted(renderings);
writeManifest(Object.fromEntries(renderings.map(({ id, fingerprint }) => [id, fingerprint])));
