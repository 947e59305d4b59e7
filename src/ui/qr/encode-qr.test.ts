import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeQr, matrixIn } from '../../../tests/support/decode-qr.ts';
import { encodeQr } from './encode-qr.ts';
import { formatBits, versionBits } from './qr-patterns.ts';
import { bytesIn, qrVersions, sizeOf } from './qr-versions.ts';
import { errorCodewords } from './reed-solomon.ts';

const matrixOf = (text: string) => encodeQr(text) ?? [];

describe('by the tables of ISO/IEC 18004', () => {
	test('the error codewords of a block', () => {
		// “HELLO WORLD” at 1-M, and annex I’s “01234567” at 1-M.
		const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
		expect(errorCodewords(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
		const annex = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
		const errors = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
		expect(errorCodewords(annex, 10)).toEqual(errors);
	});

	test('the fifteen bits of level M with each mask', () => {
		const bits = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2));
		expect(bits).toEqual([
			'101010000010010',
			'101000100100101',
			'101111001111100',
			'101101101001011',
			'100010111111001',
			'100000011001110',
			'100111110010111',
			'100101010100000',
		]);
	});

	test('the eighteen bits of the versions that tell theirs', () => {
		expect([7, 8, 9, 10].map((number) => versionBits(number).toString(2).padStart(18, '0'))).toEqual([
			'000111110010010100',
			'001000010110111100',
			'001001101010011001',
			'001010010011010011',
		]);
	});

	test('how much each version holds', () => {
		expect(qrVersions.map(bytesIn)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
		const capacity = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
		const all = qrVersions.map(
			({ blocks, errors }) => blocks.reduce((sum, size) => sum + size, 0) + blocks.length * errors,
		);
		expect(all).toEqual(capacity);
	});
});

test.each(qrVersions.map((version) => [version.number, version] as const))(
	'version %i is read back, filled to the last byte',
	(_, version) => {
		const text = 'x'.repeat(bytesIn(version));
		const matrix = matrixOf(text);
		expect(matrix).toHaveLength(sizeOf(version));
		expect(decodeQr(matrix)).toBe(text);
		expect(matrixOf(`${text}x`).length).not.toBe(sizeOf(version));
	},
);

test('whatever is written is read back, in any script', () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 60 });
	fc.assert(
		fc.property(text, (written) => {
			fc.pre(new TextEncoder().encode(written).length <= 213);
			expect(decodeQr(matrixOf(written))).toBe(written);
		}),
		{ numRuns: 60 },
	);
	expect(decodeQr(matrixOf(''))).toBe('');
});

test('what is too long for version 10 is not drawn at all', () => {
	expect(encodeQr('x'.repeat(214))).toBeUndefined();
});

test('the reader of the tests tells a damaged code from a sound one', () => {
	const matrix = matrixOf('https://maru.example/my/reserve?c=abc');
	const turned = (row: number, column: number) =>
		matrix.map((cells, y) => cells.map((isDark, x) => (y === row && x === column ? !isDark : isDark)));
	expect(() => decodeQr(turned(15, 15))).toThrow('a block has an error');
	expect(() => decodeQr(turned(8, 2))).toThrow('two formats');
});

test('a picture of it is read back, whatever its scale', () => {
	const text = 'https://maru.example/my/reserve?c=picture';
	const matrix = matrixOf(text);
	for (const scale of [2.5, 3, 4.2]) {
		const side = Math.ceil((matrix.length + 8) * scale);
		const pixels = new Uint8Array(side * side).fill(255);
		for (let y = 0; y < side; y += 1)
			for (let x = 0; x < side; x += 1)
				if (matrix[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4]) pixels[y * side + x] = 20;
		expect(decodeQr(matrixIn({ width: side, height: side, pixels }))).toBe(text);
	}
});
