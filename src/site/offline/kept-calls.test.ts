import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import { meQuery } from '#views/my/me-query.ts';
import { createServerQueryClient } from '../data/query-client.ts';
import type { AnyQuery, PageModule } from '../page-module.ts';
import { contextOf, destinationOf } from '../screens.ts';
import { keptAddress } from './kept-address.ts';
import { keptCalls } from './kept-calls.ts';
import { requestKind } from './request-kind.ts';

const id = '0b54c1b2-98f5-4d8e-9a57-3f0f3f5d7a11';
const origin = 'https://maru.example';

/** What a page asks for when one comes to it from another page. */
async function callsMadeBy(address: string): Promise<string[]> {
	const calls: string[] = [];
	const callApi = createClient(async (url) => {
		calls.push(String(url));
		return Response.json({ status: 'confirmed', lead: null, items: [] });
	});
	const { pathname, search } = new URL(address, origin);
	const destination = destinationOf({ pathname }, undefined);
	const module: PageModule | undefined = await destination.route?.load();
	const queries: AnyQuery[] = module?.queries?.(contextOf(destination, search, callApi)) ?? [];
	const client = createServerQueryClient();
	for (const query of [...queries, meQuery(callApi), profileQuery(callApi, destination.locale)])
		await client.query(query);
	return calls.sort();
}

test.each([`/th/my/reserve/${id}?voucher=1`, `/vn/my/reserve/${id}`, '/ru/my/reserve'])(
	'%s finds every answer it asks for among what is kept',
	async (address) => {
		const kept = keptAddress(address);
		const calls = kept?.code ? keptCalls(kept, kept.code) : [];
		expect(calls.toSorted()).toEqual(await callsMadeBy(address));
		for (const path of calls)
			expect(requestKind({ method: 'GET', mode: 'cors', destination: '', url: origin + path }, origin)).toBe('call');
	},
);

test('where vouchers are checked, the keys are kept, and whose may be let in', () => {
	const kept = keptAddress('/my/reserve?c=AAAA');
	expect(kept && keptCalls(kept, 'en')).toEqual(
		expect.arrayContaining(['/api/voucher-key', '/api/desk/voucher-products']),
	);
});
