import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from '../support/source-files.ts';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const cellsOf = (line: string) =>
	line
		.trim()
		.replace(/^\||\|$/g, '')
		.split('|')
		.map((cell) => cell.trim());

/** The rows below `| spec | folder | test | state |` (the last is for people), up to the end of that table; a document may have several. */
function rowsOf(markdown: string): string[][] {
	const rows: string[][] = [];
	let isInside = false;
	for (const line of markdown.split('\n')) {
		if (/^\|\s*spec\s*\|\s*folder\s*\|\s*test\s*\|(\s*state\s*\|)?$/i.test(line.trim())) isInside = true;
		else if (!line.trim().startsWith('|')) isInside = false;
		else if (isInside && !/^[|\s:-]+$/.test(line)) rows.push(cellsOf(line));
	}
	return rows;
}

const pathsIn = (cell: string) =>
	cell
		.replaceAll('`', '')
		.split(/,|<br ?\/?>|\s+/)
		.filter((path) => path !== '');

/** Whatever keeps the map from leading from a section of the spec to its folder and its test. */
function specMapFaults(markdown: string, exists: (path: string) => boolean): string[] {
	const rows = rowsOf(markdown);
	const ofRows = rows.flatMap(([spec = '', folder = '', test = '']) => {
		const section = /\d+/.exec(spec)?.[0];
		return [
			...(section === undefined || !sections.includes(Number(section)) ? [`"${spec}" names no section`] : []),
			...(pathsIn(folder).length === 0 ? [`"${spec}" has no folder`] : []),
			...(pathsIn(test).length === 0 ? [`"${spec}" has no test`] : []),
			...[...pathsIn(folder), ...pathsIn(test)].filter((path) => !exists(path)).map((path) => `"${spec}": no ${path}`),
		];
	});
	const mapped = rows.map(([spec = '']) => Number(/\d+/.exec(spec)?.[0]));
	return [
		...ofRows,
		...sections.filter((section) => !mapped.includes(section)).map((section) => `section ${section} is missing`),
	];
}

test('docs/SPEC-MAP.md leads from every section of the specification to a folder and a test that exist', () => {
	expect(specMapFaults(readText('docs/SPEC-MAP.md'), (path) => existsSync(join(root, path)))).toEqual([]);
});

const table = (...rows: string[]) => ['# Map', '', '| spec | folder | test |', '|---|---|---|', ...rows, ''].join('\n');
const sound = sections.map(
	(section) => `| ${section}. Words | \`src/domain\` | \`src/a.test.ts\`, \`src/b.test.ts\` |`,
);
const existing = (path: string) => ['src/domain', 'src/a.test.ts', 'src/b.test.ts'].includes(path);

test('a sound map has no fault', () => {
	expect(specMapFaults(table(...sound), existing)).toEqual([]);
});

test.each([
	['a missing section', table(...sound.slice(1)), 'section 1 is missing'],
	[
		'a folder that is gone',
		table(...sound, '| 2 Screens | `src/gone` | `src/a.test.ts` |'),
		'"2 Screens": no src/gone',
	],
	['a test that is gone', table(...sound, '| 2 | `src/domain` | `src/c.test.ts` |'), '"2": no src/c.test.ts'],
	['a row without a test', table(...sound, '| 3 | `src/domain` | |'), '"3" has no test'],
	[
		'a row without a section',
		table(...sound, '| Other | `src/domain` | `src/a.test.ts` |'),
		'"Other" names no section',
	],
])('%s is found', (_, markdown, fault) => {
	expect(specMapFaults(markdown, existing)).toEqual([fault]);
});

test('a document without the table is not taken for a map', () => {
	expect(specMapFaults('# Map\n\nLater.\n', existing)).toHaveLength(sections.length);
});
