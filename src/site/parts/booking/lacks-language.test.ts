import { expect, test } from 'vitest';
import { lacksLanguage } from './lacks-language.ts';

test('a reader is told that their language is not offered, unless they have asked for one', () => {
	const languages = ['en', 'th'] as const;
	expect(lacksLanguage('ru', { languages })).toBe(true);
	expect(lacksLanguage('th', { languages })).toBe(false);
	expect(lacksLanguage('ru', { languages, wished: 'ru' })).toBe(false);
	// Where nobody speaks, a ticket for instance, nothing is missed.
	expect(lacksLanguage('ru', { languages: [] })).toBe(false);
});
