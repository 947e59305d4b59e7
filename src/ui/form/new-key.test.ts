import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('a key is a random UUID', () => {
	expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	expect(newKey()).not.toBe(newKey());
});
