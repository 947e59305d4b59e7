/** ISO/IEC 18004, table 10: which modules of the data are turned around. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
	(row, column) => (row + column) % 2 === 0,
	(row) => row % 2 === 0,
	(_, column) => column % 3 === 0,
	(row, column) => (row + column) % 3 === 0,
	(row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
	(row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
	(row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
	(row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Lines = readonly (readonly boolean[])[];

/** Five or more alike in a line. */
function runs(line: readonly boolean[]): number {
	let points = 0;
	let length = 0;
	let before: boolean | undefined;
	for (const isDark of [...line, undefined]) {
		if (isDark === before) {
			length += 1;
			continue;
		}
		if (length >= 5) points += length - 2;
		length = 1;
		before = isDark;
	}
	return points;
}

/** Looks like a finder with light on one side: a reader would take it for one. */
function finderLikes(line: readonly boolean[]): number {
	const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
	let points = 0;
	for (let at = 0; at + 11 <= text.length; at += 1) {
		const part = text.slice(at, at + 11);
		if (part === '00001011101' || part === '10111010000') points += 40;
	}
	return points;
}

function squares(modules: Lines): number {
	let points = 0;
	for (let row = 1; row < modules.length; row += 1)
		for (let column = 1; column < modules.length; column += 1) {
			const isDark = modules[row]?.[column];
			const isSquare =
				isDark === modules[row - 1]?.[column] &&
				isDark === modules[row]?.[column - 1] &&
				isDark === modules[row - 1]?.[column - 1];
			if (isSquare) points += 3;
		}
	return points;
}

function imbalance(modules: Lines): number {
	const all = modules.length ** 2;
	const dark = modules.flat().filter(Boolean).length;
	return Math.floor(Math.abs((dark * 100) / all - 50) / 5) * 10;
}

/** How hard it is to read (7.8.3): the mask with the fewest points is used. */
export function penalty(modules: Lines): number {
	const columns = modules.map((_, column) => modules.map((row) => row[column] ?? false));
	const lines = [...modules, ...columns];
	const inLines = lines.reduce((sum, line) => sum + runs(line) + finderLikes(line), 0);
	return inLines + squares(modules) + imbalance(modules);
}
