import { expect, test } from 'vitest';
import type { ContentActTold } from '#contract/api/content.ts';
import { ApiFailure } from '#contract/client.ts';
import { actTold, LostAnswer } from './lost-answer.ts';

const done = (...ids: string[]): ContentActTold[] =>
	['a', 'b', 'c'].map((id) => ({ id, outcome: ids.includes(id) ? 'done' : 'left' }));
const asked = (failure: unknown, answers: (ContentActTold[] | Error)[]) => {
	let at = 0;
	return actTold({
		act: () => Promise.reject(failure),
		outcomes: async () => {
			const answer = answers[Math.min(at, answers.length - 1)];
			at += 1;
			if (answer instanceof Error || !answer) throw answer;
			return { told: answer };
		},
		pause: async () => {},
	});
};

test('what is answered is told as it is', async () => {
	const told = done('a');
	expect(await actTold({ act: async () => ({ told }), outcomes: () => Promise.reject(new Error()) })).toEqual({
		...{ told, isLost: false },
	});
});

test('a refusal means that nothing was done, and nobody is asked', async () => {
	const refused = new ApiFailure(404);
	await expect(asked(refused, [done()])).rejects.toBe(refused);
});

test('where the answer is lost, what was done is asked until the server has come to an end', async () => {
	const timeOut = new DOMException('late', 'TimeoutError');
	const answers = [new Error('offline'), done('a'), done('a', 'b'), done('a', 'b'), done('a', 'b', 'c')];
	expect(await asked(timeOut, answers)).toEqual({ told: done('a', 'b'), isLost: true });
	expect((await asked(new ApiFailure(500), [done('a')])).isLost).toBe(true);
});

test('where nobody answers at all, that is what is told', async () => {
	await expect(asked(new TypeError('failed to fetch'), [new Error('offline')])).rejects.toBeInstanceOf(LostAnswer);
});
