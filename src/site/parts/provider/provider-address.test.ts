import { expect, test } from 'vitest';
import { providerIn, withProvider } from './provider-address.ts';

test('a profile is opened over a page and closed with all else in the address left alone', () => {
	expect(withProvider('', 'guides')).toBe('?provider=guides');
	expect(withProvider('?time=07:30&provider=clinic', 'guides')).toBe('?time=07:30&provider=guides');
	expect(withProvider('?time=07:30&provider=guides', undefined)).toBe('?time=07:30');
	expect(withProvider('?provider=guides', undefined)).toBe('');
});

test('an address names one, or none', () => {
	expect(providerIn(new URLSearchParams('?provider=guides'))).toBe('guides');
	expect(providerIn(new URLSearchParams('?provider='))).toBeUndefined();
	expect(providerIn(new URLSearchParams('?providers=all'))).toBeUndefined();
});
