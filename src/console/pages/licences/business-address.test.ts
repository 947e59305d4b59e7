import { expect, test } from 'vitest';
import { businessAddress, papersAddress } from './business-address.ts';

const house = { organisationId: 'a', application: null, isSuspended: false } as const;
const applicant = { ...house, application: 'MORE_ASKED' } as const;
const suspended = { ...house, isSuspended: true };

test('operators find a business where it is: among the houses, or in the list of its application', () => {
	expect([house, suspended, applicant].map(businessAddress)).toEqual([
		...['/console/houses/a', '/console/houses/a', '/console/applications?status=MORE_ASKED&id=a'],
	]);
});

test('owners are led to the papers of that business, on a page they may open', () => {
	expect([house, suspended, applicant].map(papersAddress)).toEqual([
		'/console/profile?organisation=a#partner-licences',
		'/console/information?organisation=a#partner-licences',
		'/console/information?organisation=a#partner-licences',
	]);
});
