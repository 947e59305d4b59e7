import { qrCodewords } from './qr-codewords.ts';
import { masks, penalty } from './qr-masks.ts';
import { drawFormat, functionPatterns, type Modules } from './qr-patterns.ts';
import { bytesIn, qrVersions } from './qr-versions.ts';

/** Bit by bit, two columns at a time from the right, up and down by turns, around what is drawn already. */
function drawData(modules: Modules, codewords: readonly number[]): [row: number, column: number][] {
	const size = modules.length;
	const places: [number, number][] = [];
	let bit = 0;
	for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
		// The timing line stands apart.
		if (right === 6) right = 5;
		for (let step = 0; step < size; step += 1) {
			const row = isUp ? size - 1 - step : step;
			for (const column of [right, right - 1]) {
				const cells = modules[row];
				if (!cells || cells[column] !== undefined) continue;
				const codeword = codewords[bit >> 3] ?? 0;
				cells[column] = ((codeword >> (7 - (bit & 7))) & 1) === 1;
				places.push([row, column]);
				bit += 1;
			}
		}
	}
	return places;
}

function masked(modules: Modules, places: readonly [number, number][], mask: number): boolean[][] {
	const copy = modules.map((row) => [...row]);
	drawFormat(copy, mask);
	for (const [row, column] of places)
		if (masks[mask]?.(row, column)) {
			const cells = copy[row];
			if (cells) cells[column] = !cells[column];
		}
	return copy.map((row) => row.map((isDark) => isDark === true));
}

/**
 * A text as the modules of a QR code, true where it is dark: byte mode, error level M, the smallest version up to 10 that
 * holds it. Undefined when none does.
 */
export function encodeQr(text: string): boolean[][] | undefined {
	const bytes = new TextEncoder().encode(text);
	const version = qrVersions.find((one) => bytesIn(one) >= bytes.length);
	if (!version) return undefined;
	const modules = functionPatterns(version);
	const places = drawData(modules, qrCodewords(bytes, version));
	const candidates = masks.map((_, mask) => masked(modules, places, mask));
	const points = candidates.map(penalty);
	return candidates[points.indexOf(Math.min(...points))];
}
