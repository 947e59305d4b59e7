import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningEndpoints } from '#contract/api/running.ts';
import type { CallApi } from '#contract/api.ts';
import { tellFailure } from './tell-failure.ts';

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/th/notice', search: '?search=Siriporn' } }));
afterEach(() => vi.unstubAllGlobals());

const sent: unknown[] = [];
const server = ((_: string, { body }: { body: unknown }) => {
	sent.push(body);
	return Promise.resolve({ number: `n${sent.length}` });
}) as unknown as CallApi;

test('what broke is told once, without the query, in what the contract takes', async () => {
	const error = new TypeError('x'.repeat(2_000));
	error.stack = [
		'TypeError: x',
		'y'.repeat(500),
		...Array.from({ length: 30 }, (_, at) => `    at f (/a.js:${at}:1)`),
	].join('\n');
	expect(await tellFailure(server, error)).toBe('n1');
	expect(await tellFailure(server, error), 'drawn again').toBe('n1');
	expect(sent).toHaveLength(1);
	expect(runningEndpoints['POST /api/failures'].body.safeParse(sent[0]).success).toBe(true);
	expect(JSON.stringify(sent)).not.toContain('Siriporn');
	expect(await tellFailure(server, new RangeError('another'))).toBe('n2');
});

test('where that gets no answer either there is no number, and the next time it is tried again', async () => {
	const error = new Error('gone');
	expect(await tellFailure((() => Promise.reject(new TypeError())) as unknown as CallApi, error)).toBeUndefined();
	expect(await tellFailure(server, error)).toBe('n3');
});
