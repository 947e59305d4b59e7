import type { Locale } from '#i18n/locales.ts';
import { builtFiles, type IsSpare } from './built-files.ts';
import { registerWorker } from './register-worker.ts';
import { within } from './within.ts';
import type { KeepAnswer, ToWorker } from './worker-messages.ts';

type Page = { address: string; locale: Locale; canCheck: boolean };

const loadingMs = 5_000;
const keepingMs = 60_000;

const loaded = (picture: HTMLImageElement) =>
	picture.complete || picture.loading === 'lazy' ? undefined : picture.decode().catch(() => undefined);

/** Until fonts and pictures are here, or it takes too long: what is not here yet cannot be named. */
async function untilLoaded(): Promise<void> {
	const parts = [document.fonts.ready, ...[...document.images].map(loaded)];
	await within(Promise.all(parts), loadingMs).catch(() => undefined);
}

/** Everything built that this page has loaded for itself since it began, and the pictures that stand on it now. */
function loadedFiles(isSpare: IsSpare): string[] {
	const { origin } = window.location;
	const parts = builtFiles(performance.getEntriesByType('resource') as PerformanceResourceTiming[], origin, isSpare);
	const pictures = [...document.images]
		.map(({ currentSrc }) => currentSrc)
		.filter((url) => url.startsWith(`${origin}/`));
	return [...new Set([...parts, ...pictures])].map((url) => url.slice(origin.length).split('#')[0] ?? '');
}

function ask(worker: ServiceWorker, message: ToWorker): Promise<KeepAnswer> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = ({ data }) => resolve(data);
		worker.postMessage(message, [port2]);
	});
}

/**
 * Has the worker keep the page as it stands: also one that was reached without asking the server for a document. `isSpare`
 * tells of files that were loaded though the page does not need them.
 */
export async function keepPage(page: Page, isSpare: IsSpare = () => false): Promise<KeepAnswer> {
	if (!import.meta.env.PROD) return 'not-kept';
	if (!(await registerWorker())) return 'failed';
	try {
		const { active } = await within(navigator.serviceWorker.ready, keepingMs);
		await untilLoaded();
		if (!active) return 'failed';
		return await within(ask(active, { kind: 'keep', ...page, assets: loadedFiles(isSpare) }), keepingMs);
	} catch {
		return 'failed';
	}
}
