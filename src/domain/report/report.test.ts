import { expect, test } from 'vitest';
import { askedThings, isCounted, isKnownOf, isTimed, missedWords, shareOfBefore } from './report.ts';

test('words that found nothing are counted as one, whatever their case and blanks', () => {
	expect(missedWords('  Hair   Transplant ')).toBe('hair transplant');
	expect(missedWords('모발 이식')).toBe('모발 이식');
	expect(missedWords('3 day tour')).toBe('3 day tour');
});

test.each([
	'a',
	'',
	'linh@example.com',
	'+84 912 345 678',
	'010-1234-5678',
	'M12345678',
	'https://a.example',
	'x'.repeat(61),
])('%s is not kept', (search) => {
	expect(missedWords(search)).toBeUndefined();
});

test('a list is of no kind and no house, and a desk has no visitors', () => {
	expect(isCounted('listed', {})).toBe(true);
	expect(isCounted('listed', { kind: 'hotel' })).toBe(false);
	expect(isCounted('listed', { partner: 'walks' })).toBe(false);
	expect(isCounted('opened', { kind: 'hotel', partner: 'walks', channel: 'site' })).toBe(true);
	for (const channel of ['desk', 'matching', 'consultation'] as const)
		expect(isCounted('viewed', { channel }), channel).toBe(false);
});

test('what came on is told in hundredths of the step before, where both were counted', () => {
	const steps = { listed: 200, viewed: 50, dated: 0, opened: 3, sent: null, reserved: 2 };
	expect(shareOfBefore(steps, 'listed')).toBeNull();
	expect(shareOfBefore(steps, 'viewed')).toBe(25);
	expect(shareOfBefore(steps, 'dated')).toBe(0);
	expect(shareOfBefore(steps, 'opened')).toBeNull();
	expect(shareOfBefore(steps, 'sent')).toBeNull();
	expect(shareOfBefore(steps, 'reserved')).toBeNull();
});

test('answers are counted of what is chosen, where that is known of them', () => {
	expect(askedThings.filter((thing) => isTimed(thing, {}))).toEqual(['reservation', 'question', 'consultation']);
	expect(askedThings.filter((thing) => isTimed(thing, { country: 'TH' }))).toEqual(['reservation', 'question']);
	expect(askedThings.filter((thing) => isTimed(thing, { partner: 'walks' }))).toEqual(['reservation', 'consultation']);
	expect(askedThings.filter((thing) => isTimed(thing, { channel: 'desk' }))).toEqual(['reservation']);
});

test('that nobody came is known from the first day that was counted', () => {
	expect(isKnownOf({ to: '2026-09-30' }, '2026-10-01')).toBe(false);
	expect(isKnownOf({ to: '2026-10-01' }, '2026-10-01')).toBe(true);
	expect(isKnownOf({ to: '2026-10-31' }, null)).toBe(false);
});
