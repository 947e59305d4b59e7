/** Where a photograph is read in one of its sizes. */
export const photographAddress = (id: string, width: number | undefined, format: 'webp' | 'avif' = 'webp'): string =>
	`/api/files/${id}/${width}.${format}`;
