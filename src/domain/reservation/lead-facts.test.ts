import { describe, expect, test } from 'vitest';
import { changedFacts, correctableFacts, isSeenNow, type LeadFacts, leadFacts } from './lead-facts.ts';
import { reservationStatuses } from './reservation.ts';

const now = new Date('2026-11-10T03:00:00Z');
const later = new Date('2026-12-01T03:00:00Z');
const unpaid = { total: 100_000, kept: 0, paid: 0, refunded: 0 };
const standing = {
	status: 'confirmed' as const,
	endsAt: later,
	erasedAt: null,
	money: unpaid,
	isLeadKnown: true,
};
const lead: LeadFacts = {
	lastName: 'Nguyen',
	firstName: 'Linh',
	country: 'VN',
	phone: '+84901234567',
	language: 'vn',
	email: 'linh@mail.example',
};

describe('who puts right what of the lead guest', () => {
	test('an operator everything, a house all but the address, its own guest all but the name', () => {
		expect(correctableFacts('operator', standing, now)).toEqual(leadFacts);
		expect(correctableFacts('provider', standing, now)).toEqual(leadFacts.filter((fact) => fact !== 'email'));
		expect(correctableFacts('member', standing, now)).toEqual(['country', 'phone', 'language', 'email']);
	});

	test('while it is asked for or confirmed and not over, and in no other state', () => {
		const open = reservationStatuses.filter(
			(status) => correctableFacts('operator', { ...standing, status }, now).length > 0,
		);
		expect(open).toEqual(['requested', 'confirmed']);
		expect(correctableFacts('operator', { ...standing, endsAt: now }, now)).toEqual([]);
	});

	test('afterwards only as long as money has still to reach the guest', () => {
		const cancelled = { ...standing, status: 'cancelled' as const, money: { ...unpaid, total: 0, paid: 50_000 } };
		expect(correctableFacts('operator', cancelled, now)).toEqual(leadFacts);
		const sent = { ...cancelled, money: { ...cancelled.money, refunded: 50_000 } };
		expect(correctableFacts('operator', sent, now)).toEqual([]);
	});

	test('nothing once it was erased, or the account behind it closed', () => {
		for (const role of ['member', 'provider', 'operator'] as const) {
			expect(correctableFacts(role, { ...standing, erasedAt: now }, now)).toEqual([]);
			expect(correctableFacts(role, { ...standing, isLeadKnown: false }, now)).toEqual([]);
		}
	});
});

test('what is given as it was is no change, and what is not given stays', () => {
	expect(changedFacts(lead, { ...lead })).toEqual([]);
	expect(changedFacts(lead, {})).toEqual([]);
	expect(changedFacts(lead, { ...lead, email: '', lastName: 'Nguyenn' })).toEqual(['lastName', 'email']);
});

test('who has seen another number than is there now has not seen it', () => {
	expect(isSeenNow(lead, { phone: lead.phone })).toBe(true);
	expect(isSeenNow(lead, {})).toBe(true);
	expect(isSeenNow(lead, { ...lead, phone: '+84900000000' })).toBe(false);
});
