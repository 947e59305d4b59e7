import { expect, test } from 'vitest';
import { readText } from '../support/source-files.ts';

type Versions = Record<string, string>;
type Package = {
	dependencies?: Versions;
	devDependencies?: Versions;
	optionalDependencies?: Versions;
	overrides?: Versions;
};
type Locked = Package & {
	resolved?: string;
	link?: boolean;
	integrity?: string;
	os?: string[];
	cpu?: string[];
	libc?: string[];
};
type Lock = { packages: Record<string, Locked> };

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;

const inexact = (own: Package) =>
	groups.flatMap((group) =>
		Object.entries(own[group] ?? {})
			.filter(([, version]) => !exact.test(version))
			.map(([name, version]) => `${name} ${version}`),
	);

/** Node looks in the asker's own node_modules, then in each one above. */
function isLocked({ packages }: Lock, askedFrom: string, name: string): boolean {
	const above = askedFrom === '' ? [] : askedFrom.split(/\/?node_modules\//).slice(1);
	const folders = above.map((_, depth) =>
		above
			.slice(0, depth + 1)
			.map((folder) => `node_modules/${folder}/`)
			.join(''),
	);
	return ['', ...folders].some((folder) => packages[`${folder}node_modules/${name}`] !== undefined);
}

const missingOptionals = (lock: Lock) =>
	Object.entries(lock.packages).flatMap(([at, entry]) =>
		Object.keys(entry.optionalDependencies ?? {})
			.filter((name) => !isLocked(lock, at, name))
			.map((name) => `${at || 'package.json'} wants ${name}`),
	);

const addressed = (lock: Lock) =>
	Object.entries(lock.packages)
		.filter(([, entry]) => entry.resolved !== undefined && !entry.link)
		.map(([at]) => at);

/** Where the suite runs: PCs and servers with Intel's and with ARM's processors. */
const processors = ['x64', 'arm64'];

/** An entry without a hash was never to be had: what needs it works on other machines only. */
const unobtainable = (lock: Lock) =>
	Object.entries(lock.packages)
		.filter(
			([, { os, cpu, libc, integrity }]) =>
				integrity === undefined &&
				os?.includes('linux') &&
				cpu?.some((one) => processors.includes(one)) &&
				libc?.includes('musl') !== true,
		)
		.map(([at]) => at);

function outOfStep(own: Package, lock: Lock): string[] {
	return (['dependencies', 'devDependencies', 'optionalDependencies'] as const).flatMap((group) => {
		const wanted = own[group] ?? {};
		const locked = lock.packages['']?.[group] ?? {};
		const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
		return names
			.filter((name) => wanted[name] !== locked[name])
			.map((name) => `${name}: ${wanted[name] ?? 'not wanted'}, locked ${locked[name] ?? 'not at all'}`);
	});
}

const own: Package = JSON.parse(readText('package.json'));
const lock: Lock = JSON.parse(readText('package-lock.json'));

test('package.json names exact versions only', () => {
	expect(inexact(own)).toEqual([]);
});

test('a range, a tag and an address instead of a version are found', () => {
	const planted = { dependencies: { a: '^1.2.3', b: '1.2.3' }, devDependencies: { c: 'latest', d: 'github:a/b' } };
	expect(inexact(planted)).toEqual(['a ^1.2.3', 'c latest', 'd github:a/b']);
});

test('the lock was made from this package.json', () => {
	expect(outOfStep(own, lock)).toEqual([]);
});

test('a lock of another package.json is found', () => {
	const planted = { packages: { '': { dependencies: { a: '1.0.0', c: '1.0.0' } } } };
	expect(outOfStep({ dependencies: { a: '1.0.1', b: '1.0.0' } }, planted)).toEqual([
		'a: 1.0.1, locked 1.0.0',
		'b: 1.0.0, locked not at all',
		'c: not wanted, locked 1.0.0',
	]);
});

test('the lock is tied to no registry', () => {
	expect(addressed(lock)).toEqual([]);
});

test('an address in the lock is found', () => {
	const planted = {
		packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' }, 'node_modules/b': {} },
	};
	expect(addressed(planted)).toEqual(['node_modules/a']);
});

test('every package for another platform is in the lock, so that it installs there too', () => {
	expect(Object.values(lock.packages).some((entry) => entry.optionalDependencies)).toBe(true);
	expect(missingOptionals(lock)).toEqual([]);
});

test('a package for another platform that the lock lacks is found', () => {
	const wants = { optionalDependencies: { 'b-linux': '1.0.0', 'b-win': '1.0.0', 'b-mac': '1.0.0' } };
	const planted = {
		packages: {
			'node_modules/a/node_modules/b': wants,
			'node_modules/a/node_modules/b-linux': {},
			'node_modules/b-win': {},
		},
	};
	expect(missingOptionals(planted)).toEqual(['node_modules/a/node_modules/b wants b-mac']);
});

test('what is made for a processor is to be had for each that Linux runs on', () => {
	expect(unobtainable(lock)).toEqual([]);
	const planted = { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] };
	expect(unobtainable({ packages: { 'node_modules/planted': planted } })).toEqual(['node_modules/planted']);
});
