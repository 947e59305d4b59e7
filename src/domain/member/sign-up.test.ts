import { expect, test } from 'vitest';
import { inOrderOfClaim, isJoinable, provedBy, resetFor, type SignUp } from './sign-up.ts';

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

const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 10, day)) });

test('who proved an address comes first, then who joined with it first', () => {
	const order = inOrderOfClaim([
		{ ...signUp('newest'), ...at(9) },
		{ ...signUp('suspended', { status: 'suspended' }), ...at(8) },
		{ ...signUp('oldest'), ...at(1) },
		{ ...signUp('older'), ...at(5) },
		{ ...signUp('proved', proved), ...at(2) },
		{ ...signUp('partner', { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' }), ...at(3) },
	]);
	expect(order.map(({ id }) => id)).toEqual(['proved', 'partner', 'oldest', 'older', 'newest', 'suspended']);
});

test('a new password is for the sign-up that the browser knows which opens the link, else for whom it was made out', () => {
	const first = { ...signUp('first'), ...at(1) };
	const second = { ...signUp('second'), ...at(2) };
	const known = (...ids: string[]) => ({ linkOf: 'first', isKnownHere: (id: string) => ids.includes(id) });
	expect(resetFor([first, second], known())).toBe('first');
	expect(resetFor([first, second], known('second'))).toBe('second');
	expect(resetFor([first, second], known('first', 'second'))).toBe('first');
	const partner = { ...signUp('second', { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' }), ...at(2) };
	expect(resetFor([first, partner], known('second'))).toBe('first');
	expect(resetFor([{ ...first, ...proved }, second], known('second'))).toBe('first');
	expect(resetFor([first, { ...second, ...proved }], known('second'))).toBe('first');
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
