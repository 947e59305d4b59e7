import { type QrVersion, sizeOf } from './qr-versions.ts';

/** Modules by row and column: dark, light, or still without meaning. */
export type Modules = (boolean | undefined)[][];

function setter(modules: Modules) {
	return (row: number, column: number, isDark: boolean) => {
		const cells = modules[row];
		if (cells && column >= 0 && column < modules.length) cells[column] = isDark;
	};
}

/** A square in a ring, with a light rim around it; what lies outside of the symbol is left out. */
function drawFinder(modules: Modules, top: number, left: number): void {
	const set = setter(modules);
	for (let row = -1; row <= 7; row += 1)
		for (let column = -1; column <= 7; column += 1) {
			const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
			set(top + row, left + column, ring !== 2 && ring !== 4);
		}
}

function drawAlignments(modules: Modules, { alignments }: QrVersion): void {
	const set = setter(modules);
	const [first] = alignments;
	const last = alignments.at(-1);
	for (const row of alignments)
		for (const column of alignments) {
			// Three corners belong to the finders.
			const isCorner =
				(row === first && column === first) || (row === first && column === last) || (row === last && column === first);
			if (isCorner) continue;
			for (let y = -2; y <= 2; y += 1)
				for (let x = -2; x <= 2; x += 1) set(row + y, column + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
		}
}

function drawTiming(modules: Modules): void {
	const set = setter(modules);
	for (let at = 8; at < modules.length - 8; at += 1) {
		set(6, at, at % 2 === 0);
		set(at, 6, at % 2 === 0);
	}
}

/** The remainder of a division of polynomials over two elements, behind its data. */
function withRemainder(data: number, { degree, divisor }: { degree: number; divisor: number }): number {
	let rest = data;
	for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
	return (data << degree) | rest;
}

const levelM = 0b00;

/** Error level and mask, 15 bits. */
export const formatBits = (mask: number): number =>
	withRemainder((levelM << 3) | mask, { degree: 10, divisor: 0x537 }) ^ 0x5412;

/** The version, 18 bits; told from version 7 on. */
export const versionBits = (number: number): number => withRemainder(number, { degree: 12, divisor: 0x1f25 });

/** Twice, so that one may be unreadable. */
export function drawFormat(modules: Modules, mask: number): void {
	const set = setter(modules);
	const bits = formatBits(mask);
	const size = modules.length;
	for (let at = 0; at < 15; at += 1) {
		const isDark = ((bits >> at) & 1) === 1;
		// Around the first finder, past the timing lines …
		if (at < 6) set(at, 8, isDark);
		else if (at < 8) set(at + 1, 8, isDark);
		else if (at === 8) set(8, 7, isDark);
		else set(8, 14 - at, isDark);
		// … and divided between the other two.
		if (at < 8) set(8, size - 1 - at, isDark);
		else set(size - 15 + at, 8, isDark);
	}
	set(size - 8, 8, true);
}

function drawVersion(modules: Modules, { number }: QrVersion): void {
	if (number < 7) return;
	const set = setter(modules);
	const bits = versionBits(number);
	for (let at = 0; at < 18; at += 1) {
		const isDark = ((bits >> at) & 1) === 1;
		const far = modules.length - 11 + (at % 3);
		const near = Math.floor(at / 3);
		set(far, near, isDark);
		set(near, far, isDark);
	}
}

/** Everything but the data: what a reader finds the code and its version by. */
export function functionPatterns(version: QrVersion): Modules {
	const size = sizeOf(version);
	const modules: Modules = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
	drawFinder(modules, 0, 0);
	drawFinder(modules, 0, size - 7);
	drawFinder(modules, size - 7, 0);
	drawAlignments(modules, version);
	drawTiming(modules);
	drawFormat(modules, 0);
	drawVersion(modules, version);
	return modules;
}
