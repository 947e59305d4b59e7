/** Something that was typed and is kept nowhere. */
type Unsaved = {
	/** The sheets it stands in, from the outermost: whoever closes one of them throws it away. */
	within: readonly string[];
	/** What is being sent leads on by itself. */
	isSending: () => boolean;
};

/**
 * What would be lost when a page, a sheet or a form goes. Whoever is about to take one away asks here, with what it does then:
 * it is done at once where nothing was typed, and else when somebody has agreed (decision 0183). One for each page.
 */
export function createLeaving() {
	const unsaved = new Map<string, Unsaved>();
	const hosts = new Set<() => void>();
	let goOn: (() => void) | undefined;
	let isAgreed = false;
	const tell = () => {
		for (const host of hosts) host();
	};
	const close = () => {
		goOn = undefined;
		tell();
	};
	/** Of a form or a sheet by its id, else of the whole page. */
	const mustAsk = (scope?: string): boolean =>
		!isAgreed &&
		// Nobody is there to put the question, as at the console's door.
		hosts.size > 0 &&
		[...unsaved].some(
			([id, { within, isSending }]) => (scope === undefined || id === scope || within.includes(scope)) && !isSending(),
		);
	return {
		/** From now until the function it answers with is called. */
		hold: (id: string, one: Unsaved) => {
			unsaved.set(id, one);
			return () => void unsaved.delete(id);
		},
		mustAsk,
		ask: (go: () => void, scope?: string): void => {
			if (mustAsk(scope)) {
				goOn = go;
				tell();
			} else go();
		},
		isAsked: () => goOn !== undefined,
		stay: close,
		/** What is done then asks nothing more. `settle` waits until the question is gone, with the focus it had taken. */
		leave: (settle: (work: () => void) => void = (work) => work()): void => {
			const go = goOn;
			settle(close);
			isAgreed = true;
			try {
				go?.();
			} finally {
				isAgreed = false;
			}
		},
		/** Whoever hears puts the question. */
		hear: (host: () => void) => {
			hosts.add(host);
			return () => void hosts.delete(host);
		},
	};
}

export type Leaving = ReturnType<typeof createLeaving>;

export const leaving = createLeaving();
