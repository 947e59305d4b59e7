import { Readable, Transform } from 'node:stream';
import { noop, type QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { type Page, pages } from '#contract/pages.ts';
import type { PageAssets, RenderRequest, RenderResult } from '#contract/rendering.ts';
import { admit } from '#domain/member/access.ts';
import { errandCountQuery } from '#views/errand/errand-queries.ts';
import { meQuery } from '#views/my/me-query.ts';
import { newsQuery } from '#views/notification/notification-queries.ts';
import { carriedData } from './data/carried-data.ts';
import { profileQuery } from './data/profile-query.ts';
import { createServerQueryClient } from './data/query-client.ts';
import { documentEnd, documentStart } from './document.ts';
import { loginAddress } from './guarded-address.ts';
import { loadNotFound, notFoundFile, notFoundWords } from './not-found-loads.ts';
import type { AnyQuery, OverPage, PageContext, PageModule } from './page-module.ts';
import { renderWhole } from './render-whole.ts';
import { isOwnAddress, locationOf } from './router/navigation.ts';
import type { Outcome } from './screen.tsx';
import { contextOf, type Destination, destinationOf, loadModule } from './screens.ts';
import { describePage } from './seo/describe-page.ts';
import { footerFile } from './shell/footer-host.tsx';
import { memberFiles } from './shell/member-shell-host.ts';
import { areaAsked } from './shell/not-found/nearest-pages.ts';
import { notFoundQuery } from './shell/not-found/not-found-query.ts';
import { Site } from './site.tsx';
import { textFonts } from './text-fonts.ts';
import { loadWords, moduleFiles } from './words.ts';

/**
 * Data that is here by then stands in the first HTML, which needs no script to be read; slower data is streamed after
 * it. Ten times what a loaded machine takes for a list, and still no time to wait for a page that fails.
 */
const patienceMs = 500;

async function within(work: Promise<unknown>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const patience = new Promise((resolve) => {
		timer = setTimeout(resolve, patienceMs);
	});
	try {
		await Promise.race([work, patience]);
	} finally {
		clearTimeout(timer);
	}
}

/** A page of one thing answers 404 or 200 by whether the thing exists, so its data is awaited. */
const needsItsData = ({ match }: Destination, module: PageModule, context: PageContext) =>
	match !== undefined && ((pages[match.page] as Page).path.includes(':id') || module.isOfOne?.(context) === true);

type Fetching = { module: PageModule; over: OverPage | undefined; context: PageContext; client: QueryClient };

/** What lies over a page may fail alone, which it says itself; what is not there is no page at all. */
async function fetchOver({ over, client }: Fetching): Promise<Outcome> {
	if (over === undefined) return 'shown';
	return client.query(over.query).then(
		() => 'shown',
		(error) => ((error as { status?: number }).status === 404 ? 'not-found' : 'shown'),
	);
}

async function fetchData(destination: Destination, fetching: Fetching): Promise<Outcome> {
	const [under, over] = await Promise.all([fetchPage(destination, fetching), fetchOver(fetching)]);
	return under === 'shown' ? over : under;
}

async function fetchPage(destination: Destination, { module, context, client }: Fetching): Promise<Outcome> {
	const queries: AnyQuery[] = module.queries?.(context) ?? [];
	if (!needsItsData(destination, module, context)) {
		await within(Promise.all(queries.map((query) => client.query(query).catch(noop))));
		return 'shown';
	}
	try {
		await Promise.all(queries.map((query) => client.query(query)));
		return 'shown';
	} catch (error) {
		return (error as { status?: number }).status === 404 ? 'not-found' : 'failed';
	}
}

/** What the not-found page is made of, and what it offers. */
async function findWay({ path, locale }: Destination, { callApi }: RenderRequest, client: QueryClient): Promise<void> {
	const things = notFoundQuery(callApi, { asked: areaAsked(path), language: locale });
	await Promise.all([loadNotFound(), loadWords(locale, notFoundWords), within(client.query(things).catch(noop))]);
	if (client.getQueryData(things.queryKey) === undefined) client.removeQueries({ queryKey: things.queryKey });
}

/** What is shown before its scripts come has its styles all the same. */
const withStyles = (assets: PageAssets, late: PageAssets): PageAssets => ({
	...assets,
	styles: [...new Set([...assets.styles, ...late.styles])],
});

const statusOf = { shown: 200, 'not-found': 404, failed: 503 } as const;

/** An address that ends in a slash is the same page's; anything with an empty segment is no page of ours. */
function redirectOf(pathname: string, search: string): string | undefined {
	const isSlashed = pathname.length > 1 && pathname.endsWith('/') && !pathname.includes('//');
	return isSlashed ? pathname.slice(0, -1) + search : undefined;
}

/** The site's one meeting point with the server: an address in, a streamed document out. */
export async function render(request: RenderRequest): Promise<RenderResult> {
	const address = isOwnAddress(request.address) ? request.address : '/not/found';
	const location = locationOf(address, 'first', false);
	const slashless = redirectOf(location.pathname, location.search);
	if (slashless) return { kind: 'redirect', status: 308, location: slashless };

	const found = destinationOf(location, request.storedLocale);
	const admission = found.match ? admit(pages[found.match.page].access, request.viewer) : 'not-found';
	if (admission === 'login-required') return { kind: 'redirect', status: 302, location: loginAddress(address) };

	const { route, locale } = found;
	const client = createServerQueryClient();
	const isThere = route !== undefined && admission === 'admitted';
	const profile = profileQuery(request.callApi, locale);
	const profileAsked = within(client.query(profile).catch(noop));
	// The header shows them, and what waits for them, on every page: awaited, like the session they were known by.
	const meAsked = request.viewer && client.query(meQuery(request.callApi)).catch(noop);
	const errandsAsked = request.viewer && client.query(errandCountQuery(request.callApi)).catch(noop);
	const newsAsked = request.viewer && client.query(newsQuery(request.callApi)).catch(noop);
	const [module] = await Promise.all([isThere ? loadModule(route) : undefined, loadWords(locale, route?.words ?? [])]);
	const context = contextOf(found, location.search, request.callApi);
	const over = await module?.over?.(context);
	const outcome: Outcome = module ? await fetchData(found, { module, over, context, client }) : 'not-found';
	if (outcome === 'shown') await module?.prepare?.(context, client);
	const shellAsked = [profileAsked, meAsked, errandsAsked, newsAsked];
	await Promise.all([...shellAsked, outcome === 'not-found' && findWay(found, request, client)]);
	// What comes too late to be rendered must not be in the data either, or the browser takes over another page.
	if (client.getQueryData(profile.queryKey) === undefined) client.removeQueries({ queryKey: profile.queryKey });
	const destination = outcome === 'not-found' ? { ...found, match: undefined } : found;

	const { head, seo: told } = describePage({ destination, module, over, context, client, origin: request.origin });
	const files = [
		'src/site/entry-client.tsx',
		...(isThere ? [`src/site/pages/${route.file}.tsx`] : []),
		...(module?.files?.(context, client) ?? []),
		...(over?.files ?? []),
		...(request.viewer ? [footerFile, ...memberFiles] : []),
		...(outcome === 'not-found' ? [notFoundFile, ...moduleFiles(locale, notFoundWords)] : []),
		...moduleFiles(locale, route?.words ?? []),
		...textFonts[locale],
	];
	const assets = withStyles(request.assets(files), request.assets([footerFile, ...(module?.lateFiles ?? [])]));
	const parts: Parts = {
		start: documentStart({ head, seo: told, origin: request.origin, assets, nonce: request.nonce }),
		end: () =>
			documentEnd(
				{
					mirroredChoice: request.storedLocale,
					storedCurrency: request.storedCurrency,
					viewer: request.viewer,
					outcome,
					requestId: request.requestId,
					data: carriedData(client),
				},
				request.nonce,
			),
		site: (
			<Site
				client={client}
				callApi={request.callApi}
				initial={location}
				mirroredChoice={request.storedLocale}
				storedCurrency={request.storedCurrency}
				viewer={request.viewer}
				firstOutcome={outcome}
				requestId={request.requestId}
			/>
		),
	};
	const body = (client.isFetching() === 0 && whole(parts)) || (await stream(request, parts));
	return { kind: 'page', status: statusOf[outcome], language: head.language, body };
}

type Parts = { start: string; end: () => string; site: React.ReactNode };

/**
 * With nothing left to wait for. The text itself, not a list of it: Node reads a list through a generator, which holds all the
 * text's pieces until the next full collection.
 */
function whole({ start, end, site }: Parts): Readable | undefined {
	const html = renderWhole(site);
	return html === undefined ? undefined : Readable.from(start + html + end());
}

function stream(request: RenderRequest, { start, end, site }: Parts): Promise<Transform> {
	// What React writes goes straight through; when it ends, the rest of the document follows.
	const out = new Transform({
		highWaterMark: 128 * 1024,
		transform: (chunk, _, done) => done(null, chunk),
		flush: (done) => done(null, end()),
	});
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(site, {
			nonce: request.nonce,
			// React puts off what is large even when it is ready; then the page is empty where there are no scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onShellReady() {
				out.write(start);
				pipe(out);
				resolve(out);
			},
			onShellError: reject,
			// A screen that fails inside its boundary is tried again by the browser; the API call behind it is logged where it failed.
			onError: () => undefined,
		});
		// A visitor who leaves, or data that never comes, must not hold the rendering for ever.
		const limit = setTimeout(abort, 10_000);
		out.once('close', () => {
			clearTimeout(limit);
			abort();
		});
	});
}
