import { readFileSync } from 'node:fs';
import { allLocales } from '#i18n/locales.ts';

/** The words of its one page, in all languages: where it is needed nothing more can be fetched. */
const wordsIn = (locale: string) => JSON.parse(readFileSync(`src/i18n/messages/${locale}/offline.json`, 'utf8')).page;

/**
 * One classic file at the root, which is as far as it may answer. By itself, after the site: a chunk shared with pages could
 * not be loaded by it, and its name must stay.
 */
export async function buildWorker(): Promise<void> {
	const { build } = await import('vite');
	const words = Object.fromEntries(allLocales.map((locale) => [locale, wordsIn(locale)]));
	await build({
		configFile: false,
		logLevel: 'warn',
		define: { offlineWords: JSON.stringify(words) },
		build: {
			target: 'es2023',
			outDir: 'dist/client',
			emptyOutDir: false,
			copyPublicDir: false,
			rolldownOptions: {
				checks: { bundlerTimings: false },
				input: 'src/site/offline/worker.ts',
				output: { format: 'iife', entryFileNames: 'sw.js' },
			},
		},
	});
}
