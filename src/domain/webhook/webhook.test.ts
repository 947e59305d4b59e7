import { expect, test } from 'vitest';
import { eventKinds } from '../event/event-kinds.ts';
import { isToBeStopped, nextTryAt, signingSecrets, webhookUrl, withNewSecret } from './webhook.ts';
import { toldEvents, webhookKindOf } from './webhook-kinds.ts';

const now = new Date('2026-11-18T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test('a delivery is tried ten times over three days, each wait longer than the one before', () => {
	const tries = Array.from({ length: 12 }, (_, at) => nextTryAt(at + 1, now, 0)?.getTime());
	const waits = tries.flatMap((at) => (at === undefined ? [] : [at - now.getTime()]));
	expect(waits).toHaveLength(9);
	expect([...waits].sort((a, b) => a - b)).toEqual(waits);
	expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(72);
	expect(nextTryAt(3, now, 1)?.getTime()).toBe(now.getTime() + 33 * 60_000);
});

test('five days in which nothing came through end it', () => {
	expect(isToBeStopped(null, now)).toBe(false);
	expect(isToBeStopped(hours(-119), now)).toBe(false);
	expect(isToBeStopped(hours(-120), now)).toBe(true);
});

test('a new secret signs beside the old one for a day; of three the first is gone', () => {
	const first = withNewSecret([], 'a', now);
	const second = withNewSecret(first, 'b', now);
	expect(signingSecrets(second, hours(23))).toEqual(['b', 'a']);
	expect(signingSecrets(second, hours(24))).toEqual(['b']);
	expect(signingSecrets(withNewSecret(second, 'c', hours(1)), hours(2))).toEqual(['c', 'b']);
});

test.each([
	...['http://example.com/a', 'https://localhost/a', 'https://user:word@example.com/', 'https://example.com:5432/'],
	...['ftp://example.com', 'nonsense', '', 'https://example.com/#a', 'javascript:alert(1)'],
])('%s is no address of a webhook', (address) => {
	expect(webhookUrl(address)).toBeUndefined();
});

test('addresses of the web are, also with a port of its own', () => {
	for (const address of ['https://example.com/hooks?a=1', 'https://example.com:8443/', 'https://[2606:4700::1111]/'])
		expect(webhookUrl(address)?.href, address).toBe(address);
});

test('what is told concerns a house, and nothing about health is told', () => {
	for (const [event] of toldEvents) expect(eventKinds[event].tells, event).toContain('provider');
	expect(toldEvents.filter(([event]) => /^(consultation|video|vault|member)\./.test(event))).toEqual([]);
	expect(toldEvents.filter(([event]) => event.endsWith('share-files'))).toEqual([]);
	expect(webhookKindOf('reservation.book')).toBe('reservation.made');
	expect(webhookKindOf('reservation.remind-day')).toBeUndefined();
	expect(new Set(toldEvents.map(([event]) => event)).size).toBe(toldEvents.length);
});
