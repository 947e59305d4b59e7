import type { LocaleText } from '../kernel/locale-text.ts';

/** The point of a picture that is kept in sight however it is cut, in tenths of its width and height. */
export type Focus = { x: number; y: number };

/** What is known of a picture besides its bytes; kept with its file. */
export type PhotographFacts = {
	/** Of its widest rendering. */
	height: number;
	/** The colours of `blurGrid`, row by row, three hexadecimal digits each: shown until the picture is there. */
	blur: string;
	focus: Focus;
	/** What it shows, for those who do not see it. */
	alt: LocaleText;
};

/** What it takes to show a photograph. */
export type Photograph = { id: string; widths: number[]; height: number } & Pick<PhotographFacts, 'blur' | 'focus'>;

export const blurGrid = { across: 4, down: 3 } as const;
export const middle: Focus = { x: 5, y: 5 };
export const photographWidths = [480, 960, 1600] as const;
/** Of one product. */
export const mostPhotographs = 12;

/** So many colours as the grid has fields, from their bytes (red, green, blue). */
export const blurOf = (bytes: Uint8Array): string => [...bytes].map((byte) => (byte >> 4).toString(16)).join('');

/** '#fb8' and so on; none where it is not known. */
export const coloursOf = (blur: string): string[] => (blur.match(/[0-9a-f]{3}/g) ?? []).map((colour) => `#${colour}`);

const form = /^photo_([0-9a-f-]{36})_(\d+(?:\.\d+)*)_(\d+)_(\d+)-(\d+)_((?:[0-9a-f]{3})*)$/;

/**
 * A product's picture is named by one word: a drawn one by its own name (`hanok-dusk-1`), a photograph by a word that says all
 * that is needed to show it, so that lists, vouchers and wishes need not ask for more.
 */
export const photographName = ({ id, widths, height, focus, blur }: Photograph): string =>
	`photo_${id}_${widths.join('.')}_${height}_${focus.x}-${focus.y}_${blur}`;

/** Undefined where it is the name of a drawn one. */
export function parsePhotographName(name: string): Photograph | undefined {
	const [, id, widths = '', height, x, y, blur = ''] = form.exec(name) ?? [];
	if (id === undefined) return undefined;
	return {
		id,
		widths: widths.split('.').map(Number),
		height: Number(height),
		focus: { x: Number(x), y: Number(y) },
		blur,
	};
}

/** The same pictures in another order; undefined where one is missing, foreign or named twice. */
export function arranged<Item extends { id: string }>(
	items: readonly Item[],
	ids: readonly string[],
): Item[] | undefined {
	const found = new Map(items.map((item) => [item.id, item]));
	const next = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
	return next.length === items.length && ids.length === items.length ? next : undefined;
}
