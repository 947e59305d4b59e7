import type { DrawnWidths } from '#domain/file/drawn-picture.ts';

/** The files of a drawn picture in one format, for the browser's choice. */
export function drawnSources(name: string, { usual, wide }: DrawnWidths, format: 'avif' | 'webp'): string {
	const widths = format === 'avif' ? [...usual, ...wide] : usual;
	return widths.map((width) => `/assets/images/art/${name}-${width}.${format} ${width}w`).join(', ');
}
