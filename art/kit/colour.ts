/** #rrggbb */
export type Colour = string;

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hex = (value: number) =>
	Math.max(0, Math.min(255, Math.round(value)))
		.toString(16)
		.padStart(2, '0');

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
	const other = channels(second);
	return `#${channels(first)
		.map((value, index) => hex(value + ((other[index] ?? 0) - value) * share))
		.join('')}`;
}

export const lighten = (colour: Colour, share: number) => mix(colour, '#ffffff', share);
export const darken = (colour: Colour, share: number) => mix(colour, '#10141c', share);
