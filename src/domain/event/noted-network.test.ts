import { expect, test } from 'vitest';
import { notedNetwork } from './noted-network.ts';

test('of who handles others’ data the network is kept', () => {
	expect(notedNetwork('203.0.113.9', 'operator')).toBe('203.0.113.9');
	expect(notedNetwork('::ffff:203.0.113.9', 'provider')).toBe('203.0.113.9');
	expect(notedNetwork('2001:db8:1:2:aaaa:bbbb:cccc:dddd', 'operator')).toBe('2001:db8:1:2::/64');
});

test('of who does something of their own only the neighbourhood', () => {
	expect(notedNetwork('203.0.113.9', 'member')).toBe('203.0.113.0/24');
	expect(notedNetwork('::ffff:203.0.113.9', 'member')).toBe('203.0.113.0/24');
	expect(notedNetwork('2001:db8:1:2:aaaa:bbbb:cccc:dddd', 'member')).toBe('2001:db8:1::/48');
});

test('time comes from nowhere, and so does what no request did', () => {
	expect(notedNetwork('203.0.113.9', 'clock')).toBeNull();
	expect(notedNetwork(undefined, 'operator')).toBeNull();
});
