/** Coordinates are printed with one decimal: finer than a pixel, and half the bytes. */
export function oneDecimal(value: number): string {
	const text = value.toFixed(1);
	return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** Path data and transforms: numbers get one decimal, and long paths may be broken over several lines. */
export function xy(texts: TemplateStringsArray, ...values: (number | string)[]): string {
	return texts
		.map((text, index) => {
			const value = values[index] ?? '';
			return text.replace(/\n\t*/g, '') + (typeof value === 'number' ? oneDecimal(value) : value);
		})
		.join('');
}

export const path = (data: string, fill: string, attributes = '') => `<path d="${data}" fill="${fill}" ${attributes}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, attributes = '') =>
	xy`<rect x="${x}" y="${y}" width="${width}" height="${height}" ${radius ? xy`rx="${radius}"` : ''} fill="${fill}" ${attributes}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, attributes = '') =>
	xy`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${attributes}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
	xy`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${attributes}/>`;

export const line = (data: string, colour: string, width = 2, attributes = '') =>
	`<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;

export const group = (content: string, transform: string) => `<g transform="${transform}" >${content}</g>`;

/** The transform that puts something drawn around zero in its place. */
export const at = (x: number, y: number, scale?: number) =>
	xy`translate(${x} ${y})` + (scale === undefined ? '' : ` scale(${scale})`);

/** A hole cut in a sheet, lit or dark, with the sheet's thickness showing on its upper and left edge. */
export const hole = (x: number, y: number, width: number, height: number, fill: string, radius = 1.5) =>
	rect(x, y, width, height, fill, radius) +
	xy`<path d="M${x} ${y + height}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width}" ` +
	'fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/>';

export const repeat = (count: number, draw: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => draw(index)).join('');
