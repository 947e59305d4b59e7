/** Where things stand on the drawn map (art/scenes/jongno.ts), in its own units, 948 by 600; not to scale. */
export type MapLabel = {
	id: string;
	hangul: string;
	x: number;
	y: number;
	size: number;
	anchor?: 'middle' | 'start';
	/** On the cut that phones show; where it stands there, if elsewhere. */
	onPhone?: true | { x: number; y: number };
};

/** The way and the house are drawn for one door alone: whose point lies elsewhere, be it some doors on, is shown no map. */
const drawnPoint = { latitude: 37.5774, longitude: 126.9884 };
/** Some thirty metres. */
const nearDegrees = 0.0003;

export const isDrawn = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
	Math.abs(latitude - drawnPoint.latitude) < nearDegrees && Math.abs(longitude - drawnPoint.longitude) < nearDegrees;

export const labels = [
	{ id: 'anguk', hangul: '안국역', x: 430, y: 288, size: 14, anchor: 'middle', onPhone: true },
	{ id: 'gyeongbokgungStation', hangul: '경복궁역', x: 168, y: 268, size: 11.5 },
	{ id: 'jonggak', hangul: '종각역', x: 296, y: 482, size: 11.5 },
	{ id: 'jongno3ga', hangul: '종로3가역', x: 736, y: 474, size: 12 },
	{ id: 'gwanghwamun', hangul: '광화문역', x: 148, y: 420, size: 11.5 },
	{ id: 'gyeongbokgung', hangul: '경복궁', x: 135, y: 92, size: 14, anchor: 'middle' },
	{ id: 'changdeokgung', hangul: '창덕궁', x: 730, y: 84, size: 14, anchor: 'middle' },
	{ id: 'jongmyo', hangul: '종묘', x: 868, y: 398, size: 13, anchor: 'middle' },
	{ id: 'bukchon', hangul: '북촌 한옥마을', x: 470, y: 74, size: 14, anchor: 'middle', onPhone: { x: 470, y: 108 } },
	{ id: 'jogyesa', hangul: '조계사', x: 316, y: 372, size: 12, anchor: 'middle' },
	{ id: 'insadong', hangul: '인사동', x: 494, y: 330, size: 14, anchor: 'middle', onPhone: { x: 494, y: 336 } },
	{ id: 'ikseondong', hangul: '익선동', x: 652, y: 376, size: 12, anchor: 'middle', onPhone: { x: 622, y: 374 } },
	{ id: 'tapgol', hangul: '탑골공원', x: 588, y: 488, size: 11.5, anchor: 'middle' },
	{ id: 'cheonggyecheon', hangul: '청계천', x: 400, y: 556, size: 12, anchor: 'middle' },
] as const satisfies MapLabel[];

export const roads = [
	{ id: 'yulgokro', x: 300, y: 229 },
	{ id: 'jongno', x: 430, y: 447 },
] as const;

/** Stations as rings on their line, and the numbers of the lines beside them. */
export const rings = [
	{ x: 140, y: 244, line: '3' },
	{ x: 300, y: 456, line: '1' },
	{ x: 126, y: 398, line: '5' },
] as const;
export const interchange = { x: 690, y: 442 };
export const numbers = [
	{ x: 404, y: 244, line: '3' },
	{ x: 114, y: 262, line: '3' },
	{ x: 276, y: 474, line: '1' },
	{ x: 667, y: 466, line: '1' },
	{ x: 690, y: 466, line: '3' },
	{ x: 713, y: 466, line: '5' },
	{ x: 101, y: 398, line: '5' },
] as const;
export const anguk = { x: 430, y: 244 };
export const exits = [
	{ x: 405, y: 217, exit: '2' },
	{ x: 442, y: 217, exit: '3' },
	{ x: 442, y: 257, exit: '4' },
	{ x: 404, y: 257, exit: '6' },
] as const;
export const busStops = [
	{ x: 491, y: 245 },
	{ x: 377, y: 245 },
] as const;
export const walk = 'M449 224C472 221 500 230 546 233';
export const house = { x: 590, y: 192 };
