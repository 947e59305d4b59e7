import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { NoticeTopic } from '#domain/notice/notice.ts';

/** A notice to fill an empty site with. All days are counted from the installation, so that no date ever looks stale. */
export type DemoNotice = {
	id: string;
	topic: NoticeTopic;
	isPinned: boolean;
	/** How long ago it was published; negative: so many days from now, and until then nobody sees it. */
	daysAgo: number;
	/** In so many days it is over and gone from the lists. */
	endsInDays?: number;
	/** Of the illustration set. */
	picture?: string;
	/** The days it speaks of. */
	touches?: { fromInDays: number; toInDays: number };
	/** Files of demo/notice-files. */
	attachments?: { name: Record<ContentLocale, string>; file: string }[];
	/** An empty line between paragraphs; "## " begins a heading, "- " an item. */
	texts: Record<ContentLocale, { title: string; body: string; alsoCalled: readonly string[] }>;
};
