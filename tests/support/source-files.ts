import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path from the root of the repository, with forward slashes → text. What the house rules judge. */
export type Sources = Record<string, string>;

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const readText = (path: string) => readFileSync(join(root, path), 'utf8');

const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

const readAll = (paths: string[]): Sources =>
	Object.fromEntries(
		paths
			.filter(isFile)
			.sort()
			.map((path) => [path.replaceAll('\\', '/'), readText(path)]),
	);

export const readSources = (...patterns: string[]): Sources =>
	readAll(globSync(patterns, { cwd: root, exclude: ['node_modules/**'] }));

/** Everything that is or would be committed; without git (an unpacked archive) everything that looks like it. */
export function readCommitted(): Sources {
	try {
		const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
			cwd: root,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		return readAll(listed.split('\0').filter((path) => path !== ''));
	} catch {
		return readSources('*.*', '.*.*', '{src,tests,scripts,demo,docs,public,art,bench,dev}/**/*.*');
	}
}

/** The files of the sources on which the rule is broken. */
export const filesWhere = (sources: Sources, isBroken: (text: string, path: string) => boolean): string[] =>
	Object.entries(sources)
		.filter(([path, text]) => isBroken(text, path))
		.map(([path]) => path);

/** A tree of one's own in the temporary folder, for tools that want files. */
export function plantTree(files: Sources): string {
	const folder = mkdtempSync(join(tmpdir(), 'maru-planted-'));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
}
