import { useCallback } from 'react';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';

/** Told once in this tab; the server counts once a day whatever it is told. */
const told = new Set<string>();

/** Not while the browser draws a page in advance, nor in one that a program steers. */
export const isLookedAt = () =>
	document.visibilityState === 'visible' &&
	!(document as { prerendering?: boolean }).prerendering &&
	navigator.webdriver !== true;

export const isTold = (subject: string): boolean => told.has(subject);

/** Tells the server that something was looked at or done ('sent/<product>'): in sums of nobody. */
export function useTellViewing(): (subject: string) => void {
	const callApi = useApi();
	const language = useWordsLocale();
	return useCallback(
		(subject) => {
			if (told.has(subject) || !isLookedAt()) return;
			told.add(subject);
			// A count that is lost is no harm to the reader.
			callApi('POST /api/viewings', { body: { subject, language } }).catch(() => told.delete(subject));
		},
		[callApi, language],
	);
}
