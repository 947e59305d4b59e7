import { expect, test } from 'vitest';
import { wishState } from './wish.ts';

test('a wish can be reserved, has no free day, or is not offered any more', () => {
	expect(wishState({ isShown: true, nextOn: '2026-11-02' })).toBe('open');
	expect(wishState({ isShown: true, nextOn: undefined })).toBe('full');
	expect(wishState({ isShown: false, nextOn: '2026-11-02' })).toBe('hidden');
});
