import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '#server/db/schema/installation.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { sharedSecrets } from '../support/buyers.ts';
import { freePort } from '../support/product.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const rules = 'deploy/prometheus/rules.yml';
let database: TestDatabase;
let server: ApiProcess;
let dataDir: string;
let address: string;

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-metrics-'));
	database = await createTestDatabase();
	const port = await freePort();
	address = `http://127.0.0.1:${port}/metrics`;
	const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, DATABASE_POOL: '4', METRICS_PORT: String(port) };
	await database.drizzle
		.insert(installation)
		.values({ backedUpAt: new Date() })
		.onConflictDoUpdate({ target: installation.id, set: { backedUpAt: new Date() } });
	server = await startApiProcess({ ...sharedSecrets().settings, ...settings });
});
afterAll(async () => {
	await server?.kill('SIGKILL');
	await database?.drop();
	await rm(dataDir, { recursive: true, force: true });
});

const measured = async () => (await fetch(address)).text();

/** Debian's `prometheus` brings it; where it is not installed the rest of the test says what it can. */
const promtool = (args: string[], input = '') => {
	const { error, status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
	return error ? 'not installed' : `${status} ${stdout}${stderr}`;
};

test('what is asked of the site is counted by route, status and refusal, on a port of its own', async () => {
	expect(await server.status('/api/notices?language=en')).toBe(200);
	expect(await server.status('/api/notices?language=xx')).toBe(400);
	expect(await server.status('/api/members/me')).toBe(401);
	// Nothing of it is reached from outside: there it is a page like any other.
	expect(await server.status('/api/metrics')).toBe(404);
	await expect
		.poll(measured)
		.toMatch(/^maru_request_seconds_count\{method="GET",route="\/api\/members\/me",status="401"\} 1$/m);
	const text = await measured();
	expect(text).toMatch(/^maru_request_seconds_count\{method="GET",route="\/api\/notices",status="200"\} 1$/m);
	expect(text).toMatch(/^maru_refusals_total\{code="invalid-input"\} 1$/m);
	// Before the first one: an alarm asks for an increase.
	expect(text).toMatch(/^maru_refusals_total\{code="no-room"\} 0$/m);
	expect(text).toMatch(/^maru_database_up 1$/m);
	expect(text).toMatch(/^maru_jobs\{state="failed"\} 0$/m);
	expect(text).toMatch(/^maru_mails\{state="queued"\} 0$/m);
	// Of a house without anything.
	expect(text).toMatch(/^maru_catalogue\{what="products"\} 0$/m);
	for (const name of ['maru_streams', 'maru_rooms', 'maru_requests_in_flight'])
		expect(text).toMatch(new RegExp(`^${name} 0$`, 'm'));
	// Nobody's address and nothing of a query is told.
	expect(text).not.toMatch(/127\.0\.0\.1|language=/);
	expect(['not installed', '0 ']).toContain(promtool(['check', 'metrics'], text));
});

test('rules and dashboard ask for what is measured, and Prometheus takes the rules', async () => {
	const text = await measured();
	const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
	const asked = [rules, 'deploy/grafana/maru.json'].flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/\b((?:maru|nodejs|process)_[a-z_]+)/g)].map(([, name = '']) => name),
	);
	expect(asked.length).toBeGreaterThan(20);
	const missing = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')));
	expect(missing).toEqual([]);
	const headings = [...readFileSync('docs/OPERATIONS.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\w -]/g, '')
			.replaceAll(' ', '-'),
	);
	const pages = [...readFileSync(rules, 'utf8').matchAll(/OPERATIONS\.md#(\S+)/g)].map(([, page]) => page);
	expect(pages.filter((page) => !headings.includes(page ?? ''))).toEqual([]);
	const alarms = [...readFileSync(rules, 'utf8').matchAll(/- alert: \S+/g)].length;
	expect(alarms).toBeGreaterThan(10);
	expect(pages).toHaveLength(alarms);
	expect(promtool(['check', 'rules', rules])).toMatch(new RegExp(`^not installed$|SUCCESS: ${alarms} rules found`));
});

/** What whoever runs the site must be able to see: each with the labels it is asked by. */
const seen: Record<string, RegExp> = {
	'requests by route and status':
		/^maru_request_seconds_bucket\{method="GET",route="[^"]+",status="\d+",le="1"\} \d+$/m,
	'requests in flight': /^maru_requests_in_flight \d+$/m,
	'refusals by code': /^maru_refusals_total\{code="[a-z-]+"\} \d+$/m,
	'event loop': /^nodejs_eventloop_lag_seconds\{share="0.99"\} [\d.e-]+$/m,
	'connections of requests': /^maru_pool_connections\{pool="requests",state="used"\} \d+$/m,
	'connections of jobs': /^maru_pool_connections\{pool="direct",state="idle"\} \d+$/m,
	'who waits for a connection': /^maru_pool_waiting\{pool="requests"\} \d+$/m,
	'jobs that wait': /^maru_jobs\{state="waiting"\} \d+$/m,
	'jobs that failed': /^maru_jobs\{state="failed"\} \d+$/m,
	'jobs that are late': /^maru_job_late_seconds [\d.e-]+$/m,
	'mails that wait': /^maru_mails\{state="queued"\} \d+$/m,
	'mails that went out': /^maru_mails\{state="sent"\} \d+$/m,
	'mails that failed': /^maru_mails\{state="failed"\} \d+$/m,
	streams: /^maru_streams \d+$/m,
	rooms: /^maru_rooms \d+$/m,
	'people in rooms': /^maru_room_people \d+$/m,
	'room on the disk': /^maru_disk_free_bytes [\d.e+]+$/m,
	'the disk': /^maru_disk_bytes [\d.e+]+$/m,
	'age of the backup': /^maru_backup_age_seconds [\d.e+-]+$/m,
};

test('nothing of what must be seen is missing', async () => {
	const text = await measured();
	expect(Object.keys(seen).filter((what) => !seen[what]?.test(text))).toEqual([]);
});
