import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';

/** What axe finds on a page, or in a part of it. */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
	await page.evaluate(layOutAll);
	// Without frames of other origins axe may run in the page itself, instead of finishing in a new page each time, and
	// what passed need not be described: the same violations in a fifth of the time.
	const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
	const { violations } = await (within ? builder.include(within) : builder).analyze();
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
	);
}
