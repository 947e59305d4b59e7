import type { Locator } from '@playwright/test';

/** Turns a calendar's leaves to a day ahead, whichever month it opened on: where this one has nothing left, a later one. */
export async function turnTo(within: Locator, day: string, nextMonth = 'Next month'): Promise<void> {
	await within.locator('[data-day]').first().waitFor();
	for (let leaf = 0; leaf < 12 && (await within.locator(`[data-day="${day}"]`).count()) === 0; leaf++)
		await within.getByRole('button', { name: nextMonth }).click();
}
