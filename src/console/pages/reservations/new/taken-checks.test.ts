import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import { boundsOf, orderOf, readChoice } from '#views/booking/choice.ts';
import { faultsOf } from './taken-checks.ts';
import { blankTaken, type Filled, type TakenValues } from './taken-values.ts';

function filled(search: string, change: Partial<TakenValues> = {}): Filled {
	const kind = kinds['day-tour'];
	if (!kind) throw new Error('no such kind');
	const product = {
		...{ id: 'one', kind: 'day-tour', area: 'travel', price: { unit: 'person', won: 100_000 } },
		...{ minPersons: 1, maxPersons: 6, capacity: 12 },
	} as ProductDetail;
	const values = { ...blankTaken(product), ...change };
	const bounds = boundsOf(product);
	const order = orderOf(readChoice(new URLSearchParams(search), bounds), bounds, values.choices);
	return { values, order, product, kind: { ...kind, names: 'each' }, list: product.price };
}

test('what is wrong is told as the fields stand on the page: the last name before the first, consents at the end', () => {
	const found = Object.keys(faultsOf(filled('', { pays: 'usual', allergy: 'nuts' })));
	const among = (fields: readonly string[]) => found.filter((one) => fields.includes(one));
	expect(found[0]).toMatch(/^order/);
	const guest = ['lead.lastName', 'lead.firstName', 'lead.country', 'lead.phone', 'lead.email', 'lead.birthOn'];
	expect(among(guest)).toEqual(guest);
	expect(found.slice(-2)).toEqual(['agreements.provider', 'agreements.health']);
});

test('travellers are told one after the other, each by last name, first name and birth', () => {
	const found = Object.keys(faultsOf(filled('?on=2026-12-10&time=07:30&adult=3')));
	expect(found.filter((one) => one.startsWith('travellers'))).toEqual([
		...['travellers.0.lastName', 'travellers.0.firstName', 'travellers.0.birthOn'],
		...['travellers.1.lastName', 'travellers.1.firstName', 'travellers.1.birthOn'],
	]);
});
