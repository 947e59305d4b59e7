import type { AreaSlug } from '../area/areas.ts';
import type { Schedule } from '../availability/schedule.ts';
import type { ContentLocale } from '../kernel/locale-text.ts';
import type { NoticeTexts, NoticeTopic } from '../notice/notice.ts';
import type { Care } from '../product/care.ts';
import type { ProductPlace } from '../product/meeting-place.ts';
import type { PriceList } from '../product/price.ts';
import type { ConfirmationMode, ProductTag, ProductText, Region, SpokenLanguage } from '../product/product.ts';
import type { Discount } from '../promotion/promotion.ts';
import type { ProfileTexts } from '../provider/publicity.ts';
import type { CancellationScaleId } from '../reservation/cancellation.ts';

/** What people edit in revisions. */
export const contentKinds = ['product', 'provider', 'notice', 'promotion', 'page-text'] as const;
export type ContentKind = (typeof contentKinds)[number];

type Texts<Text> = Partial<Record<ContentLocale, Text>>;

/** Area, kind and provider of a product are settled when it is made; its days that differ and its photographs are no draft. */
export type ProductContent = {
	region: Region;
	place: ProductPlace;
	minutes: number | null;
	nights: number | null;
	languages: SpokenLanguage[];
	tags: ProductTag[];
	price: Omit<PriceList, 'promotion'>;
	schedule: Omit<Schedule, 'days'>;
	confirmation: ConfirmationMode;
	cancellation: CancellationScaleId;
	depositFromWon: number;
	minPersons: number;
	maxPersons: number;
	care: Care;
	stepTimes: (string | null)[];
	/** Names of drawn ones. */
	pictures: string[];
	texts: Texts<ProductText>;
};

export type ProviderContent = {
	region: Region;
	languages: SpokenLanguage[];
	answersWithinHours: number;
	foundedYear: number;
	texts: ProfileTexts;
};

/** Moments are ISO; days are Korean. What it has to take along (attachments) is no draft. */
export type NoticeContent = {
	topic: NoticeTopic;
	isPinned: boolean;
	/** The moment it is dated by; null is the one at which it goes out. */
	publishedAt: string | null;
	endsAt: string | null;
	picture: string | null;
	touchesFrom: string | null;
	touchesTo: string | null;
	texts: NoticeTexts;
};

type PromotionText = { title: string; lead: string; body: string; audience: string; scope: string };
export type PromotionContent = {
	area: AreaSlug;
	productIds: string[];
	kinds: string[];
	discount: Discount;
	code: string | null;
	startsAt: string;
	endsAt: string;
	serviceFrom: string | null;
	serviceTo: string | null;
	minPersons: number;
	memberLimit: number | null;
	totalLimit: number | null;
	picture: string;
	texts: Texts<PromotionText>;
};

/** A text that people agree to: each time it goes out it is another version, and the former ones stay. */
export type PageTextContent = {
	/** The Korean day it begins; null is the day it goes out. */
	effectiveOn: string | null;
	/** Whether it takes something from those who agreed: then it is told earlier. Older revisions do not say. */
	isAdverse?: boolean;
	texts: Texts<{ title: string; body: string }>;
};

type Contents = {
	product: ProductContent;
	provider: ProviderContent;
	notice: NoticeContent;
	promotion: PromotionContent;
	'page-text': PageTextContent;
};
export type Content = Contents[ContentKind];
/** With its kind beside it, so that one tells the other. */
export type AnyContent = { [Kind in ContentKind]: { kind: Kind; value: Contents[Kind] } }[ContentKind];
