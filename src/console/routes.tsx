import { type ComponentType, lazy } from 'react';
import type { ConsolePageId } from '#contract/console-pages.ts';
import type { WordFile } from '#i18n/messages.ts';
import type { IconName } from '#ui/icon.tsx';
import { informationWords } from './information-words.ts';

type Route = {
	icon: IconName;
	/** Besides those of the frame: console, state, error. */
	words: readonly WordFile[];
	/** Whether it knows `?organisation=`: what one business sees of it. */
	isOfBusiness?: true;
	screen: ComponentType;
};

/** Does not compile while a page of the table has no row here. */
export const routes: Record<ConsolePageId, Route> = {
	today: {
		icon: 'sun',
		words: ['console-today', 'errand', 'reservation', 'partner', 'video'],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/today/today.tsx')).TodayPage })),
	},
	reservations: {
		icon: 'ticket',
		words: ['console-reservation', 'console-product-search', 'reservation', 'member-again', 'shell', 'area', 'product'],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/reservations/list.tsx')).ReservationsPage })),
	},
	newReservation: {
		icon: 'ticket',
		words: [
			...(['console-taken', 'reservation', 'reservation-form', 'product', 'product-detail'] as const),
			...(['promotion', 'console-product-search', 'shell'] as const),
		],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/reservations/new/new-page.tsx')).NewReservationPage })),
	},
	reservation: {
		icon: 'ticket',
		words: [
			...(['console-reservation', 'reservation', 'reservation-my', 'reservation-agreed', 'reservation-dates'] as const),
			...(['reservation-voucher', 'product', 'product-detail', 'promotion', 'thread', 'shell'] as const),
			...(['member-again', 'vault', 'errand', 'dispute', 'refund', 'console-refund'] as const),
		],
		screen: lazy(async () => ({ default: (await import('./pages/reservations/one.tsx')).ReservationPage })),
	},
	calendar: {
		icon: 'calendar',
		words: ['console-calendar', 'console-product-search', 'reservation', 'shell'],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/calendar/calendar.tsx')).CalendarPage })),
	},
	check: {
		icon: 'check',
		words: ['console-reservation', 'reservation', 'reservation-my', 'reservation-calendar', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/check.tsx')).CheckPage })),
	},
	matching: {
		icon: 'message',
		words: ['matching', 'matching-desk', 'area', 'product', 'reservation'],
		screen: lazy(async () => ({ default: (await import('./pages/matching/inbox.tsx')).InboxPage })),
	},
	matchingAnswer: {
		icon: 'message',
		words: [
			...(['matching', 'matching-desk', 'matching-builder', 'area', 'product', 'shell'] as const),
			...(['reservation', 'reservation-agreed', 'phrase', 'phrase-book', 'thread', 'vault'] as const),
		],
		screen: lazy(async () => ({ default: (await import('./pages/matching/answer-page.tsx')).AnswerPage })),
	},
	consultations: {
		icon: 'stethoscope',
		words: ['consultation', 'consultation-desk'],
		screen: lazy(async () => ({ default: (await import('./pages/consultations/inbox.tsx')).ConsultationsPage })),
	},
	consultation: {
		icon: 'stethoscope',
		words: [
			...(['consultation', 'consultation-desk', 'matching', 'matching-desk', 'matching-builder', 'area'] as const),
			...(['product', 'shell', 'reservation', 'reservation-agreed', 'phrase', 'phrase-book', 'thread'] as const),
			'vault',
		],
		screen: lazy(async () => ({
			default: (await import('./pages/consultations/consultation-page.tsx')).ConsultationPage,
		})),
	},
	videos: {
		icon: 'video',
		words: ['video', 'video-desk'],
		screen: lazy(async () => ({ default: (await import('./pages/video/videos.tsx')).VideosPage })),
	},
	video: {
		icon: 'video',
		words: [
			...(['video', 'video-desk', 'video-date', 'video-room', 'thread', 'phrase', 'phrase-book'] as const),
			...(['reservation', 'reservation-my', 'vault', 'shell'] as const),
		],
		screen: lazy(async () => ({ default: (await import('./pages/video/video-page.tsx')).VideoPage })),
	},
	ratings: {
		icon: 'star',
		words: ['rating', 'rating-my', 'rating-desk', 'console-reported', 'product', 'product-detail', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/ratings-desk.tsx')).RatingsDesk })),
	},
	products: {
		icon: 'bag',
		words: ['console-product', 'product', 'partner'],
		screen: lazy(async () => ({ default: (await import('./pages/products/products.tsx')).ProductsPage })),
	},
	productFiles: {
		icon: 'document',
		words: ['console-bulk', 'console-product', 'product', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/bulk/files-page.tsx')).FilesPage })),
	},
	product: {
		icon: 'bag',
		words: ['console-product', 'product', 'product-detail', 'partner', 'reservation', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/products/product-page.tsx')).ProductPage })),
	},
	promotions: {
		icon: 'bolt',
		words: ['console-promotion', 'console-product', 'product', 'area'],
		screen: lazy(async () => ({ default: (await import('./pages/promotions/promotions.tsx')).PromotionsPage })),
	},
	promotion: {
		icon: 'bolt',
		words: ['console-promotion', 'console-product', 'product', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/promotions/promotion-page.tsx')).PromotionPage })),
	},
	figures: {
		icon: 'sliders',
		words: ['console-figure'],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/figures/figures.tsx')).FiguresPage })),
	},
	profile: {
		icon: 'building',
		words: ['partner', 'product', 'product-detail', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/profile.tsx')).ProfilePage })),
	},
	staff: {
		icon: 'people',
		isOfBusiness: true,
		words: ['staff', 'staff-invitation', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/staff.tsx')).StaffPage })),
	},
	api: {
		icon: 'key',
		isOfBusiness: true,
		words: ['console-api', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/api/api-page.tsx')).ApiPage })),
	},
	notices: {
		icon: 'speaker',
		words: ['console-notice', 'console-product', 'notice'],
		screen: lazy(async () => ({ default: (await import('./pages/notices/notices.tsx')).NoticesPage })),
	},
	notice: {
		icon: 'speaker',
		words: ['console-notice', 'console-text', 'console-product', 'notice', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/notices/notice-page.tsx')).NoticePage })),
	},
	translations: {
		icon: 'globe',
		words: ['console-translation', 'console-product'],
		screen: lazy(async () => ({ default: (await import('./pages/translations/translations.tsx')).TranslationsPage })),
	},
	providerTexts: {
		icon: 'globe',
		words: ['console-translation', 'console-product', 'shell'],
		screen: lazy(async () => ({
			default: (await import('./pages/translations/provider-texts.tsx')).ProviderTextsPage,
		})),
	},
	company: {
		icon: 'building',
		words: ['console-company', 'member-again', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/site/company.tsx')).CompanyPage })),
	},
	home: {
		icon: 'house',
		words: ['console-home', 'area'],
		screen: lazy(async () => ({ default: (await import('./pages/site/home.tsx')).HomePage })),
	},
	rates: {
		icon: 'sliders',
		words: ['console-rate', 'currency', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/site/rates.tsx')).RatesPage })),
	},
	phrases: {
		icon: 'message',
		words: ['console-phrase', 'phrase'],
		screen: lazy(async () => ({ default: (await import('./pages/phrases/phrases.tsx')).PhrasesPage })),
	},
	mailTemplates: {
		icon: 'mail',
		words: ['console-template', 'console-product'],
		screen: lazy(async () => ({ default: (await import('./pages/mail-templates.tsx')).MailTemplatesPage })),
	},
	texts: {
		icon: 'document',
		words: ['console-text'],
		screen: lazy(async () => ({ default: (await import('./pages/texts/texts.tsx')).TextsPage })),
	},
	text: {
		icon: 'document',
		words: ['console-text', 'console-product', 'member-again', 'text', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/texts/text-page.tsx')).TextPage })),
	},
	applications: {
		icon: 'shield',
		words: ['partner', 'product', 'console-account', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/applications.tsx')).ApplicationsPage })),
	},
	houses: {
		icon: 'building',
		words: ['console-house', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/houses/houses.tsx')).HousesPage })),
	},
	house: {
		icon: 'building',
		words: ['console-house', 'console-api', 'staff', 'staff-invitation', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/houses/house-page.tsx')).HousePage })),
	},
	members: {
		icon: 'person',
		words: ['console-member', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/members/members.tsx')).MembersPage })),
	},
	member: {
		icon: 'person',
		words: ['console-member', 'member-again', 'reservation', 'area', 'dispute', 'rating', 'consultation', 'video'],
		screen: lazy(async () => ({ default: (await import('./pages/members/member-page.tsx')).MemberPage })),
	},
	memberMerger: {
		icon: 'person',
		words: ['console-member', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/members/merger-page.tsx')).MergerPage })),
	},
	slips: {
		icon: 'document',
		words: ['console-slip', 'reservation'],
		screen: lazy(async () => ({ default: (await import('./pages/slips.tsx')).SlipsPage })),
	},
	settlements: {
		icon: 'printer',
		words: ['console-settlement'],
		isOfBusiness: true,
		screen: lazy(async () => ({ default: (await import('./pages/settlements/settlements.tsx')).SettlementsPage })),
	},
	settlement: {
		icon: 'printer',
		words: ['console-settlement', 'console-account', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/settlements/settlement-page.tsx')).SettlementPage })),
	},
	disputes: {
		icon: 'warning',
		words: ['dispute'],
		screen: lazy(async () => ({ default: (await import('./pages/disputes/disputes.tsx')).DisputesPage })),
	},
	commissions: {
		icon: 'sliders',
		words: ['console-settlement', 'member-again', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/settlements/commissions.tsx')).CommissionsPage })),
	},
	statements: {
		icon: 'copy',
		words: ['console-bank', 'console-bulk'],
		screen: lazy(async () => ({ default: (await import('./pages/bank/statements.tsx')).StatementsPage })),
	},
	statement: {
		icon: 'copy',
		words: ['console-bank'],
		screen: lazy(async () => ({ default: (await import('./pages/bank/statement-page.tsx')).StatementPage })),
	},
	refunds: {
		icon: 'upload',
		words: ['console-refund', 'refund', 'reservation-my', 'member-again'],
		screen: lazy(async () => ({ default: (await import('./pages/refunds/refunds.tsx')).RefundsPage })),
	},
	trust: {
		icon: 'eye',
		words: ['console-trust', 'partner'],
		screen: lazy(async () => ({ default: (await import('./pages/trust.tsx')).TrustPage })),
	},
	messages: {
		icon: 'message',
		words: ['console-message', 'console-reported', 'thread', 'phrase', 'phrase-book'],
		screen: lazy(async () => ({ default: (await import('./pages/messages.tsx')).MessagesPage })),
	},
	photographs: {
		icon: 'camera',
		words: ['console-photograph', 'console-reported', 'photograph'],
		screen: lazy(async () => ({ default: (await import('./pages/photographs/photographs.tsx')).PhotographsPage })),
	},
	matchingReports: {
		icon: 'warning',
		words: ['matching', 'matching-moderation', 'console-reported', 'phrase', 'phrase-book'],
		screen: lazy(async () => ({ default: (await import('./pages/matching/reports.tsx')).ReportsPage })),
	},
	reports: {
		icon: 'sliders',
		words: ['console-report', 'console-figure', 'member-again', 'product', 'area', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/reports/reports.tsx')).ReportsPage })),
	},
	audit: {
		icon: 'eye',
		words: [
			...([
				'console-audit',
				'member-again',
				'shell',
				'staff',
				'staff-invitation',
				'area',
				'reservation',
				'dispute',
			] as const),
			...(['console-security', 'console-member', 'console-bank', 'console-account', 'console-refund'] as const),
		],
		screen: lazy(async () => ({ default: (await import('./pages/audit/audit.tsx')).AuditPage })),
	},
	erasures: {
		icon: 'clock',
		words: ['console-erasure', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/erasures/erasures.tsx')).ErasuresPage })),
	},
	running: {
		icon: 'bolt',
		words: ['console-running'],
		screen: lazy(async () => ({ default: (await import('./pages/running/running.tsx')).RunningPage })),
	},
	security: {
		icon: 'lock',
		words: ['console-security', 'factor', 'member-again', 'shell'],
		screen: lazy(async () => ({ default: (await import('./pages/security/security.tsx')).SecurityPage })),
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
	information: {
		icon: 'person',
		words: informationWords,
		screen: lazy(async () => ({ default: (await import('./pages/information.tsx')).InformationPage })),
	},
};
