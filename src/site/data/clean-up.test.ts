import { afterEach, expect, test, vi } from 'vitest';
import { draftPrefix } from '#ui/form/draft-key.ts';
import { cleanUp } from './clean-up.ts';

/** Storage as browsers have it: what is kept are its own properties. */
function storageOf(kept: Record<string, string>): Storage {
	const storage = { ...kept } as unknown as Storage;
	Object.defineProperty(storage, 'removeItem', {
		value: (key: string) => {
			delete storage[key];
		},
	});
	return storage;
}

function fill() {
	const localStorage = storageOf({ lang: 'THA', theme: 'dark', 'signed-in': 'yes' });
	const sessionStorage = storageOf({ [`${draftPrefix}join`]: '{}', 'scroll:a': '120' });
	vi.stubGlobal('window', { localStorage, sessionStorage });
	return () => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) });
}

afterEach(() => vi.unstubAllGlobals());

test('a logout removes all local storage except the language choice and clears session storage', () => {
	const kept = fill();
	cleanUp('logout');
	expect(kept()).toEqual({ local: ['lang'], session: [] });
});

test('a dead session leaves what was filled in', () => {
	const kept = fill();
	cleanUp('expired');
	expect(kept()).toEqual({ local: ['lang'], session: ['draft:join'] });
});

test('a browser that closes its storage to us is no fault', () => {
	vi.stubGlobal('window', {
		get localStorage(): Storage {
			throw new Error('forbidden');
		},
	});
	expect(() => cleanUp('logout')).not.toThrow();
});
