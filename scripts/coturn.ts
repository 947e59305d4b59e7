import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const relay = '/usr/bin/turnserver';
const packages = '/usr/bin/apt-get';

/** The relay that rooms are drilled with: installed where we may, else a sentence. */
export function requireCoturn(onProgress: (sentence: string) => void): string {
	if (!existsSync(relay) && process.getuid?.() === 0 && existsSync(packages)) {
		onProgress('Installing coturn from Debian’s packages …');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'coturn']])
			spawnSync(packages, args, { env, stdio: 'ignore', timeout: 120_000 });
	}
	if (existsSync(relay)) return relay;
	throw new Error('This drill needs a relay: install the Debian package coturn (sudo apt-get install coturn).');
}
