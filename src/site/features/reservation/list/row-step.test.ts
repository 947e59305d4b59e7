import { describe, expect, it } from 'vitest';
import { hasAskingLine, hasVoucherButton, rowStepOf } from './row-step.ts';

const pay = { state: 'on-site', won: 0, by: null, isFreed: false } as const;
const row = {
	status: 'confirmed',
	hasChange: false,
	offerUntil: null,
	datesUntil: null,
	transferDue: null,
	pay,
	mayRate: false,
	askingBy: null,
} as const;
const due = { won: 78_000, by: '2026-10-14T09:00:00.000Z' };

it('keeps the voucher at hand while a change is asked for', () => {
	expect(hasVoucherButton(rowStepOf({ ...row, hasChange: true }))).toBe(true);
	expect(hasVoucherButton(rowStepOf({ ...row, status: 'requested' }))).toBe(false);
});

it('tells one date of a request: what is asked with it is answered with it', () => {
	const asking = { ...row, askingBy: due.by };
	expect(hasAskingLine({ ...asking, status: 'requested' })).toBe(false);
	expect(hasAskingLine(asking)).toBe(true);
	expect(hasAskingLine(row)).toBe(false);
});

describe('the next step of a row', () => {
	it.each([
		['a request waits for the provider', { status: 'requested' }, 'wait'],
		['a wish for a change comes before the money', { hasChange: true, transferDue: due }, 'wait-change'],
		['a price is answered before anything else', { status: 'requested', offerUntil: due.by }, 'answer-price'],
		['another date is picked', { status: 'requested', datesUntil: due.by }, 'pick-date'],
		['the guest pays', { transferDue: due }, 'pay'],
		['a slip in check is asked for nothing', { pay: { ...pay, state: 'checking' } }, 'check'],
		['and then shows the voucher', {}, 'voucher'],
		['who was there tells others', { status: 'completed', mayRate: true }, 'rate'],
		['and once they have, no more', { status: 'completed' }, 'details'],
		['a wish dies with its reservation', { status: 'cancelled', hasChange: true }, 'details'],
	] as const)('%s', (_, change, step) => {
		expect(rowStepOf({ ...row, ...change })).toBe(step);
	});
});
