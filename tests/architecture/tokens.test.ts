import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.(css|tsx?)$/.test(path))
	.map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A name that nothing sets is no error to a browser: what it was to colour has none. */
test('every custom property that a style asks for is set somewhere', () => {
	const set = new Set(
		files.flatMap(({ text }) => [...found(text, /(--[\w-]+)\s*:/g), ...found(text, /['"`](--[\w-]+)['"`]/g)]),
	);
	const asked = files
		.filter(({ path }) => path.endsWith('.css'))
		.flatMap(({ path, text }) =>
			found(text.replaceAll(/\/\*[\s\S]*?\*\//g, ''), /var\((--[\w-]+)\)/g).map((name) => ({ path, name })),
		);
	expect(asked.length).toBeGreaterThan(1_000);
	expect(asked.filter(({ name }) => !set.has(name))).toEqual([]);
});
