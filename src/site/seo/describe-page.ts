import type { QueryClient } from '@tanstack/react-query';
import { translatorIn } from '#i18n/translator.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import type { AnyQuery, OverPage, PageContext, PageModule } from '../page-module.ts';
import type { Destination } from '../screens.ts';
import { wordsOf } from '../words.ts';
import { type Head, headOf } from './head.ts';
import type { DataOf } from './seo-facts.ts';
import { seoHtml } from './seo-html.ts';
import { shortText } from './short-text.ts';

type Described = {
	destination: Destination;
	module: PageModule | undefined;
	over: OverPage | undefined;
	context: PageContext;
	client: QueryClient;
	origin: string;
};

/** A query's key begins with the endpoint it asks. */
function dataIn({ module, over, context, client }: Described): DataOf {
	const asked = [...(module?.queries?.(context) ?? []), over?.query];
	const queries: AnyQuery[] = [...asked.filter(Boolean), profileQuery(context.callApi, context.locale)];
	return (key) => client.getQueryData(queries.find(({ queryKey }) => queryKey[0] === key)?.queryKey ?? []) as never;
}

/** The whole head of a page as the server sends it: for readers, search engines and messengers. */
export function describePage(described: Described): { head: Head; seo: string } {
	const { destination, module, over, context, client, origin } = described;
	const { match, route, locale } = destination;
	const listed = headOf({ ...destination, origin, ownTitle: over?.title(client) ?? module?.title?.(context, client) });
	// Of one thing by its query alone, or with something over it: whoever was given the address may see it, and no search
	// engine lists it. Its canonical address is the page's own.
	const head = module?.isOfOne?.(context) || over ? { ...listed, isIndexed: false, alternates: [] } : listed;
	if (!match) return { head, seo: '' };
	const dataOf = dataIn(described);
	const provider = dataOf('GET /api/providers/:id');
	const { html, description } = seoHtml({
		match,
		head,
		url: head.canonical ?? `${origin}/`,
		origin,
		locale,
		say: translatorIn(locale, wordsOf(locale, route?.words ?? [])),
		dataOf,
	});
	const own = provider ? shortText(provider.intro) : description;
	return { head: { ...head, description: own ?? head.description }, seo: html };
}
