import { kinds } from '../area/areas.ts';

/** The kinds of product that fetch and bring: what a flight is asked for. */
export const transferKinds: readonly string[] = Object.values(kinds)
	.filter(({ details }) => details.includes('flightNumber'))
	.map(({ slug }) => slug);

/** Where travellers from abroad land, and where those from Jeju and Busan do. As a driver is told: English and Hangul. */
const airports = {
	incheon: {
		latitude: 37.456,
		longitude: 126.441,
		terminals: {
			t1: 'Incheon Airport T1 (인천국제공항 제1여객터미널)',
			t2: 'Incheon Airport T2 (인천국제공항 제2여객터미널)',
		},
	},
	gimpo: {
		latitude: 37.56,
		longitude: 126.801,
		terminals: {
			international: 'Gimpo Airport, international (김포국제공항 국제선)',
			domestic: 'Gimpo Airport, domestic (김포국제공항 국내선)',
		},
	},
} as const satisfies Record<string, { latitude: number; longitude: number; terminals: Record<string, string> }>;

type AirportId = keyof typeof airports;
const airportIds = Object.keys(airports) as AirportId[];

/** Every terminal with its airport, in the order of the table. */
export const terminals = airportIds.flatMap((airport) =>
	Object.entries(airports[airport].terminals).map(([terminal, told]) => ({
		id: `${airport}-${terminal}` as TerminalId,
		airport,
		told,
	})),
);
export type TerminalId = {
	[Airport in AirportId]: `${Airport}-${Extract<keyof (typeof airports)[Airport]['terminals'], string>}`;
}[AirportId];

/** About six kilometres: the grounds of an airport, and nothing of the next one. */
const nearDegrees = 0.06;

/** The airport a product starts at; undefined where it starts elsewhere. */
export const airportNear = (point: { latitude: number; longitude: number }): AirportId | undefined =>
	airportIds.find(
		(id) =>
			Math.abs(airports[id].latitude - point.latitude) < nearDegrees &&
			Math.abs(airports[id].longitude - point.longitude) < nearDegrees,
	);
