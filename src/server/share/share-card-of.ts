import type { CallApi } from '#contract/api.ts';
import { matchPage } from '#contract/page-address.ts';
import { isListed, pageIds, pages } from '#contract/pages.ts';
import { isAreaSlug } from '#domain/area/areas.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import {
	noticeCard,
	pageCard,
	productCard,
	promotionCard,
	type ShareCard,
	type ShareSubject,
} from '#i18n/share-card.ts';
import type { TranslatorOf } from '#i18n/translator.ts';
import { wordsIn } from '#server/words.ts';

type Making = { id: string; locale: Locale; callApi: CallApi; say: TranslatorOf };

/** Only pages that search engines list are shared with a picture of their own. */
function pageExists(id: string): boolean {
	const [page = '', area] = id.split(/-(.+)/);
	const known = pageIds.find((name) => name === page);
	if (!known || !isListed(known) || pages[known].path.includes(':id')) return false;
	const { path } = pages[known];
	if (area === undefined) return !path.includes(':area');
	return isAreaSlug(area) && matchPage(path.replace(':area', area))?.page === known;
}

const makers: Record<ShareSubject['of'], (making: Making) => Promise<ShareCard | undefined>> = {
	page: async ({ id, say }) => (pageExists(id) ? pageCard(id, say) : undefined),
	product: async ({ id, locale, callApi, say }) =>
		productCard(await callApi('GET /api/products/:id', { params: { id }, query: { language: locale } }), say),
	notice: async ({ id, locale, callApi, say }) =>
		noticeCard(await callApi('GET /api/notices/:id', { params: { id }, query: { language: locale } }), say),
	promotion: async ({ id, locale, callApi, say }) =>
		promotionCard(await callApi('GET /api/promotions/:id', { params: { id }, query: { language: locale } }), say),
};

const isSubject = (word: string): word is ShareSubject['of'] => Object.hasOwn(makers, word);

/** What a picture shows now; undefined where there is no such thing. */
export async function shareCardOf(
	{ of, id, locale }: { of: string; id: string; locale: Locale },
	callApi: CallApi,
): Promise<{ subject: ShareSubject; card: ShareCard; language: string } | undefined> {
	if (!isSubject(of)) return undefined;
	const say = wordsIn(locale, ['area', 'product', 'page', 'shell']);
	try {
		const card = await makers[of]({ id, locale, callApi, say });
		return card && { subject: { of, id }, card, language: locales[locale].tag };
	} catch (error) {
		if ((error as { status?: number }).status === 404) return undefined;
		throw error;
	}
}
