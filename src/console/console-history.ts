import type { Leaving } from '#ui/leaving.ts';

type Browser = {
	history: Pick<History, 'pushState' | 'replaceState' | 'back'> & { readonly state: unknown };
	/** Path and query as the browser shows them. */
	address: () => string;
	/** The link that has the focus. */
	focused: () => string | null;
};

/** The console's pages in the history of the browser. */
export function createConsoleHistory(
	{ history, address, focused }: Browser,
	leaving: Pick<Leaving, 'ask' | 'mustAsk'>,
) {
	const heard = new Set<() => void>();
	/** The page that is shown: while it is asked whether to leave it, the browser was already elsewhere. */
	let shown: string | undefined;
	let isAgreed = false;
	const current = () => shown ?? address();
	const show = () => {
		shown = address();
		for (const tell of heard) tell();
	};
	/** Kept with the entry that is left. */
	const noteLeft = () => {
		const left = focused();
		if (left !== null) history.replaceState({ ...(history.state as object | null), left }, '');
	};
	const write = (to: string, how: 'push' | 'replace') => {
		if (how === 'push') noteLeft();
		history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
		show();
	};
	return {
		current,
		/** A choice that is written into the address (`replace`) takes nothing away. */
		navigate: (to: string, how: 'push' | 'replace', done?: () => void): void => {
			const go = () => {
				write(to, how);
				done?.();
			};
			const { pathname, search } = new URL(to, 'http://localhost');
			if (how === 'replace' || pathname + search === current()) go();
			else leaving.ask(go);
		},
		/** Back, Forward, or an anchor of this page. */
		onPopState: (): void => {
			const isElsewhere = address() !== current();
			if (isElsewhere && !isAgreed && leaving.mustAsk()) {
				// Laid again over where it led (as decision 0057 has it): whoever leaves after all goes back to there.
				history.pushState(null, '', current());
				leaving.ask(() => {
					isAgreed = true;
					history.back();
				});
			} else {
				isAgreed = false;
				show();
			}
		},
		subscribe: (tell: () => void) => {
			if (heard.size === 0) shown = address();
			heard.add(tell);
			return () => void heard.delete(tell);
		},
	};
}
