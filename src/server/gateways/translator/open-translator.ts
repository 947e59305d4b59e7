import { minuteMs } from '#domain/kernel/durations.ts';
import type { Settings } from '#server/env.ts';
import { openLibreTranslate } from './libre-translate.ts';
import { createTranslationCache } from './translation-cache.ts';
import { type Translator, TranslatorFailed } from './translator.ts';

/** So many texts are under way at once: a slow translator holds up nobody else's requests. */
const mostAtOnce = 8;
const knownMs = 10 * minuteMs;
const unknownMs = minuteMs;

type Given = Pick<Settings, 'TRANSLATE_URL' | 'TRANSLATE_KEY' | 'TRANSLATE_IS_OWN'> & { timeoutMs?: number };

/** The operator's translator; null where none is set. */
export function openTranslator(given: Given, now: () => number = Date.now): Translator | null {
	const { TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_IS_OWN: isOwn, timeoutMs } = given;
	if (url === undefined) return null;
	const libre = openLibreTranslate({ url, key, ...(timeoutMs !== undefined && { timeoutMs }) });
	const cache = createTranslationCache(now);
	let underWay = 0;
	let languages: { asked: Promise<readonly string[]>; until: number } | undefined;

	async function askedLanguages(): Promise<readonly string[]> {
		try {
			return await libre.languages();
		} catch {
			// Away for now: nothing is offered, and it is asked again soon.
			languages = languages && { ...languages, until: now() + unknownMs };
			return [];
		}
	}
	return {
		isOwn,
		languages() {
			if (!languages || languages.until <= now()) languages = { asked: askedLanguages(), until: now() + knownMs };
			return languages.asked;
		},
		async translate(text, { isKept }) {
			const key = cache.keyOf(text);
			const known = isKept ? cache.find(key) : undefined;
			if (known !== undefined) return known;
			if (underWay >= mostAtOnce) throw new TranslatorFailed('too many at once');
			underWay += 1;
			try {
				const translation = await libre.translate(text);
				if (isKept) cache.keep(key, translation);
				return translation;
			} finally {
				underWay -= 1;
			}
		},
	};
}
