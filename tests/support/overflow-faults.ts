import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';

/**
 * What a reader cannot read: a page wider than its window, text that runs out of its box or of the window, and text cut
 * off by a box that hides it. Runs in the page, so it stands alone.
 */
function findFaults(): string[] {
	const slack = 1.5;
	const faults = new Set<string>();
	const tell = (what: string, element: Element, text: string) => {
		const name = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`;
		faults.add(`${what}: ${name} “${text.trim().slice(0, 60)}”`);
	};
	const styles = new Map<Element, CSSStyleDeclaration>();
	const styleOf = (element: Element) => {
		const known = styles.get(element) ?? getComputedStyle(element);
		styles.set(element, known);
		return known;
	};
	const ancestors = function* (element: Element | null) {
		for (let at = element; at && at !== document.documentElement; at = at.parentElement) yield at;
	};
	/** Asked of every text for all that stands around it: each is measured once. */
	const outOfSight = new Map<Element, boolean>();
	const isOutOfSight = (element: Element | null): boolean => {
		if (!element || element === document.documentElement) return false;
		const known = outOfSight.get(element);
		if (known !== undefined) return known;
		const { width, height } = element.getBoundingClientRect();
		const isTiny = width <= 1.5 && height <= 1.5;
		const is = isTiny || element.getAttribute('aria-hidden') === 'true' || isOutOfSight(element.parentElement);
		outOfSight.set(element, is);
		return is;
	};
	/** Meant for ears, or moved out of sight until it is asked for. */
	const isHidden = (element: Element) =>
		isOutOfSight(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	const scrolls = (element: Element) => ['auto', 'scroll'].includes(styleOf(element).overflowX);
	const cuts = (element: Element) => ['hidden', 'clip'].includes(styleOf(element).overflowX);
	/** Shortened on purpose, and with a sign of it. */
	const isShortened = (element: Element) =>
		styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none';

	const page = document.scrollingElement as Element;
	if (page.scrollWidth > innerWidth + slack) {
		const guilty = [...document.body.querySelectorAll('*')].find(
			(element) =>
				element.getBoundingClientRect().right > innerWidth + slack &&
				![...ancestors(element.parentElement)].some((at) => scrolls(at) || cuts(at)),
		);
		faults.add(`the page is ${page.scrollWidth} px wide in ${innerWidth}: ${guilty?.outerHTML.slice(0, 120)}`);
	}

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent ?? '';
		const parent = node.parentElement;
		if (text.trim() === '' || !parent || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TITLE'].includes(parent.tagName))
			continue;
		if (isHidden(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
		const left = Math.min(...lines.map((line) => line.left));
		const right = Math.max(...lines.map((line) => line.right));
		const way = [...ancestors(parent)];
		const scroller = way.findIndex(scrolls);
		const cutter = way.findIndex((at) => cuts(at) && !isShortened(at));
		const isShort = way.slice(0, 4).some(isShortened);
		if (scroller === -1 && !isShort && (right > innerWidth + slack || left < -slack))
			tell('text runs out of the window', parent, text);
		if (cutter !== -1 && (scroller === -1 || cutter < scroller) && !isShort) {
			const box = (way[cutter] as Element).getBoundingClientRect();
			const low = Math.max(...lines.map((line) => line.bottom - line.height * 0.25));
			const isCutDown = styleOf(way[cutter] as Element).overflowY !== 'visible' && low > box.bottom + slack;
			if (right > box.right + slack || left < box.left - slack || isCutDown) tell('text is cut off', parent, text);
		}
		const block = way.find((at) => !['inline', 'contents'].includes(styleOf(at).display));
		if (block && !isShort && scroller === -1) {
			const box = block.getBoundingClientRect();
			const hasEdge = ['BUTTON', 'A', 'LABEL', 'SUMMARY', 'TD', 'TH', 'LI'].includes(block.tagName);
			if (box.width > 0 && (right > box.right + slack || (hasEdge && left < box.left - slack)))
				tell('text runs out of its box', parent, text);
		}
	}
	return [...faults];
}

/** Whether the page is wider than its window, and by what: a small part of the whole, and quick. */
export async function hangingOver(page: Page): Promise<string[]> {
	const wider = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
	if (wider <= 0) return [];
	return [`the page is ${wider} px wider than its window`, ...(await overflowFaults(page))];
}

/** At the width the window has now. */
export async function overflowFaults(page: Page): Promise<string[]> {
	await page.evaluate(layOutAll);
	return page.evaluate(findFaults);
}
