import type { ContentLocale, LocaleText } from '../kernel/locale-text.ts';

/**
 * `body` is plain text in paragraphs; a line that begins with "## " is a heading, one with "- " an item. `alsoCalled` is
 * what else people type who look for this: searched, never shown.
 */
type NoticeText = { title: string; body: string; alsoCalled?: readonly string[] };
export type NoticeTexts = Partial<Record<ContentLocale, NoticeText>>;

/** A file to take along: its name as a reader sees it, and the one it lies under. */
export type Attachment = { name: LocaleText; file: string; bytes: number };

/** What a notice is about. */
export const noticeTopics = ['service', 'entry', 'holidays', 'payments'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
