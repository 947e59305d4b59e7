import { expect, test } from 'vitest';
import { wishState } from './wish.ts';

test('a wish can be reserved, waits for its season, has no free day, or is not offered any more', () => {
	const [nextOn, seasonOn] = ['2026-11-02', '2027-04-01'];
	expect(wishState({ isShown: true, nextOn, seasonOn: undefined })).toBe('open');
	expect(wishState({ isShown: true, nextOn: undefined, seasonOn })).toBe('later');
	expect(wishState({ isShown: true, nextOn: undefined, seasonOn: undefined })).toBe('full');
	expect(wishState({ isShown: false, nextOn, seasonOn })).toBe('hidden');
});
