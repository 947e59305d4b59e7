import { describe, expect, it } from 'vitest';
import { listAddressQuery, readListChoices } from './list-choices.ts';

const read = (text: string) => readListChoices(new URLSearchParams(text));

describe('the choices of the list', () => {
	it('are upcoming ones where the address says nothing', () => {
		expect(read('')).toEqual({ time: 'upcoming', cursor: undefined });
	});

	it('leave out what is none of them, and what a house once chose here', () => {
		expect(read('scope=all&time=never&status=requested&search=LINH&cursor=a b')).toEqual(read(''));
	});

	it('come back from the address they were written to', () => {
		const choices = read('time=past&cursor=abc_1');
		const query = Object.entries(listAddressQuery(choices)).filter(([, value]) => value !== undefined);
		expect(read(new URLSearchParams(query as [string, string][]).toString())).toEqual(choices);
	});
});
