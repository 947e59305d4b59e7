import { expect, test } from 'vitest';
import { disputeLineOf, isThreadLine } from './thread-lines.ts';

test('a dispute is told between the messages, from its opening to its end', () => {
	const moves = ['opened', 'outcome-proposed', 'outcome-accepted', 'outcome-declined', 'outcome-decided', 'given-up'];
	for (const move of moves) expect(isThreadLine(`dispute.${move}` as 'dispute.opened'), move).toBe(true);
});

test('its line has codes of what happened, and nothing that somebody wrote', () => {
	expect(disputeLineOf('dispute.opened', { code: 'A', reason: 'late', wish: 'refund', words: 'We waited.' })).toEqual({
		reason: 'late',
	});
	expect(disputeLineOf('dispute.outcome-decided', { outcome: 'refund', won: 5_000, state: 'decided' })).toEqual({
		...{ outcome: 'refund', won: 5_000, state: 'decided' },
	});
	expect(disputeLineOf('dispute.given-up', { outcome: '', won: 0, state: 'withdrawn' })).toEqual({
		state: 'withdrawn',
	});
	expect(disputeLineOf('reservation.cancel', { reason: 'late' })).toBeUndefined();
});
