import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/product.ts';

export const traveller = { email: 'traveller@maru.example', password: 'maru-demo-traveller', isKept: false };

/** `failures`: what its log says of answers that failed, without which a 500 tells nobody anything. */
export type House = { origin: string; failures(): string[]; stop(): Promise<void> };

/** A version on a data folder, ready; on the folder’s own database, or on one that others use too. */
export async function start(code: string, dataDir: string, databaseUrl = ''): Promise<House> {
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const given = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), PUBLIC_ORIGIN: origin };
	const env = { ...process.env, ...given, LOG_LEVEL: 'warn', DEMO_DATA: 'true', STOP_NOTICE_SECONDS: '0' };
	const child: ChildProcess = spawn(process.execPath, ['scripts/start.ts'], {
		cwd: code,
		env,
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk) => {
			output += chunk;
		});
	while (!output.includes('Maru is ready')) {
		if (child.exitCode !== null) throw new Error(`It did not start:\n${output.slice(-2_000)}`);
		await pause(200);
	}
	return {
		origin,
		failures: () => output.split('\n').filter((line) => line.includes('"level":50')),
		async stop() {
			if (child.exitCode !== null) return;
			child.kill('SIGTERM');
			await once(child, 'exit');
		},
	};
}

export const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

export async function logIn(origin: string): Promise<string> {
	const answer = await fetch(`${origin}/api/sessions`, { method: 'POST', headers, body: JSON.stringify(traveller) });
	if (!answer.ok) throw new Error(`The login was answered ${answer.status}.`);
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}
