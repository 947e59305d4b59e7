import { expect, test } from 'vitest';
import { createNearLoads, maySpare } from './near-loads.ts';

test('nothing is loaded ahead for who saves data or is on a slow line', () => {
	expect(maySpare(undefined)).toBe(true);
	expect(maySpare({})).toBe(true);
	expect(maySpare({ saveData: false, effectiveType: '4g' })).toBe(true);
	expect(maySpare({ effectiveType: '3g' })).toBe(true);
	expect(maySpare({ effectiveType: '2g' })).toBe(false);
	expect(maySpare({ effectiveType: 'slow-2g' })).toBe(false);
	expect(maySpare({ saveData: true, effectiveType: '4g' })).toBe(false);
});

/** Idle and loading come when they are told to. */
function watchLoads() {
	const idle: (() => void)[] = [];
	const started: string[] = [];
	const ends = new Map<string, { succeed: () => void; fail: () => void }>();
	const loads = createNearLoads<string>({
		nameOf: (address) => (address.startsWith('/') ? address.split('#')[0] : undefined),
		load: (address) => {
			started.push(address);
			return new Promise<void>((succeed, fail) => ends.set(address, { succeed, fail: () => fail(new Error()) }));
		},
		whenIdle: (work) => void idle.push(work),
	});
	const beIdle = () => {
		for (const work of idle.splice(0)) work();
	};
	const end = async (address: string, how: 'succeed' | 'fail' = 'succeed') => {
		ends.get(address)?.[how]();
		for (let turn = 0; turn < 3; turn += 1) await undefined;
	};
	return { loads, started, beIdle, end };
}

test('what comes near is loaded once, however many links lead to it, and only when there is time', () => {
	const { loads, started, beIdle } = watchLoads();
	expect(loads.isWanted('/a')).toBe(true);
	for (const address of ['/a', '/a#below', '/a', 'elsewhere']) loads.cameNear(address);
	expect(started).toEqual([]);
	expect(loads.isWanted('/a#below')).toBe(false);
	expect(loads.isWanted('elsewhere')).toBe(false);
	beIdle();
	expect(started).toEqual(['/a']);
});

test('two at a time, in the order in which they came, and one that fails holds up no other', async () => {
	const { loads, started, beIdle, end } = watchLoads();
	for (const address of ['/a', '/b', '/c', '/d']) loads.cameNear(address);
	beIdle();
	expect(started).toEqual(['/a', '/b']);
	await end('/b', 'fail');
	expect(started).toEqual(['/a', '/b']);
	beIdle();
	expect(started).toEqual(['/a', '/b', '/c']);
	await end('/a');
	await end('/c');
	beIdle();
	expect(started).toEqual(['/a', '/b', '/c', '/d']);
	loads.cameNear('/b');
	beIdle();
	expect(started).toHaveLength(4);
});
