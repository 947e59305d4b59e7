import { expect, test } from 'vitest';
import { blankSlots, slotFaults, slotsIn, soundSlotsIn, tidyTime } from './slot-values.ts';

test('numbers and times are taken as people type them', () => {
	expect(slotsIn('deposit', { won: '1,500 000', date: '2026-12-01' })).toEqual({ won: 1_500_000, date: '2026-12-01' });
	expect(['9:30', '9.30', '0930', ' 09:30 ', 'nine'].map(tidyTime)).toEqual([
		'09:30',
		'09:30',
		'09:30',
		'09:30',
		'nine',
	]);
});

test('what is missing or no number is told, gap by gap', () => {
	expect(slotFaults('deposit', blankSlots('deposit'))).toEqual({ won: 'required', date: 'required' });
	expect(slotFaults('deposit', { won: 'a lot', date: '2026-12-01' })).toEqual({ won: 'invalid-input' });
	expect(slotFaults('fasting', { hours: '8' })).toEqual({});
});

test('while one types, what does not fit yet stays open', () => {
	expect(soundSlotsIn('deposit', { won: '90000', date: '' })).toEqual({ won: 90_000 });
});
