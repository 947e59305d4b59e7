import { useSyncExternalStore } from 'react';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';

let isOut = false;
const readers = new Set<() => void>();

function note(isOutNow: boolean): void {
	if (isOut === isOutNow) return;
	isOut = isOutNow;
	for (const read of readers) read();
}

/** Notes with each answer whether the login still counts. An answer to a member may come to a visitor too: it says nothing. */
export const notingLogin = (call: CallApi): CallApi =>
	(async (key, input) => {
		try {
			const answer = await call(key, input);
			if (!isOpenToVisitors(key)) note(false);
			return answer;
		} catch (error) {
			// What cannot be read says so in its own place; what cannot be saved is where somebody has typed.
			const isSaving = !key.startsWith('GET ');
			if (isSaving && error instanceof ApiFailure && error.code === 'login-required') note(true);
			throw error;
		}
	}) as CallApi;

const isOpenToVisitors = (key: string): boolean => key === 'GET /api/profile';

const follow = (read: () => void) => {
	readers.add(read);
	return () => readers.delete(read);
};

/** Whether the server has said that nobody is logged in here any more. */
export const isSignedOut = (): boolean => isOut;

export const useSignedOut = (): boolean => useSyncExternalStore(follow, isSignedOut);
