type Size = { width: number; height: number };

/** The square of a picture to show: left of the width, top of the height, side of the shorter side. */
export type Crop = { x: number; y: number; size: number };

/** The same in whole pixels, and always inside the picture. */
export function cropArea({ width, height }: Size, crop: Crop) {
	const shorter = Math.min(width, height);
	const side = Math.min(shorter, Math.max(1, Math.round(crop.size * shorter)));
	return {
		left: Math.min(Math.round(crop.x * width), width - side),
		top: Math.min(Math.round(crop.y * height), height - side),
		width: side,
		height: side,
	};
}

export const photoWidths = [96, 192, 512] as const;
export const ratingPictureWidths = [240, 480, 1280] as const;

/** Which of the wished widths a picture can be shown in: never wider than it is itself. */
export function widthsFor(wished: readonly number[], ownWidth: number): number[] {
	const largest = Math.min(ownWidth, Math.max(...wished));
	return [...wished.filter((width) => width < largest), largest];
}
