import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { factsOf, startTraceCollector, type ToldSpan } from '../support/trace-collector.ts';

const address = 'buyer-0@maru.example';
let database: TestDatabase;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: ApiProcess;
let dataDir: string;

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-traces-'));
	database = await createTestDatabase();
	collector = await startTraceCollector();
	smtp = await startSmtpServer();
	const { settings, services } = sharedSecrets();
	await insertBuyers({ queries: database.drizzle, services }, 1);
	server = await startApiProcess({
		...settings,
		SMTP_URL: smtp.url,
		...{
			DATA_DIR: dataDir,
			DATABASE_URL: database.url,
			DATABASE_POOL: '2',
			TRUST_PROXY: '127.0.0.1',
			LOG_LEVEL: 'info',
		},
		...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'maru-test' },
	});
});
afterAll(async () => {
	await server?.kill('SIGKILL');
	await collector?.close();
	await smtp?.stop();
	await database?.drop();
	await rm(dataDir, { recursive: true, force: true });
});

type Sent = { path: string; headers?: Record<string, string>; body?: unknown };
const ask = ({ path, headers = {}, body }: Sent) =>
	new Promise<{ status: number; number: string }>((resolve, reject) => {
		const payload = body === undefined ? undefined : JSON.stringify(body);
		const all = { 'sec-fetch-site': 'same-origin', ...(payload && { 'content-type': 'application/json' }), ...headers };
		const options = { port: server.port, host: '127.0.0.1', path, method: payload ? 'POST' : 'GET', headers: all };
		const sent = request(options, (answer) => {
			answer.resume();
			answer.on('end', () =>
				resolve({ status: answer.statusCode ?? 0, number: String(answer.headers['x-request-id']) }),
			);
		});
		sent.on('error', reject);
		sent.end(payload);
	});

const requestOf = async (number: string): Promise<ToldSpan> => {
	const found = () => collector.spans().find(({ attributes }) => factsOf(attributes)['maru.request.number'] === number);
	await expect.poll(found).toBeDefined();
	return found() as ToldSpan;
};
const stepsOf = ({ traceId, spanId }: ToldSpan) =>
	collector.spans().filter((one) => one.traceId === traceId && one.parentSpanId === spanId);

test('a request is a trace by its route and number, with its statements as steps and its number of the trace in the log', async () => {
	const { number } = await ask({ path: '/api/products?language=en&area=travel&priceTo=12345678' });
	const span = await requestOf(number);
	expect(span).toMatchObject({ name: 'GET /api/products', kind: 2, status: {} });
	expect(span.parentSpanId).toBeUndefined();
	expect(factsOf(span.attributes)).toEqual({
		'http.request.method': 'GET',
		'http.route': '/api/products',
		'http.response.status_code': 200,
		'maru.request.number': number,
	});
	expect(collector.resource()).toMatchObject({ 'service.name': 'maru-test', 'service.version': '0.1.0' });
	const line = server
		.output()
		.split('\n')
		.find((one) => one.includes(number));
	expect(JSON.parse(line ?? '{}')).toMatchObject({ trace: span.traceId, route: '/api/products' });
});

test('statements lie within their request, also where many wait for few connections', async () => {
	const paths = Array.from({ length: 12 }, (_, at) => `/api/products/none-${at}?language=en`);
	const answers = await Promise.all(paths.map((path) => ask({ path })));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
	const counts = new Set<number>();
	for (const { number } of answers) {
		const span = await requestOf(number);
		const steps = stepsOf(span);
		const statements = steps.filter(({ kind }) => kind === 3);
		counts.add(statements.filter(({ name }) => name === 'select product').length);
		for (const step of steps) {
			expect(BigInt(step.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
			expect(BigInt(step.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(span.endTimeUnixNano));
		}
		expect(factsOf(statements[0]?.attributes ?? [])).toMatchObject({ 'db.system.name': 'postgresql' });
	}
	// Each asked the same, but for what one asks for all at once: none has another's.
	expect(counts.size).toBe(1);
	expect(counts.has(0)).toBe(false);
});

test('a trace of our proxy goes on here; one that its sender does not keep is not kept; a stranger’s is not taken over', async () => {
	const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
	const path = '/api/notices?language=ru';
	const proxied = { 'x-forwarded-for': '203.0.113.7' };
	const parent = (id: string, flags: string) => ({ traceparent: `00-${id}-00f067aa0ba902b7-${flags}` });
	const unkept = 'c'.repeat(32);
	await ask({ path, headers: { ...proxied, ...parent(unkept, '00') } });
	const known = await ask({ path, headers: { ...proxied, ...parent(traceId, '01') } });
	expect(await requestOf(known.number)).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
	// Nobody forwarded it: whoever wrote the header asked us directly.
	const strange = await ask({ path, headers: parent('d'.repeat(32), '01') });
	const own = await requestOf(strange.number);
	expect(own.traceId).not.toBe('d'.repeat(32));
	expect(own.parentSpanId).toBeUndefined();
	expect(collector.spans().some((one) => one.traceId === unkept)).toBe(false);
});

test('a job is a trace of its own, down to handing its mail over, and nothing of whoever it is for is told', async () => {
	const { number, status } = await ask({ path: '/api/password-resets', body: { email: address, language: 'en' } });
	expect(status).toBe(200);
	const statements = stepsOf(await requestOf(number)).filter(({ kind }) => kind === 3);
	// The body was read in between, and the request is still the one they belong to.
	expect(statements.map(({ name }) => name)).toContain('insert attempt');
	await ask({ path: `/api/trips/${address}` });
	const sent = () => collector.spans().find(({ name }) => name === 'send mail');
	await expect.poll(sent).toBeDefined();
	expect(factsOf(sent()?.attributes ?? [])).toEqual({ 'maru.mail.outcome': 'sent' });
	const job = () => collector.spans().find(({ spanId }) => spanId === sent()?.parentSpanId);
	await expect.poll(job).toMatchObject({ name: 'job send-mail', kind: 5, status: {} });
	expect(factsOf(job()?.attributes ?? [])).toEqual({ 'maru.job.task': 'send-mail', 'maru.job.attempt': 1 });
	expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[address]]);
	for (const secret of [address, 'buyer-0', '203.0.113.7', '12345678', 'none-3'])
		expect(collector.raw()).not.toContain(secret);
});

test('health and files are no traces', async () => {
	await ask({ path: '/readyz' });
	const { number } = await ask({ path: '/api/notices?language=th' });
	await requestOf(number);
	expect(collector.spans().some(({ name }) => name.includes('readyz'))).toBe(false);
});
