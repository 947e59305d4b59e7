import { expect, test } from 'vitest';
import { answerSorts } from './answer.ts';
import { onlyHere, sortAnswers } from './sort-answers.ts';

const answer = (id: string, rest: object = {}, provider: object = {}) => ({
	...{ id, status: 'offered' as const, total: null as number | null, answerMinutes: 60 },
	...rest,
	provider: { languages: ['en'], rating: { average: 0, count: 0 }, medianAnswerMinutes: null, ...provider },
});
const cheap = answer('cheap', { total: 100 }, { rating: { average: 4.1, count: 3 } });
const loved = answer('loved', { total: 300 }, { rating: { average: 4.9, count: 9 }, languages: ['ru', 'en'] });
const quick = answer('quick', { total: 200 }, { medianAnswerMinutes: 20 });
const silent = answer('silent', { answerMinutes: 10 });
const all = [silent, quick, loved, cheap];

const ids = (sort: (typeof answerSorts)[number]) => sortAnswers(all, sort, 'ru').map(({ id }) => id);

test('answers are sorted by total, rating, answer time and language; what is not known comes last', () => {
	expect(ids('total')).toEqual(['cheap', 'quick', 'loved', 'silent']);
	expect(ids('rating')).toEqual(['loved', 'cheap', 'quick', 'silent']);
	expect(ids('answer-time')).toEqual(['quick', 'cheap', 'loved', 'silent']);
	expect(ids('language')).toEqual(['loved', 'cheap', 'quick', 'silent']);
});

test('who was asked comes first and who is out of it last, whatever it is sorted by', () => {
	const picked = { ...loved, id: 'picked', status: 'picked' as const };
	const gone = { ...cheap, id: 'gone', status: 'withdrawn' as const };
	for (const sort of answerSorts) {
		const sorted = sortAnswers([gone, ...all, picked], sort, 'ru');
		expect([sorted[0]?.id, sorted.at(-1)?.id]).toEqual(['picked', 'gone']);
	}
});

test('what one alone includes is told, and nothing of one answer alone', () => {
	const cell = (answerId: string, state: string) => ({ answerId, state });
	expect(onlyHere([cell('a', 'included'), cell('b', 'not-included'), cell('c', 'unsaid')])).toBe('a');
	expect(onlyHere([cell('a', 'included'), cell('b', 'included')])).toBeNull();
	expect(onlyHere([cell('a', 'included')])).toBeNull();
	expect(onlyHere([cell('a', 'unsaid'), cell('b', 'not-included')])).toBeNull();
});
