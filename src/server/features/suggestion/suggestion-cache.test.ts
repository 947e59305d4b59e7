import { expect, test } from 'vitest';
import { createSuggestionCache } from './suggestion-cache.ts';

/** Looks, and how often it was asked for. */
function looking() {
	const looked: string[] = [];
	return { looked, look: (what: string) => async () => looked.push(what) };
}

test('looked for once, also by those who ask at the same time, until it would be found in something else', async () => {
	const { looked, look } = looking();
	const kept = createSuggestionCache<number>(10);
	const [places, others] = [['here'], ['here']];
	await Promise.all([kept('pal', ['1', places], look('pal')), kept('pal', ['1', places], look('pal'))]);
	await kept('pal', ['1', places], look('pal'));
	await kept('pala', ['1', places], look('pala'));
	expect(looked).toEqual(['pal', 'pala']);
	await kept('pal', ['2', places], look('pal'));
	await kept('pal', ['2', others], look('pal'));
	expect(looked).toEqual(['pal', 'pala', 'pal', 'pal']);
});

test('a failure is not kept, and when there are too many the oldest go', async () => {
	const { looked, look } = looking();
	const kept = createSuggestionCache<number>(2);
	const fail = () => Promise.reject(new Error('no database'));
	await expect(kept('pal', ['1'], fail)).rejects.toThrow('no database');
	for (const word of ['pal', 'sea', 'spa', 'sea', 'pal']) await kept(word, ['1'], look(word));
	expect(looked).toEqual(['pal', 'sea', 'spa', 'pal']);
});
