import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import type { VoucherFacts } from '#domain/reservation/voucher.ts';
import {
	isVoucherOf,
	openVoucher,
	signedBytes,
	toBase64Url,
	tokenIn,
	voucherPayload,
	voucherToken,
} from '#domain/reservation/voucher-token.ts';
import { verifyVoucher } from './verify-voucher.ts';

function newKey(first: number) {
	const { privateKey, publicKey } = generateKeyPairSync('ed25519');
	const kid = new Uint8Array([first, 2, 3, 4]);
	const key = publicKey.export({ format: 'jwk' }).x ?? '';
	return { privateKey, kid, published: { kid: toBase64Url(kid), key } };
}
const [ours, theirs] = [newKey(1), newKey(9)];

const facts: VoucherFacts = {
	code: 'MR-261017-4K7PX',
	product: 'gyeongbokgung-before-opening',
	on: '2026-10-17',
	to: null,
	time: '07:10',
	persons: { adult: 2, child: 1, infant: 0 },
	expiresAt: new Date('2026-10-19T00:00:00+09:00'),
};

const tokenOf = (of: VoucherFacts, { privateKey, kid }: { privateKey: KeyObject; kid: Uint8Array } = ours) => {
	const payload = voucherPayload(of, kid);
	return voucherToken(payload, sign(null, signedBytes(payload), privateKey));
};
const onTheDay = new Date('2026-10-17T06:55:00+09:00');
const verify = (text: string, now = onTheDay, keys = [ours.published]) => verifyVoucher(text, { keys, now });

describe('a voucher is checked without network', () => {
	test('ours, on its day, says what was signed', async () => {
		expect(await verify(tokenOf(facts))).toEqual({ state: 'valid', facts });
	});

	test('also as the address of the QR code, and with blanks around it', async () => {
		const token = tokenOf(facts);
		for (const text of [`https://maru.example/my/reserve?c=${token}`, `  ${token}\n`, `/th/my/reserve?x=1&c=${token}`])
			expect(await verify(text)).toMatchObject({ state: 'valid' });
	});

	test('by the Korean calendar, wherever the one who checks is', async () => {
		const stateAt = async (moment: string, of = facts) => (await verify(tokenOf(of), new Date(moment))).state;
		expect(await stateAt('2026-10-16T14:59:59Z')).toBe('other-day');
		expect(await stateAt('2026-10-16T15:00:00Z')).toBe('valid');
		expect(await stateAt('2026-10-17T14:59:59Z')).toBe('valid');
		expect(await stateAt('2026-10-17T15:00:00Z')).toBe('other-day');
		expect(await stateAt('2026-10-18T15:00:00Z')).toBe('over');
		const stay = { ...facts, to: '2026-10-20', time: null, expiresAt: new Date('2026-10-22T00:00:00+09:00') };
		expect(await stateAt('2026-10-20T03:00:00Z', stay)).toBe('valid');
		expect(await stateAt('2026-10-20T16:00:00Z', stay)).toBe('other-day');
	});

	test('what is not signed by us is unknown', async () => {
		expect(await verify(tokenOf(facts, theirs))).toEqual({ state: 'unknown' });
		// Signed with another key under our key's name.
		expect(await verify(tokenOf(facts, { ...theirs, kid: ours.kid }))).toEqual({ state: 'unknown' });
		for (const text of [
			'',
			'MR-261017-4K7PX',
			'https://maru.example/my/reserve',
			'A'.repeat(160),
			tokenOf(facts).slice(4),
		])
			expect(await verify(text)).toEqual({ state: 'unknown' });
	});

	test('changed in any one sign it is unknown', async () => {
		const token = tokenOf(facts);
		const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
		const at = (place: number, sign: string) => token.slice(0, place) + sign + token.slice(place + 1);
		const changed = [
			...Array.from(token, (sign, place) => at(place, sign === 'A' ? 'B' : 'A')),
			// Bits of the last sign mean nothing: also those must be right.
			...Array.from(signs, (sign) => at(token.length - 1, sign)).filter((other) => other !== token),
		];
		for (const other of changed) expect((await verify(other)).state, other).toBe('unknown');
	});

	test('after a rotation the old key still checks what it signed', async () => {
		const token = tokenOf(facts);
		expect(await verify(token, onTheDay, [theirs.published, ours.published])).toMatchObject({ state: 'valid' });
		expect(await verify(token, onTheDay, [theirs.published])).toEqual({ state: 'unknown' });
	});

	test('a published key that is none checks nothing', async () => {
		const keys = [{ ...ours.published, key: 'AAAA' }];
		expect(await verify(tokenOf(facts), onTheDay, keys)).toEqual({ state: 'unknown' });
	});
});

test('whatever a voucher says fits into the token and comes out again', () => {
	const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2020-01-01', count));
	const arbitrary = fc.record({
		code: day.filter((on) => on < '2100').map((on) => `MR-${on.slice(2).replaceAll('-', '')}-4K7PX`),
		product: fc.stringMatching(/^[a-z][a-z0-9-]{2,39}$/),
		on: day,
		to: fc.constant(null),
		time: fc.option(fc.integer({ min: 0, max: 1439 }).map((at) => new Date(at * 60_000).toISOString().slice(11, 16))),
		persons: fc.record({
			adult: fc.integer({ min: 1, max: 50 }),
			child: fc.integer({ min: 0, max: 50 }),
			infant: fc.integer({ min: 0, max: 50 }),
		}),
		expiresAt: fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((seconds) => new Date(seconds * 1000)),
	});
	fc.assert(
		fc.property(arbitrary, fc.integer({ min: 0, max: 28 }), (given, nights) => {
			const whole = { ...given, to: nights === 0 ? null : addDays(given.on, nights) };
			const token = voucherToken(voucherPayload(whole, ours.kid), new Uint8Array(64));
			expect(openVoucher(token)?.facts).toEqual(whole);
			expect(tokenIn(token)).toBe(token);
			// Behind an address of usual length it fits into the largest code we draw.
			expect(`https://www.maru-korea.example/my/reserve?c=${token}`.length).toBeLessThanOrEqual(213);
		}),
	);
});

test('a signature tells of which product it is, be its id ever so long', () => {
	const long = 'a-very-long-name-of-a-product-that-nobody-would-think-of';
	const opened = openVoucher(voucherToken(voucherPayload({ ...facts, product: long }, ours.kid), new Uint8Array(64)));
	const signed = opened?.facts ?? facts;
	expect(isVoucherOf(signed, ['sauna', long])).toBe(true);
	expect(isVoucherOf(signed, ['sauna', 'a-very-long-name'])).toBe(false);
	expect(isVoucherOf(facts, [])).toBe(false);
});
