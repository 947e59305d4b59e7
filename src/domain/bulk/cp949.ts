/**
 * Text as a Korean Windows saves it. The engine's own table ends with the 2,350 syllables of KS X 1001; Windows has the other 8,822
 * of modern Hangul too (뷁, 똠), in the order of Unicode, in pairs that KS X 1001 left free. So they need no table here.
 */
const standard = (bytes: Uint8Array): string => new TextDecoder('euc-kr', { fatal: true }).decode(bytes);

/** Signs that were added to KS X 1001 after the engine's table. */
const added = new Map([
	[0xa2e6, '€'],
	[0xa2e7, '®'],
	[0xa2e8, '㉾'],
]);

const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];

let cached: string | undefined;
function furtherSyllables(): string {
	if (cached !== undefined) return cached;
	const pairs = Array.from({ length: 25 * 94 }, (_, at) => [0xb0 + Math.floor(at / 94), 0xa1 + (at % 94)]);
	const known = new Set(standard(Uint8Array.from(pairs.flat())));
	const all = Array.from({ length: lastSyllable - firstSyllable + 1 }, (_, at) =>
		String.fromCharCode(firstSyllable + at),
	);
	cached = all.filter((syllable) => !known.has(syllable)).join('');
	return cached;
}

/** Where in a row of free pairs a second byte stands; -1 where it cannot. */
function positionInRow(second: number): number {
	if (second >= 0x41 && second <= 0x5a) return second - 0x41;
	if (second >= 0x61 && second <= 0x7a) return 26 + second - 0x61;
	return second >= 0x81 && second <= 0xfe ? 52 + second - 0x81 : -1;
}

/** Rows below 0xa1 are free from end to end; in those above, the second half is the standard's. */
const [wholeRow, halfRow, wholeRows] = [178, 84, 0xa1 - 0x81];

function furtherSyllable(first: number, second: number): string | undefined {
	const position = positionInRow(second);
	if (first < 0x81 || first > 0xc6 || position < 0 || (first >= 0xa1 && position >= halfRow)) return undefined;
	const before = first < 0xa1 ? (first - 0x81) * wholeRow : wholeRows * wholeRow + (first - 0xa1) * halfRow;
	return furtherSyllables()[before + position];
}

/** Undefined where it is no such text. */
export function decodeCp949(bytes: Uint8Array): string | undefined {
	const parts: string[] = [];
	let from = 0;
	const takeStandard = (to: number) => {
		if (to > from) parts.push(standard(bytes.subarray(from, to)));
	};
	try {
		for (let at = 0; at < bytes.length; ) {
			const first = bytes[at] ?? 0;
			if (first < 0x80) {
				at += 1;
				continue;
			}
			const second = bytes[at + 1] ?? 0;
			const sign = furtherSyllable(first, second) ?? added.get(first * 256 + second);
			if (sign !== undefined) {
				takeStandard(at);
				parts.push(sign);
				from = at + 2;
			}
			at += 2;
		}
		takeStandard(bytes.length);
		return parts.join('');
	} catch {
		return undefined;
	}
}
