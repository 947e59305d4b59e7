import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';
import { plantTree, readText } from '../support/source-files.ts';

/** One file a rule of the house that Biome keeps; the file breaks it. */
const planted: [rule: string, path: string, text: string][] = [
	['style/noDefaultExport', 'src/ui/button.tsx', 'export default function Button() {}\n'],
	['style/noDefaultExport', 'src/console/pages/today.tsx', 'export default function Today() {}\n'],
	['style/useFilenamingConvention', 'src/ui/BadName.ts', 'export const a = 1;\n'],
	['style/noProcessEnv', 'src/server/port.ts', 'export const port = process.env.PORT;\n'],
	['style/noEnum', 'src/domain/area.ts', 'export enum Area { Travel }\n'],
	['style/noNonNullAssertion', 'src/domain/first.ts', 'export const first = (list: string[]) => list[0]!;\n'],
	['style/useImportType', 'src/domain/egg.ts', `import { Hen } from './first.ts';\nexport type Egg = Hen;\n`],
	['performance/noBarrelFile', 'src/domain/everything.ts', `export * from './first.ts';\n`],
	['performance/noReExportAll', 'src/domain/everything.ts', `export * from './first.ts';\n`],
	['suspicious/noExplicitAny', 'src/domain/any.ts', 'export const a: any = 1;\n'],
	['suspicious/noImportCycles', 'src/domain/hen.ts', `import { b } from './nest.ts';\nexport const a = () => b;\n`],
	['suspicious/noImportCycles', 'src/domain/nest.ts', `import { a } from './hen.ts';\nexport const b = () => a;\n`],
	[
		'complexity/noExcessiveLinesPerFunction',
		'src/domain/long.ts',
		`export function long() {\n${'\tconsole.info(1);\n'.repeat(71)}}\n`,
	],
];

/** The exceptions, and what looks like a breach but is none. */
const sound: Record<string, string> = {
	'src/site/pages/home.tsx': 'export default function HomePage() {}\n',
	'vite.config.ts': 'export default { port: process.env.PORT };\n',
	'tool.mjs': 'export default {};\n',
	'src/server/env.ts': 'export const settings = process.env;\n',
	'scripts/start.ts': 'export const port = process.env.PORT;\n',
	'tests/support/port.ts': 'export const port = process.env.PORT;\n',
	'src/domain/short.ts': `export function short() {\n${'\tconsole.info(1);\n'.repeat(60)}}\n`,
	'src/ui/button.module.css': '.button {\n\tcomposes: plain from "./plain.module.css";\n}\n',
};

type Report = { diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[] };

let folder: string;
let found: string[];

beforeAll(async () => {
	const files = Object.fromEntries(planted.map(([, path, text]) => [path, text]));
	folder = plantTree({ ...files, ...sound, 'biome.json': readText('biome.json') });
	const report: Report = JSON.parse(
		await runTool('@biomejs/biome/bin/biome', ['lint', '--reporter=json', '--max-diagnostics=none'], folder),
	);
	found = report.diagnostics
		.filter(({ severity }) => severity === 'error')
		.map(
			({ category, location: { path } }) =>
				`${category.replace('lint/', '')} ${typeof path === 'string' ? path : path.file}`,
		);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)('Biome keeps %s and finds its breach in %s', (rule, path) => {
	expect(found).toContain(`${rule} ${path}`);
});

test('Biome finds nothing else', () => {
	const wanted = planted.map(([rule, path]) => `${rule} ${path}`);
	expect(found.filter((breach) => !wanted.includes(breach))).toEqual([]);
});
