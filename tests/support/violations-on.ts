import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { layOutAll } from './lay-out-all.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What passed need not be described, and no sheet of style or film is fetched: our pages wait for their own. The only frame of
// ours shows a mail and lets nothing in, axe neither: mails have tests of their own. Where a fault stands is written down here
// for the faults alone; axe writes it for every element it looks at.
const options: RunOptions = {
	resultTypes: ['violations'],
	preload: false,
	iframes: false,
	selectors: false,
	elementRef: true,
};

type Axe = typeof import('axe-core');

/**
 * What axe finds on a page, or in parts of it. Axe is brought into each document once and runs in the page itself: its own
 * binding for this runner brings it anew for every look and ends each in another page, which took three times as long.
 */
export const violationsOn = (page: Page, ...within: string[]): Promise<string[]> => look(page, { within, options });

/** The same of its colours alone: what else axe looks at has no colour. */
export const contrastFaultsOn = (page: Page): Promise<string[]> =>
	look(page, { within: [], options: { ...options, runOnly: ['color-contrast', 'link-in-text-block'] } });

async function look(page: Page, asked: { within: string[]; options: RunOptions }): Promise<string[]> {
	await page.evaluate(layOutAll);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; axe.configure({ noHtml: true })`);
	return page.evaluate(async ({ within, options }) => {
		const { axe } = window as unknown as { axe: Axe };
		// A part that is not there would make axe throw, which says more than no violation.
		const { violations } = await axe.run(within.length > 0 ? { include: within } : document, options);
		const place = (element?: Element) => element?.outerHTML.slice(0, 300);
		return violations.map(
			({ id, nodes }) =>
				`${id}: ${nodes.map(({ element, failureSummary }) => `${place(element)} ${failureSummary}`).join('\n')}`,
		);
	}, asked);
}
