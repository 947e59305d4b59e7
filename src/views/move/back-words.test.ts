import { expect, test } from 'vitest';
import { backWords, shareWords } from './back-words.ts';

const paid = { paid: 20_000, refunded: 0, kept: 0, inCheck: 0 };
const inCheck = { paid: 0, refunded: 0, kept: 0, inCheck: 20_000 };

test('what was paid comes back; what is in check only once it is found', () => {
	expect(backWords({ money: paid, role: 'member' })).toBe('youGet');
	expect(backWords({ money: paid, role: 'provider' })).toBe('guestGets');
	expect(backWords({ money: inCheck, role: 'member' })).toBe('youGetFound');
	expect(backWords({ money: inCheck, role: 'operator' })).toBe('guestGetsFound');
});

test('nobody is told that they paid what is still being looked for', () => {
	expect([shareWords({ money: paid }, 100), shareWords({ money: paid }, 80)]).toEqual(['shareFree', 'share']);
	expect([shareWords({ money: inCheck }, 100), shareWords({ money: inCheck }, 80)]).toEqual([
		'shareFreeFound',
		'shareFound',
	]);
	expect(shareWords({ money: { ...paid, inCheck: 5_000 } }, 100)).toBe('shareFreeFound');
});

test('nothing is a full refund once a fee was kept', () => {
	const reduced = { ...paid, kept: 3_000 };
	expect([shareWords({ money: reduced }, 100), shareWords({ money: reduced }, 80)]).toEqual(['shareFreeKept', 'share']);
});
