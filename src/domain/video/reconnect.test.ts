import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPolite, isSocketDead, newPair, notePair, noteRestart, pairRemedy, socketWait } from './reconnect.ts';

test('the way to the server is tried again at once, then after longer, spread by half', () => {
	expect(socketWait(0, 0)).toBe(0);
	expect(socketWait(0, 1)).toBe(1_000);
	expect([0, 0.5, 1].map((chance) => socketWait(1, chance))).toEqual([1_500, 3_000, 4_500]);
	expect(socketWait(9, 0.5)).toBe(7_000);
	expect([0, 1, 2].map(isSocketDead)).toEqual([false, false, true]);
});

const lost = notePair(notePair(newPair(0), 'connected', 100), 'disconnected', 1_000);
const mine = (at: number) => ({ at, isPolite: false });

test('a pair that lost each other waits three seconds, then looks for another way', () => {
	expect(pairRemedy(lost, mine(3_900))).toBe('none');
	expect(pairRemedy(lost, mine(4_000))).toBe('restart');
	expect(pairRemedy(lost, { at: 4_000, isPolite: true })).toBe('none');
	expect(pairRemedy(notePair(lost, 'failed', 1_500), mine(1_500))).toBe('restart');
});

test('again every five seconds, and after three in vain they begin anew', () => {
	const once = noteRestart(lost, 4_000);
	expect(pairRemedy(once, mine(8_900))).toBe('none');
	expect(pairRemedy(once, mine(9_000))).toBe('restart');
	const thrice = noteRestart(noteRestart(once, 9_000), 14_000);
	expect(pairRemedy(thrice, mine(18_000))).toBe('none');
	expect(pairRemedy(thrice, mine(19_000))).toBe('renew');
});

test('one outage stays one while it connects again; being connected ends it', () => {
	const trying = notePair(lost, 'connecting', 5_000);
	expect(trying.since).toBe(1_000);
	expect(notePair(noteRestart(trying, 6_000), 'connected', 7_000)).toEqual({
		...newPair(7_000),
		connection: 'connected',
	});
	expect(pairRemedy(notePair(trying, 'connected', 7_000), mine(60_000))).toBe('none');
});

test('a first connection that never comes is begun again too', () => {
	expect(pairRemedy(newPair(0), mine(11_000))).toBe('none');
	expect(pairRemedy(newPair(0), mine(12_000))).toBe('restart');
});

test('of any two exactly one gives way', () => {
	fc.assert(
		fc.property(fc.uuid(), fc.uuid(), (one, other) => {
			fc.pre(one !== other);
			expect(isPolite(one, other)).not.toBe(isPolite(other, one));
		}),
	);
});
