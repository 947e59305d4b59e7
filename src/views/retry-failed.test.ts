import { noop, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { retryFailed } from './retry-failed.ts';

test('what failed is fetched again where it is on show and forgotten elsewhere; the rest stays', async () => {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const failing = () => vi.fn(async () => Promise.reject<string>(new Error('down')));
	const [shown, hidden] = [failing(), failing()];
	const leave = new QueryObserver(client, { queryKey: ['shown'], queryFn: shown }).subscribe(noop);
	await client.query({ queryKey: ['hidden'], queryFn: hidden }).catch(noop);
	await client.query({ queryKey: ['well'], queryFn: async () => 'data' });
	expect(client.getQueryState(['hidden'])?.status).toBe('error');
	retryFailed(client);
	expect(shown).toHaveBeenCalledTimes(2);
	expect(hidden).toHaveBeenCalledTimes(1);
	expect(client.getQueryState(['hidden'])).toBeUndefined();
	expect(client.getQueryData(['well'])).toBe('data');
	leave();
	client.clear();
});
