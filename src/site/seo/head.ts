import { feedPath } from '#contract/page-address.ts';
import { isListed, type Page, pages } from '#contract/pages.ts';
import { joinAddress } from '#i18n/address.ts';
import { alternates } from '#i18n/alternates.ts';
import { pageDescription } from '#i18n/area-words.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { translatorIn } from '#i18n/translator.ts';
import { type Titled, type TitledPage, titleOf } from '../page-title.ts';
import { wordsOf } from '../words.ts';

/** What the document's head says about a page, the same on the server and after a navigation. */
export type Head = Titled & {
	/** Known to the server only: search engines read what it sends. */
	description: string | undefined;
	isIndexed: boolean;
	/** Absolute; none for a page that is not there. */
	canonical: string | undefined;
	alternates: { tag: string; href: string }[];
	/** Where its news can be followed. */
	feed?: string;
};

type HeadPage = TitledPage & { path: string; code: Locale | undefined; origin: string };

export function headOf(page: HeadPage): Head {
	const { match, path, locale, code, origin } = page;
	const say = translatorIn(locale, wordsOf(locale, []));
	const titled = titleOf(page);
	if (!match)
		return {
			...titled,
			description: say('state')('notFoundText'),
			isIndexed: false,
			canonical: undefined,
			alternates: [],
		};
	const row: Page = pages[match.page];
	const canonicalPath = row.alias === path ? row.path : path;
	const isIndexed = isListed(match.page);
	const siblings = isIndexed ? alternates(canonicalPath) : [];
	const own = code === undefined ? canonicalPath : siblings.find(({ tag }) => tag === locales[code].tag)?.href;
	return {
		...titled,
		description: pageDescription(
			{ page: match.page, area: match.params.area },
			{ page: say('page'), area: say('area') },
		),
		isIndexed,
		canonical: own === undefined ? undefined : origin + own,
		alternates: siblings.map(({ tag, href }) => ({ tag, href: origin + href })),
		...(row.hasFeed && { feed: origin + joinAddress({ code, path: feedPath(match.page) }) }),
	};
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/** What changes from page to page; each tag carries data-head so that the next page can take it away. */
function tagsOf(head: Head): Tag[] {
	const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });
	const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });
	return [
		...(head.description ? [meta({ name: 'description', content: head.description })] : []),
		...(head.isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
		...(head.canonical ? [link({ rel: 'canonical', href: head.canonical })] : []),
		...head.alternates.map(({ tag, href }) => link({ rel: 'alternate', hreflang: tag, href })),
		...(head.feed ? [link({ rel: 'alternate', type: 'application/rss+xml', title: head.title, href: head.feed })] : []),
		meta({ property: 'og:title', content: head.title }),
		...(head.description ? [meta({ property: 'og:description', content: head.description })] : []),
	];
}

export const tagHtml = (name: string, attributes: Record<string, string>): string =>
	`<${name} data-head ${Object.entries(attributes)
		.map(([key, value]) => `${key}="${escapeHtml(value)}"`)
		.join(' ')}>`;

export function headHtml(head: Head): string {
	const tags = tagsOf(head).map(({ name, attributes }) => tagHtml(name, attributes));
	return `<title>${escapeHtml(head.title)}</title>${tags.join('')}`;
}

/** The browser's side of the same, after a navigation took the last page's away. */
export function applyTags(head: Head): void {
	for (const { name, attributes } of tagsOf(head)) {
		const tag = document.createElement(name);
		tag.setAttribute('data-head', 'applied');
		for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
		document.head.append(tag);
	}
}
