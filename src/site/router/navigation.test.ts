import { expect, test } from 'vitest';
import { isSamePage, locationOf } from './navigation.ts';

const at = (address: string) => locationOf(address, 'key', false);
const isSame = (one: string, other: string) => isSamePage(at(one), at(other));

test('the wish list and a provider’s profile lie over a place, which stays the same', () => {
	expect(isSame('/th', '/th?provider=bukchon-walks')).toBe(true);
	expect(isSame('/th?providers=all&provider=a', '/th?providers=all')).toBe(true);
	expect(isSame('/th?provider=a', '/th?provider=b')).toBe(true);
	expect(isSame('/th?wishes', '/th?provider=a')).toBe(true);
});

test('any other choice, another path and the very same address are something else', () => {
	expect(isSame('/th?providers=all', '/th?provider=a')).toBe(false);
	expect(isSame('/th', '/ru?provider=a')).toBe(false);
	expect(isSame('/th?provider=a', '/th?provider=a')).toBe(false);
});
