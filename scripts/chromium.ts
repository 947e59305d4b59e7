import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same browser without windows: the journeys take half the time in it. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findChromium = () =>
	[process.env.CHROMIUM_PATH, shell, ...browsers].find((path) => path !== undefined && existsSync(path));

const isAsked = () => process.env.CHROMIUM_PATH !== undefined && existsSync(process.env.CHROMIUM_PATH);
const packages = '/usr/bin/apt-get';
const mayInstall = () => process.getuid?.() === 0 && existsSync(packages);

/** Where Debian's packages cannot be reached this ends soon, and what is here has to do. */
const apt = (...args: string[]) =>
	spawnSync(packages, ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		stdio: 'ignore',
		timeout: 120_000,
	});

/** The browser the journeys run in: the shell, which is installed where we may; else what is here; else a sentence. */
export function requireChromium(onProgress: (sentence: string) => void): string {
	if (!isAsked() && !existsSync(shell) && mayInstall()) {
		onProgress('Installing Chromium from Debian’s packages …');
		apt('update');
		apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
		if (!findChromium()) apt('install', '--yes', '--no-install-recommends', 'chromium');
	}
	const here = findChromium();
	if (here) return here;
	throw new Error(
		'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or name one with CHROMIUM_PATH, then run npm test again.',
	);
}
