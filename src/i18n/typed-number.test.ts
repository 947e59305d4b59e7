import { expect, test } from 'vitest';
import { numberIn, typedWon } from './typed-number.ts';

test('an amount is grouped while it is typed, and what is no digit falls away', () => {
	expect(typedWon('1234567')).toBe('1,234,567');
	expect(typedWon('₩ 30,000 원')).toBe('30,000');
	expect(typedWon('0')).toBe('0');
	expect(numberIn('1,234')).toBe(1234);
});

test('without a digit the field stays empty', () => {
	expect(typedWon('')).toBe('');
	expect(typedWon('abc')).toBe('');
	expect(numberIn('')).toBe(0);
});
