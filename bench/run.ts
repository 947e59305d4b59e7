import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { parseSettings } from '#server/env.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { requireChromium } from '../scripts/chromium.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { compare } from './load.ts';
import { pageWeight } from './page-weight.ts';

const say = (sentence: string) => console.info(sentence);
const [port, barePort] = [4931, 4932];
const origin = `http://127.0.0.1:${port}`;
const bareOrigin = `http://127.0.0.1:${barePort}`;

type Child = { stop(): Promise<void>; message: Promise<unknown> };

/** A process of its own, so that what is measured has a core to itself. */
function run(script: string, args: string[], env: Record<string, string> = {}): Child {
	const child = fork(script, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
	const ended = new Promise<void>((done) => child.once('exit', () => done()));
	return {
		message: new Promise((done) => child.once('message', done)),
		stop: async () => {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

type Row = { what: string; reached: string; goal: string; isReached: boolean };
const row = (what: string, reached: string, goal: string, isReached: boolean): Row => ({
	what,
	reached,
	goal,
	isReached,
});
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(databaseUrl: string, chromium: string): Promise<Row[]> {
	const rows: Row[] = [];
	const add = (one: Row) => {
		rows.push(one);
		say(`${one.isReached ? 'ok  ' : '    '} ${one.what}: ${one.reached} (goal ${one.goal})`);
	};

	const barePage = run('bench/bare-page.ts', [String(barePort), `${origin}/travel`]);
	await barePage.message;
	const page = await compare(`${origin}/travel`, bareOrigin);
	await barePage.stop();
	add(
		row(
			'list page to visitors, against bare node:http with the same bytes',
			`${page.ratio.toFixed(2)} (${page.ours.toFixed(0)} / ${page.bare.toFixed(0)} a second)`,
			'0.5',
			page.ratio >= 0.5,
		),
	);

	const bareList = run('bench/bare-list.ts', [String(barePort), databaseUrl]);
	await bareList.message;
	const list = await compare(`${origin}/api/products?language=en&area=travel`, bareOrigin);
	await bareList.stop();
	add(
		row(
			'list endpoint, against a bare handler with pg and the same statements',
			`${list.ratio.toFixed(2)} (${list.ours.toFixed(0)} / ${list.bare.toFixed(0)} a second)`,
			'0.6',
			list.ratio >= 0.6,
		),
	);

	const cpu = (await run('bench/render-cpu.ts', [databaseUrl, '/travel']).message) as { ms: number };
	add(row('list page rendered afresh, CPU', `${cpu.ms.toFixed(2)} ms`, '4 ms', cpu.ms <= 4));

	for (const [name, path] of [
		['home', '/'],
		['list', '/travel'],
		['detail', '/travel/gyeongbokgung-before-opening'],
	] as const) {
		const weight = await pageWeight(origin, path);
		add(
			row(
				`${name}: JavaScript, gzip`,
				kilobytes(weight.scripts),
				name === 'list' ? '105 kB' : '–',
				name !== 'list' || weight.scripts <= 105_000,
			),
		);
		add(row(`${name}: CSS and HTML, gzip`, `${kilobytes(weight.styles)} and ${kilobytes(weight.html)}`, '–', true));
		const scores = await lighthouseScores(origin + path, chromium);
		const reached =
			scores.performance >= 95 && Math.min(scores.accessibility, scores['best-practices'], scores.seo) === 100;
		add(
			row(
				`${name}: Lighthouse mobile (performance, accessibility, best practices, SEO)`,
				Object.values(scores).join(' · '),
				'95 · 100 · 100 · 100',
				reached,
			),
		);
	}
	return rows;
}

/** Written by hand; change it when the figures change. */
const waysOn = `## What stands in the way of the rest

- **A list page rendered afresh.** Measured one by one, so that the parts need not add up: React alone writes the page's
  elements, made beforehand, in 1.4 ms; the two questions to the database and the check of their answers take 1.4; what is
  left of a page without its content 0.8. Each includes the engine's own threads, which collect and compile. The rest is the
  page's own components. The way on is fewer elements a row, and one question for list and footer.
- **JavaScript on the list page.** React DOM is 62 kB of it, and swc makes nothing smaller of it. The ways on: Query without
  mutations and endless lists, which only the console uses (1.5 kB), and the page's words in the document instead of in two
  scripts (3.4 kB, at the price of sending them with every page). Together they would not reach the goal.
- **Lighthouse on the list page.** First paint and largest paint are well inside; what costs points is the time the main
  thread is busy while the page comes to life, on a machine whose single core is slow before it is throttled fourfold.
`;

function document(rows: Row[]): string {
	const table = rows
		.map(({ what, reached, goal, isReached }) => `| ${what} | ${reached} | ${goal} | ${isReached ? 'yes' : 'no'} |`)
		.join('\n');
	return `# Performance

Measured by \`npm run bench\` in one run: ratios are taken in turns, back to back, so that whatever else the machine did
met both sides. Figures of another machine will differ; the ratios should not by much.

${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, embedded PostgreSQL and demonstration data.

| what | reached | goal | reached? |
|---|---|---|---|
${table}

${waysOn}`;
}

const chromium = requireChromium(say);
await buildIfChanged(say);
const dataDir = await mkdtemp(join(tmpdir(), 'maru-bench-'));
const database = await startEmbedded({ dataDir, onProgress: say });
const settings = parseSettings({ PORT: String(port) });
const product = run('scripts/start.ts', [], {
	PORT: String(settings.PORT),
	DATABASE_URL: database.url,
	LOG_LEVEL: 'warn',
	MAX_IN_FLIGHT: '2000',
	PUBLIC_ORIGIN: origin,
});
try {
	for (;;) {
		const isReady = await fetch(`${origin}/readyz`).then(
			(response) => response.ok,
			() => false,
		);
		if (isReady) break;
		await new Promise((done) => setTimeout(done, 200));
	}
	const rows = await measure(database.url, chromium);
	await writeFile(resolve('docs/PERFORMANCE.md'), document(rows));
	say('\nWritten to docs/PERFORMANCE.md.');
} finally {
	await product.stop();
	await database.stop();
	await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
