import { expect, test } from 'vitest';
import { maxTranslatedLength, mayTranslate, type Translatable } from './translation.ts';

const text = (more: Partial<Translatable> = {}): Translatable => ({
	...{ locale: 'ko', texts: ['안녕하세요'], isHealth: false },
	...more,
});

test('what is about health goes to a translator of one’s own, and to no other', () => {
	expect(mayTranslate(text(), { to: 'th', isOwn: false })).toBe(true);
	expect(mayTranslate(text({ isHealth: true }), { to: 'th', isOwn: false })).toBe(false);
	expect(mayTranslate(text({ isHealth: true }), { to: 'th', isOwn: true })).toBe(true);
});

test('nothing goes into the language it is in, and nothing endless', () => {
	expect(mayTranslate(text(), { to: 'ko', isOwn: true })).toBe(false);
	const long = text({ texts: ['short', 'x'.repeat(maxTranslatedLength + 1)] });
	expect(mayTranslate(long, { to: 'th', isOwn: true })).toBe(false);
});
