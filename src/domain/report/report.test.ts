import { expect, test } from 'vitest';
import { missedWords } from './report.ts';

test('words that found nothing are counted as one, whatever their case and blanks', () => {
	expect(missedWords('  Hair   Transplant ')).toBe('hair transplant');
	expect(missedWords('모발 이식')).toBe('모발 이식');
	expect(missedWords('3 day tour')).toBe('3 day tour');
});

test.each([
	'a',
	'',
	'linh@example.com',
	'+84 912 345 678',
	'010-1234-5678',
	'M12345678',
	'https://a.example',
	'x'.repeat(61),
])('%s is not kept', (search) => {
	expect(missedWords(search)).toBeUndefined();
});
