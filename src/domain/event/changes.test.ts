import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('only what became different is told, each field by its rule', () => {
	const before = { status: 'requested', phone: '+66812345678', lastName: 'Wongsakul', country: 'TH' };
	const after = { status: 'confirmed', phone: '+66899999901', lastName: 'Srisai', country: 'TH' };
	expect(changesOf(before, after, { status: 'plain', phone: 'masked', lastName: 'named', country: 'plain' })).toEqual({
		status: { before: 'requested', after: 'confirmed' },
		phone: { before: '…78', after: '…01' },
		lastName: 'changed',
	});
});

test('a field without a rule is only named, whatever is in it', () => {
	const told = JSON.stringify(changesOf({ bankAccount: '110-1234' }, { bankAccount: '220-9999' }, {}));
	expect(told).toBe('{"bankAccount":"changed"}');
});

test('nothing is not something: null stays null, also where it is masked', () => {
	expect(changesOf({ phone: null }, { phone: '+66812345678' }, { phone: 'masked' })).toEqual({
		phone: { before: null, after: '…78' },
	});
	expect(changesOf({}, { phone: null }, { phone: 'masked' })).toEqual({});
});

test('lists and moments are compared by what they say', () => {
	const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour));
	const rules = { items: 'plain', on: 'plain' } as const;
	expect(changesOf({ items: ['a'], on: at(1) }, { items: ['a'], on: at(1) }, rules)).toEqual({});
	expect(changesOf({ items: ['a'], on: at(1) }, { items: ['a', 'b'], on: at(2) }, rules)).toEqual({
		items: { before: '["a"]', after: '["a","b"]' },
		on: { before: '2026-11-17T01:00:00.000Z', after: '2026-11-17T02:00:00.000Z' },
	});
});
