import { expect, test } from 'vitest';
import { kinds } from '#domain/area/areas.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { Order } from '#domain/reservation/order.ts';
import { beginStep } from './begin-step.ts';
import { stepSearch } from './use-steps.ts';

const order: Order = {
	on: '2026-12-01',
	to: null,
	time: '10:00',
	persons: { adult: 2, child: 0, infant: 0 },
	units: 2,
	choices: {},
};
const lead = {
	firstName: 'Kanya',
	lastName: 'Siri',
	birthOn: '1990-01-01',
	gender: 'female',
	country: 'TH',
	email: 'k@example.com',
	phone: '+66 1',
};
const price = { unit: 'person' } as PriceList;
const search = new URLSearchParams('product=x&on=2026-12-01&time=10:00&adult=2');
const kindOf = (slug: string) => {
	const kind = kinds[slug];
	if (!kind) throw new Error(slug);
	return kind;
};
const given = {
	search,
	product: { area: 'travel' as const, price },
	kind: kindOf('day-tour'),
	order,
	blank: { lead, passportFrom: 'none' as const },
};

test('a member of whom all is known begins with the check', () => {
	expect(beginStep(given)).toBe(2);
});

test('where a fact of the guest is missing, or every traveller is named, it begins with the guest', () => {
	expect(beginStep({ ...given, blank: { ...given.blank, lead: { ...lead, phone: '' } } })).toBe(1);
	expect(beginStep({ ...given, kind: { ...given.kind, names: 'each' } })).toBe(1);
	expect(beginStep({ ...given, kind: { ...given.kind, isPassportNeeded: true } })).toBe(1);
	expect(
		beginStep({ ...given, kind: { ...given.kind, isPassportNeeded: true }, blank: { lead, passportFrom: 'kept' } }),
	).toBe(2);
	expect(beginStep({ ...given, product: { area: 'medical', price }, kind: kindOf('dermatology') })).toBe(1);
});

test('where the date, the persons or anything else is still to be said, it begins with that', () => {
	expect(beginStep({ ...given, order: undefined })).toBe(0);
	expect(beginStep({ ...given, search: new URLSearchParams('product=x&on=2026-12-01&time=10:00') })).toBe(0);
	expect(beginStep({ ...given, kind: { ...given.kind, details: ['flightNumber'] } })).toBe(0);
	const choices = [{ group: 'route', options: [] }] as unknown as NonNullable<PriceList['choices']>;
	expect(beginStep({ ...given, product: { area: 'travel', price: { ...price, choices } } })).toBe(0);
	expect(beginStep({ ...given, search: new URLSearchParams(`${search}&waiting=1`) })).toBe(0);
});

test('a step one went to has its number, also the one the form began with', () => {
	expect(stepSearch('?product=x', 0)).toBe('?product=x&step=1');
	expect(stepSearch('?product=x&step=1', 2)).toBe('?product=x&step=3');
});
