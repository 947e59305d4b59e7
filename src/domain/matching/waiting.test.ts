import { expect, test } from 'vitest';
import { questionStates } from './question.ts';
import { isIn, waitRank, waitsFor } from './waiting.ts';

test('what waits for the asker stands before what waits for others, and that before what is over', () => {
	const sorted = [...questionStates].sort((one, other) => waitRank(one) - waitRank(other));
	expect(sorted.map(waitsFor)).toEqual(['asker', 'asker', 'provider', 'providers', 'nobody', 'nobody', 'nobody']);
});

test('every question is counted once among open, matched and ended', () => {
	for (const state of questionStates) {
		expect((['open', 'matched', 'ended'] as const).filter((filter) => isIn(filter, state)).length).toBe(1);
		expect(isIn('all', state)).toBe(true);
	}
});
