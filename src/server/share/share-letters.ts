type Range = readonly [from: number, to: number];

/** The letters each file of `fonts/` is cut to; what is not among them cannot be drawn and is not tried. */
export const shareLetters = {
	latin: [
		[0x20, 0x7e],
		[0xa0, 0xff],
		[0x2010, 0x2026],
		[0x2212, 0x2212],
	],
	'latin-ext': [
		[0x100, 0x17f],
		[0x20a9, 0x20a9],
	],
	vietnamese: [
		[0x102, 0x103],
		[0x110, 0x111],
		[0x128, 0x129],
		[0x168, 0x169],
		[0x1a0, 0x1a1],
		[0x1af, 0x1b0],
		[0x300, 0x301],
		[0x303, 0x304],
		[0x308, 0x309],
		[0x323, 0x323],
		[0x1ea0, 0x1ef9],
	],
	cyrillic: [
		[0x401, 0x45f],
		[0x490, 0x491],
		[0x2116, 0x2116],
	],
	thai: [[0xe01, 0xe5b]],
} as const satisfies Record<string, readonly Range[]>;

/** Where a line may and may not break: no letters, and drawn by no font. */
const invisible = /[\u200b\u2060\n]/;

const known: readonly Range[] = Object.values(shareLetters).flat();

/** Whether every letter of a text is in our own fonts: wrong letters are worse than none. */
export const canDraw = (text: string): boolean =>
	[...text].every((letter) => {
		const code = letter.codePointAt(0) ?? 0;
		return invisible.test(letter) || known.some(([from, to]) => code >= from && code <= to);
	});
