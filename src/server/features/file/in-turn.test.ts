import { expect, test } from 'vitest';
import { createTurns } from '#server/files/in-turn.ts';

/** Work that ends when it is told to, and notes whose it was. */
function bench(rules: Parameters<typeof createTurns>[0]) {
	const inTurn = createTurns(rules);
	const done: string[] = [];
	const ends: (() => void)[] = [];
	const send = (who: string) =>
		inTurn(who, async () => {
			await new Promise<void>((resolve) => ends.push(resolve));
			done.push(who);
			return 'done' as const;
		});
	const finishAll = async () => {
		for (let quiet = 0; quiet < 3; quiet = ends.length > 0 ? 0 : quiet + 1) {
			ends.shift()?.();
			await new Promise((resolve) => setTimeout(resolve, 0));
		}
	};
	return { send, done, finishAll };
}

test('one who sends without end does not keep others waiting: after one of theirs comes one of somebody else’s', async () => {
	const { send, done, finishAll } = bench({ atOnce: 1, waiting: 24, each: 8 });
	const many = Array.from({ length: 30 }, () => send('greedy'));
	const others = [send('linh'), send('linh'), send('somchai')];
	await finishAll();
	expect(await Promise.all(others)).toEqual(['done', 'done', 'done']);
	expect(done.slice(0, 6)).toEqual(['greedy', 'greedy', 'linh', 'somchai', 'greedy', 'linh']);
	const answers = await Promise.all(many);
	expect(answers.filter((answer) => answer === 'done')).toHaveLength(9);
	expect(answers.filter((answer) => answer === 'too-busy')).toHaveLength(21);
});

test('when all places are taken, who has most gives one up for who has none', async () => {
	const { send, finishAll } = bench({ atOnce: 1, waiting: 4, each: 4 });
	const many = Array.from({ length: 5 }, () => send('greedy'));
	const other = send('linh');
	await finishAll();
	expect(await other).toBe('done');
	expect((await Promise.all(many)).at(-1)).toBe('too-busy');
});

test('where everybody has as many, the newcomer is told to come back', async () => {
	const { send, finishAll } = bench({ atOnce: 1, waiting: 2, each: 4 });
	const first = [send('a'), send('b'), send('c')];
	expect(await send('d')).toBe('too-busy');
	await finishAll();
	expect(await Promise.all(first)).toEqual(['done', 'done', 'done']);
});

test('work that fails gives its place back', async () => {
	const inTurn = createTurns({ atOnce: 1, waiting: 1, each: 1 });
	await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	expect(await inTurn('a', async () => 'done')).toBe('done');
});
