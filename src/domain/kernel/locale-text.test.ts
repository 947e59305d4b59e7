import { expect, test } from 'vitest';
import { koreanDay } from './korean-date.ts';
import { shownLocale } from './locale-text.ts';

test('the Korean day begins at 15:00 UTC', () => {
	expect(koreanDay(new Date('2026-11-14T14:59:59Z'))).toBe('2026-11-14');
	expect(koreanDay(new Date('2026-11-14T15:00:00Z'))).toBe('2026-11-15');
	expect(koreanDay(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
});

test('a reader sees their language, else English, else Korean', () => {
	expect(shownLocale({ ko: 'ㄱ', en: 'a', th: 'ก' }, 'th')).toBe('th');
	expect(shownLocale({ ko: 'ㄱ', en: 'a' }, 'th')).toBe('en');
	expect(shownLocale({ ko: 'ㄱ', ru: 'а' }, 'th')).toBe('ko');
	expect(shownLocale({}, 'th')).toBeUndefined();
});
