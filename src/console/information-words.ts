import type { WordFile } from '#i18n/messages.ts';

/** What one's own information is told in, inside and at the door. */
export const informationWords: readonly WordFile[] = [
	...(['my', 'member', 'member-again', 'text', 'vault', 'shell'] as const),
	...(['area', 'partner', 'product', 'product-detail'] as const),
];
