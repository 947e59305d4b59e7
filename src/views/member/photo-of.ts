/** A member's photo for `Avatar`: the smallest size as the address, all of them to choose from. */
export function photoOf(photo: { id: string; widths: readonly number[] } | null | undefined) {
	const widths = [...(photo?.widths ?? [])].sort((a, b) => a - b);
	const [smallest] = widths;
	if (!photo || smallest === undefined) return undefined;
	const address = (width: number) => `/api/files/${photo.id}/${width}.webp`;
	return { src: address(smallest), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', ') };
}
