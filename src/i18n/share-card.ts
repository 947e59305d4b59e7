import type { NoticeView } from '#contract/api/notice.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import type { PromotionDetail } from '#contract/api/promotion.ts';
import type { PageId } from '#contract/pages.ts';
import { areaOf, isAreaSlug } from '#domain/area/areas.ts';
import { pageTitle } from './area-words.ts';
import { formatDate, formatWon } from './format.ts';
import { kindNameIn } from './kind-name.ts';
import type { TranslatorOf } from './translator.ts';

/** What stands on the picture that messengers show beside a link. */
export type ShareCard = {
	title: string;
	/** What and where, or when. */
	note: string;
	/** “from”, where a price follows. */
	from: string;
	price: string;
	/** The name of a picture: a drawn one, or a product's photograph. */
	picture: string;
};

/** Open Graph's size, which all messengers take. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raised when pictures are drawn in another way: their addresses change with it. */
const drawing = 1;

/** What a picture can be of; the words before the id in its address. */
export type ShareSubject = { of: 'product' | 'notice' | 'promotion'; id: string } | { of: 'page'; id: string };

/** Short, and the same in the browser and on the server (FNV-1a). */
function hashOf(text: string): string {
	let hash = 0xcbf29ce484222325n;
	for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & (2n ** 64n - 1n);
	return hash.toString(36);
}

/** The address changes with what is on the picture, so that it may be kept for ever. */
export function shareAddress({ of, id }: ShareSubject, card: ShareCard, locale: string): string {
	const { title, note, from, price, picture } = card;
	return `/share/${locale}/${of}/${id}.${hashOf(JSON.stringify([drawing, title, note, from, price, picture]))}.jpg`;
}

const plain = { note: '', from: '', price: '' };

/** The price a list shows; where health is a matter too: it is the price, and no claim. */
export function productCard(product: ProductDetail, say: TranslatorOf): ShareCard {
	const t = say('product');
	return {
		title: product.title,
		note: `${kindNameIn(say)(product.kind)}\n${product.place}`,
		from: t('card.from'),
		price: formatWon(product.fromWon),
		picture: product.sharePicture,
	};
}

export function noticeCard(notice: NoticeView, say: TranslatorOf): ShareCard {
	const note = `${say('page')('noticeList.title')} · ${formatDate(notice.publishedOn)}`;
	return { ...plain, title: notice.title, note, picture: notice.picture ?? pagePictures.noticeList };
}

/** Without the discount: of a treatment, the law lets it be told only with target, scope and both prices. */
export function promotionCard(promotion: PromotionDetail, say: TranslatorOf): ShareCard {
	const period = `${formatDate(promotion.startsAt)} – ${formatDate(promotion.endsAt)}`;
	return {
		...plain,
		title: promotion.title,
		note: `${say('page')('promotionList.title')}\n${period}`,
		picture: promotion.picture,
	};
}

const pagePictures = {
	home: 'hero-maru',
	noticeList: 'magpie',
	promotionList: 'market-dusk-1',
	aboutIntroduction: 'hanok-dusk-1',
	aboutTransfer: 'pickup-day-1',
	matchingList: 'maru-spring-1',
} as const satisfies Partial<Record<PageId, string>>;

/** A page of the table: its own title, and a picture of its own where it has one. */
export function pageCard(id: string, say: TranslatorOf): ShareCard {
	const [page = 'home', area] = id.split(/-(.+)/) as [PageId, string?];
	const own = (pagePictures as Record<string, string>)[page] ?? pagePictures.home;
	const picture = area !== undefined && isAreaSlug(area) ? areaOf(area).picture : own;
	return {
		...plain,
		title: pageTitle({ page, area }, { page: say('page'), area: say('area') }),
		note: say('shell')('tagline'),
		picture,
	};
}

/** The id of a page's picture: the page, and its area where it has one. */
export const pageSubject = (page: PageId, area: string | undefined): ShareSubject => ({
	of: 'page',
	id: area === undefined ? page : `${page}-${area}`,
});
