import { expect, test } from 'vitest';
import { addressQuery, choicesOf, maxSearch } from './notice-choices.ts';

const read = (query: string) => choicesOf(new URLSearchParams(query));
const cursor = btoa(JSON.stringify([false, 0, true, '2026-01-01T00:00:00Z', 'a'])).replaceAll('=', '');

test('search, topic and place stand in the address', () => {
	const choices = read(`search=+visa+&topic=entry&cursor=${cursor}`);
	expect(choices).toEqual({ search: 'visa', topic: 'entry', cursor });
	expect(addressQuery(choices)).toEqual({ search: 'visa', topic: 'entry', cursor });
});

test('what is not known is dropped', () => {
	expect(read('topic=weather&cursor=nonsense')).toEqual({ search: '', topic: undefined, cursor: undefined });
	expect(read(`cursor=${btoa('[1,2]')}`).cursor).toBeUndefined();
	expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(maxSearch);
	expect(addressQuery(read(''))).toEqual({});
});
