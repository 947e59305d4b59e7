import type { WordFile } from '#i18n/messages.ts';

/** What suggestions are told with: no page brings these along. */
export const suggestionWords: readonly WordFile[] = ['search', 'product'];
