import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Discount } from '#domain/promotion/promotion.ts';

type Text = { title: string; lead: string; body: string; audience: string; scope: string };

/** A promotion to fill an empty site with. All days are counted from the installation, so that some always run. */
export type DemoPromotion = {
	id: string;
	/** An area's word in the address. */
	area: string;
	productIds?: string[];
	kinds?: string[];
	discount: Discount;
	code?: string;
	/** Negative: so many days ago. It begins and ends at midnight in Korea. */
	startsInDays: number;
	endsInDays: number;
	/** The days of service it holds for, where not any. */
	service?: { fromInDays: number; toInDays: number };
	minPersons?: number;
	memberLimit?: number;
	totalLimit?: number;
	/** Of the illustration set. */
	picture: string;
	/** A blank line between paragraphs of the body. */
	texts: Record<ContentLocale, Text>;
};
