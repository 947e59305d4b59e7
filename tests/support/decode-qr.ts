/**
 * Reads a QR code as a phone's camera does, as far as a picture of our own needs it: byte mode, versions 1 to 10, any error
 * level and mask, no mending. Written apart from the encoder, out of ISO/IEC 18004, and shares nothing with it.
 */

export type Matrix = boolean[][];

/** Error codewords a block, then [blocks, data codewords] groups; by level and version. */
const layouts: Record<string, [number, ...[number, number][]][]> = {
	L: [
		[7, [1, 19]],
		[10, [1, 34]],
		[15, [1, 55]],
		[20, [1, 80]],
		[26, [1, 108]],
		[18, [2, 68]],
		[20, [2, 78]],
		[24, [2, 97]],
		[30, [2, 116]],
		[18, [2, 68], [2, 69]],
	],
	M: [
		[10, [1, 16]],
		[16, [1, 28]],
		[26, [1, 44]],
		[18, [2, 32]],
		[24, [2, 43]],
		[16, [4, 27]],
		[18, [4, 31]],
		[22, [2, 38], [2, 39]],
		[22, [3, 36], [2, 37]],
		[26, [4, 43], [1, 44]],
	],
};
const centres = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

const formatMask = 0b101010000010010;
const levelNames: Record<number, string> = { 1: 'L', 0: 'M' };

function remainderOf(value: number, degree: number, divisor: number): number {
	let rest = value;
	for (let bit = 31; bit >= degree; bit -= 1) if ((rest >>> bit) & 1) rest ^= divisor << (bit - degree);
	return rest;
}

/** Both copies must say the same, and stand the check of their ten bits. */
function readFormat(matrix: Matrix): { level: string; mask: number } {
	const size = matrix.length;
	const first = [0, 1, 2, 3, 4, 5, 7, 8]
		.map((row) => [row, 8])
		.concat([7, 5, 4, 3, 2, 1, 0].map((column) => [8, column]));
	const second = [...Array(8).keys()]
		.map((at) => [8, size - 1 - at])
		.concat([...Array(7).keys()].map((at) => [size - 7 + at, 8]));
	const [a, b] = [first, second].map((places) =>
		places.reduce((sum, [row = 0, column = 0], at) => sum + (matrix[row]?.[column] ? 2 ** at : 0), 0),
	);
	if (a === undefined || a !== b) throw new Error(`two formats: ${a} and ${b}`);
	const format = a ^ formatMask;
	if (remainderOf(format, 10, 0x537) !== 0) throw new Error('the format does not stand its check');
	const level = levelNames[format >> 13];
	if (!level) throw new Error('an error level that is not read here');
	return { level, mask: (format >> 10) & 7 };
}

function readVersion(matrix: Matrix): number {
	const version = (matrix.length - 17) / 4;
	if (version < 7) return version;
	let bits = 0;
	for (let at = 0; at < 18; at += 1) if (matrix[matrix.length - 11 + (at % 3)]?.[Math.floor(at / 3)]) bits += 2 ** at;
	if (remainderOf(bits, 12, 0x1f25) !== 0 || bits >> 12 !== version)
		throw new Error('the version does not stand its check');
	return version;
}

function isFunction(row: number, column: number, { size, version }: { size: number; version: number }): boolean {
	if (row === 6 || column === 6) return true;
	if (row < 9 && column < 9) return true;
	if (row < 9 && column >= size - 8) return true;
	if (row >= size - 8 && column < 9) return true;
	if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
	const lines = [6, ...(centres[version - 1] ?? [])];
	if (version === 1) return false;
	const near = (value: number) => lines.find((line) => Math.abs(line - value) <= 2);
	const [y, x] = [near(row), near(column)];
	if (y === undefined || x === undefined) return false;
	const last = lines.at(-1);
	return !((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6));
}

const isTurned = [
	(i: number, j: number) => (i + j) % 2 === 0,
	(i: number, _: number) => i % 2 === 0,
	(_: number, j: number) => j % 3 === 0,
	(i: number, j: number) => (i + j) % 3 === 0,
	(i: number, j: number) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2 === 0,
	(i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
	(i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
	(i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2 === 0,
];

function readCodewords(matrix: Matrix, version: number, mask: number): number[] {
	const size = matrix.length;
	const columns = [...Array(size).keys()].filter((column) => column !== 6).reverse();
	const bits: number[] = [];
	for (let pair = 0; pair < columns.length / 2; pair += 1) {
		const rows = [...Array(size).keys()];
		if (pair % 2 === 0) rows.reverse();
		for (const row of rows)
			for (const column of columns.slice(pair * 2, pair * 2 + 2)) {
				if (isFunction(row, column, { size, version })) continue;
				bits.push(Number(matrix[row]?.[column] !== isTurned[mask]?.(row, column)));
			}
	}
	return Array.from({ length: bits.length >> 3 }, (_, at) =>
		bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
	);
}

function times(a: number, b: number): number {
	let product = 0;
	for (let bit = 7; bit >= 0; bit -= 1) {
		product = product & 0x80 ? ((product << 1) ^ 0x11d) & 0xff : product << 1;
		if ((b >> bit) & 1) product ^= a;
	}
	return product;
}

/** A block without an error is zero at each root of the generator. */
function isWhole(block: number[], errors: number): boolean {
	for (let root = 0, value = 1; root < errors; root += 1, value = times(value, 2))
		if (block.reduce((sum, codeword) => times(sum, value) ^ codeword, 0) !== 0) return false;
	return true;
}

function dataIn(codewords: number[], layout: [number, ...[number, number][]]): number[] {
	const [errors, ...groups] = layout;
	const sizes = groups.flatMap(([count, size]) => Array<number>(count).fill(size));
	const blocks: number[][] = sizes.map(() => []);
	let at = 0;
	for (let place = 0; place < Math.max(...sizes); place += 1)
		for (const [number, size] of sizes.entries()) if (place < size) blocks[number]?.push(codewords[at++] ?? 0);
	const whole = blocks.map((block) => [...block]);
	for (let place = 0; place < errors; place += 1) for (const block of whole) block.push(codewords[at++] ?? 0);
	if (!whole.every((block) => isWhole(block, errors))) throw new Error('a block has an error');
	return blocks.flat();
}

export function decodeQr(matrix: Matrix): string {
	const version = readVersion(matrix);
	const { level, mask } = readFormat(matrix);
	const layout = layouts[level]?.[version - 1];
	if (!layout) throw new Error(`version ${version} is not read here`);
	const data = dataIn(readCodewords(matrix, version, mask), layout);
	const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
	if (bits.slice(0, 4) !== '0100') throw new Error('not in byte mode');
	const countLength = version < 10 ? 8 : 16;
	const count = Number.parseInt(bits.slice(4, 4 + countLength), 2);
	const from = 4 + countLength;
	const bytes = Array.from({ length: count }, (_, at) =>
		Number.parseInt(bits.slice(from + at * 8, from + at * 8 + 8), 2),
	);
	return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

type Picture = { width: number; height: number /** One byte of brightness a pixel. */; pixels: Uint8Array };

/** The code in a picture that shows it upright and nothing else dark: found by its edges and its first finder. */
export function matrixIn({ width, height, pixels }: Picture): Matrix {
	const isDark = (x: number, y: number) => (pixels[Math.floor(y) * width + Math.floor(x)] ?? 255) < 128;
	const rows = [...Array(height).keys()].filter((y) => [...Array(width).keys()].some((x) => isDark(x, y)));
	const columns = [...Array(width).keys()].filter((x) => rows.some((y) => isDark(x, y)));
	const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
	const [left = 0, right = 0] = [columns[0], columns.at(-1)];
	// The first line of the first finder is seven modules long.
	let run = left;
	while (run <= right && isDark(run, top + 1)) run += 1;
	const size = Math.round((right - left + 1) / ((run - left) / 7));
	const rounded = 17 + 4 * Math.round((size - 17) / 4);
	const step = { x: (right - left + 1) / rounded, y: (bottom - top + 1) / rounded };
	return Array.from({ length: rounded }, (_, row) =>
		Array.from({ length: rounded }, (_, column) => isDark(left + (column + 0.5) * step.x, top + (row + 0.5) * step.y)),
	);
}
