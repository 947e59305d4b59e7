/** The widths in which one cut of a drawn picture is kept, narrowest first. */
export type DrawnWidths = {
	/** As WebP and as AVIF. */
	usual: readonly number[];
	/**
	 * For large windows and dense screens, as AVIF alone: whoever has such a screen has a browser that takes it, and any
	 * other is given the widest of the usual ones.
	 */
	wide: readonly number[];
};

/** What is drawn (art/pictures.ts) and what a page offers to the browser are one table. */
export const drawnWidths = {
	/** A product's picture, 4:3, and whatever is shown where one could be. */
	product: { usual: [480, 960], wide: [1600] },
	/** The open maru, 21:9, above 980 px. */
	hero: { usual: [960, 1920], wide: [2880, 4096] },
	/** The same, square, on phones and upright tablets. */
	heroOnPhones: { usual: [480, 760], wide: [1152, 1600] },
	/** Above a page about the company, 21:9. */
	banner: { usual: [760, 1440], wide: [2880] },
} satisfies Record<string, DrawnWidths>;
