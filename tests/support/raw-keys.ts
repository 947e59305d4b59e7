import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The nouns that messages are kept by: a key on screen begins with one of them. */
const nouns = [
	...new Set(readdirSync(join(import.meta.dirname, '../../src/i18n/messages/ko')).map((file) => file.split(/[-.]/)[0])),
];

/** To be run in a page: everything that is read or heard there, also what is closed at the moment. */
function findKeys(nouns: (string | undefined)[]): string[] {
	const key = new RegExp(String.raw`(?<![\w@/.:-])(?:${nouns.join('|')})(?:\.[A-Za-z][\w-]*)+(?![\w@/])`, 'g');
	const said = function* () {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode())
			if (!['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? '')) yield node.textContent ?? '';
		for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
			for (const element of document.querySelectorAll(`[${name}]`)) yield element.getAttribute(name) ?? '';
		yield document.title;
	};
	return [...new Set([...said()].flatMap((text) => text.match(key) ?? []))];
}

/** What looks like the key of a message where its words should stand. */
export const rawKeys = async (page: Page): Promise<string[]> =>
	(await page.evaluate(findKeys, nouns)).map((key) => `the key of a message is on screen: ${key}`);
