import { type Page, pages } from '#contract/pages.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale, publicLocales } from '#i18n/locales.ts';
import { pageCard, pageSubject, shareAddress, shareSize } from '#i18n/share-card.ts';
import { type Head, tagHtml } from './head.ts';
import { breadcrumb } from './schema-parts.ts';
import type { SeoFacts, SeoPage, Thing } from './seo-facts.ts';
import { seoPages } from './seo-pages.ts';

/** Where messengers want country and language; English is nobody's alone. */
const openGraphLocales: Record<string, string> = {
	en: 'en_US',
	ru: 'ru_RU',
	th: 'th_TH',
	vn: 'vi_VN',
	id: 'id_ID',
	ko: 'ko_KR',
};

type Described = SeoPage & { head: Head };

const meta = (key: 'property' | 'name', name: string, content: string) => tagHtml('meta', { [key]: name, content });

/** What messengers show of a link; a page nobody may list has only words. */
function shareTags({ head, locale, origin, url, match, say }: Described, facts: SeoFacts): string {
	const kind = facts.share ? 'article' : 'website';
	const words = [
		meta('property', 'og:type', kind),
		meta('property', 'og:site_name', say('shell')('brand')),
		meta('property', 'og:locale', openGraphLocales[locale] ?? ''),
		...publicLocales
			.filter((other) => head.isIndexed && other !== locale)
			.map((other) => meta('property', 'og:locale:alternate', openGraphLocales[other] ?? '')),
	];
	if (!head.isIndexed) return words.join('');
	const { subject, card } = facts.share ?? pageShare(match.page, match.params.area, say);
	return [
		...words,
		meta('property', 'og:url', url),
		meta('property', 'og:image', origin + shareAddress(subject, card, locale)),
		meta('property', 'og:image:type', 'image/jpeg'),
		meta('property', 'og:image:width', String(shareSize.width)),
		meta('property', 'og:image:height', String(shareSize.height)),
		meta('property', 'og:image:alt', card.title),
		meta('name', 'twitter:card', 'summary_large_image'),
	].join('');
}

function pageShare(page: SeoPage['match']['page'], area: string | undefined, say: SeoPage['say']) {
	const subject = pageSubject(page, area);
	return { subject, card: pageCard(subject.id, say) };
}

/** The way down to this page; home has none. */
function wayOf({ match, head, locale, origin, url, say }: Described, facts: SeoFacts): Thing[] {
	if (match.page === 'home') return [];
	const code = locale === defaultLocale ? undefined : locale;
	const above = [{ name: say('shell')('home'), path: '/' }, ...(facts.way ?? [])];
	const steps = above.map(({ name, path }) => ({ name, url: origin + joinAddress({ code, path }) }));
	return [breadcrumb([...steps, { name: head.name, url }])];
}

/** `<` is escaped, so that no text can end the script; a block of data is no script to the content security policy. */
function dataBlock(things: Thing[]): string {
	const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
	return `<script type="application/ld+json" data-head>${json.replaceAll('<', '\\u003c')}</script>`;
}

/** What search engines and messengers read in the head besides title, description and links. */
export function seoHtml(place: Described): { html: string; description: string | undefined } {
	const facts = seoPages[place.match.page]?.(place) ?? {};
	const row: Page = pages[place.match.page];
	const isListed = place.head.isIndexed && row.isIndexed;
	const things = isListed ? [...(facts.things ?? []), ...wayOf(place, facts)] : [];
	const data = things.length > 0 ? dataBlock(things) : '';
	return { html: shareTags(place, facts) + data, description: facts.description };
}
