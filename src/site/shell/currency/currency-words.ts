import type { WordFile } from '#i18n/messages.ts';

export const currencyWords: readonly WordFile[] = ['currency'];
