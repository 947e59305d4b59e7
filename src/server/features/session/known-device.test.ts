import { expect, test } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import { deviceWith, isKnownTo, numberOf } from './known-device.ts';

const keys = keyringOf([{ id: 'k1', secret: new Uint8Array(32).fill(7) }]);

test('a browser is known to who logged in with it, and to nobody else', () => {
	const device = deviceWith(keys, undefined, 'linh');
	expect([isKnownTo(keys, device, 'linh'), isKnownTo(keys, device, 'other')]).toEqual([true, false]);
	expect(isKnownTo(keys, undefined, 'linh')).toBe(false);
	expect(numberOf(device)).toMatch(/^[\w-]{22}$/);
});

test('it tells nobody who that was: the same member leaves another mark in every browser', () => {
	const [one, other] = [deviceWith(keys, undefined, 'linh'), deviceWith(keys, undefined, 'linh')];
	const marks = (device: string) => device.split('.').slice(1);
	expect(marks(one)).not.toEqual(marks(other));
	expect(one).not.toContain('linh');
});

test('five are remembered, the latest; coming back takes no second place', () => {
	let device = deviceWith(keys, undefined, 'm0');
	for (const name of ['m1', 'm2', 'm3', 'm4', 'm5', 'm5']) device = deviceWith(keys, device, name);
	expect(['m0', 'm1', 'm5'].map((name) => isKnownTo(keys, device, name))).toEqual([false, true, true]);
});

test('marks moved to another number, a key of one’s own and nonsense are worth nothing', () => {
	const [one, other] = [deviceWith(keys, undefined, 'linh'), deviceWith(keys, undefined, 'mallory')];
	const moved = `${numberOf(other)}.${one.split('.')[1]}`;
	const forged = deviceWith(keyringOf([{ id: 'k2', secret: new Uint8Array(32).fill(8) }]), undefined, 'linh');
	for (const device of [moved, forged, 'x', `${one}.x`, `${one}\u0000`, 'a'.repeat(5_000)])
		expect(isKnownTo(keys, device, 'linh')).toBe(false);
});
