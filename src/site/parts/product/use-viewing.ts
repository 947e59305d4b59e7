import { useEffect } from 'react';
import { isLookedAt, isTold, useTellViewing } from './use-tell-viewing.ts';

/** Who leaves a text sooner has not read it. */
const readMs = 4_000;
/** A list is passed through, and who opened a form meant to: that they stand there is enough. */
export const passMs = 1_000;

/**
 * Tells the server that a notice ('notice/<id>'), a product or a step towards a reservation ('form/<product>') was really
 * looked at: in view, for some seconds in all. Nothing is told while there is no subject.
 */
export function useViewing(subject: string | undefined, lookMs = readMs): void {
	const tell = useTellViewing();
	useEffect(() => {
		if (subject === undefined || isTold(subject)) return;
		let left = lookMs;
		let since: number | undefined;
		let timer: number | undefined;
		const pause = () => {
			window.clearTimeout(timer);
			if (since !== undefined) left -= performance.now() - since;
			since = undefined;
		};
		const follow = () => {
			pause();
			if (isTold(subject) || !isLookedAt()) return;
			since = performance.now();
			timer = window.setTimeout(() => tell(subject), Math.max(left, 0));
		};
		follow();
		const events = ['visibilitychange', 'prerenderingchange'];
		for (const event of events) document.addEventListener(event, follow);
		return () => {
			pause();
			for (const event of events) document.removeEventListener(event, follow);
		};
	}, [tell, subject, lookMs]);
}
