import { createHash } from 'node:crypto';
import { minuteMs } from '#domain/kernel/durations.ts';
import type { TranslatedText } from './translator.ts';

type Kept = { text: string; until: number };

const keptMs = 30 * minuteMs;
const most = { entries: 500, letters: 1_000_000 };

/**
 * Translations that several readers of the same text ask for soon after each other: by a hash of it, in memory alone, not for
 * long, and not many. The oldest go first.
 */
export function createTranslationCache(now: () => number, bounds = most) {
	const kept = new Map<string, Kept>();
	let letters = 0;
	const drop = (key: string) => {
		letters -= kept.get(key)?.text.length ?? 0;
		kept.delete(key);
	};
	return {
		keyOf: ({ text, from, to }: TranslatedText): string =>
			createHash('sha256').update(`${from} ${to} ${text}`).digest('base64'),
		find(key: string): string | undefined {
			const found = kept.get(key);
			if (found && found.until <= now()) drop(key);
			return kept.get(key)?.text;
		},
		keep(key: string, text: string): void {
			drop(key);
			kept.set(key, { text, until: now() + keptMs });
			letters += text.length;
			for (const oldest of kept.keys()) {
				if (kept.size <= bounds.entries && letters <= bounds.letters) return;
				drop(oldest);
			}
		},
	};
}
