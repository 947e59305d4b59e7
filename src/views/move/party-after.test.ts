import { expect, test } from 'vitest';
import { nameFaults } from './name-faults.ts';
import { partyAfter, sameParty } from './party-after.ts';

const anong = { firstName: 'Anong', lastName: 'Srisuk', birthOn: '2018-01-02' };
const boon = { firstName: 'Boon', lastName: 'Srisuk', birthOn: '1988-05-06' };
const blank = { firstName: '', lastName: '', birthOn: '' };
const persons = (adult: number, child = 0) => ({ adult, child, infant: 0 });
const order = { on: '2026-12-10', to: null, time: '08:00', persons: persons(2, 1), units: 1, choices: {} };
const train = { kind: 'train-ticket', order, travellers: [anong, boon] };

test('names are asked about only where each is needed and other persons come', () => {
	expect(partyAfter(train, persons(2, 1), sameParty)).toBeUndefined();
	expect(partyAfter({ ...train, kind: 'day-tour', travellers: [] }, persons(1), sameParty)).toBeUndefined();
	expect(partyAfter(train, persons(3), sameParty)).toEqual({
		staying: [anong, boon],
		added: [],
		tooMany: 0,
		isAsked: true,
	});
});

test('who comes as well is named, and what was typed stays when the party grows on', () => {
	const chai = { ...blank, firstName: 'Chai' };
	expect(partyAfter(train, persons(4, 1), { leaving: [], added: [chai] })?.added).toEqual([chai, blank]);
	expect(partyAfter(train, persons(3, 1), { leaving: [1], added: [chai] })).toMatchObject({
		staying: [anong],
		added: [chai, blank],
	});
});

test('who no longer comes is said, until the number is right', () => {
	expect(partyAfter(train, persons(2), sameParty)?.tooMany).toBe(1);
	expect(partyAfter(train, persons(2), { leaving: [0], added: [] })).toMatchObject({ staying: [boon], tooMany: 0 });
});

test('who comes alone names nobody', () => {
	expect(partyAfter(train, persons(1), sameParty)).toEqual({ staying: [], added: [], tooMany: 0, isAsked: false });
});

test('what is wrong with a name is told at its field, counted as the server counts them', () => {
	expect(nameFaults([anong], 2)).toEqual({});
	expect(nameFaults([{ ...anong, firstName: 'อนงค์' }, blank], 2)).toEqual({
		'travellers.2.firstName': 'name-not-latin',
		'travellers.3.firstName': 'required',
		'travellers.3.lastName': 'required',
		'travellers.3.birthOn': 'required',
	});
});
