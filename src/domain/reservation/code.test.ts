import { expect, test } from 'vitest';
import { isReservationCode, reservationCode } from './code.ts';

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
