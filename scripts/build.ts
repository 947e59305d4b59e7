import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const stampFile = 'dist/built';
const inputs = [
	'src/{domain,contract,i18n,ui,site,console}/**/*',
	'public/**/*',
	'vite.config.ts',
	'scripts/{build,compile-messages}.ts',
	'package-lock.json',
];

/** A fingerprint of everything the built site is made of. */
function fingerprint(): string {
	const hash = createHash('sha256');
	for (const file of globSync(inputs, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort())
		hash.update(file).update('\0').update(readFileSync(file)).update('\0');
	return hash.digest('hex');
}

const builtFrom = () => {
	try {
		return readFileSync(stampFile, 'utf8');
	} catch {
		return '';
	}
};

/** Text files are compressed once here, as small as can be, instead of at every request. */
function compressFiles(root: string): void {
	for (const file of globSync(`${root}/**/*.{js,css,svg,json,webmanifest}`)) {
		const content = readFileSync(file);
		if (content.length < 1_024) continue;
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
		writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	}
}

/** Builds what has changed; a second call with nothing changed returns at once. */
export async function buildIfChanged(onProgress: (sentence: string) => void): Promise<void> {
	const wanted = fingerprint();
	if (builtFrom() === wanted) return;
	onProgress('Building the site …');
	await build({ configLoader: 'native', logLevel: 'warn' });
	await build({ configLoader: 'native', logLevel: 'warn', build: { ssr: 'src/site/entry-server.tsx' } });
	compressFiles('dist/client');
	mkdirSync('dist', { recursive: true });
	writeFileSync(stampFile, wanted);
}

if (import.meta.main) await buildIfChanged((sentence) => console.info(sentence));
