import { expect, test, vi } from 'vitest';
import { watchDatabase } from './watch-database.ts';

/** A database whose starts go as told: true works, a text is why not. */
function house(starts: (true | string)[]) {
	let isAlive = true;
	const said: string[] = [];
	const watch = watchDatabase({
		everyMs: 1,
		isAlive: async () => isAlive,
		startAgain: async () => {
			const outcome = starts.shift() ?? true;
			if (outcome !== true) throw new Error(outcome);
			isAlive = true;
		},
		isPassing: (error) => (error as Error).message === 'full',
		onGone: () => said.push('gone'),
		onBack: () => said.push('back'),
		onFailure: (error) => said.push((error as Error).message),
		onGivenUp: (error) => said.push(`given up: ${(error as Error).message}`),
	});
	return { watch, said, die: () => (isAlive = false) };
}

test('what ends is started again, as often as it ends', async () => {
	const { watch, said, die } = house([true, true]);
	for (let times = 1; times <= 2; times += 1) {
		die();
		await vi.waitFor(() => expect(said).toHaveLength(2 * times));
	}
	expect(said).toEqual(['gone', 'back', 'gone', 'back']);
	expect(watch.isLost()).toBe(false);
	await watch.stop();
});

test('what passes is waited for, however often it fails; lost it is meanwhile', async () => {
	const { watch, said, die } = house(Array<string>(6).fill('full'));
	const lost: boolean[] = [];
	die();
	await vi.waitFor(() => {
		lost.push(watch.isLost());
		expect(said.at(-1)).toBe('back');
	});
	expect(said.filter((word) => word === 'full')).toHaveLength(6);
	expect(lost).toContain(true);
	expect(watch.isLost()).toBe(false);
	await watch.stop();
});

test('what does not pass is given up, once', async () => {
	const { watch, said, die } = house(Array<string>(20).fill('damaged'));
	die();
	await vi.waitFor(() => expect(said.at(-1)).toBe('given up: damaged'));
	expect(watch.isLost()).toBe(true);
	await watch.stop();
	expect(said).toEqual(['gone', 'damaged', 'damaged', 'damaged', 'given up: damaged']);
});

test('after a stop nothing is started', async () => {
	const { watch, said, die } = house([]);
	await watch.stop();
	die();
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(said).toEqual([]);
});
