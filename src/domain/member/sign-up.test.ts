import { expect, test } from 'vitest';
import { inOrderOfClaim, isJoinable, provedBy, type SignUp } from './sign-up.ts';

const signUp = (id: string, more: Partial<SignUp> = {}): SignUp => ({
	id,
	status: 'active',
	group: 'GR0300',
	cooperative: null,
	emailVerifiedAt: null,
	...more,
});
const proved = { emailVerifiedAt: new Date('2026-11-01') };

test('an account that others rely on, or an operator stopped, is nobody else’s to take', () => {
	expect(isJoinable(signUp('a'))).toBe(true);
	expect(isJoinable(signUp('a', { group: 'GR0200', cooperative: 'COOPERATIVE_REQ' }))).toBe(true);
	expect(isJoinable(signUp('a', { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' }))).toBe(false);
	expect(isJoinable(signUp('a', { group: 'GR0100' }))).toBe(false);
	expect(isJoinable(signUp('a', { status: 'suspended' }))).toBe(false);
	expect(isJoinable(signUp('a', proved))).toBe(false);
});

test('who proved an address comes first, then who has reserved, then the newest', () => {
	const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 10, day)), hasReservations: false });
	const order = inOrderOfClaim([
		{ ...signUp('newest'), ...at(9) },
		{ ...signUp('suspended', { status: 'suspended' }), ...at(8), hasReservations: true },
		{ ...signUp('reserved'), ...at(1), hasReservations: true },
		{ ...signUp('older'), ...at(5) },
		{ ...signUp('proved', proved), ...at(2) },
		{ ...signUp('partner', { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' }), ...at(3) },
	]);
	expect(order.map(({ id }) => id)).toEqual(['proved', 'partner', 'reserved', 'newest', 'older', 'suspended']);
});

const is = (id: string, joinsOthers: boolean) => ({ id, joinsOthers });

test('the only sign-up with an address is proved by its link, wherever that is opened', () => {
	for (const viewerId of [null, 'a', 'somebody'])
		expect(provedBy({ signUps: [signUp('a')], linkOf: 'a', viewerId })).toEqual(is('a', viewerId === 'a'));
});

test('of several the one that is logged in where any of their links is opened', () => {
	const signUps = [signUp('mine'), signUp('strangers')];
	for (const linkOf of ['mine', 'strangers']) {
		expect(provedBy({ signUps, linkOf, viewerId: 'mine' })).toEqual(is('mine', true));
		expect(provedBy({ signUps, linkOf, viewerId: null })).toBe('login-needed');
		expect(provedBy({ signUps, linkOf, viewerId: 'somebody' })).toBe('login-needed');
	}
});

test('a proved address stays whose it is, and draws nothing to an account that nobody is logged in to', () => {
	const signUps = [signUp('owner', proved), signUp('late')];
	expect(provedBy({ signUps, linkOf: 'owner', viewerId: null })).toEqual(is('owner', false));
	expect(provedBy({ signUps, linkOf: 'owner', viewerId: 'late' })).toEqual(is('owner', false));
	expect(provedBy({ signUps, linkOf: 'late', viewerId: 'owner' })).toEqual(is('owner', true));
	expect(provedBy({ signUps, linkOf: 'late', viewerId: 'late' })).toBe('taken');
	expect(provedBy({ signUps, linkOf: 'late', viewerId: null })).toBe('taken');
});

test('a change of address takes over sign-ups with it only for who is logged in', () => {
	const signUps = [signUp('strangers')];
	expect(provedBy({ signUps, linkOf: 'mover', viewerId: 'mover' })).toEqual(is('mover', true));
	expect(provedBy({ signUps, linkOf: 'mover', viewerId: null })).toBe('login-needed');
	expect(provedBy({ signUps, linkOf: 'mover', viewerId: 'strangers' })).toEqual(is('strangers', true));
	expect(provedBy({ signUps: [], linkOf: 'mover', viewerId: null })).toEqual(is('mover', false));
});
