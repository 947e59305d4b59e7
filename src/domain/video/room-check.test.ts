import { expect, test } from 'vitest';
import { roomWays, serversFor } from './room-check.ts';

const stun = { urls: ['stun:s.example:3478'] };
const turn = {
	urls: ['turn:t.example:3478?transport=udp', 'turn:t.example:3478?transport=tcp', 'turns:t.example:5349'],
	credential: 'x',
};

test('each way is tried with its own servers alone', () => {
	expect(serversFor('local', [stun, turn])).toEqual([]);
	expect(serversFor('stun', [stun, turn])).toEqual([stun]);
	expect(serversFor('turn-udp', [stun, turn])).toEqual([{ ...turn, urls: turn.urls.slice(0, 1) }]);
	expect(serversFor('turn-tcp', [stun, turn])).toEqual([{ ...turn, urls: turn.urls.slice(1) }]);
	// Without a word about it, a relay is reached by UDP.
	expect(serversFor('turn-udp', [{ urls: ['turn:t.example'] }])).toHaveLength(1);
});

test('what is not set cannot be tried', () => {
	expect(roomWays.map((way) => serversFor(way, []))).toEqual([[], undefined, undefined, undefined]);
});
