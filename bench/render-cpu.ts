import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { handlers } from '#server/features/handlers.ts';
import { createLocalApi } from '#server/http/local-api.ts';
import { loadBuiltPages } from '#server/http/page-source.ts';

/** CPU milliseconds of this process for one list page rendered afresh, data fetched and parsed included. */
const [url = '', address = ''] = process.argv.slice(2);
const database = connect({ url, poolSize: 4, onError: () => undefined });
const source = await loadBuiltPages(resolve('dist'));

/** A visitor's page asks only endpoints that need nothing but the database. */
const visitor = { queries: database.drizzle, now: new Date(), viewer: null, sessionId: null } as unknown as Parameters<
	typeof createLocalApi
>[1];

async function renderOnce(): Promise<number> {
	const nonce = randomBytes(16).toString('base64url');
	const result = await source.render({
		address,
		origin: 'http://localhost',
		storedLocale: undefined,
		storedCurrency: undefined,
		viewer: null,
		nonce,
		requestId: 'bench',
		callApi: createLocalApi(handlers, visitor, { requestId: 'bench' }),
		assets: (files) => source.assets(files, nonce),
	});
	if (result.kind !== 'page') throw new Error('not a page');
	let bytes = 0;
	for await (const chunk of result.body) bytes += chunk.length;
	return bytes;
}

const rounds = 300;

/** The mean of so many pages. */
async function measure(): Promise<{ ms: number; bytes: number }> {
	const before = process.cpuUsage();
	let bytes = 0;
	for (let at = 0; at < rounds; at += 1) bytes = await renderOnce();
	const { user, system } = process.cpuUsage(before);
	return { ms: (user + system) / 1000 / rounds, bytes };
}

/** The engine compiles what is used much, and is done with it after some six hundred pages: a server lives by the rest. */
for (let at = 0; at < 100; at += 1) await renderOnce();
const young = await measure();
for (let at = 0; at < 300; at += 1) await renderOnce();
process.send?.({ ...(await measure()), youngMs: young.ms });
await database.close();
