import { expect, test } from 'vitest';
import { type ApprovedFacts, isSomethingNew, wishedFacts } from './partner-change.ts';

const spa: ApprovedFacts = {
	businessName: 'Dew Spa',
	businessNameKorean: '이슬스파',
	registrationNumber: '0000000015',
	serviceItems: ['wellness.spa', 'wellness.beauty'],
};

test.each([
	['the name', { businessName: 'Dew Clinic' }],
	['the Korean name', { businessNameKorean: '이슬의원' }],
	['the registration number', { registrationNumber: '1234567891' }],
	['the services', { serviceItems: ['wellness.spa', 'medical.plastic-surgery'] }],
	['fewer services', { serviceItems: ['wellness.spa'] }],
] as const)('another value of %s is a wish', (_, change) => {
	const wished = { ...spa, ...change } as ApprovedFacts;
	expect(wishedFacts(spa, wished)).toEqual(wished);
});

test('the same facts, in whatever order, are none', () => {
	expect(wishedFacts(spa, { ...spa, serviceItems: ['wellness.beauty', 'wellness.spa'] })).toBeNull();
});

test('after a refusal something has to be new: a fact, a paper or a word', () => {
	const refusedAt = new Date('2026-11-10T00:00:00Z');
	const nothing = { factsChangedAt: null, decidedAt: refusedAt, moreAskedAt: null, comment: '' };
	expect(isSomethingNew(nothing)).toBe(false);
	expect(isSomethingNew({ ...nothing, factsChangedAt: new Date('2026-11-09T00:00:00Z') })).toBe(false);
	expect(isSomethingNew({ ...nothing, factsChangedAt: new Date('2026-11-11T00:00:00Z') })).toBe(true);
	expect(isSomethingNew({ ...nothing, comment: 'The certificate is attached now.' })).toBe(true);
	// Asked for more it counts from then on; a decision of before does not.
	const asked = { ...nothing, moreAskedAt: new Date('2026-11-12T00:00:00Z') };
	expect(isSomethingNew({ ...asked, factsChangedAt: new Date('2026-11-11T00:00:00Z') })).toBe(false);
	expect(isSomethingNew({ ...asked, decidedAt: null, factsChangedAt: new Date('2026-11-13T00:00:00Z') })).toBe(true);
});
