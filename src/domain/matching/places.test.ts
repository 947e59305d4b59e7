import { expect, test } from 'vitest';
import { freePlacesOf, hasPlaces, spansOf } from './places.ts';

test('days one after another are a span, across months too', () => {
	expect(spansOf(['2026-12-01', '2026-11-30', '2026-12-03', '2026-12-03'])).toEqual([
		{ from: '2026-11-30', to: '2026-12-01' },
		{ from: '2026-12-03', to: '2026-12-03' },
	]);
});

test('a wish is met by what is of its kind, else by anything of its area', () => {
	const kept = freePlacesOf([
		{ area: 'travel', kind: 'day-tour', days: ['2026-12-01'] },
		{ area: 'travel', kind: 'hotel', days: ['2026-12-05'] },
	]);
	const wish = (kind: string, on: string, area: 'travel' | 'wellness' = 'travel') =>
		hasPlaces(kept, { area, kind, wishedFrom: on, wishedTo: on }, '2026-12-31');
	expect([wish('day-tour', '2026-12-01'), wish('day-tour', '2026-12-05')]).toEqual([true, false]);
	expect([wish('pick-up', '2026-12-05'), wish('pick-up', '2026-12-06')]).toEqual([true, false]);
	expect([wish('spa', '2026-12-05', 'wellness'), wish('hotel', '2027-01-01')]).toEqual([null, null]);
	const flexible = { area: 'travel', kind: 'hotel', wishedFrom: null, wishedTo: null } as const;
	expect(hasPlaces(kept, flexible, '2026-12-31')).toBeNull();
});
