import { expect, test } from 'vitest';
import { addressQuery, choicesOf, isChosen } from './question-choices.ts';

const read = (query: string) => choicesOf(new URLSearchParams(query));
const cursor = Buffer.from(JSON.stringify(['2026-10-01', 'x'])).toString('base64url');

test('what is chosen stands in the address and is read from it again', () => {
	const query = `search=thyroid&area=medical&kind=health-screening&status=open&sort=most-answers&cursor=${cursor}`;
	expect(new URLSearchParams(addressQuery(read(query))).toString()).toBe(query);
	expect(addressQuery(read(''))).toEqual({});
	expect(addressQuery(read('sort=newest'))).toEqual({});
});

test('what is not known is dropped, so that no mistyped link breaks the list', () => {
	expect(addressQuery(read('area=moon&kind=spa&status=asleep&sort=luck&cursor=%3Cx%3E'))).toEqual({});
	// A kind is of its area.
	expect(addressQuery(read('area=medical&kind=spa'))).toEqual({ area: 'medical' });
	expect(read('cursor=eyJhIjoxfQ').cursor).toBeUndefined();
});

test('a sort or a page leaves nothing out', () => {
	expect(isChosen(read(`sort=most-answers&cursor=${cursor}`))).toBe(false);
	expect(isChosen(read('status=ended'))).toBe(true);
});
