import { expect, test } from 'vitest';
import { keepsNews, type MergedAccount, mergeRefusal } from './merge.ts';

const account = (id: string, changes: Partial<MergedAccount> = {}): MergedAccount => ({
	...{ id, status: 'active', group: 'GR0300', emailVerifiedAt: new Date('2026-01-01T00:00:00Z'), works: [] },
	...changes,
});
const stays = account('stays');
const goes = account('goes');

test('two general members become one; so does a guest who phoned, and a sign-up that proved nothing', () => {
	expect(mergeRefusal(stays, goes)).toBeUndefined();
	expect(mergeRefusal(stays, account('goes', { status: 'guest', emailVerifiedAt: null }))).toBeUndefined();
	expect(mergeRefusal(stays, account('goes', { emailVerifiedAt: null }))).toBeUndefined();
});

test('never one with itself, none that is closed, suspended or an operator’s, in either place', () => {
	expect(mergeRefusal(stays, stays)).toBe('same');
	for (const [change, code] of [
		[{ status: 'closed' }, 'closed'],
		[{ status: 'suspended' }, 'suspended'],
		[{ group: 'GR0100' }, 'operator'],
	] as const) {
		expect(mergeRefusal(account('stays', change), goes)).toBe(code);
		expect(mergeRefusal(stays, account('goes', change))).toBe(code);
	}
});

test('what stays can be logged in to by who has its mailbox', () => {
	expect(mergeRefusal(account('stays', { status: 'guest' }), goes)).toBe('no-account');
	expect(mergeRefusal(account('stays', { emailVerifiedAt: null }), goes)).toBe('unproved');
});

test('nobody gains a right: what goes works nowhere else and as nothing more', () => {
	const at = (organisationId: string, role: 'owner' | 'desk') => ({ works: [{ organisationId, role }] });
	expect(mergeRefusal(account('stays', at('walks', 'owner')), goes)).toBeUndefined();
	expect(mergeRefusal(stays, account('goes', at('walks', 'desk')))).toBe('houses');
	expect(mergeRefusal(account('stays', at('walks', 'owner')), account('goes', at('stays', 'owner')))).toBe('houses');
	expect(mergeRefusal(account('stays', at('walks', 'desk')), account('goes', at('walks', 'owner')))).toBe('houses');
	expect(mergeRefusal(account('stays', at('walks', 'owner')), account('goes', at('walks', 'desk')))).toBeUndefined();
	expect(mergeRefusal(account('stays', at('walks', 'owner')), account('goes', at('walks', 'owner')))).toBeUndefined();
});

test('news follow the last word of the person', () => {
	const day = (of: number) => new Date(Date.UTC(2026, 0, of));
	const yes = (of: number) => ({ givenAt: day(of), withdrawnAt: null });
	const no = (given: number, withdrawn: number) => ({ givenAt: day(given), withdrawnAt: day(withdrawn) });
	expect(keepsNews(yes(3), undefined)).toBe(true);
	expect(keepsNews(yes(3), yes(5))).toBe(true);
	expect(keepsNews(yes(3), no(1, 2))).toBe(true);
	expect(keepsNews(yes(3), no(1, 4))).toBe(false);
	expect(keepsNews(undefined, yes(5))).toBe(false);
	expect(keepsNews(no(3, 4), yes(5))).toBe(false);
});
