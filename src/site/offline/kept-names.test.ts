import { expect, test } from 'vitest';
import { nobodysMark } from '#contract/viewer-mark.ts';
import { cachesOutgrown, cachesToForget, ownCache, shellCache } from './kept-names.ts';

const names = [shellCache, ownCache('anna'), ownCache('linh'), 'somebody-elses'];

test('another member’s things go when one logs in, one’s own stay', () => {
	expect(cachesToForget(names, 'linh')).toEqual([ownCache('anna')]);
});

test('everyone’s go when nobody is logged in', () => {
	expect(cachesToForget(names, nobodysMark)).toEqual([ownCache('anna'), ownCache('linh')]);
	expect(cachesToForget([ownCache(nobodysMark)], nobodysMark)).toEqual([ownCache(nobodysMark)]);
});

test('caches of ours in another form are outgrown, others’ are let be', () => {
	expect(cachesOutgrown([...names, 'maru-0-own-anna', 'maru-0-shell'])).toEqual(['maru-0-own-anna', 'maru-0-shell']);
});
