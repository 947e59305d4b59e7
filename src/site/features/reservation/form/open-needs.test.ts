import { expect, test } from 'vitest';
import { openNeeds } from './open-needs.ts';

const lead = {
	...{ firstName: '', lastName: '', birthOn: '', gender: 'female', country: '', email: '', phone: '' },
};
const product = { tags: ['prayer-room', 'women-staff'], languages: ['en'] } as const;
const needs = { halal: null, childSeats: 1, interpreter: 'th' } as const;

test('what is needed and not promised is left open, so that the form does not call it confirmed', () => {
	const given = { tags: [...product.tags], languages: [...product.languages] };
	const values = { lead, needs: { ...needs, flags: ['prayer-room' as const, 'same-gender-staff' as const] } };
	expect(openNeeds({ product: given, values }).map(({ id }) => id)).toEqual(['child-seats', 'interpreter']);
	const male = { ...values, lead: { ...lead, gender: 'male' as const } };
	expect(openNeeds({ product: given, values: male }).map(({ id }) => id)).toContain('same-gender-staff');
	expect(openNeeds({ product: given, values: { lead, needs: { halal: null, flags: [], childSeats: 0 } } })).toEqual([]);
});
