// Completes package-lock.json after `npm install`, so that `npm ci` accepts it on every platform.
//
// npm leaves out of the lock what a package names as optional but the registry at hand does not have, mostly binaries of
// other platforms; `npm ci` then refuses the lock as out of step. The missing entries are added here from their names.
// Addresses (`resolved`) go away too: they tie the lock to the registry it was made with.
//
//   node scripts/complete-lock.ts [folder]

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type LockEntry = {
	version?: string;
	resolved?: string;
	link?: boolean;
	dev?: boolean;
	devOptional?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

const osByWord: Record<string, string> = {
	aix: 'aix',
	android: 'android',
	darwin: 'darwin',
	freebsd: 'freebsd',
	linux: 'linux',
	netbsd: 'netbsd',
	openbsd: 'openbsd',
	openharmony: 'openharmony',
	sunos: 'sunos',
	win: 'win32',
	win32: 'win32',
	windows: 'win32',
};
const cpuWords = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const libcByWord: Record<string, string> = {
	gnu: 'glibc',
	gnueabihf: 'glibc',
	musl: 'musl',
	musleabihf: 'musl',
};

/** What a name such as `@swc/core-linux-arm64-musl` says about where the package runs. */
function platformIn(name: string): { os?: string | undefined; cpu?: string | undefined; libc?: string | undefined } {
	const words = name.split(/[-/]/);
	const os = words.map((word) => osByWord[word]).find((found) => found !== undefined);
	const cpu = words.find((word) => cpuWords.includes(word));
	const libc = words.map((word) => libcByWord[word]).find((found) => found !== undefined);
	return { os, cpu, libc: os === 'linux' ? libc : undefined };
}

/** Node looks for a package in the asker's own node_modules, then in each one above. */
function isLocked(packages: Lock['packages'], askedFrom: string, name: string): boolean {
	let at = askedFrom;
	for (;;) {
		if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
		if (at === '') return false;
		at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1));
	}
}

function entryFor(name: string, version: string, parent: LockEntry): LockEntry {
	const { cpu, libc, os } = platformIn(name);
	// In npm's order of fields, so that the next `npm install` leaves the lines alone.
	return {
		version,
		...(cpu && { cpu: [cpu] }),
		...(parent.dev && { dev: true }),
		...(parent.devOptional && { devOptional: true }),
		...(libc && { libc: [libc] }),
		optional: true,
		...(os && { os: [os] }),
	};
}

function addMissing(packages: Lock['packages']): string[] {
	const added: string[] = [];
	for (const [at, parent] of Object.entries({ ...packages })) {
		for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
			if (isLocked(packages, at, name)) continue;
			if (!/^\d+\.\d+\.\d+([-+].*)?$/.test(version)) {
				throw new Error(
					`${at || 'package.json'} wants ${name}@${version}, a range: only a registry can say which version.`,
				);
			}
			const entry = entryFor(name, version, parent);
			if (!entry.os && !entry.cpu) throw new Error(`The name ${name} does not say on which platform it runs.`);
			packages[`node_modules/${name}`] = entry;
			added.push(`${name}@${version}`);
		}
	}
	return added;
}

function stripAddresses(packages: Lock['packages']): number {
	// A link's `resolved` is a folder of this repository, not an address.
	const addressed = Object.values(packages).filter((entry) => entry.resolved !== undefined && !entry.link);
	for (const entry of addressed) delete entry.resolved;
	return addressed.length;
}

const file = join(resolve(process.argv[2] ?? '.'), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const added = addMissing(lock.packages);
const stripped = stripAddresses(lock.packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
for (const name of added) console.log(`added ${name}`);
console.log(`${added.length} entries added, ${stripped} addresses removed.`);
