import { truncateText } from '#i18n/format.ts';

const summaryLength = 160;

/**
 * Never in the middle of a word, nor after the sign that ended the one before; Thai has blanks between phrases only, so
 * there it may be a long one.
 */
export const firstWords = (paragraph: string): string =>
	truncateText(paragraph, summaryLength).replace(/[\s.,;:–—]+\S{0,40}…$/u, '…');
