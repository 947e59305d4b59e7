import type { PageId } from '#contract/pages.ts';
import type { WordFile } from '#i18n/messages.ts';
import type { memberScreens } from './member-screens.ts';
import type { PageModule } from './page-module.ts';

export type Route = {
	/** The page's file: a chunk of its own. */
	file: string;
	load: () => Promise<PageModule>;
	/** The words it needs besides the shell's. */
	words: readonly WordFile[];
};

const ofMembers = (page: keyof typeof memberScreens) => async (): Promise<PageModule> =>
	(await import('./member-screens.ts')).memberScreens[page]();

/** Page id → its screen; does not compile when one is missing. The console is a front of its own. */
export const routes: Record<Exclude<PageId, 'console'>, Route> = {
	home: { file: 'home', load: () => import('./pages/home.tsx'), words: ['home', 'product', 'search-box'] },
	login: { file: 'login', load: () => import('./pages/login.tsx'), words: ['member', 'error'] },
	join: {
		file: 'join',
		load: () => import('./pages/join.tsx'),
		words: ['member', 'error', 'staff-invitation'],
	},
	forgot: { file: 'forgot', load: () => import('./pages/forgot.tsx'), words: ['member', 'error'] },
	aboutIntroduction: {
		file: 'about-introduction',
		load: () => import('./pages/about-introduction.tsx'),
		words: ['about', 'product'],
	},
	aboutTransfer: {
		file: 'about-transfer',
		load: () => import('./pages/about-transfer.tsx'),
		words: ['transfer', 'product-detail'],
	},
	productList: { file: 'product-list', load: () => import('./pages/product-list.tsx'), words: ['product'] },
	productDetail: {
		file: 'product-detail',
		load: () => import('./pages/product-detail.tsx'),
		words: ['product', 'product-detail', 'promotion', 'rating'],
	},
	reservationForm: {
		file: 'reservation-form',
		load: ofMembers('reservationForm'),
		words: ['reservation', 'reservation-form', 'product', 'product-detail', 'promotion', 'error', 'text'],
	},
	ratingForm: {
		file: 'rating-form',
		load: ofMembers('ratingForm'),
		words: ['rating', 'rating-my', 'product', 'product-detail', 'reservation', 'error'],
	},
	consultationForm: {
		file: 'consultation-form',
		load: ofMembers('consultationForm'),
		words: [
			...(['consultation', 'consultation-form', 'consultation-request', 'error', 'video', 'thread'] as const),
			...(['reservation', 'reservation-my', 'reservation-agreed'] as const),
		],
	},
	matchingList: {
		file: 'matching-list',
		load: () => import('./pages/matching-list.tsx'),
		words: ['matching', 'matching-list', 'product'],
	},
	matchingDetail: {
		file: 'matching-detail',
		load: () => import('./pages/matching-detail.tsx'),
		words: ['matching', 'matching-detail', 'product', 'reservation'],
	},
	matchingForm: {
		file: 'matching-form',
		load: () => import('./pages/matching-form.tsx'),
		words: ['matching-ask', 'product', 'reservation', 'error'],
	},
	myInformation: {
		file: 'my-information',
		load: ofMembers('myInformation'),
		words: ['my', 'member-again', 'error', 'text', 'partner', 'product', 'product-detail', 'vault'],
	},
	myReservations: {
		file: 'my-reservations',
		load: ofMembers('myReservations'),
		words: ['my', 'error', 'errand', 'reservation', 'reservation-my', 'reservation-calendar', 'trip', 'offline'],
	},
	myReservation: {
		file: 'my-reservation',
		load: ofMembers('myReservation'),
		words: [
			'dispute',
			'error',
			'member-again',
			'reservation',
			'reservation-my',
			'reservation-agreed',
			'reservation-dates',
			'reservation-voucher',
			'product',
			'product-detail',
			'promotion',
			'thread',
			'offline',
		],
	},
	myMatches: {
		file: 'my-matches',
		load: ofMembers('myMatches'),
		words: ['my', 'matching', 'matching-mine', 'matching-asker', 'matching-detail', 'video', 'consultation', 'error'],
	},
	myRatings: {
		file: 'my-ratings',
		load: ofMembers('myRatings'),
		words: ['my', 'rating', 'rating-my', 'product', 'reservation', 'error'],
	},
	noticeList: { file: 'notice-list', load: () => import('./pages/notice-list.tsx'), words: ['notice'] },
	noticeDetail: { file: 'notice-detail', load: () => import('./pages/notice-detail.tsx'), words: ['notice'] },
	promotionList: { file: 'promotion-list', load: () => import('./pages/promotion-list.tsx'), words: ['promotion'] },
	promotionDetail: {
		file: 'promotion-detail',
		load: () => import('./pages/promotion-detail.tsx'),
		words: ['promotion', 'product'],
	},
	reserveLink: {
		file: 'reserve-link',
		load: ofMembers('reserveLink'),
		words: [
			'reservation',
			'reservation-agreed',
			'reservation-form',
			'product',
			'product-detail',
			'promotion',
			'error',
			'text',
		],
	},
	terms: { file: 'terms', load: () => import('./pages/terms.tsx'), words: ['text'] },
	policy: { file: 'policy', load: () => import('./pages/policy.tsx'), words: ['text', 'cookie'] },
	reject: { file: 'reject', load: () => import('./pages/reject.tsx'), words: ['text'] },
	videoConsultation: {
		file: 'video-consultation',
		load: ofMembers('videoConsultation'),
		words: ['video', 'video-request', 'video-date', 'error', 'thread', 'reservation', 'reservation-my'],
	},
};
