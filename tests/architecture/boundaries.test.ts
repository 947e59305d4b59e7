import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaches, plantedTree } from '../support/planted-breaches.ts';
import { runTool } from '../support/run-tool.ts';
import { plantTree, readSources, readText, root, type Sources } from '../support/source-files.ts';

type Cruise = {
	modules: { source: string; dependencies: { module: string }[] }[];
	summary: { error: number; violations: { from: string; to: string; rule: { name: string } }[] };
};

const config = join(root, '.dependency-cruiser.mjs');

async function cruise(folder: string, folders: string[]): Promise<Cruise> {
	const args = ['--config', config, '--output-type', 'json', ...folders];
	return JSON.parse(await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args, folder));
}

const violationsOf = ({ summary }: Cruise) =>
	summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

const importing = /(?:^|[^\w.'"])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
/** The catalogue is typed by its own source, which the tool does not see; a type of another part is asked for above. */
const isOwnJson = (specifier: string) => /^\.\/.*\.json$/.test(specifier);

/** Imports in the text that the tool did not see: the rules would not have judged them. */
function unseenImports(sources: Sources, { modules }: Cruise): string[] {
	const seen = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ module }) => module)]));
	return Object.entries(sources).flatMap(([path, text]) =>
		[...text.matchAll(importing)]
			.map(([, , specifier = '']) => specifier.replace(/^node:/, ''))
			.filter((specifier) => !isOwnJson(specifier) && !seen.get(path)?.includes(specifier))
			.map((specifier) => `${path} → ${specifier}`),
	);
}

const unseenFiles = (sources: Sources, { modules }: Cruise) => {
	const seen = new Set(modules.map(({ source }) => source));
	return Object.keys(sources).filter((path) => !seen.has(path));
};

/** What Vite collects by a pattern is no import to the tool; only the words are collected so. */
const strayGlobs = (sources: Sources) =>
	Object.entries(sources).flatMap(([path, text]) =>
		[...text.matchAll(/import\.meta\.glob\b[^(]*\(([^)]*)/g)]
			.flatMap(([, patterns = '']) => [...patterns.matchAll(/['"`]([^'"`]+)['"`]/g)])
			.filter(([, pattern = '']) => !/^!?\.\.\/(\.\.\/src\/)?i18n\/messages\//.test(pattern))
			.map(([, pattern]) => `${path} → ${pattern}`),
	);

describe('the house', () => {
	let house: Cruise;
	beforeAll(async () => {
		house = await cruise(root, ['src', 'demo', 'scripts', 'dev', 'art', 'bench']);
	});

	test('its arrows point one way', () => {
		expect(violationsOf(house)).toEqual([]);
		expect(house.summary.error).toBe(0);
	});

	test('the boundary check saw every file', () => {
		expect(unseenFiles(readSources('{src,demo,scripts,dev}/**/*.{ts,tsx,cjs}'), house)).toEqual([]);
	});

	test('the boundary check saw every import of src, demo and dev', () => {
		const sources = readSources('{src,demo,dev}/**/*.{ts,tsx}');
		expect(unseenImports(sources, house)).toEqual([]);
		expect(strayGlobs(sources)).toEqual([]);
	});
});

describe('a planted breach', () => {
	let folder: string;
	let planted: Cruise;
	beforeAll(async () => {
		folder = plantTree({ ...plantedTree, 'package.json': readText('package.json') });
		planted = await cruise(folder, ['src', 'demo', 'scripts', 'dev']);
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	test('of every kind is found where it was planted, and nothing else is', () => {
		expect(violationsOf(planted).sort()).toEqual(
			breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).sort(),
		);
	});

	test('exists for every rule', async () => {
		const { default: rules } = (await import(config)) as { default: { forbidden: { name: string }[] } };
		const broken = breaches.map(({ rule }) => rule);
		expect(rules.forbidden.map(({ name }) => name).filter((name) => !broken.includes(name))).toEqual([]);
	});

	test('in a file or an import that the tool does not see is found too', () => {
		const hidden = { 'src/site/hidden.ts': `type Row = import('#server/target.ts').Row;` };
		expect(unseenFiles(hidden, planted)).toEqual(['src/site/hidden.ts']);
		expect(unseenImports(hidden, planted)).toEqual(['src/site/hidden.ts → #server/target.ts']);
		const globs = { 'src/site/a.ts': `import.meta.glob<Row>(['../i18n/messages/*/*.json', '../server/**/*.ts']);` };
		expect(strayGlobs(globs)).toEqual(['src/site/a.ts → ../server/**/*.ts']);
	});
});
