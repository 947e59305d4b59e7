import { noop, type QueryClient } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { matchPage, type PageMatch } from '#contract/page-address.ts';
import { splitAddress } from '#i18n/address.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { createLoads } from './create-loads.ts';
import { loadedAhead, screenPart } from './loaded-ahead.ts';
import type { PageContext, PageModule } from './page-module.ts';
import type { SiteLocation } from './router/navigation.ts';
import { type Route, routes } from './routes.ts';
import { forgetFailedWords, loadWords, loadWordsAhead, partsOfWords } from './words.ts';

const modules = new Map<Route, PageModule>();
const loads = createLoads(async (route: Route) => {
	const module: PageModule = await route.load();
	modules.set(route, module);
	return module;
});

/** The screen's code if it is here already. */
export const loadedModule = (route: Route): PageModule | undefined => modules.get(route);

export function loadModule(route: Route): Promise<PageModule> {
	loadedAhead.use([screenPart(route.file)]);
	return loads.get(route);
}

export type Destination = {
	match: PageMatch | undefined;
	route: Route | undefined;
	locale: Locale;
	code: Locale | undefined;
	path: string;
};

/** Where an address leads, and in which language: its code, else the stored choice, else English. */
export function destinationOf(location: Pick<SiteLocation, 'pathname'>, choice: Locale | undefined): Destination {
	const { code, path } = splitAddress(location.pathname);
	const match = matchPage(path);
	const route = match && match.page !== 'console' ? routes[match.page] : undefined;
	return { match, route, locale: code ?? choice ?? defaultLocale, code, path };
}

export function contextOf(destination: Destination, search: string, callApi: CallApi): PageContext {
	return {
		params: destination.match?.params ?? {},
		search: new URLSearchParams(search),
		locale: destination.locale,
		callApi,
	};
}

/** A screen but for its data, before anybody goes there. What fails is as if nobody had asked, whoever asks for it next. */
export async function loadAhead(route: Route, locale: Locale): Promise<void> {
	const parts = [screenPart(route.file), ...partsOfWords(locale, route.words)];
	const ends = await loadedAhead.during(parts, () =>
		Promise.allSettled([loads.get(route), loadWordsAhead(locale, route.words)]),
	);
	const failed = ends.find((end) => end.status === 'rejected');
	if (!failed) return;
	loads.forgetFailures();
	forgetFailedWords();
	throw failed.reason;
}

/** Everything a screen needs, in parallel; settles when it can be shown without waiting. */
export async function loadScreen(
	destination: Destination,
	options: { search: string; client: QueryClient; callApi: CallApi },
): Promise<void> {
	const { route, locale } = destination;
	loads.forgetFailures();
	forgetFailedWords();
	const words = loadWords(locale, route?.words ?? []);
	if (route) {
		const module = await loadModule(route);
		const context = contextOf(destination, options.search, options.callApi);
		const queries = module.queries?.(context) ?? [];
		await Promise.all(queries.map((query) => options.client.query(query).catch(noop)));
		await module.prepare?.(context, options.client);
	}
	await words;
}
