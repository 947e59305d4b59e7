type Position = { latitude: string; longitude: string };

/** Korea with its islands: whatever else is pasted is not where something is offered. */
const isLatitude = (degrees: number) => degrees >= 33 && degrees <= 39;
const isLongitude = (degrees: number) => degrees >= 124 && degrees <= 132;

/** Both numbers of a place, as maps hand them out: a pair in either order, or a link that has them. Undefined where it is no pair. */
export function positionIn(text: string): Position | undefined {
	const degrees = text.match(/\d{2,3}\.\d{2,}/g) ?? [];
	const latitude = degrees.find((one) => isLatitude(Number(one)));
	const longitude = degrees.find((one) => isLongitude(Number(one)));
	return latitude && longitude ? { latitude, longitude } : undefined;
}
