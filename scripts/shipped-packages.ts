type Locked = {
	version?: string;
	license?: string;
	integrity?: string;
	os?: string | string[];
	cpu?: string | string[];
	libc?: string | string[];
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock = { packages: Record<string, Locked> };
export type Platform = { os: string; cpu: string };

/** A package that goes out with a release: where it lies, what it is, and which others it calls. */
export type Shipped = {
	path: string;
	name: string;
	version: string;
	license: string | undefined;
	integrity: string | undefined;
	needs: string[];
};

/** They made `dist`, and are of no use where it is made already. */
const onlyForBuilding: readonly string[] = ['vite', '@vitejs/plugin-react'];

function fits(given: string | string[] | undefined, is: string): boolean {
	const named = [given ?? []].flat();
	const isAllBut = named.every((one) => one.startsWith('!'));
	return named.includes(is) || (isAllBut && !named.includes(`!${is}`));
}

/** Where Node would find it, seen from a package: beside it, or beside one of those around it. */
function found({ packages }: Lock, from: string, name: string): string | undefined {
	for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
		const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
		if (packages[path]) return path;
		if (at === '') return undefined;
	}
}

/** What a package calls: what it cannot do without, what it may do without and is for this platform, what its user must bring. */
function namesOf(one: Locked): string[] {
	const brought = Object.keys(one.peerDependencies ?? {}).filter((name) => !one.peerDependenciesMeta?.[name]?.optional);
	return [...Object.keys(one.dependencies ?? {}), ...Object.keys(one.optionalDependencies ?? {}), ...brought];
}

/** What of the lock file a release for a platform has in it, by path. */
export function shippedPackages(lock: Lock, { os, cpu }: Platform): Shipped[] {
	const shipped = new Map<string, Shipped>();
	// Beside one for glibc there is often one for musl, which the packaged Node cannot use either.
	const isForUs = (one: Locked) => fits(one.os, os) && fits(one.cpu, cpu) && fits(one.libc, 'glibc');
	function add(from: string, names: readonly string[]): string[] {
		const paths: string[] = [];
		for (const name of names) {
			const path = found(lock, from, name);
			const one = path === undefined ? undefined : lock.packages[path];
			if (path === undefined || !one || !isForUs(one)) continue;
			paths.push(path);
			if (shipped.has(path)) continue;
			const { version = '', license, integrity } = one;
			const made: Shipped = { path, name, version, license, integrity, needs: [] };
			shipped.set(path, made);
			made.needs = add(path, namesOf(one));
		}
		return paths;
	}
	const root = lock.packages[''] ?? {};
	const names = namesOf(root).filter((name) => !onlyForBuilding.includes(name));
	add('', names);
	return [...shipped.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
