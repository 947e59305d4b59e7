import { expect, test } from 'vitest';
import { sumFault, sumIn } from './typed-won.ts';

test('a sum is read as it is usually written', () => {
	for (const text of ['50000', '50,000', '₩50,000', '50,000원', ' 50 000 ', '５０,０００'])
		expect(sumIn(text)).toBe(50_000);
});

test('an empty field, what is no sum, and a sum that is too high are told apart', () => {
	expect(sumFault(' ', 50_000)).toBe('required');
	for (const text of ['abc', '12abc', '0', '-500', '1500.50', '50.000'])
		expect(sumFault(text, 50_000)).toBe('amount-wrong');
	expect(sumFault('50,001', 50_000)).toBe('more-than-due');
	expect(sumFault('50,000', 50_000)).toBeUndefined();
});
