/** Scroll positions by history entry, in sessionStorage so that a reload keeps them. */
const name = (key: string) => `scroll:${key}`;

/** Who logged out leaves nothing behind: the page being left writes no more. */
let isOver = false;

export function stopRemembering(): void {
	isOver = true;
}

export function rememberScroll(key: string): void {
	if (isOver) return;
	try {
		sessionStorage.setItem(name(key), String(Math.round(window.scrollY)));
	} catch {
		// Storage full or forbidden: the page then opens at its top, which is no loss worth a word.
	}
}

export function rememberedScroll(key: string): number | undefined {
	try {
		const kept = sessionStorage.getItem(name(key));
		return kept === null ? undefined : Number(kept);
	} catch {
		return undefined;
	}
}
