import { describe, expect, test } from 'vitest';
import { reservationFacts as data } from '../../../tests/support/mail-facts.ts';
import { mailContent } from './mail-content.ts';
import type { MailTemplate } from './mail-templates.ts';

type More = Partial<Record<keyof typeof data | 'until' | 'won' | 'dueWon' | 'dueBy' | 'cancelWon', string | number>>;
const say = (template: MailTemplate, locale: 'en', more: More = {}) =>
	mailContent(template, { ...data, ...more }, locale);
const factOf = (content: ReturnType<typeof say>, label: string) => content.facts.find((fact) => fact.label === label);

describe('a confirmation', () => {
	const until = '2026-12-17T14:59:00.000Z';
	const paid = { depositWon: 96_900, depositBy: until, isFreed: 1, onSiteWon: 387_600, totalWon: 484_500 };

	test('of what is paid beforehand says that its voucher is good once that has arrived', () => {
		const sentence = 'You can use the voucher once your transfer has arrived.';
		expect(say('reservation-confirmed', 'en', paid).text).toContain(sentence);
		expect(say('reservation-asking', 'en', { ...paid, until }).text).toContain(sentence);
		expect(say('reservation-confirmed', 'en').text).not.toContain('voucher');
	});

	test('names the day until which cancelling is free; where that is over, what it costs now', () => {
		expect(say('reservation-confirmed', 'en', { freeUntil: until }).note).toContain('Free cancellation until');
		expect(say('reservation-confirmed', 'en', { cancelWon: 96_900 }).note).toBe(
			'This reservation can no longer be cancelled free of charge: cancelling now costs ₩96,900, but never more than you have paid. Days are Korean calendar days.',
		);
	});

	test('tells the house by when it is paid, and what becomes of it else', () => {
		const told = say('provider-booked', 'en', { dueWon: 96_900, dueBy: until, isFreed: 1 });
		expect(factOf(told, 'To transfer')).toMatchObject({
			value: '₩96,900',
			second: expect.stringContaining(
				'the reservation is cancelled automatically and the places become available again.',
			),
		});
		expect(factOf(say('provider-booked', 'en'), 'To transfer')).toBeUndefined();
	});
});

describe('what was not paid in full in time', () => {
	test('tells what was paid of it and comes back, to the guest and to who sends it', () => {
		const part = { paidWon: 20_000, keptWon: 0, refundWon: 20_000 };
		const told = say('reservation-lapsed', 'en', part);
		expect(told.heading).toBe('Your reservation has been cancelled: it was not paid in full');
		expect(told.text).toContain('Your refund of ₩20,000 is sent within 3 working days.');
		expect(factOf(say('provider-lapsed', 'en', part), 'Refund')?.value).toBe('₩20,000');
		const none = say('reservation-lapsed', 'en', { paidWon: 0, refundWon: 0, keptWon: 0 });
		expect(none.heading).toBe('Your reservation has been cancelled: no payment arrived');
	});

	test('a part that came in tells guest and house what the rest is, and that it is freed', () => {
		const part = { won: 20_000, owedWon: 76_900, dueWon: 76_900, dueBy: '2026-12-17T14:59:00.000Z', isFreed: 1 };
		expect(factOf(say('reservation-paid', 'en', part), 'Still to pay')?.second).toContain(
			'If the full amount has not arrived by then',
		);
		expect(say('provider-paid', 'en', part).heading).toBe('The guest has paid a part');
		expect(say('provider-paid', 'en', { ...part, owedWon: 0 }).heading).toBe('The guest has paid');
		expect(factOf(say('provider-paid', 'en', part), 'To transfer')?.second).toContain(
			'If the full amount has not arrived by then',
		);
	});
});

describe('a slip that was not accepted', () => {
	const slip = { won: 20_000, slipReason: 'not-arrived', slipNote: '', isLast: 0 };
	const button = (more: object) => say('reservation-slip-refused', 'en', { ...slip, ...more } as More).button?.label;

	test('asks to pay while that is possible, never for what has ended or is being freed', () => {
		const until = '2026-12-17T14:59:00.000Z';
		expect(button({ until, isLate: 0 })).toBe('Pay now');
		expect(button({ until, isLate: 1 })).toBe('View reservation');
		expect(button({ until: '', isLate: 0 })).toBe('View reservation');
	});
});
