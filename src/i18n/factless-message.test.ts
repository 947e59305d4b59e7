import { expect, test } from 'vitest';
import { factlessMessage } from './factless-message.ts';

test('a message says what it says of anything: without names, days and numbers', () => {
	expect(factlessMessage('Saved')).toBe('Saved');
	expect(factlessMessage('New rating: {product}')).toBe('New rating');
	expect(factlessMessage('Новый отзыв: «{product}», {date}')).toBe('Новый отзыв');
	expect(factlessMessage('{business}: document expires on {date}')).toBe('Document expires on …');
	expect(factlessMessage('예약 확정({code}): {product}, {date}')).toBe('예약 확정');
	expect(factlessMessage('{count, plural, one {# report} other {# reports}} to check')).toBe('… reports to check');
	expect(factlessMessage('{count, number} new answers from {provider}')).toBe('… new answers from …');
});

test('where it says one thing or another both are said, and of a clinic what holds for any house', () => {
	expect(factlessMessage('{factor, select, passkey {Passkey} other {App}} added')).toBe('Passkey/App added');
	expect(factlessMessage('{health, select, yes {Appointment} other {Reservation}} {code} confirmed: {product}')).toBe(
		'Reservation … confirmed',
	);
	expect(factlessMessage('{stage, select, paid {Paid for {month}} other {Offset}}')).toBe('Paid for …/Offset');
});
