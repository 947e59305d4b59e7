import { expect, test } from 'vitest';
import { choicesIn, hasFilters, listAddress, oneAddress } from './choices.ts';

const read = (search: string) => choicesIn(new URLSearchParams(search));

test('what is chosen stands in the address and comes back from it', () => {
	const search =
		'queue=past&status=no-show&from=2026-10-01&to=2026-10-31&product=tour&provider=walks&member=00000000-0000-4000-8000-000000000001&area=travel&kind=day-tour&country=TH&pay=refund&search=anna&sort=soonest';
	expect(listAddress(read(search))).toBe(`/console/reservations?${search}`);
	expect(oneAddress('a1', read('queue=waiting'))).toBe('/console/reservations/a1?queue=waiting');
});

test('what an address cannot mean is left out', () => {
	const choices = read(
		'queue=nothing&status=lost&from=2026-13-01&to=soon&pay=gold&member=somebody&area=moon&kind=x&country=ZZ&sort=up',
	);
	expect(listAddress(choices)).toBe('/console/reservations');
	expect(hasFilters(choices)).toBe(false);
	expect(read('queue=upcoming&sort=soonest').sort).toBeUndefined();
});
