import type { LicenceKind } from '#domain/member/partner.ts';
import type { ReservationMailData } from './reservation-templates.ts';

/** What each mail needs to know, besides the reader and the company. Links are whole addresses. */
export type MailData = ReservationMailData & {
	'verify-email': { name: string; link: string };
	/** Sent instead of verify-email to an address that somebody has verified already. */
	'address-known': { loginLink: string; forgotLink: string };
	/** After `uselessAfter` it is not sent any more. */
	'reset-password': { name: string; link: string; minutes: number; uselessAfter: string };
	/** `tripsLink` where calendar address and shared trips ended with it: they are made anew there. */
	'password-changed': { name: string; forgotLink: string; tripsLink?: string };
	'links-ended': { name: string; tripsLink: string };
	'change-email': { name: string; link: string };
	/** To the old address; the new one shortened. */
	'email-changed': { name: string; address: string };
	'account-closed': { name?: string };
	'partner-received': { name: string };
	'partner-approved': { name: string; business: string; link: string };
	'partner-refused': { name: string; business: string; reason: string; link: string };
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
	'rating-to-moderate': { product: string; link: string };
	/** To operators: how many transfer slips wait. */
	'slips-waiting': { count: number; link: string };
	/** To operators; the ISO day it ends on. */
	'licence-ending': { business: string; licence: LicenceKind; date: string };
};
export type MailTemplate = keyof MailData;
