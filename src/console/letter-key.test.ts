import { expect, test } from 'vitest';
import { letterOf } from './letter-key.ts';

test('a key is the letter it types; in Cyrillic and Hangul, the one it has in Latin', () => {
	expect(letterOf({ key: 'K', code: 'KeyK' })).toBe('k');
	expect(letterOf({ key: 'л', code: 'KeyK' })).toBe('k');
	expect(letterOf({ key: 'ㅊ', code: 'KeyC' })).toBe('c');
	// Where letters lie elsewhere, what is written on the key counts.
	expect(letterOf({ key: 'k', code: 'KeyV' })).toBe('k');
	expect(letterOf({ key: 'Enter', code: 'Enter' })).toBeUndefined();
	expect(letterOf({ key: '/', code: 'KeyQ' })).toBeUndefined();
});
