import { expect, test } from 'vitest';
import { matchPayouts, type UntiedPayout } from './match-payouts.ts';

const payout: UntiedPayout = {
	...{
		id: 'one',
		won: 420_000,
		number: 'S-2026-10-001',
		business: '한강도보',
		paidOn: '2026-11-10',
		reference: '이체 88213',
	},
};
const line = { id: 'line', direction: 'out' as const, won: 420_000, on: '2026-11-10', text: '기업은행' };
const match = (changes: Partial<typeof line>, ...payouts: UntiedPayout[]) =>
	matchPayouts([{ ...line, ...changes }], payouts.length > 0 ? payouts : [payout]).get('line');

test('sure is the exact amount with the statement’s number or the bank’s reference in the words', () => {
	expect(match({ text: '정산 S202610001 MARU' })).toEqual([
		{ payoutId: 'one', why: ['amount', 'number', 'day'], isSure: true },
	]);
	expect(match({ text: '이체88213', on: '2026-12-30' })).toEqual([
		{ payoutId: 'one', why: ['amount', 'reference'], isSure: true },
	]);
});

test('a name, the day or the amount alone are near', () => {
	expect(match({ text: '한강도보', on: '2026-11-12' })).toEqual([
		{ payoutId: 'one', why: ['amount', 'name'], isSure: false },
	]);
	expect(match({})).toEqual([{ payoutId: 'one', why: ['amount', 'day'], isSure: false }]);
	expect(match({ on: '2026-11-17' })).toEqual([{ payoutId: 'one', why: ['amount'], isSure: false }]);
	expect(match({ on: '2026-11-21' })).toBeUndefined();
});

test('another amount or the other direction is none, whatever the words say', () => {
	expect(match({ won: 420_001, text: 'S-2026-10-001' })).toBeUndefined();
	expect(match({ text: 'S-2026-10-001' }, { ...payout, won: -420_000 })).toBeUndefined();
	const owed = matchPayouts([{ ...line, direction: 'in', text: 'S-2026-10-001' }], [{ ...payout, won: -420_000 }]);
	expect(owed.get('line')?.[0]?.isSure).toBe(true);
});

test('a short or missing reference says nothing', () => {
	for (const reference of ['', '은행', '기업'])
		expect(match({ text: '기업은행' }, { ...payout, reference })).toEqual([
			{ payoutId: 'one', why: ['amount', 'day'], isSure: false },
		]);
});

test('two lines that say the same, or one that says two, are left to a person; the likeliest stands first', () => {
	const text = 'S-2026-10-001';
	const both = matchPayouts(
		[
			{ ...line, text },
			{ ...line, id: 'again', text },
		],
		[payout],
	);
	for (const id of ['line', 'again'])
		expect(both.get(id)).toEqual([{ payoutId: 'one', why: ['amount', 'number', 'day', 'twice'], isSure: false }]);
	const other = { ...payout, id: 'other', number: 'S-2026-10-002', reference: 'S-2026-10-001' };
	expect(match({ text }, payout, other)?.map(({ isSure }) => isSure)).toEqual([false, false]);
	const near = { ...payout, id: 'near', number: 'S-2026-10-009', paidOn: '2026-11-09' };
	expect(match({ text }, near, payout)?.map(({ payoutId, isSure }) => [payoutId, isSure])).toEqual([
		['one', true],
		['near', false],
	]);
});
