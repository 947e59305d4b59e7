import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell is the same browser without windows: the journeys take half the time in it. */
const places = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findChromium = () =>
	[process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && existsSync(path));

const run = (command: string, args: string[]) =>
	spawnSync(command, args, {
		encoding: 'utf8',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		maxBuffer: 1 << 26,
	});

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The browser the journeys run in: what is here, else Debian's package where we may install it, else a sentence. */
export function requireChromium(onProgress: (sentence: string) => void): string {
	const here = findChromium();
	if (here) return here;
	if (mayInstall()) {
		onProgress('Installing Chromium from Debian’s packages …');
		run('apt-get', ['update']);
		for (const name of ['chromium-headless-shell', 'chromium']) {
			run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
			const installed = findChromium();
			if (installed) return installed;
		}
	}
	throw new Error(
		'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or name one with CHROMIUM_PATH, then run npm test again.',
	);
}
