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
	const network = { isThere: true };
	const load = (address: string) => {
		started.push(address);
		return new Promise<void>((succeed, fail) => ends.set(address, { succeed, fail: () => fail(new Error()) }));
	};
	const loads = createNearLoads<string | { href: string }>({
		wantedBy: (link) => {
			const address = typeof link === 'string' ? link : link.href;
			const [name = ''] = address.split('#');
			return address.startsWith('/') ? { name, load: () => load(address) } : undefined;
		},
		isOnline: () => network.isThere,
		whenIdle: (work) => void idle.push(work),
	});
	const beIdle = () => {
		for (const work of idle.splice(0)) work();
	};
	const end = async (address: string, how: 'succeed' | 'fail' = 'succeed') => {
		ends.get(address)?.[how]();
		for (let turn = 0; turn < 6; turn += 1) await undefined;
	};
	return { loads, network, started, beIdle, end };
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

test('without a network nothing is asked for; with it back, it is wanted still', async () => {
	const { loads, network, started, beIdle, end } = watchLoads();
	network.isThere = false;
	loads.cameNear('/a');
	beIdle();
	expect([started, loads.isWanted('/a')]).toEqual([[], true]);
	network.isThere = true;
	loads.cameNear('/a');
	// Gone again before there was time.
	network.isThere = false;
	beIdle();
	await end('/a');
	expect([started, loads.isWanted('/a')]).toEqual([[], true]);
	network.isThere = true;
	for (const address of ['/a', '/b', '/c']) loads.cameNear(address);
	beIdle();
	expect(started).toEqual(['/a', '/b']);
});

test('what failed is tried again when the network is back, and not before', async () => {
	const { loads, started, beIdle, end } = watchLoads();
	loads.cameNear('/a');
	beIdle();
	await end('/a', 'fail');
	expect(loads.isWanted('/a')).toBe(false);
	loads.forgetFailures();
	expect(loads.isWanted('/a')).toBe(true);
	loads.cameNear('/a');
	beIdle();
	expect(started).toEqual(['/a', '/a']);
});

test('what a link led to when it came near is loaded, wherever it leads by then', () => {
	const { loads, started, beIdle } = watchLoads();
	const link = { href: '/a' };
	loads.cameNear(link);
	link.href = '/b';
	beIdle();
	expect(started).toEqual(['/a']);
	expect(loads.isWanted(link)).toBe(true);
});
