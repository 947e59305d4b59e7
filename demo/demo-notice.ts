import type { ContentLocale } from '#domain/kernel/locale-text.ts';

/** A notice to fill an empty site with. */
export type DemoNotice = {
	id: string;
	isPinned: boolean;
	/** How long before the installation it was published, so that its date never looks stale. */
	daysAgo: number;
	/** Paragraphs of a body stand apart by an empty line. */
	texts: Record<ContentLocale, { title: string; body: string }>;
};
