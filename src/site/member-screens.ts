import type { PageId } from '#contract/pages.ts';
import type { PageModule } from './page-module.ts';

/**
 * The screens of pages that only members come to. Apart, since with each screen goes the list of its styles: a visitor's first page
 * would carry what no visitor can open. Named in a member's pages (shell/member-shell-host.ts), so that no way is longer for it.
 */
export const memberScreens = {
	reservationForm: () => import('./pages/reservation-form.tsx'),
	ratingForm: () => import('./pages/rating-form.tsx'),
	consultationForm: () => import('./pages/consultation-form.tsx'),
	myInformation: () => import('./pages/my-information.tsx'),
	myReservations: () => import('./pages/my-reservations.tsx'),
	myReservation: () => import('./pages/my-reservation.tsx'),
	myMatches: () => import('./pages/my-matches.tsx'),
	myRatings: () => import('./pages/my-ratings.tsx'),
	reserveLink: () => import('./pages/reserve-link.tsx'),
	videoConsultation: () => import('./pages/video-consultation.tsx'),
} satisfies Partial<Record<PageId, () => Promise<PageModule>>>;
