import { expect, test } from 'vitest';
import { asksOwnName } from './asks-own-name.ts';

test('Indonesians, who write in Latin letters, are not asked for a name in others', () => {
	expect(asksOwnName('id', '')).toBe(false);
	for (const language of ['ko', 'en', 'ru', 'th', 'vn']) expect(asksOwnName(language, ''), language).toBe(true);
});

test('what was given stays to be changed', () => {
	expect(asksOwnName('id', '陈美玲')).toBe(true);
});
