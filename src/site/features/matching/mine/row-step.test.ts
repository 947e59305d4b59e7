import { expect, test } from 'vitest';
import { questionStates } from '#domain/matching/question.ts';
import { rowStep } from './row-step.ts';

const step = (status: (typeof questionStates)[number], answerCount = 3, reservationId: string | null = null) =>
	rowStep({ status, answerCount, reservationId });

test('it is the member’s turn where answers wait or a match can be reserved, and nowhere else', () => {
	expect(questionStates.filter((state) => step(state).isMine)).toEqual(['answered', 'matched']);
	expect(step('answered')).toEqual({ of: 'compare', isMine: true });
	expect(step('answered', 1)).toEqual({ of: 'look', isMine: true });
	expect(step('matched').of).toBe('reserve');
});

test('what became a reservation leads there', () => {
	expect(step('closed', 3, 'a-reservation')).toEqual({ of: 'reservation', isMine: false });
});
