import type { Page } from '@playwright/test';

/**
 * The page has drawn what it knows and has nothing more to do: long tables, for one, learn how high their rows are by
 * drawing them. Where nothing is left to draw the browser now and then never says that it is idle, so it is given a second.
 */
export const drawn = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
			),
	);
