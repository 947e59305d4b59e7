import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type IceSettings, iceServersFor, turnCredentials } from './turn-credentials.ts';

const now = new Date('2026-11-18T01:00:00Z');
const ice: IceSettings = {
	stunUrls: ['stun:a:3478'],
	turnUrls: ['turn:a:3478?transport=udp'],
	turnSecret: 's',
	policy: 'relay',
};

test('a name that says until when, and its HMAC, as coturn reckons it', () => {
	const { username, credential } = turnCredentials('north', { who: 'seat-1', now });
	expect(username).toBe('1794967200:seat-1');
	expect(credential).toBe(createHmac('sha1', 'north').update('1794967200:seat-1').digest('base64'));
	expect(turnCredentials('south', { who: 'seat-1', now }).credential).not.toBe(credential);
});

test('relays are told of only with their secret, and relaying alone only where there is one', () => {
	expect(iceServersFor(ice, { who: 'x', now })).toMatchObject({ icePolicy: 'relay', hasRelay: true });
	expect(iceServersFor(ice, { who: 'x', now }).iceServers).toHaveLength(2);
	const without = iceServersFor({ ...ice, turnSecret: undefined }, { who: 'x', now });
	expect(without).toEqual({ iceServers: [{ urls: ['stun:a:3478'] }], icePolicy: 'all', hasRelay: false });
	expect(
		iceServersFor({ stunUrls: [], turnUrls: [], turnSecret: undefined, policy: 'all' }, { who: 'x', now }).iceServers,
	).toEqual([]);
});
