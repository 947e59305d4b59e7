export const headingId = 'question';
export const stateId = 'question-state';

/** How long the page may take to show what was done: it is drawn some frames after its answer has come, on slow phones seconds. */
const lookMs = 10_000;

/** What is to be seen in one frame. */
type Look = {
	/** A dialog lies over the page: nothing beneath it can take the focus. */
	isCovered: boolean;
	/** The page says what waits for whom. */
	hasState: boolean;
	/** Where the focus is; nowhere when what had it is gone. */
	at: 'nowhere' | 'heading' | 'state' | 'elsewhere';
};

/**
 * Where the focus belongs now: to what waits for whom, or to the question itself as long as there is nothing of it; undefined where
 * it stays. `isToState`: it goes there also from a link that is still there, since that is what one has done it for.
 */
export function spotOf({ isCovered, hasState, at }: Look, isToState: boolean): 'state' | 'heading' | undefined {
	if (isCovered || at === 'state') return undefined;
	if (at === 'elsewhere' && !(isToState && hasState)) return undefined;
	if (hasState) return 'state';
	return at === 'nowhere' ? 'heading' : undefined;
}

const spots = { state: stateId, heading: headingId } as const;

function lookNow(): Look {
	const { activeElement, body } = document;
	const at = activeElement === null || activeElement === body ? 'nowhere' : 'elsewhere';
	return {
		isCovered: document.querySelector('dialog:modal') !== null,
		hasState: document.getElementById(stateId)?.hasChildNodes() ?? false,
		at: activeElement?.id === stateId ? 'state' : activeElement?.id === headingId ? 'heading' : at,
	};
}

/**
 * What was clicked is often gone once it is done, and the focus with it: then it goes to what the page says now. A dialog gives the
 * focus back to what opened it, which may go some frames later, and the page may be drawn later still: so it is looked for a while,
 * but not once somebody goes on by themselves.
 */
export function focusAfterMove(isToState = false): void {
	const until = performance.now() + lookMs;
	const theirs = new AbortController();
	for (const kind of ['keydown', 'pointerdown'])
		window.addEventListener(kind, () => theirs.abort(), { capture: true, signal: theirs.signal });
	const look = (now: number) => {
		if (theirs.signal.aborted) return;
		const seen = lookNow();
		const spot = spotOf(seen, isToState);
		if (spot) document.getElementById(spots[spot])?.focus();
		if (now >= until || (seen.at === 'state' && !seen.isCovered)) theirs.abort();
		else requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
