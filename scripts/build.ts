import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWorker } from './build-worker.ts';

const stampFile = 'dist/built';
const inputs = [
	'src/{domain,contract,i18n,ui,views,site,console}/**/*',
	'public/**/*',
	'vite.config.ts',
	'scripts/{build,build-worker,compile-messages}.ts',
	'package-lock.json',
];

/** A fingerprint of everything the built site is made of. */
function fingerprint(): string {
	const hash = createHash('sha256');
	for (const file of globSync(inputs, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => !file.includes('.test.'))
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

async function buildAll(): Promise<void> {
	// Loaded only when there is something to build: a warm start does without.
	const { build } = await import('vite');
	const wanted = fingerprint();
	await build({ configLoader: 'native', logLevel: 'warn' });
	await build({ configLoader: 'native', logLevel: 'warn', build: { ssr: 'src/site/entry-server.tsx' } });
	await buildWorker();
	compressFiles('dist/client');
	writeFileSync(stampFile, wanted);
}

/**
 * In a process of its own, so that the server does not carry the compiler's memory; always for production, whatever the
 * shell or a test runner says, or half of React would be the development's.
 */
function buildApart(): Promise<void> {
	const child = spawn(process.execPath, [import.meta.filename], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error('The site could not be built; see above.')),
		);
	});
}

/** Builds what has changed; a second call with nothing changed returns at once. */
export async function buildIfChanged(onProgress: (sentence: string) => void): Promise<void> {
	if (builtFrom() === fingerprint()) return;
	onProgress('Building the site …');
	await buildApart();
}

if (import.meta.main && builtFrom() !== fingerprint()) await buildAll();
