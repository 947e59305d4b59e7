import { expect, test } from 'vitest';
import { type AttemptRuleName, attemptRules, countedAs, networkOf } from './attempt-rules.ts';

test('a network is an IPv4 address or the /64 of an IPv6 one', () => {
	expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
	expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
	expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
	expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64');
	expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
	expect(networkOf('::1')).toBe('0:0:0:0::/64');
	expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
	expect(networkOf('')).toBe('');
});

test('all of one home count together, two homes do not', () => {
	expect(networkOf('2001:db8:1:2::5')).toBe(networkOf('2001:db8:1:2:ffff::9'));
	expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'));
});

test('an account counts however its address is typed', () => {
	expect(countedAs('login-account', ' Linh@Mail.example ')).toBe('linh@mail.example');
	expect(countedAs('login-account-network', 'Linh@mail.example ::ffff:10.0.0.1')).toBe('linh@mail.example 10.0.0.1');
	expect(countedAs('join-network', '2001:db8:1:2::5')).toBe('2001:db8:1:2::/64');
	expect(countedAs('verify-member', 'A1')).toBe('A1');
});

test('every rule has a limit and a window, and one network alone cannot use up an account’s tries', () => {
	for (const rule of Object.keys(attemptRules) as AttemptRuleName[]) {
		expect(attemptRules[rule].limit).toBeGreaterThan(0);
		expect(attemptRules[rule].seconds).toBeGreaterThanOrEqual(60);
	}
	expect(attemptRules['login-account-network'].limit).toBeLessThan(attemptRules['login-account'].limit);
});
