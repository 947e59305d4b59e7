import type { Locale } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { hasWords, loadWords } from '#site/words.ts';

/** What a profile is told in. */
export const providerWords: readonly WordFile[] = ['provider', 'product', 'product-detail', 'rating'];

const failed = new Set<Locale>();

/** Whether they are here; the nearest Suspense waits until that is known. */
export function useProviderWords(locale: Locale): boolean {
	if (hasWords(locale, providerWords)) return true;
	if (failed.has(locale)) return false;
	// Thrown, not used: after use() React goes on where it stopped, and by then would not come by here again.
	throw loadWords(locale, providerWords).catch(() => failed.add(locale));
}
