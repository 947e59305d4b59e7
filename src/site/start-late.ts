import { loadKoreanFonts } from '#ui/load-korean-type.ts';
import { watchHangul } from '#ui/watch-hangul.ts';
import { registerWorker } from '#views/offline/register-worker.ts';
import type { Boot } from './boot.ts';
import { prepareNear } from './router/prepare-near.ts';

/** What a page begins with when it has nothing better to do: nothing of its first screen waits for it. */
export function startLate(boot: Boot): void {
	// Where there is no network, the worker answers.
	void registerWorker();
	// Hangul may stand on any page, in a name or an answer: its letters are fetched where it does.
	watchHangul(loadKoreanFonts);
	prepareNear(boot);
}
