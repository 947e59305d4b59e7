import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import type { Attachment } from '#domain/notice/notice.ts';

/** 'name-sheet.pdf' → 'pdf'. */
export const kindOfFile = (file: string): string => file.split('.').at(-1) ?? '';

/** As a reader of this language calls it; a file without any name is called as it lies. */
export function attachmentName({ name, file }: Attachment, language: ContentLocale): string {
	const locale = shownLocale(name, language);
	return (locale && name[locale]) ?? file;
}

/** Where it lies among the files: a notice's own folder. */
export const attachmentKey = (noticeId: string, file: string): string => `notice-${noticeId}/${file}`;

const mediaTypes: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' };

/** Bytes of a kind nobody named are only bytes. */
export const mediaTypeOfFile = (file: string): string => mediaTypes[kindOfFile(file)] ?? 'application/octet-stream';
