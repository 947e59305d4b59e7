import { expect, test } from 'vitest';
import { isReservationCode, reservationCode, shortCode, wholeCode } from './code.ts';

test('a code names the day and can be read out: no sign is mistaken for another', () => {
	const codes = Array.from({ length: 256 }, (_, byte) =>
		reservationCode('2026-10-17', new Uint8Array([byte, byte + 1, byte + 2, byte + 3, byte + 4])),
	);
	for (const code of codes) expect(isReservationCode(code), code).toBe(true);
	expect(codes[0]).toMatch(/^MR-261017-/);
	for (const code of codes) expect(code.slice(-5), code).not.toMatch(/[01OIL]/);
	expect(new Set(codes).size).toBeGreaterThan(30);
});

test('what is typed wrong is not a code', () => {
	for (const text of ['MR-261017-4K7P', 'mr-261017-4K7PX', 'MR-261017-4K7P0', 'MR-26101-4K7PX'])
		expect(isReservationCode(text), text).toBe(false);
});

test('a code is known with or without its dashes, and by its five large signs alone', () => {
	for (const text of ['MR-261017-4K7PX', 'mr2610174k7px', ' mr 261017 4k7px '])
		expect(wholeCode(text), text).toBe('MR-261017-4K7PX');
	for (const text of ['4K7PX', ' 4k7px', '4K7-PX']) expect(shortCode(text), text).toBe('4K7PX');
	for (const text of ['4K7P', '4K7P0', 'MR-261017-4K7PX', '']) expect(shortCode(text), text).toBeUndefined();
	expect(wholeCode('4K7PX')).toBeUndefined();
});
