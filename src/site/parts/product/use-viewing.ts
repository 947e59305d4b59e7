import { useEffect } from 'react';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';

/** Who leaves sooner has not read it. */
const lookMs = 4_000;

/** Told once in this tab; the server counts once a day whatever it is told. */
const told = new Set<string>();

/** Not while the browser draws a page in advance, nor in one that a program steers. */
const isLookedAt = () =>
	document.visibilityState === 'visible' &&
	!(document as { prerendering?: boolean }).prerendering &&
	navigator.webdriver !== true;

/** Tells the server that a notice ('notice/<id>'), a promotion or a product was really looked at: in view, for some seconds in all. */
export function useViewing(subject: string): void {
	const callApi = useApi();
	const language = useWordsLocale();
	useEffect(() => {
		if (told.has(subject)) return;
		let left = lookMs;
		let since: number | undefined;
		let timer: number | undefined;
		const tell = () => {
			told.add(subject);
			// A count that is lost is no harm to the reader.
			callApi('POST /api/viewings', { body: { subject, language } }).catch(() => told.delete(subject));
		};
		const pause = () => {
			window.clearTimeout(timer);
			if (since !== undefined) left -= performance.now() - since;
			since = undefined;
		};
		const follow = () => {
			pause();
			if (told.has(subject) || !isLookedAt()) return;
			since = performance.now();
			timer = window.setTimeout(tell, Math.max(left, 0));
		};
		follow();
		const events = ['visibilitychange', 'prerenderingchange'];
		for (const event of events) document.addEventListener(event, follow);
		return () => {
			pause();
			for (const event of events) document.removeEventListener(event, follow);
		};
	}, [callApi, subject, language]);
}
