import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';

const apt = '/usr/bin/apt-get';
const machine = arch() === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const run = (command: string, args: string[], cwd: string) =>
	spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 300_000 }).status === 0;

/** What a package left behind, and where a program of it looks for its libraries. */
const binaries = ['usr/sbin', 'usr/bin', 'sbin', 'bin'];
const libraries = [`usr/lib/${machine}`, `lib/${machine}`, `usr/lib/${machine}/systemd`, 'lib/systemd'];

/** Packages of Debian's, unpacked into a folder and not installed: nothing starts as a service, no rights are needed, the machine stays as it is. */
function unpackAll(names: readonly string[], into: string): void {
	const missing = names.filter((name) => !existsSync(join(into, name)));
	if (missing.length === 0) return;
	mkdirSync(into, { recursive: true });
	const work = mkdtempSync(join(into, '.new-'));
	try {
		const download = () => run(apt, ['-o', 'Acquire::Retries=0', 'download', ...missing], work);
		// A machine that was made just now has no list of packages yet.
		if (!download() && run(apt, ['update'], work)) download();
		const files = readdirSync(work);
		for (const name of missing) {
			const file = files.find((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'));
			if (file && run('dpkg-deb', ['-x', file, name], work)) renameSync(join(work, name), join(into, name));
		}
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

/** Whether Debian's packages can be asked at all. */
export const canBorrow = () => existsSync(apt);

/**
 * Where to look for programs: the machine's own places, then packages of Debian's that are unpacked into `.cache/debian`.
 * `needed` names for each program the packages it comes in; those of programs that are here are not fetched.
 */
export function borrowPrograms(root: string, needed: Record<string, readonly string[]>): Record<string, string> {
	const into = join(root, '.cache/debian');
	const own = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin', dirname(process.execPath)];
	const isHere = (program: string) => own.some((folder) => existsSync(join(folder, program)));
	const packages = Object.keys(needed)
		.filter((program) => !isHere(program))
		.flatMap((program) => needed[program] ?? []);
	if (canBorrow()) unpackAll(packages, into);
	const there = packages.filter((name) => existsSync(join(into, name)));
	const among = (folders: string[]) =>
		there.flatMap((name) => folders.map((folder) => join(into, name, folder))).filter((folder) => existsSync(folder));
	const places: Record<string, string> = { PATH: [...own, ...among(binaries)].join(':') };
	if (there.length > 0) places.LD_LIBRARY_PATH = among(libraries).join(':');
	return places;
}
