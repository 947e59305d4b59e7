const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** Names in the bars are drawn, or stand in letters that come with the page. */
const isElsewhere = (element: Element) => element.closest('header, footer, nav[aria-label], script, style') !== null;

function* textsIn(root: Node): Generator<Element> {
	if (!hangul.test(root.textContent ?? '')) return;
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (
		let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
		node;
		node = walker.nextNode()
	) {
		const { parentElement, textContent } = node;
		if (parentElement && hangul.test(textContent ?? '') && !isElsewhere(parentElement)) yield parentElement;
	}
}

/**
 * Korean type wherever Hangul comes near the screen, written or typed: a name somebody gave, an answer, a whole page. The
 * list of font files is long, so most pages, which have none, never ask for it.
 */
export function watchHangul(load: () => void): void {
	const stop = () => {
		seen.disconnect();
		changes.disconnect();
		document.removeEventListener('input', typed);
		load();
	};
	const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && stop(), {
		rootMargin: '50% 0px',
	});
	const look = (root: Node) => {
		for (const element of textsIn(root)) seen.observe(element);
		if (root instanceof Element)
			for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
				if (hangul.test(field.value) || hangul.test(field.placeholder)) seen.observe(field);
	};
	const changes = new MutationObserver((records) => {
		for (const { type, target, addedNodes } of records)
			for (const node of type === 'characterData' ? [target] : addedNodes) look(node);
	});
	const typed = ({ target }: Event) =>
		(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
		hangul.test(target.value) &&
		stop();
	look(document.body);
	changes.observe(document.body, { childList: true, characterData: true, subtree: true });
	document.addEventListener('input', typed);
}
