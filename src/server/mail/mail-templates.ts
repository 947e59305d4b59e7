import type { LicenceKind } from '#domain/member/partner.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import type { AnnouncedText } from '#domain/page/text-change.ts';
import type { ConsultationMailData } from './consultation-templates.ts';
import type { FactorMailData } from './factor-templates.ts';
import type { MatchingMailData } from './matching-templates.ts';
import type { ReservationMailData } from './reservation-templates.ts';
import type { VideoMailData } from './video-templates.ts';

/** What each mail needs to know, besides the reader and the company. Links are whole addresses. */
export type MailData = ReservationMailData &
	MatchingMailData &
	ConsultationMailData &
	FactorMailData &
	VideoMailData & {
		'verify-email': { name: string; link: string };
		/** Sent instead of verify-email to an address that somebody has verified already. */
		'address-known': { loginLink: string; forgotLink: string };
		/** After `uselessAfter` it is not sent any more. */
		'reset-password': { name: string; link: string; minutes: number; uselessAfter: string };
		/** `tripsLink` where calendar address and shared trips ended with it: they are made anew there. */
		/** `isJoined`: several sign-ups with the address became one account. */
		'password-changed': { name: string; forgotLink: string; tripsLink?: string; isJoined?: number };
		'links-ended': { name: string; tripsLink: string };
		'change-email': { name: string; link: string };
		/** To the old address; the new one shortened. */
		'email-changed': { name: string; address: string };
		'account-closed': { name?: string };
		/** With the operator's own words. */
		'account-suspended': { name: string; reason: string };
		'account-restored': { name: string; loginLink: string };
		'sessions-ended': { name: string; forgotLink: string };
		/** To the old address, before it is too late; the new one shortened. */
		'address-asked': { name: string; address: string };
		/** To the account that stays; its address shortened. */
		'account-merged': { name: string; address: string; loginLink: string };
		/** To the address that opens nothing any more; without names where nobody ever proved it. */
		'account-merged-away': { name?: string; address?: string; loginLink: string };
		'data-offered': { name: string; link: string };
		/** To who cannot take it themselves, that an operator made it. */
		'data-copied': { name: string };
		'partner-received': { name: string };
		'partner-approved': { name: string; business: string; link: string };
		'partner-refused': { name: string; business: string; reason: string; link: string };
		/** `asked` is as the operator wrote it. */
		'partner-more-asked': { name: string; business: string; asked: string; link: string };
		'partner-reopened': { name: string; business: string; reason: string; link: string };
		/** To owners and managers, with the operator's own words. */
		'house-suspended': { business: string; reason: string; link: string };
		'house-restored': { business: string; reason: string; link: string };
		'partner-change-received': { name: string; business: string };
		/** To operators. */
		'partner-change-asked': { business: string; link: string };
		'partner-change-approved': { name: string; business: string; link: string };
		'partner-change-refused': { name: string; business: string; reason: string; link: string };
		/** Links to what the reader can do about it. A mail never holds what somebody wrote in a rating or a reply. */
		'rating-received': { product: string; link: string };
		'rating-replied': { name: string; product: string; provider: string; link: string };
		'rating-published': { name: string; product: string; link: string };
		/** With the operator's own words. */
		'rating-hidden': { name: string; product: string; reason: string; link: string };
		/** To who wrote it: never what, and why in the operator's own words. */
		'message-hidden': { name: string; reason: string; link: string; reader: 'member' | 'staff' };
		'message-shown': { name: string; link: string; reader: 'member' | 'staff' };
		/** To its house, with the operator's own words: `name` is its product's, or the house's where the profile shows it. */
		'photograph-hidden': { of: 'product' | 'profile'; name: string; reason: string; link: string };
		'photograph-shown': { of: 'product' | 'profile'; name: string; link: string };
		'rating-to-moderate': { product: string; link: string };
		/** To an address that may be anybody's: only what the inviter's house is called, and who asks. */
		'staff-invited': { business: string; inviter: string; role: Role; duties?: string; link: string; until: string };
		/** To those who manage the staff. */
		'staff-joined': { business: string; person: string; role: Role; duties?: string; link: string };
		'staff-left': { business: string; person: string; link: string };
		/** To whom it is about. */
		'staff-role': { name: string; business: string; role: Role; duties?: string; link: string };
		/** To an operator: what of the work they look after from now on; as in `dutiesText`. */
		'staff-duties': { name: string; business: string; duties: string; link: string };
		'staff-removed': { name: string; business: string };
		/** To the owners of the agency: `account` without the whole number, empty where none is shown any more. */
		'company-changed': {
			what: 'account' | 'address' | 'both';
			person: string;
			account?: string;
			before?: string;
			after?: string;
			link: string;
		};
		/** To those who manage the keys: which one, who made it and the ISO day it ends on. */
		/** An operator took it away. */
		'api-key-revoked': { business: string; name: string; link: string };
		'webhook-removed': { business: string; host: string; link: string };
		'api-key-made': { business: string; name: string; person: string; until: string; link: string };
		/** To the same, some days before the ISO day it ends on. */
		'api-key-ending': { business: string; name: string; until: string; link: string };
		/** To the same: nothing has come through to an address of theirs for days. */
		'webhook-stopped': { business: string; host: string; link: string };
		/** To who planned it: what should have gone out when. */
		'content-plan-failed': { name: string; title: string; at: string; link: string };
		/** To guest, house and operators: never what somebody wrote. */
		'dispute-news': { code: string; stage: string; link: string; reader: 'member' | 'staff' };
		/** To those who see the figures of the business: `2026-10`. */
		'settlement-closed': { business: string; month: string; number: string; link: string };
		/** To the same: `paid` to them, `received` from them, `offset`, or taken back (`reversed`) with the reason; an ISO day. */
		'settlement-payout': {
			business: string;
			month: string;
			number: string;
			stage: 'paid' | 'received' | 'offset' | 'reversed';
			won: number;
			paidOn: string;
			reference: string;
			reason: string;
			link: string;
		};
		/** To everybody with an account, before another version begins: an ISO day. */
		'text-changed': { name: string; text: AnnouncedText; effectiveOn: string; link: string };
		/** To those who were told of a version that is taken back before it began. */
		'text-withdrawn': { name: string; text: AnnouncedText; effectiveOn: string; link: string };
		/** To operators: how many transfer slips wait. */
		'slips-waiting': { count: number; link: string };
		/** To operators; the ISO day it ends on. */
		'licence-ending': { business: string; licence: LicenceKind; date: string };
		/** The same to those who keep the papers of the business: where a new one is added. */
		'own-licence-ending': { business: string; licence: LicenceKind; date: string; link: string };
	};
export type MailTemplate = keyof MailData;
