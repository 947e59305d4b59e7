import { expect, test } from 'vitest';
import { createVersionCache } from './version-cache.ts';

test('what was kept is found as long as the version is the same', () => {
	const kept = createVersionCache<string>(10);
	kept.keep('en palace', '7', 'of seven');
	expect(kept.find('en palace', '7')).toBe('of seven');
	expect(kept.find('en palace', '8')).toBeUndefined();
	expect(kept.find('th palace', '7')).toBeUndefined();
	kept.keep('en palace', '8', 'of eight');
	expect(kept.find('en palace', '7')).toBeUndefined();
	expect(kept.find('en palace', '8')).toBe('of eight');
	expect(kept.count()).toBe(1);
});

test('when there are too many the one that was kept longest ago goes', () => {
	const kept = createVersionCache<number>(2);
	kept.keep('a', '1', 1);
	kept.keep('b', '1', 2);
	kept.keep('a', '2', 3);
	kept.keep('c', '1', 4);
	expect([kept.find('a', '2'), kept.find('b', '1'), kept.find('c', '1')]).toEqual([3, undefined, 4]);
	expect(kept.count()).toBe(2);
});
