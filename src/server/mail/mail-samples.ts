import { pagePath } from '#contract/page-address.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { consultationMails } from './consultation-samples.ts';
import type { MailData } from './mail-templates.ts';
import { toldNeeds } from './needs-facts.ts';

/*
 * What a mail of every template could say: for operators who look at its wording, and for the tests that render them all.
 */

/** Stands for the site's own. */
export const sampleOrigin = 'https://maru.example';
const origin = sampleOrigin;
/** How many things a mail of several tells of. */
export const sampleCount = 3;
const link = `${origin}/login?verify=S3cret-_token&x=1`;
/** What other people type. */
export const sampleWords = {
	name: 'Linh Nguyen',
	business: 'Sorae Clinic',
	product: 'Palace walk before the gates open',
	chosen: 'Busan → Seoul',
	guest: 'LINH NGUYEN',
	reason: 'The guide has fallen ill.\nWe are sorry.',
	meetingPoint: 'Exit 5, to the left',
	promotion: 'Autumn week',
	ramp: 'a ramp at the side door',
	title: 'Thyroid check',
	label: 'My telephone',
	said: 'We are full on that day.',
} as const;
const { name, business, reason, meetingPoint } = sampleWords;

const order = {
	on: '2026-12-19',
	to: '',
	time: '07:10',
	adults: 2,
	children: 1,
	infants: 0,
	unit: 'person',
	units: 1,
} as const;
const asked = {
	askedOn: '2026-12-20',
	askedTo: '',
	askedTime: '09:00',
	askedAdults: 3,
	askedChildren: 0,
	askedInfants: 1,
	askedUnit: 'person',
	askedUnits: 1,
} as const;
const about = {
	...order,
	area: areaSlugs[0] as AreaSlug,
	code: 'MR-261219-4K7PX',
	product: sampleWords.product,
	chosen: sampleWords.chosen,
	provider: business,
	link: origin + pagePath('myReservation', { id: '018f' }),
};
const toMember = { ...about, name };
const toProvider = { ...about, guest: sampleWords.guest };
const until = '2026-12-17T14:59:00.000Z';
const refund = { paidWon: 484_500, keptWon: 48_500, refundWon: 436_000, inCheckWon: 0, days: 3 };
const refundTo = { way: 'account', bank: 'Kasikornbank', account: '•••• 7890' } as const;
const corrected = { corrected: JSON.stringify(['lastName', 'phone']), reason: 'Misspelt, told us by phone' };
const plan = { depositWon: 96_900, depositBy: until, isFreed: 1, onSiteWon: 387_600, balanceBy: '' };
const promoted = { promotion: sampleWords.promotion, promotionWon: 29_400 };

const needs = JSON.stringify(
	toldNeeds(
		{ halal: 'certified', flags: ['wheelchair', 'prayer-room'], childSeats: 0, halalCount: 3, interpreter: 'th' },
		{
			list: [
				{ id: 'halal', answer: null, text: null, at: null },
				{ id: 'wheelchair', answer: 'how', text: sampleWords.ramp, at: until },
				{ id: 'interpreter', answer: 'no', text: null, at: until },
			],
			...{ by: until, isLate: false, freeUntil: until },
		},
	),
);
const confirmed = {
	...toMember,
	...plan,
	...promoted,
	meetingPoint,
	totalWon: 484_500,
	freeUntil: until,
	needs,
};

const proposed = {
	dates: JSON.stringify([
		{ on: '2027-03-05', to: '', time: '10:00', won: 484_500 },
		{ on: '2027-03-06', to: '2027-03-08', time: '', won: 520_000 },
	]),
	said: sampleWords.said,
};
const offered = {
	lines: JSON.stringify([
		{ of: 'sessions', quantity: 3, won: 120_000 },
		{ of: 'medicine', quantity: 1, won: null },
	]),
	...{ offeredWon: 310_000, takenOffWon: 50_000, beforeWon: 434_500 },
};

const toAsker = { name, title: sampleWords.title, link };
const fromProvider = { ...toAsker, provider: business };
const toAnswering = { title: '', link, provider: business };
const video = {
	...{
		name,
		by: name,
		reader: 'member' as const,
		other: business,
		minutes: 30,
		at: until,
		times: `${until} 2026-12-18T01:00:00.000Z`,
		reason,
	},
	link: `${origin}/video-consultation?date=018f`,
};

const factor = { name, link: `${origin}/my/info#factors`, forgotLink: `${origin}/forgot` };

export const mailSamples: MailData = {
	'new-device': { ...factor, device: 'Chrome, Android', at: until },
	'factor-added': { ...factor, factor: 'passkey', label: sampleWords.label },
	'factor-removed': { ...factor, factor: 'one-time-code', label: '', isLast: 1 },
	'factors-removed': factor,
	'recovery-used': { ...factor, left: 1 },
	'recovery-renewed': factor,
	...consultationMails({
		name,
		other: business,
		link: `${origin}${pagePath('consultationForm', { id: 'skin' })}?request=018f`,
		until,
	}),
	'video-asked': { ...video, name: '' },
	'video-changed': { ...video, name: '' },
	'video-proposed': video,
	'video-scheduled': { ...video, times: '' },
	'video-declined': { ...video, at: '' },
	'video-cancelled': { ...video, times: '' },
	'video-expired': { ...video, at: '' },
	'video-invited': video,
	'video-interpreter': { ...video, person: name, coming: 'no' },
	'video-reminder': { ...video, span: 'hour' },
	'video-waiting': video,
	'video-message': video,
	'video-missed': { ...video, who: 'you' },
	'reservation-requested': { ...toMember, until },
	'reservation-request-changed': { ...toMember, ...promoted, until, totalWon: 260_000 },
	'reservation-confirmed': confirmed,
	'reservation-asking': { ...confirmed, until },
	'reservation-ticket': { ...toMember, meetingPoint: 'Main gate', ticket: 'EV-1234-5678' },
	'reservation-meeting-moved': {
		...toMember,
		meetingPoint: 'Exit 4 · 서울 종로구 사직로 161',
		meetingBefore: 'Main gate · 서울 종로구 사직로 9',
	},
	'reservation-needs-answered': { ...toMember, needs, needsFreeUntil: until },
	'reservation-needs-late': { ...toMember, needs, needsFreeUntil: until },
	'reservation-declined': { ...toMember, reason },
	'reservation-expired': toMember,
	'reservation-changed': { ...toMember, ...refund, ...promoted, meetingPoint, totalWon: 300_000 },
	'reservation-changed-asking': { ...toMember, ...refund, ...promoted, meetingPoint, totalWon: 300_000, needs, until },
	'reservation-change-asked': { ...toMember, ...asked, until },
	'reservation-change-refused': { ...toMember, ...asked, reason },
	'reservation-change-expired': { ...toMember, ...asked },
	'reservation-cancelled': { ...toMember, ...refund },
	'reservation-called-off': { ...toMember, ...refund, reason },
	'reservation-reminder': {
		...toMember,
		meetingPoint,
		daysLeft: 7,
		owedWon: 1_000,
		infoLink: origin + pagePath('productDetail', { area: areaSlugs[0] as AreaSlug, id: 'palace' }),
		uselessAfter: until,
	},
	'reservation-message': toMember,
	'reservation-paid': { ...toMember, won: 96_900, paidWon: 96_900, owedWon: 387_600 },
	'reservation-paid-ended': { ...toMember, ...refund, won: 96_900 },
	'reservation-slip-refused': { ...toMember, won: 96_900, until, slipReason: 'not-arrived', slipNote: reason },
	'reservation-pay-reminder': { ...toMember, won: 96_900, until, uselessAfter: until },
	'reservation-balance-reminder': { ...toMember, won: 387_600, until, uselessAfter: until },
	'reservation-lapsed': { ...toMember, ...refund },
	'reservation-payment-reversed': {
		...toMember,
		...{ won: 96_900, reason: 'Entered on the wrong reservation', paidWon: 0, owedWon: 484_500 },
	},
	'reservation-refunded': { ...toMember, won: 436_000, ...refundTo },
	'reservation-refund-asked': {
		...toMember,
		link: `${toMember.link}#refund-account`,
		refundWon: 436_000,
		isReturned: 0,
	},
	'reservation-refund-account': { ...toMember, ...refundTo, refundWon: 436_000, isChangedWay: 1, isAtWord: 0 },
	'reservation-lead-corrected': { ...toMember, ...corrected, by: 'provider' },
	'reservation-address-moved': { ...toMember, link: '', before: 'l***@mail.example', after: 'm***@mail.example' },
	'reservation-completed': toMember,
	'reservation-price-offered': { ...toMember, ...offered, until },
	'reservation-price-agreed': { ...confirmed, ...refund, lines: offered.lines },
	'reservation-price-withdrawn': { ...toMember, ...offered, reason },
	'reservation-price-lapsed': { ...toMember, ...offered },
	'reservation-dates-proposed': { ...toMember, ...proposed, until, totalWon: 484_500, waivedUntil: until },
	'reservation-dates-ended': { ...toMember, ...proposed, waivedUntil: until },
	'waiting-offer': { ...toMember, seats: 3, until, uselessAfter: until },
	'waiting-taken-back': toMember,
	'waiting-date-off': toMember,
	'waiting-taken-off': { ...toMember, reason },
	'provider-requested': { ...toProvider, until },
	'provider-request-changed': { ...toProvider, ...promoted, until, totalWon: 260_000 },
	'provider-needs-asked': { ...toProvider, ...promoted, totalWon: 484_500, needs, language: 'th', until },
	'provider-changed-asked': { ...toProvider, ...promoted, totalWon: 484_500, needs, language: 'th', until },
	'provider-needs-late': { ...toProvider, needs, language: 'ko' },
	'provider-booked': { ...toProvider, ...promoted, totalWon: 484_500 },
	'provider-change-asked': { ...toProvider, ...asked, until },
	'provider-changed': { ...toProvider, ...promoted, totalWon: 300_000 },
	'provider-change-withdrawn': { ...toProvider, ...asked },
	'provider-change-expired': { ...toProvider, ...asked },
	'provider-cancelled': { ...toProvider, reason },
	'provider-expired': toProvider,
	'provider-lapsed': toProvider,
	'provider-paid': { ...toProvider, won: 96_900, owedWon: 387_600 },
	'provider-company': toProvider,
	'provider-lead-corrected': { ...toProvider, ...corrected, by: 'operator' },
	'provider-message': toProvider,
	'provider-changes': toProvider,
	'provider-price-offered': { ...toProvider, ...offered, until },
	'provider-price-accepted': { ...toProvider, lines: offered.lines, totalWon: 360_000 },
	'provider-price-declined': { ...toProvider, ...offered, reason },
	'provider-price-lapsed': { ...toProvider, ...offered },
	'provider-dates-proposed': { ...toProvider, ...proposed, until },
	'provider-date-accepted': { ...toProvider, ...promoted, totalWon: 484_500 },
	'provider-dates-declined': { ...toProvider, ...proposed, reason },
	'provider-dates-lapsed': { ...toProvider, ...proposed },
	'verify-email': { name, link },
	'address-known': { loginLink: `${origin}/login`, forgotLink: `${origin}/forgot` },
	'reset-password': { name, link, minutes: 30, uselessAfter: '2027-03-04T00:00:00Z' },
	'password-changed': { name, forgotLink: `${origin}/forgot` },
	'links-ended': { name, tripsLink: link },
	'change-email': { name, link },
	'email-changed': { name, address: 'l***@mail.example' },
	'account-closed': { name },
	'account-suspended': { name, reason },
	'account-restored': { name, loginLink: `${origin}/login` },
	'sessions-ended': { name, forgotLink: `${origin}/forgot` },
	'address-asked': { name, address: 'l***@mail.example' },
	'account-merged': { name, address: 'l***@mail.example', loginLink: `${origin}/login` },
	'account-merged-away': { name, address: 'l***@mail.example', loginLink: `${origin}/login` },
	'data-offered': { name, link },
	'data-copied': { name },
	'partner-received': { name },
	'partner-approved': { name, business, link },
	'partner-refused': { name, business, reason, link },
	'partner-reopened': { name, business, reason, link },
	'partner-more-asked': { name, business, asked: reason, link },
	'house-suspended': { business, reason, link },
	'house-restored': { business, reason, link },
	'partner-change-received': { name, business },
	'partner-change-asked': { business, link },
	'partner-change-approved': { name, business, link },
	'partner-change-refused': { name, business, reason, link },
	'rating-received': { product: about.product, link },
	'rating-replied': { name, product: about.product, provider: business, link },
	'rating-published': { name, product: about.product, link },
	'rating-hidden': { name, product: about.product, reason, link },
	'message-hidden': { name, reason, link, reader: 'member' },
	'message-shown': { name, link, reader: 'member' },
	'photograph-hidden': { of: 'product', name: about.product, reason, link },
	'photograph-shown': { of: 'profile', name: business, link },
	'rating-to-moderate': { product: about.product, link },
	'staff-invited': { business, inviter: name, role: 'desk', duties: 'members trust', link, until: '2026-12-24' },
	'staff-joined': { business, person: name, role: 'desk', duties: 'members trust', link },
	'staff-left': { business, person: name, link },
	'staff-duties': { name, business, duties: 'money trust', link },
	'staff-role': { name, business, role: 'manager', duties: 'all', link },
	'staff-removed': { name, business },
	'company-changed': {
		...{ what: 'both', person: name, account: 'Hana Bank •••• 6789', link },
		...{ before: 'hello@maru.example', after: 'office@maru.example' },
	},
	'api-key-revoked': { business, name: 'Channel manager', link },
	'webhook-removed': { business, host: 'hooks.example.com', link },
	'api-key-made': { business, name: 'Channel manager', person: name, until: '2027-02-16', link },
	'api-key-ending': { business, name: 'Channel manager', until: '2027-02-16', link },
	'webhook-stopped': { business, host: 'hooks.example.com', link },
	'content-plan-failed': { name, title: about.product, at: until, link },
	'text-withdrawn': { name, text: 'terms', effectiveOn: '2027-03-31', link },
	'text-changed': { name, text: 'terms', effectiveOn: '2027-03-31', link },
	'dispute-news': { code: 'MR-261130-4K7PX', stage: 'proposed', link, reader: 'member' },
	'settlement-closed': { business, month: '2026-10', number: 'S-2026-10-001', link },
	'settlement-payout': {
		...{ business, month: '2026-10', number: 'S-2026-10-001', stage: 'paid', won: 1_240_000, paidOn: '2026-11-10' },
		...{ reference: 'MARU 2026-10', reason: '', link },
	},
	'slips-waiting': { count: 3, link },
	'licence-ending': { business, licence: 'foreign-patient', date: '2027-03-31' },
	'own-licence-ending': { business, licence: 'foreign-patient', date: '2027-03-31', link },
	'matching-sent': { ...toAsker, providers: 4, until },
	'matching-answered': fromProvider,
	'matching-renewed': fromProvider,
	'matching-answer-withdrawn': fromProvider,
	'matching-accepted': fromProvider,
	'matching-declined': { ...fromProvider, reason: 'date-full' },
	'matching-lapsed': fromProvider,
	'matching-expired': toAsker,
	'matching-unanswered': toAsker,
	'matching-ending': { ...toAsker, until },
	'matching-hidden': { ...toAsker, reason },
	'matching-shown': toAsker,
	'matching-message': fromProvider,
	'matching-message-house': toAnswering,
	'matching-asked': { ...toAnswering, inbox: link },
	'matching-picked': { ...toAnswering, until },
	'matching-taken-back': toAnswering,
	'matching-request-lapsing': { ...toAnswering, until },
	'matching-request-lapsed': toAnswering,
	'matching-not-chosen': toAnswering,
	'matching-ended': toAnswering,
	'matching-answer-hidden': { ...toAnswering, reason },
	'matching-answer-shown': toAnswering,
	'matching-report-hidden': { name },
	'matching-report-kept': { name },
	'matching-report-gone': { name },
	'matching-to-moderate': { link },
	'matching-unanswered-desk': { link },
};
