import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = '/usr/bin/apt-get';

/** A program of Debian's that a drill needs: installed where we may, else a sentence. */
export function requireProgram(path: string, name: string, onProgress: (sentence: string) => void): string {
	if (!existsSync(path) && process.getuid?.() === 0 && existsSync(packages)) {
		onProgress(`Installing ${name} from Debian’s packages …`);
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]])
			spawnSync(packages, args, { env, stdio: 'ignore', timeout: 120_000 });
	}
	if (existsSync(path)) return path;
	throw new Error(`This drill needs ${name}: install the Debian package (sudo apt-get install ${name}).`);
}

/** Several at once: which of them are missing, in one sentence. Nothing is installed, since some would start as services. */
export function requirePrograms(programs: readonly (readonly [path: string, name: string])[]): void {
	const missing = [...new Set(programs.filter(([path]) => !existsSync(path)).map(([, name]) => name))];
	if (missing.length > 0)
		throw new Error(
			`Of Debian’s packages ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
		);
}
