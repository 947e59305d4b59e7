import { expect, test } from 'vitest';
import { nextAddress } from './next-address.ts';

const next = (address: string) => nextAddress(new URLSearchParams({ next: address }));

test('where one came from is kept', () => {
	expect(next('/th/travel/reserve?product=x&on=2026-11-20')).toBe('/th/travel/reserve?product=x&on=2026-11-20');
	expect(nextAddress(new URLSearchParams())).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])(
	'%j leads nowhere',
	(address) => {
		expect(next(address)).toBeUndefined();
	},
);
