import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree, root, type Sources } from '../support/source-files.ts';

/** Whether the check of `npm test` lets a tree pass. */
function passes(files: Sources): boolean {
	const folder = plantTree(files);
	const check = [join(root, 'node_modules/jscpd/run-jscpd.js'), '--config', join(root, '.jscpd.json'), 'src'];
	const { status } = spawnSync(process.execPath, check, { cwd: folder });
	rmSync(folder, { recursive: true });
	return status === 0;
}

const lines = (count: number, name: string) =>
	Array.from({ length: count }, (_, at) => `export const ${name}${at} = (won: number) => won * ${at};`).join('\n');
const rules = (count: number, name: string) =>
	Array.from({ length: count }, (_, at) => `.${name}${at} {\n\tcolor: var(--${name}${at});\n}`).join('\n');

test('ten lines that stand in two files are found, of code and of styles', () => {
	expect(passes({ 'src/a.ts': `${lines(12, 'price')}\n`, 'src/b.ts': `const own = 1;\n${lines(12, 'price')}\n` })).toBe(
		false,
	);
	expect(passes({ 'src/a.module.css': rules(8, 'row'), 'src/b.module.css': `${rules(8, 'row')}\n.own {\n}` })).toBe(
		false,
	);
});

test('what only looks alike passes, and where nothing was looked at that is told', () => {
	expect(passes({ 'src/a.ts': lines(12, 'price'), 'src/b.ts': lines(12, 'fare') })).toBe(true);
	expect(passes({ 'src/a.txt': lines(12, 'price') })).toBe(false);
});
