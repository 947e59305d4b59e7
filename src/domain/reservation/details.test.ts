import { describe, expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { areBagsTooMany, detailFaults, details, isAtDoor, longestDetail, tidyFlight } from './details.ts';

const pickUp = ['flightNumber', 'fromPlace', 'toPlace', 'bags'] as const;
const given = { flightNumber: 'KE652', fromPlace: 'Incheon T2', toPlace: 'Myeong-dong', bags: 3 };

describe('what a kind asks for', () => {
	test('every detail belongs to some kind', () => {
		const asked = new Set(Object.values(kinds).flatMap((kind) => kind.details));
		expect([...asked].sort()).toEqual(Object.keys(details).sort());
	});

	test('nothing is wrong when all of it is there; no bags are bags too', () => {
		expect(detailFaults(pickUp, { ...given, bags: 0 })).toEqual([]);
	});

	test.each([
		['a missing flight', { ...given, flightNumber: '' }, 'flightNumber', 'required'],
		['a flight that is none', { ...given, flightNumber: 'KOREAN AIR' }, 'flightNumber', 'flight-wrong'],
		['bags that cannot be counted', { ...given, bags: 1.5 }, 'bags', 'invalid-input'],
		['more than fits', { ...given, bags: 100 }, 'bags', 'invalid-input'],
		['what nobody asked for', { ...given, beds: 'twin' }, 'beds', 'invalid-input'],
		['a text that is too long', { ...given, toPlace: 'x'.repeat(201) }, 'toPlace', 'invalid-input'],
	])('%s', (_, wrong, at, code) => {
		expect(detailFaults(pickUp, wrong)).toEqual([{ at, code }]);
	});

	test('what is not needed may be left out, but not be nonsense', () => {
		expect(detailFaults(['arrivalTime', 'beds'], {})).toEqual([]);
		expect(detailFaults(['arrivalTime', 'beds'], { arrivalTime: '25:00', beds: 'triple' })).toHaveLength(2);
	});

	test('a company says who it is; what its invoice and programme need may come later', () => {
		const { details: asked } = kinds['incentive-tour'] ?? { details: [] };
		expect(detailFaults(asked, {})).toEqual([{ at: 'company', code: 'required' }]);
		const told = { company: 'Sao Mai', taxNumber: 'MST 0312', invoiceAddress: 'Hà Nội', programme: 'x'.repeat(1_000) };
		expect(detailFaults(asked, told)).toEqual([]);
		expect(detailFaults(asked, { ...told, programme: 'x'.repeat(1_001) })).toHaveLength(1);
		expect(asked.filter(isAtDoor)).toEqual(['company', 'inCharge']);
	});

	test('no text is longer than the contract takes', () => {
		const lengths = Object.values(details).flatMap((detail) => ('max' in detail ? [detail.max] : []));
		expect(Math.max(...lengths)).toBe(longestDetail);
	});

	test('a flight is written as one types it', () => {
		expect(tidyFlight('ke 652')).toBe('KE652');
		expect(tidyFlight('7c-1103')).toBe('7C1103');
	});
});

test('bags are too many when the vehicles that are reserved do not take them', () => {
	expect(areBagsTooMany({ bags: 3 }, 1, { bags: 3 })).toBe(false);
	expect(areBagsTooMany({ bags: 4 }, 1, { bags: 3 })).toBe(true);
	expect(areBagsTooMany({ bags: 4 }, 2, { bags: 3 })).toBe(false);
	expect(areBagsTooMany({ bags: 40 }, 1, {})).toBe(false);
	expect(areBagsTooMany({}, 1, { bags: 3 })).toBe(false);
});
