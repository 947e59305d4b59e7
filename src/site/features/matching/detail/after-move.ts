export const headingId = 'question';
export const stateId = 'question-state';

/** How long an answer may take until what was clicked is gone. */
const lookMs = 2_000;

/**
 * What was clicked is often gone once it is done, and the focus with it: then it goes to what waits for whom now, or to the
 * question itself. A dialog gives the focus back to what opened it, which may go some frames later.
 */
export function focusAfterMove(): void {
	const until = performance.now() + lookMs;
	const look = (now: number) => {
		if (document.activeElement !== document.body) {
			if (now < until) requestAnimationFrame(look);
			return;
		}
		const state = document.getElementById(stateId);
		const spot = state?.hasChildNodes() ? state : document.getElementById(headingId);
		spot?.focus();
	};
	requestAnimationFrame(look);
}
