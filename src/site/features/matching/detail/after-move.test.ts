import { expect, test } from 'vitest';
import { spotOf } from './after-move.ts';

const page = { isCovered: false, hasState: false, at: 'nowhere' } as const;

test('what was clicked is gone: the focus goes to what waits for whom, else to the question', () => {
	expect(spotOf({ ...page, hasState: true }, false)).toBe('state');
	expect(spotOf(page, false)).toBe('heading');
});

test('a page that is drawn late is no reason to stay at the question', () => {
	expect(spotOf({ ...page, at: 'heading' }, true)).toBeUndefined();
	expect(spotOf({ ...page, hasState: true, at: 'heading' }, true)).toBe('state');
	expect(spotOf({ ...page, hasState: true, at: 'heading' }, false)).toBe('state');
	expect(spotOf({ ...page, hasState: true, at: 'state' }, true)).toBeUndefined();
});

test('beneath a dialog nothing can take the focus', () => {
	for (const at of ['nowhere', 'heading', 'elsewhere'] as const)
		expect(spotOf({ isCovered: true, hasState: true, at }, true)).toBeUndefined();
});

test('from something that is still there it goes only where that was wanted', () => {
	expect(spotOf({ ...page, hasState: true, at: 'elsewhere' }, false)).toBeUndefined();
	expect(spotOf({ ...page, hasState: true, at: 'elsewhere' }, true)).toBe('state');
	expect(spotOf({ ...page, at: 'elsewhere' }, true)).toBeUndefined();
});
