/** A glyph as it is drawn, in the font's own units: shifted from where the last one ended, and how far the next one begins. */
type Shaped = { glyph: number; dx: number; dy: number; advance: number; sign: string };
export type Shape = (run: string) => Shaped[];

/** A vowel that is drawn as a ring above and a letter beside: the ring stands under the sign of the tone that was typed before it. */
const ringAndLetter = /([\u0e48-\u0e4b]*)\u0e33/g;
const inOrder = (signs: string): string[] => Array.from(signs.replace(ringAndLetter, '\u0e4d$1\u0e32'));

/** The signs that a text is drawn with, beside those that it is written with. */
export const drawnWith = (text: string): string => (text.includes('\u0e33') ? '\u0e4d\u0e32' : '');

/**
 * Thai as it is written: vowels and tones stand over and under their letters, one over the other, beside a tall stroke, and some
 * letters are other ones then. The font says how, and HarfBuzz reads it.
 */
export async function shaperOf(font: Buffer): Promise<Shape> {
	const { Blob, Buffer: Run, Face, Font, shape } = await import('harfbuzzjs');
	const letters = new Font(new Face(new Blob(Uint8Array.from(font).buffer), 0));
	return (text) => {
		const run = new Run();
		run.addText(text);
		run.guessSegmentProperties();
		shape(letters, run);
		const glyphs = run.getGlyphInfosAndPositions();
		const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length];
		const position = new Map<number, number>();
		return glyphs.map(({ codepoint: glyph, cluster, xOffset: dx = 0, yOffset: dy = 0, xAdvance: advance = 0 }) => {
			const at = position.get(cluster) ?? 0;
			position.set(cluster, at + 1);
			const signs = inOrder(text.slice(cluster, starts[starts.indexOf(cluster) + 1]));
			return { glyph, dx, dy, advance, sign: signs[at] ?? '' };
		});
	};
}
