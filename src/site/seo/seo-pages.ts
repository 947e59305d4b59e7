import { pagePath } from '#contract/page-address.ts';
import type { PageId } from '#contract/pages.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale, type Locale, locales, publicLocales } from '#i18n/locales.ts';
import { noticeCard, productCard, promotionCard } from '#i18n/share-card.ts';
import { productThings } from './product-things.ts';
import { promotionTold } from './promotion-told.ts';
import { agency, namedAgency, pictureAddress } from './schema-parts.ts';
import type { SeoFacts, SeoPage } from './seo-facts.ts';
import { shortText } from './short-text.ts';

/** The canonical address of a path in a language: English has no code. */
const localPath = (locale: Locale, path: string) =>
	joinAddress({ code: locale === defaultLocale ? undefined : locale, path });

type Describe = (place: SeoPage) => SeoFacts;

function product(place: SeoPage): SeoFacts {
	const found = place.dataOf('GET /api/products/:id');
	if (!found) return {};
	const { area } = found;
	return {
		description: shortText(found.summary),
		share: { subject: { of: 'product', id: found.id }, card: productCard(found, place.say) },
		way: [{ name: place.say('area')(`${area}.name`), path: pagePath('productList', { area }) }],
		things: productThings(found, place.dataOf('GET /api/products/:id/days')?.days ?? [], place),
	};
}

function productList({ match, origin, locale, dataOf }: SeoPage): SeoFacts {
	const list = dataOf('GET /api/products');
	const { area = '' } = match.params;
	if (!list || list.items.length === 0) return {};
	return {
		things: [
			{
				'@type': 'ItemList',
				itemListElement: list.items.map(({ id, title }, at) => ({
					'@type': 'ListItem',
					position: at + 1,
					name: title,
					url: origin + localPath(locale, pagePath('productDetail', { area, id })),
				})),
			},
		],
	};
}

function notice({ url, origin, say, dataOf }: SeoPage): SeoFacts {
	const found = dataOf('GET /api/notices/:id');
	if (!found) return {};
	const description = shortText(found.body);
	return {
		description,
		share: { subject: { of: 'notice', id: found.id }, card: noticeCard(found, say) },
		way: [{ name: say('page')('noticeList.title'), path: pagePath('noticeList') }],
		things: [
			{
				'@type': 'NewsArticle',
				headline: found.title,
				description,
				datePublished: found.publishedOn,
				inLanguage: locales[found.shownLocale].tag,
				url,
				image: [pictureAddress(origin, found.picture ?? 'magpie')],
				author: namedAgency(origin),
				publisher: namedAgency(origin),
			},
		],
	};
}

function promotion({ say, dataOf }: SeoPage): SeoFacts {
	const found = dataOf('GET /api/promotions/:id');
	if (!found) return {};
	return {
		description: shortText(promotionTold(found)),
		share: { subject: { of: 'promotion', id: found.id }, card: promotionCard(found, say) },
		way: [{ name: say('page')('promotionList.title'), path: pagePath('promotionList') }],
	};
}

/** The site itself, and that it can be searched. */
function home({ origin, locale, say, dataOf }: SeoPage): SeoFacts {
	const profile = dataOf('GET /api/profile');
	return {
		things: [
			{
				'@type': 'WebSite',
				'@id': `${origin}/#site`,
				name: say('shell')('brand'),
				url: `${origin}/`,
				inLanguage: publicLocales.map((locale) => locales[locale].tag),
				publisher: namedAgency(origin),
				potentialAction: {
					'@type': 'SearchAction',
					target: {
						'@type': 'EntryPoint',
						urlTemplate: `${origin}${localPath(locale, pagePath('productList', { area: areaSlugs[0] ?? '' }))}?search={search_term_string}`,
					},
					'query-input': 'required name=search_term_string',
				},
			},
			...(profile ? [agency(profile, origin)] : []),
		],
	};
}

function about({ origin, dataOf }: SeoPage): SeoFacts {
	const profile = dataOf('GET /api/profile');
	return profile ? { things: [agency(profile, origin)] } : {};
}

/** Pages that have more to tell than the table of words does. */
export const seoPages: Partial<Record<PageId, Describe>> = {
	home,
	aboutIntroduction: about,
	productDetail: product,
	productList,
	noticeDetail: notice,
	promotionDetail: promotion,
};
