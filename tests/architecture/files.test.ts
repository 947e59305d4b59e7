import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesWhere, readSources, type Sources } from '../support/source-files.ts';

const code = readSources('{src,scripts,art,bench,dev}/**/*.{ts,tsx,css,cjs}');
const everything = readSources('{src,scripts,demo,art,bench,dev,tests}/**/*.*', '*.{ts,mjs}');

const mostLines = 400;
const tooLong = (sources: Sources) => filesWhere(sources, (text) => text.trimEnd().split('\n').length > mostLines);

test('no source file is longer than 400 lines', () => {
	expect(Object.keys(code).length).toBeGreaterThan(100);
	expect(tooLong(code)).toEqual([]);
});

test('a file of 401 lines is found', () => {
	const lines = (count: number) => 'x\n'.repeat(count);
	expect(tooLong({ 'src/a.ts': lines(400), 'src/b.css': lines(401) })).toEqual(['src/b.css']);
});

/** notice.repo.ts, button.module.css, 0000_house.sql: words in lower case, joined by hyphens, suffixes after dots. */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const namedByTools = /^src\/server\/db\/migrations\//;
const saysNothing = /^(utils?|helpers?|common|misc|index|shared|stuff)\./;

const badlyNamed = (sources: Sources) =>
	filesWhere(sources, (_, path) => {
		const name = path.split('/').at(-1) ?? '';
		return !namedByTools.test(path) && (!kebabCase.test(name) || saysNothing.test(name));
	});

test('files are named in kebab-case after what they hold', () => {
	expect(badlyNamed(everything)).toEqual([]);
});

test.each(['src/ui/Button.tsx', 'src/site/page_link.tsx', 'src/i18n/utils.ts', 'src/ui/index.ts', 'tests/helpers.ts'])(
	'the name %s is refused',
	(path) => {
		expect(badlyNamed({ [path]: '', 'src/ui/button.module.css': '', 'vite.config.ts': '' })).toEqual([path]);
	},
);

/** Playwright takes its global set-up by default export only. */
const mayExportDefault = /^src\/site\/pages\/|^[\w-]+\.config\.ts$|\.mjs$|^tests\/support\/e2e-server\.ts$/;
const defaultExports = (sources: Sources) =>
	filesWhere(
		sources,
		(text, path) =>
			/\.(tsx?|mjs)$/.test(path) &&
			!mayExportDefault.test(path) &&
			/^export default\b|^export \{[^}]*\bas default\b/m.test(text),
	);

test('only pages and settings of tools have a default export', () => {
	expect(defaultExports(everything)).toEqual([]);
});

test('a default export elsewhere is found', () => {
	const planted = {
		'src/ui/button.tsx': 'export default function Button() {}',
		'src/ui/icon.tsx': 'const Icon = 1;\nexport { Icon as default };',
		'src/site/pages/home.tsx': 'export default function HomePage() {}',
		'vite.config.ts': 'export default {};',
	};
	expect(defaultExports(planted)).toEqual(['src/ui/button.tsx', 'src/ui/icon.tsx']);
});

/** What git leaves out although it stands among the sources: a clone would lack it. */
const leftOut = (root: string) =>
	execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', 'src', 'demo', 'scripts', 'tests'], {
		cwd: root,
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => path !== '');

test('git leaves no source file out', () => {
	expect(leftOut('.')).toEqual([]);
});

test('a source file that git leaves out is found', () => {
	const root = mkdtempSync(join(tmpdir(), 'maru-left-out-'));
	mkdirSync(join(root, 'src/data'), { recursive: true });
	writeFileSync(join(root, 'src/data/lost.ts'), '');
	writeFileSync(join(root, '.gitignore'), 'data/\n');
	execFileSync('git', ['init', '--quiet'], { cwd: root });
	expect(leftOut(root)).toEqual(['src/data/lost.ts']);
	rmSync(root, { recursive: true });
});
