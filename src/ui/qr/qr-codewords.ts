import { countBits, type QrVersion } from './qr-versions.ts';
import { errorCodewords } from './reed-solomon.ts';

const byteMode = 0b0100;
const fillers = [0xec, 0x11];

/** The text in byte mode, filled up to what the version holds. */
function dataOf(bytes: Uint8Array, version: QrVersion): number[] {
	const bits: number[] = [];
	const push = (value: number, length: number) => {
		for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
	};
	push(byteMode, 4);
	push(bytes.length, countBits(version));
	for (const byte of bytes) push(byte, 8);
	const capacity = version.blocks.reduce((sum, size) => sum + size, 0);
	push(0, Math.min(4, capacity * 8 - bits.length));
	while (bits.length % 8 !== 0) bits.push(0);
	const codewords: number[] = [];
	for (let at = 0; at < bits.length; at += 8) codewords.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
	for (let at = 0; codewords.length < capacity; at += 1) codewords.push(fillers[at % 2] ?? 0);
	return codewords;
}

/** The first of each block, the second of each …: a stain does not hit one block alone. */
function interleave(blocks: readonly number[][]): number[] {
	const longest = Math.max(...blocks.map(({ length }) => length));
	return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** All codewords in the order in which they are drawn. */
export function qrCodewords(bytes: Uint8Array, version: QrVersion): number[] {
	const data = dataOf(bytes, version);
	let start = 0;
	const blocks = version.blocks.map((size) => {
		const block = data.slice(start, start + size);
		start += size;
		return block;
	});
	return [...interleave(blocks), ...interleave(blocks.map((block) => errorCodewords(block, version.errors)))];
}
