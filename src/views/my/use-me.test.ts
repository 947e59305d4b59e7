import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Me } from '#contract/api/member.ts';
import { meKey } from './me-query.ts';
import { ownCountryKey } from './my-queries.ts';
import { replaceMe } from './use-me.ts';

test('what was asked for before a change and comes after it does not bring back what was', async () => {
	const client = new QueryClient();
	const [before, after] = [{ id: 'a', country: 'RU' } as Me, { id: 'a', country: 'VN' } as Me];
	client.setQueryData(meKey, before);
	const countryKey = [...ownCountryKey, 'th'];
	client.setQueryData(countryKey, 'Russia');
	let arrive = () => {};
	const onItsWay = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const late = [
		client.fetchQuery({ queryKey: meKey, queryFn: () => onItsWay.then(() => before), staleTime: 0 }),
		client.fetchQuery({ queryKey: countryKey, queryFn: () => onItsWay.then(() => 'Russia'), staleTime: 0 }),
	];
	const told = Promise.allSettled(late);
	await replaceMe(client, after);
	const country = client.fetchQuery({ queryKey: countryKey, queryFn: async () => 'Vietnam', staleTime: 0 });
	arrive();
	await told;
	expect(await country).toBe('Vietnam');
	expect([client.getQueryData(meKey), client.getQueryData(countryKey)]).toEqual([after, 'Vietnam']);
});
