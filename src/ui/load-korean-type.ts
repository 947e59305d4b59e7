/** Without a connection the device's own Korean letters serve. */
export const loadKoreanFonts = () => void import('./styles/fonts-korean.css').catch(() => undefined);

/**
 * Once Korean text comes near the screen: the list of font files is long, and a browser that reads it lays the whole page
 * out anew. Gives back how to call it off.
 */
export function loadKoreanType(): (() => void) | undefined {
	const texts = document.querySelectorAll('body [lang="ko"]');
	if (texts.length === 0) {
		loadKoreanFonts();
		return undefined;
	}
	const watcher = new IntersectionObserver(
		(seen) => {
			if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
			watcher.disconnect();
			loadKoreanFonts();
		},
		{ rootMargin: '50% 0px' },
	);
	for (const text of texts) watcher.observe(text);
	return () => watcher.disconnect();
}
