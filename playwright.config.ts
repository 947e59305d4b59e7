import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const report = process.env.E2E_REPORT;

/** Journeys in a real browser against the real product; tests/support/e2e-server.ts starts it and sets E2E_ORIGIN. */
export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.e2e.ts',
	outputDir: '.cache/e2e',
	globalSetup: './tests/support/e2e-server.ts',
	fullyParallel: true,
	forbidOnly: true,
	// A second and a third try tell a hiccup of the machine from a fault; whatever needed one is named at the end of the run.
	retries: 2,
	workers: 2,
	// Generous: a slow machine is no fault of the product, and a test never asserts a time. But a product that hangs is told
	// before the whole run is stopped from outside, which would leave nothing to read.
	timeout: 600_000,
	globalTimeout: 70 * 60_000,
	maxFailures: 20,
	expect: { timeout: 60_000 },
	reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
	use: {
		// What is not there after two minutes will not come: a click on it need not wait until the test's end.
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		...(process.env.E2E_ORIGIN && { baseURL: process.env.E2E_ORIGIN }),
		locale: 'en-US',
		timezoneId: 'Asia/Bangkok',
		viewport: { width: 1440, height: 900 },
		contextOptions: { reducedMotion: 'reduce' },
		// Journeys count requests and break connections; those without network let the worker in.
		serviceWorkers: 'block',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: findChromium() ?? '/usr/bin/chromium',
			// On a machine that names no language Chromium gives files no names but Latin ones.
			env: { ...process.env, LANG: 'C.UTF-8' },
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--no-first-run',
				// One thread draws, as two more only take turns on two cores: a tenth less work.
				'--num-raster-threads=1',
			],
		},
	},
});
