import { languageKey } from '#i18n/locales.ts';
import { draftPrefix } from '#ui/form/draft-key.ts';
import { forgetKept } from '#views/offline/forget-kept.ts';
import { stopRemembering } from '../router/scroll-memory.ts';

/** Why a session ended: the member left, or it turned out to be dead. */
export type SessionEnd = 'logout' | 'expired';

/**
 * SPEC section 4: everything in localStorage but the language choice goes, and sessionStorage is cleared. Who is asked to
 * log in again finds “what they had filled in kept” (DECISIONS, paths), so drafts outlive a dead session; whoever logs out
 * leaves none behind. What was kept for the way goes in both cases: the worker forgets it, and so does this page itself.
 */
export function cleanUp(end: SessionEnd): void {
	if (end === 'logout') stopRemembering();
	removeAllBut('localStorage', (key) => key === languageKey);
	removeAllBut('sessionStorage', (key) => end === 'expired' && key.startsWith(draftPrefix));
	forgetKept();
}

function removeAllBut(name: 'localStorage' | 'sessionStorage', isKept: (key: string) => boolean): void {
	try {
		const storage = window[name];
		for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
	} catch {
		// Storage is closed to us, so nothing of ours is in it.
	}
}
