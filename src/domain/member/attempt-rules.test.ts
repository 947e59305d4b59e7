import { expect, test } from 'vitest';
import { type AttemptRuleName, attemptRules, countedAs, placeOf } from './attempt-rules.ts';

test('a place is an IPv4 address or the network of an IPv6 one', () => {
	expect(placeOf('203.0.113.9')).toBe('203.0.113.9');
	expect(placeOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
	expect(placeOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
	expect(placeOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64');
	expect(placeOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
	expect(placeOf('::1')).toBe('0:0:0:0::/64');
	expect(placeOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
	expect(placeOf('')).toBe('');
});

test('all of one home count together, two homes do not', () => {
	expect(placeOf('2001:db8:1:2::5')).toBe(placeOf('2001:db8:1:2:ffff::9'));
	expect(placeOf('2001:db8:1:2::5')).not.toBe(placeOf('2001:db8:1:3::5'));
});

test('an account counts however its address is typed', () => {
	expect(countedAs('login-account', ' Linh@Mail.example ')).toBe('linh@mail.example');
	expect(countedAs('login-account-place', 'Linh@mail.example ::ffff:10.0.0.1')).toBe('linh@mail.example 10.0.0.1');
	expect(countedAs('join-place', '2001:db8:1:2::5')).toBe('2001:db8:1:2::/64');
	expect(countedAs('verify-member', 'A1')).toBe('A1');
});

test('every rule has a limit and a window, and one place alone cannot use up an account’s tries', () => {
	for (const rule of Object.keys(attemptRules) as AttemptRuleName[]) {
		expect(attemptRules[rule].limit).toBeGreaterThan(0);
		expect(attemptRules[rule].seconds).toBeGreaterThanOrEqual(60);
	}
	expect(attemptRules['login-account-place'].limit).toBeLessThan(attemptRules['login-account'].limit);
});
