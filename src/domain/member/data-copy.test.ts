import { expect, test } from 'vitest';
import { isConfidedFile, isConfidedThread, takesOwnData } from './data-copy.ts';

test('who can log in and has proved an address takes the copy of their data themselves, nobody else can', () => {
	expect(takesOwnData({ status: 'active', isEmailProved: true })).toBe(true);
	expect(takesOwnData({ status: 'active', isEmailProved: false })).toBe(false);
	for (const status of ['guest', 'suspended', 'closed'])
		expect(takesOwnData({ status, isEmailProved: true }), status).toBe(false);
});

test('what was told in confidence is in no copy that an operator makes', () => {
	expect(
		(['vault-file', 'matching-paper', 'thread-file', 'photo', 'payment-proof'] as const).filter(isConfidedFile),
	).toEqual(['vault-file', 'matching-paper', 'thread-file']);
	expect((['consultation', 'video', 'reservation', 'matching-answer'] as const).filter(isConfidedThread)).toEqual([
		'consultation',
		'video',
	]);
});
