import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';

test('a clock tells a country, by its old name too', () => {
	expect(countryOfZone('Asia/Manila')).toBe('PH');
	expect(countryOfZone('Asia/Ho_Chi_Minh')).toBe('VN');
	expect(countryOfZone('Asia/Saigon')).toBe('VN');
	expect(countryOfZone('America/Los_Angeles')).toBe('US');
});

test('none is guessed of a clock that says nothing, or that is a traveller’s', () => {
	for (const zone of [undefined, '', 'UTC', 'Etc/GMT-7', 'Asia/Seoul', 'Asia', 'nonsense'])
		expect(countryOfZone(zone)).toBeUndefined();
});
