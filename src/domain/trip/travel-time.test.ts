import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '../product/product.ts';
import { distanceKm, travelMinutes } from './travel-time.ts';

const jongno = { region: 'seoul', latitude: 37.5742, longitude: 126.9896 } as const;
const gangnam = { region: 'seoul', latitude: 37.4972, longitude: 127.0276 } as const;
const incheon = { region: 'incheon', latitude: 37.4491, longitude: 126.4508 } as const;
const busan = { region: 'busan', latitude: 35.1597, longitude: 129.1592 } as const;
const jeju = { region: 'jeju', latitude: 33.4581, longitude: 126.9425 } as const;

test('the distance is that of the map', () => {
	expect(Math.round(distanceKm(jongno, gangnam))).toBe(9);
	expect(Math.round(distanceKm(jongno, busan))).toBe(331);
});

test.each([
	['next door, on foot', jongno, { ...jongno, latitude: 37.5752 }, [1, 3]],
	['through Seoul', jongno, gangnam, [40, 60]],
	['from the airport', incheon, jongno, [90, 110]],
	['to Busan by train', jongno, busan, [210, 240]],
	['to Jeju by plane', jongno, jeju, [240, 240]],
] as const)('%s', (_, from, to, [least, most]) => {
	expect(travelMinutes(from, to)).toBeGreaterThanOrEqual(least);
	expect(travelMinutes(from, to)).toBeLessThanOrEqual(most);
});

test('there takes as long as back, and staying where one is takes no time', () => {
	const place = fc.record({
		region: fc.constantFrom(...regions),
		latitude: fc.double({ min: 33, max: 38.6, noNaN: true }),
		longitude: fc.double({ min: 126, max: 129.6, noNaN: true }),
	});
	fc.assert(
		fc.property(place, place, (from, to) => {
			expect(travelMinutes(from, to)).toBe(travelMinutes(to, from));
			expect(travelMinutes(from, from)).toBe(0);
		}),
	);
});
