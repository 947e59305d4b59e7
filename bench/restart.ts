import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { run } from './child.ts';
import { type AddRow, noGoal } from './row.ts';

const port = 4946;
const origin = `http://127.0.0.1:${port}`;
const tries = 5;

/** From the start of the process to a whole page, asked for again as soon as it is refused. */
async function firstAnswer(settings: Record<string, string>): Promise<number> {
	const began = performance.now();
	const given = { PORT: String(port), PUBLIC_ORIGIN: origin, LOG_LEVEL: 'error', STOP_NOTICE_SECONDS: '0' };
	const product = run('scripts/start.ts', [], { ...settings, ...given });
	try {
		for (;;) {
			const page = await fetch(`${origin}/en/travel`).then(
				(answer) => (answer.ok ? answer.text() : ''),
				() => '',
			);
			if (page.includes('</html>')) return (performance.now() - began) / 1000;
			await new Promise((done) => setTimeout(done, 20));
		}
	} finally {
		await product.stop();
	}
}

const told = (seconds: number[]) => {
	const sorted = [...seconds].sort((a, b) => a - b);
	return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} s (${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)})`;
};

/** How long nobody is answered where one server is restarted alone; behind a proxy another answers meanwhile. */
export async function measureRestart(add: AddRow, say: (sentence: string) => void): Promise<void> {
	await buildIfChanged(say);
	const folder = await mkdtemp(join(tmpdir(), 'maru-restart-'));
	const measure = async (what: string, settings: Record<string, string>) => {
		// The first start fills the database.
		await firstAnswer(settings);
		const took: number[] = [];
		for (let at = 0; at < tries; at += 1) took.push(await firstAnswer(settings));
		add({ what: `first page after a restart, ${what}`, reached: told(took), goal: noGoal, isReached: true });
	};
	try {
		await measure('with the packaged database', { DATA_DIR: join(folder, 'own') });
		const database = await startEmbedded({ dataDir: join(folder, 'other'), onProgress: say });
		try {
			await measure('with a database that runs', { DATA_DIR: join(folder, 'files'), DATABASE_URL: database.url });
		} finally {
			await database.stop();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
