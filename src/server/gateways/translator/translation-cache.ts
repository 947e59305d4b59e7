import { createHash } from 'node:crypto';
import { minuteMs } from '#domain/kernel/durations.ts';
import type { TranslatedText } from './translator.ts';

type Cached = { text: string; until: number };

const cachedMs = 30 * minuteMs;
const most = { entries: 500, letters: 1_000_000 };

/**
 * Translations that several readers of the same text ask for soon after each other: by a hash of it, in memory alone, not for
 * long, and not many. The oldest go first.
 */
export function createTranslationCache(now: () => number, bounds = most) {
	const cache = new Map<string, Cached>();
	let letters = 0;
	const drop = (key: string) => {
		letters -= cache.get(key)?.text.length ?? 0;
		cache.delete(key);
	};
	return {
		keyOf: ({ text, from, to }: TranslatedText): string =>
			createHash('sha256').update(`${from} ${to} ${text}`).digest('base64'),
		find(key: string): string | undefined {
			const found = cache.get(key);
			if (found && found.until <= now()) drop(key);
			return cache.get(key)?.text;
		},
		keep(key: string, text: string): void {
			drop(key);
			cache.set(key, { text, until: now() + cachedMs });
			letters += text.length;
			for (const oldest of cache.keys()) {
				if (cache.size <= bounds.entries && letters <= bounds.letters) return;
				drop(oldest);
			}
		},
	};
}
