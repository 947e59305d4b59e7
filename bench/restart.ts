import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { run } from './child.ts';
import { cpuOf } from './cpu.ts';
import { type AddRow, noGoal } from './row.ts';

const port = 4946;
const origin = `http://127.0.0.1:${port}`;
const tries = 3;

type Answer = { seconds: number; cpu: number };

/** From the start of the process to a whole page, asked for again as soon as it is refused. */
async function firstAnswer(settings: Record<string, string>): Promise<Answer> {
	const began = performance.now();
	const given = { PORT: String(port), PUBLIC_ORIGIN: origin, LOG_LEVEL: 'error', STOP_NOTICE_SECONDS: '0' };
	const product = run('scripts/start.ts', [], { ...settings, ...given });
	try {
		while (product.isRunning()) {
			const page = await fetch(`${origin}/en/travel`).then(
				(answer) => (answer.ok ? answer.text() : ''),
				() => '',
			);
			if (page.includes('</html>'))
				return { seconds: (performance.now() - began) / 1000, cpu: ((await cpuOf(product.pid)) ?? 0) / 1000 };
			await new Promise((done) => setTimeout(done, 20));
		}
		throw new Error('The server has ended.');
	} finally {
		await product.stop();
	}
}

const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]?.toFixed(1);
const told = (all: readonly Answer[]) =>
	`${middle(all.map(({ seconds }) => seconds))} s, of which ${middle(all.map(({ cpu }) => cpu))} s CPU of the server`;

/** How long nobody is answered where one server is restarted alone; behind a proxy another answers meanwhile. */
export async function measureRestart(add: AddRow, say: (sentence: string) => void): Promise<void> {
	await buildIfChanged(say);
	const folder = await mkdtemp(join(tmpdir(), 'maru-restart-'));
	const measure = async (what: string, settings: Record<string, string>) => {
		// The first start fills the database.
		await firstAnswer(settings);
		const took: Answer[] = [];
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
