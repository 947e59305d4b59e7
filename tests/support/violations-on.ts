import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';

/** What axe finds on a page, or in a part of it. */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
	await page.evaluate(layOutAll);
	const builder = new AxeBuilder({ page });
	const { violations } = await (within ? builder.include(within) : builder).analyze();
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
	);
}
