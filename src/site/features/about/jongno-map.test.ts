import { expect, test } from 'vitest';
import { demoVisit } from '#demo/visit.ts';
import { isDrawn } from './jongno-map.ts';

test('the drawn map is shown for the door it was drawn for', () => {
	expect(isDrawn(demoVisit)).toBe(true);
	expect(isDrawn({ latitude: demoVisit.latitude + 0.0002, longitude: demoVisit.longitude - 0.0002 })).toBe(true);
});

test('a company elsewhere is shown no map of another way, not even some doors on or in the same street', () => {
	const { latitude, longitude } = demoVisit;
	expect(isDrawn({ latitude, longitude: longitude + 0.0006 })).toBe(false);
	expect(isDrawn({ latitude: latitude - 0.001, longitude })).toBe(false);
	expect(isDrawn({ latitude: 35.1587, longitude: 129.1604 })).toBe(false);
});
