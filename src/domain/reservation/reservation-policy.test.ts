import { expect, test } from 'vitest';
import { viewerOf as viewer } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { roleFor } from './reservation-policy.ts';

const reservation = { memberId: 'guest', organisationId: 'house' };

test.each<[string, Viewer | null, string | undefined]>([
	['a visitor', null, undefined],
	['who reserved it', viewer('guest', 'GR0300'), 'member'],
	['another member', viewer('stranger', 'GR0300'), undefined],
	['the approved partner whose product it is', viewer('house', 'GR0200', 'COOPERATIVE_MEMBER'), 'provider'],
	['the same while their application waits', viewer('house', 'GR0200', 'COOPERATIVE_REQ'), undefined],
	['the same once refused', viewer('house', 'GR0200', 'COOPERATIVE_REFUSED'), undefined],
	['another approved partner', viewer('stranger', 'GR0200', 'COOPERATIVE_MEMBER'), undefined],
	['an operator', viewer('desk', 'GR0100'), 'operator'],
	['an operator who reserved it', viewer('guest', 'GR0100'), 'member'],
	['a partner who reserved it', viewer('guest', 'GR0200', 'COOPERATIVE_MEMBER'), 'member'],
	['an applicant who reserved it', viewer('guest', 'GR0200', 'COOPERATIVE_REQ'), 'member'],
])('%s stands to a reservation as the table says', (_, who, role) => {
	expect(roleFor(who, reservation)).toBe(role);
});

test('a provider who reserves their own product cannot answer it', () => {
	const house = viewer('house', 'GR0200', 'COOPERATIVE_MEMBER');
	expect(roleFor(house, { memberId: 'house', organisationId: 'house' })).toBe('member');
});

test('what the agency looks after belongs to no partner', () => {
	const partner = viewer('house', 'GR0200', 'COOPERATIVE_MEMBER');
	expect(roleFor(partner, { memberId: 'guest', organisationId: null })).toBeUndefined();
});
