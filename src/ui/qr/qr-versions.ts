/** ISO/IEC 18004, tables 9 and E.1, at error level M: as big as ours get, and a seventh of the codewords may be wrong. */
export type QrVersion = {
	number: number;
	/** Error codewords behind each block. */
	errors: number;
	/** How many data codewords each block holds. */
	blocks: readonly number[];
	/** Centres of the alignment patterns, in both directions. */
	alignments: readonly number[];
};

const blocks = (...groups: [count: number, size: number][]) =>
	groups.flatMap(([count, size]) => new Array<number>(count).fill(size));

export const qrVersions: readonly QrVersion[] = [
	{ number: 1, errors: 10, blocks: blocks([1, 16]), alignments: [] },
	{ number: 2, errors: 16, blocks: blocks([1, 28]), alignments: [6, 18] },
	{ number: 3, errors: 26, blocks: blocks([1, 44]), alignments: [6, 22] },
	{ number: 4, errors: 18, blocks: blocks([2, 32]), alignments: [6, 26] },
	{ number: 5, errors: 24, blocks: blocks([2, 43]), alignments: [6, 30] },
	{ number: 6, errors: 16, blocks: blocks([4, 27]), alignments: [6, 34] },
	{ number: 7, errors: 18, blocks: blocks([4, 31]), alignments: [6, 22, 38] },
	{ number: 8, errors: 22, blocks: blocks([2, 38], [2, 39]), alignments: [6, 24, 42] },
	{ number: 9, errors: 22, blocks: blocks([3, 36], [2, 37]), alignments: [6, 26, 46] },
	{ number: 10, errors: 26, blocks: blocks([4, 43], [1, 44]), alignments: [6, 28, 50] },
];

export const sizeOf = ({ number }: Pick<QrVersion, 'number'>): number => 17 + 4 * number;

/** Bits that say how long the text is. */
export const countBits = ({ number }: QrVersion): number => (number < 10 ? 8 : 16);

const dataCodewords = ({ blocks }: QrVersion) => blocks.reduce((sum, size) => sum + size, 0);

/** How many bytes of text fit: all but the mode and the count. */
export const bytesIn = (version: QrVersion): number =>
	Math.floor((dataCodewords(version) * 8 - 4 - countBits(version)) / 8);
