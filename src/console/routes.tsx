import { type ComponentType, lazy } from 'react';
import type { ConsolePageId } from '#contract/console-pages.ts';
import type { WordFile } from '#i18n/messages.ts';
import type { IconName } from '#ui/icon.tsx';

type Route = {
	icon: IconName;
	/** Besides those of the frame: console, state, error. */
	words: readonly WordFile[];
	screen: ComponentType;
};

/** Does not compile while a page of the table has no row here. */
export const routes: Record<ConsolePageId, Route> = {
	today: {
		icon: 'sun',
		words: [],
		screen: lazy(async () => ({ default: (await import('./pages/today.tsx')).TodayPage })),
	},
	applications: {
		icon: 'shield',
		words: ['partner', 'product'],
		screen: lazy(async () => ({ default: (await import('./pages/applications.tsx')).ApplicationsPage })),
	},
	slips: {
		icon: 'document',
		words: ['console-slip', 'reservation'],
		screen: lazy(async () => ({ default: (await import('./pages/slips.tsx')).SlipsPage })),
	},
	ratings: {
		icon: 'star',
		words: ['rating', 'rating-desk', 'product', 'product-detail'],
		screen: lazy(async () => ({ default: (await import('./pages/ratings.tsx')).RatingsPage })),
	},
	mails: {
		icon: 'mail',
		words: [],
		screen: lazy(async () => ({ default: (await import('./pages/mails.tsx')).MailsPage })),
	},
	mail: {
		icon: 'mail',
		words: [],
		screen: lazy(async () => ({ default: (await import('./pages/mail.tsx')).MailPage })),
	},
};
