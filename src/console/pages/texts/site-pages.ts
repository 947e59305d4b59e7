import type { PageId } from '#contract/pages.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';

/** Where the site shows a text as a page of its own, or at the head of one; the others are read where they are agreed to. */
export const sitePages = {
	...{ terms: 'terms', privacy: 'policy', refusal: 'reject' },
	...{ introduction: 'aboutIntroduction', transfer: 'aboutTransfer' },
} as const satisfies Partial<Record<PageTextSlug, PageId>>;

export const sitePageOf = (slug: string): (typeof sitePages)[keyof typeof sitePages] | undefined =>
	Object.hasOwn(sitePages, slug) ? sitePages[slug as keyof typeof sitePages] : undefined;
