export type Picture = { width: number; height: number };

/** A square cut, in pixels of the picture: its left upper corner and its edge. */
export type CropArea = { left: number; top: number; edge: number };

/** The same as fractions: of the width, of the height, and (the edge) of the shorter side. */
export type CropFractions = { x: number; y: number; size: number };

export const mostZoom = 4;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const shorterSide = ({ width, height }: Picture) => Math.min(width, height);

/** The largest square in the middle. */
export function wholeCrop(picture: Picture): CropArea {
	const edge = shorterSide(picture);
	return { left: (picture.width - edge) / 2, top: (picture.height - edge) / 2, edge };
}

/** Never beyond the picture's edges. */
export const moveCrop = (area: CropArea, by: { x: number; y: number }, picture: Picture): CropArea => ({
	edge: area.edge,
	left: clamp(area.left + by.x, 0, picture.width - area.edge),
	top: clamp(area.top + by.y, 0, picture.height - area.edge),
});

export const zoomOf = ({ edge }: CropArea, picture: Picture) => shorterSide(picture) / edge;

/** Around the middle of what is seen. */
export function zoomCrop(area: CropArea, zoom: number, picture: Picture): CropArea {
	const edge = shorterSide(picture) / clamp(zoom, 1, mostZoom);
	const shift = (area.edge - edge) / 2;
	return moveCrop({ ...area, edge }, { x: shift, y: shift }, picture);
}

const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

export const fractionsOf = ({ left, top, edge }: CropArea, picture: Picture): CropFractions => ({
	x: rounded(left / picture.width),
	y: rounded(top / picture.height),
	size: rounded(edge / shorterSide(picture)),
});
