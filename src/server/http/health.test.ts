import { expect, test } from 'vitest';
import { handlers } from '#server/features/handlers.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';

const list = '/api/notices?language=en';

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is 503 with Retry-After, and no defect', async (code) => {
	const full = Object.assign(new Error('could not extend file "base/16384/16500"'), { code });
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...handlers, 'GET /api/notices': () => Promise.reject(new Error('Failed query', { cause: full })) },
	});
	const response = await app.inject(list);
	expect(response.json()).toMatchObject({ status: 503, code: 'no-room' });
	expect(response.headers['retry-after']).toBe('30');
	expect(response.body).not.toContain('base/16384');
});

test('/healthz asks for a restart only when its own database is gone and cannot be started', async () => {
	let isLost = false;
	const app = await buildTestApp({
		queries: noQueries,
		isDatabaseReady: async () => false,
		hasLostDatabase: () => isLost,
	});
	const health = async () => {
		const response = await app.inject('/healthz');
		return [response.statusCode, response.json().status];
	};
	expect(await health()).toEqual([200, 'ok']);
	isLost = true;
	expect(await health()).toEqual([503, 'database-lost']);
});

test('/readyz sends nobody here while every list would wait for the catalogue', async () => {
	let isReadingCatalogue = true;
	const app = await buildTestApp({
		queries: noQueries,
		isDatabaseReady: async () => true,
		isReadingCatalogue: () => isReadingCatalogue,
	});
	const ready = async () => {
		const response = await app.inject('/readyz');
		return [response.statusCode, response.json().status];
	};
	expect(await ready()).toEqual([503, 'reading-catalogue']);
	isReadingCatalogue = false;
	expect(await ready()).toEqual([200, 'ready']);
});
