import { expect, test } from 'vitest';
import { createPlaces, type Leave } from './places.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Places with a clock of their own, and who got one so far. */
function house(options: { most: number; comfort: number; atOnce: number }) {
	let now = 0;
	const { most, comfort } = options;
	const places = createPlaces({ most, comfort, atOnce: () => options.atOnce, now: () => now });
	const log: string[] = [];
	const leaves = new Map<string, Leave>();
	const ends = new Map<string, () => void>();
	async function come(name: string, address = name) {
		void places
			.enter(address, (end) => ends.set(name, end))
			.then((leave) => {
				log.push(leave ? name : `-${name}`);
				if (leave) leaves.set(name, leave);
			});
		await settled();
	}
	async function go(name: string) {
		leaves.get(name)?.();
		await settled();
	}
	return { come, go, log, ends, places, pass: (ms: number) => (now += ms) };
}

test('a rush is let in and waits its turn; nobody is sent away while there is room', async () => {
	const { come, go, log } = house({ most: 5, comfort: 2, atOnce: 2 });
	for (const name of ['a', 'b', 'c', 'd', 'e']) await come(name);
	expect(log).toEqual(['a', 'b']);
	for (const name of ['a', 'b', 'c', 'd', 'e']) await go(name);
	expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('beyond the most, those who would wait longest are sent away at once and with them all who come, until it is calm', async () => {
	const { come, go, log, pass } = house({ most: 4, comfort: 2, atOnce: 1 });
	// One is done in half a second, so that two is what is done within a second.
	for (let at = 0; at < 4; at += 1) {
		await come(`p${at}`);
		pass(500);
		await go(`p${at}`);
	}
	log.length = 0;
	for (const name of ['a', 'b', 'c', 'd']) await come(name);
	expect(log).toEqual(['a']);
	await come('e');
	expect(log.sort()).toEqual(['-c', '-d', '-e', 'a']);
	await go('a');
	await come('f');
	await come('g');
	expect(log).toContain('b');
	expect(log).toContain('-g');
	await go('b');
	await go('f');
	pass(1_001);
	for (const name of ['h', 'i', 'j']) await come(name);
	expect(log.filter((name) => name.startsWith('-')).sort()).toEqual(['-c', '-d', '-e', '-g']);
});

test('what keeps coming beyond what is served is sent away after a while, long before the most is reached', async () => {
	const { come, go, log, pass } = house({ most: 100, comfort: 2, atOnce: 1 });
	await come('a');
	pass(500);
	await go('a');
	for (const name of ['b', 'c', 'd']) await come(name);
	expect(log).toEqual(['a', 'b']);
	pass(3_000);
	await come('e');
	expect(log.sort()).toEqual(['-d', '-e', 'a', 'b']);
});

test('the next place goes to the address that has the fewest, and where somebody must go it is one of the address that has the most', async () => {
	const { come, go, log } = house({ most: 4, comfort: 4, atOnce: 2 });
	for (const name of ['n1', 'n2', 'n3', 'n4']) await come(name, 'nuisance');
	await come('guest');
	expect(log).toEqual(['n1', 'n2', '-n4']);
	await go('n1');
	expect(log.at(-1)).toBe('guest');
	await come('n5', 'nuisance');
	await come('other');
	expect(log).toEqual(['n1', 'n2', '-n4', 'guest', '-n5']);
});

test('where one address has all that is worked on, another may still wait for its turn', async () => {
	const { come, go, log, places } = house({ most: 8, comfort: 4, atOnce: 4 });
	for (const name of ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8']) await come(name, 'nuisance');
	await come('n9', 'nuisance');
	expect(places.isFullFor('nuisance')).toBe(true);
	expect(places.isFullFor('guest')).toBe(false);
	await come('guest');
	await go('n1');
	expect(log.at(-1)).toBe('guest');
});

test('who goes away while waiting leaves no gap, and leaving twice frees one place', async () => {
	const { come, go, log, ends } = house({ most: 3, comfort: 3, atOnce: 1 });
	for (const name of ['a', 'b', 'c']) await come(name);
	ends.get('b')?.();
	await settled();
	await go('a');
	await go('a');
	await come('d');
	await come('e');
	expect(log).toEqual(['a', '-b', 'c']);
	await go('c');
	expect(log.at(-1)).toBe('d');
});
