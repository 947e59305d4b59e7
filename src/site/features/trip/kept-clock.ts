import { useSyncExternalStore } from 'react';
import type { FirstClock } from './two-clocks.ts';

const storageKey = 'first-clock';
const listeners = new Set<() => void>();
/** Where storage is closed to us, the choice lasts as long as the page. */
let chosen: FirstClock | undefined;

function read(): FirstClock {
	try {
		chosen ??= localStorage.getItem(storageKey) === 'own' ? 'own' : 'korean';
	} catch {
		chosen ??= 'korean';
	}
	return chosen;
}

function choose(clock: FirstClock) {
	chosen = clock;
	try {
		if (clock === 'korean') localStorage.removeItem(storageKey);
		else localStorage.setItem(storageKey, clock);
	} catch {
		// See `chosen`.
	}
	for (const listener of listeners) listener();
}

function watch(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** By which clock trips are read on this device: who has chosen once is not asked again. */
export const useFirstClock = (): [FirstClock, (clock: FirstClock) => void] => [
	useSyncExternalStore(watch, read, () => 'korean'),
	choose,
];
