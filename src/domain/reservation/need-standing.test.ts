import { expect, test } from 'vitest';
import { refusedNeeds } from './need-questions.ts';
import { needStanding } from './need-standing.ts';

const question = { text: null, at: null };
const questions = {
	list: [
		{ ...question, id: 'halal', answer: 'no' },
		{ ...question, id: 'wheelchair', answer: null },
		{ ...question, id: 'vegetarian', answer: 'how' },
	],
} as const;

test('a need is promised, asked, answered, or closed with what it was asked for', () => {
	const open = { questions, status: 'confirmed' } as const;
	expect(needStanding('prayer-room', open)).toBe('promised');
	expect(needStanding('halal', open)).toBe('no');
	expect(needStanding('vegetarian', open)).toBe('how');
	expect(needStanding('wheelchair', open)).toBe('asking');
	expect(needStanding('wheelchair', { questions, status: 'requested' })).toBe('asking');
	for (const status of ['cancelled', 'declined', 'expired', 'completed', 'no-show'] as const)
		expect(needStanding('wheelchair', { questions, status })).toBe('closed');
	expect(needStanding('halal', { questions, status: 'cancelled' })).toBe('no');
	expect(needStanding('halal', { questions: null, status: 'confirmed' })).toBe('promised');
});

test('what was refused is told apart', () => {
	expect(refusedNeeds(questions)).toEqual(['halal']);
	expect(refusedNeeds(null)).toEqual([]);
});
