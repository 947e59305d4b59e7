import { formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { agreedFacts, offeredFacts } from './agreed-facts.ts';
import { companyFacts } from './company-facts.ts';
import { datesFacts } from './dates-facts.ts';
import { addressMoved, leadCorrected } from './lead-content.ts';
import { sayMoment } from './mail-moment.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { freeNote, hasOpenNeeds, needsFacts } from './needs-facts.ts';
import { toProvider } from './provider-content.ts';
import {
	changedRequest,
	comesBack,
	dueNow,
	fact,
	place,
	promoted,
	reason,
	refund,
	refundTo,
	refundValues,
	said,
	sentBack,
	service,
	slipReasons,
	stillOwed,
	ticket,
	toPay,
	wish,
} from './reservation-facts.ts';
import { forMember, named } from './reservation-heads.ts';
import type { ReservationMailData } from './reservation-templates.ts';
import { toWaiting } from './waiting-content.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof ReservationMailData;
type Data<Name extends Template> = ReservationMailData[Name];
type Row<Name extends Template> = (data: Data<Name>, t: Words, locale: Locale) => Parts;

/** Whoever reads these is the member who reserved. */
const toMember: { [Name in Exclude<Template, `provider-${string}`>]: Row<Name> } = {
	'reservation-requested': (data, t, locale) => ({
		...forMember(data, t, 'requested'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [
			...service(data, t, locale),
			...companyFacts(data, locale),
			fact(t('facts.answerBy'), sayMoment(data.until, locale)),
		],
		note: t('notes.request'),
	}),
	'reservation-request-changed': (data, t, locale) => ({
		...forMember(data, t, 'requested'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [...service(data, t, locale), ...changedRequest(data, t, locale)],
		note: t('notes.request'),
	}),
	'reservation-confirmed': (data, t, locale) => ({
		...forMember(data, t, 'confirmed'),
		values: { ...named(data), pay: payFirst(data) },
		facts: [
			...service(data, t, locale),
			...companyFacts(data, locale),
			...place(data, t),
			...needsFacts(data, locale),
			...toPay(data, t, locale),
		],
		note: cancelNote(data, t, locale),
	}),
	'reservation-asking': (data, t, locale) => ({
		...forMember(data, t, 'asking'),
		values: { ...named(data), until: sayMoment(data.until, locale), pay: payFirst(data) },
		facts: [...service(data, t, locale), ...needsFacts(data, locale), ...place(data, t), ...toPay(data, t, locale)],
		note: t('notes.needsAsked'),
	}),
	'reservation-needs-answered': (data, t, locale) => ({
		...forMember(data, t, 'answered'),
		values: { ...named(data), outcome: data.needsFreeUntil ? 'free' : hasOpenNeeds(data) ? 'open' : 'confirmed' },
		facts: [...needsFacts(data, locale), ...service(data, t, locale)],
		note: freeNote(data, t, locale),
	}),
	'reservation-needs-late': (data, t, locale) => ({
		...forMember(data, t, 'asking'),
		facts: [...needsFacts(data, locale), ...service(data, t, locale)],
		note: freeNote(data, t, locale),
	}),
	'reservation-declined': (data, t, locale) => ({
		...forMember(data, t, 'declined'),
		facts: [...service(data, t, locale), ...reason(data, t)],
		note: t('notes.other'),
	}),
	'reservation-expired': (data, t, locale) => ({
		...forMember(data, t, 'expired'),
		facts: service(data, t, locale),
		note: t('notes.other'),
	}),
	'reservation-changed': (data, t, locale) => ({
		...forMember(data, t, 'changed'),
		facts: [
			...service(data, t, locale),
			...place(data, t),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
			...dueNow(data, 'freed', { t, locale }),
			...comesBack(data, t),
		],
		note: t('notes.manage'),
	}),
	'reservation-changed-asking': (data, t, locale) => ({
		...forMember(data, t, 'changed'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [
			...service(data, t, locale),
			...needsFacts(data, locale),
			...place(data, t),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
			...dueNow(data, 'freed', { t, locale }),
			...comesBack(data, t),
		],
		note: t('notes.needsAsked'),
	}),
	'reservation-change-asked': (data, t, locale) => ({
		...forMember(data, t, 'changeAsked'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [
			...service(data, t, locale),
			...wish(data, t, locale),
			fact(t('facts.answerBy'), sayMoment(data.until, locale)),
		],
		note: t('notes.manage'),
	}),
	'reservation-change-refused': (data, t, locale) => ({
		...forMember(data, t, 'unchanged'),
		facts: [...service(data, t, locale), ...wish(data, t, locale), ...reason(data, t)],
		note: t('notes.manage'),
	}),
	'reservation-change-expired': (data, t, locale) => ({
		...forMember(data, t, 'unchanged'),
		facts: [...service(data, t, locale), ...wish(data, t, locale)],
		note: t('notes.manage'),
	}),
	'reservation-cancelled': (data, t, locale) => ({
		...forMember(data, t, 'cancelled'),
		values: { ...named(data), ...refundValues(data) },
		facts: [...service(data, t, locale), ...refund(data, t)],
		note: t('notes.other'),
	}),
	'reservation-called-off': (data, t, locale) => ({
		...forMember(data, t, 'cancelled'),
		values: { ...named(data), ...refundValues(data) },
		facts: [
			...service(data, t, locale),
			...reason(data, t, 'cancelReason'),
			fact(t('facts.paid'), formatWon(data.paidWon)),
			...comesBack(data, t),
		],
		note: t('notes.other'),
	}),
	'reservation-reminder': (data, t, locale) => ({
		...forMember(data, t, 'reminder'),
		values: { ...named(data), days: data.daysLeft },
		facts: [
			...service(data, t, locale),
			...place(data, t),
			...ticket(data, t),
			...(data.owedWon > 0 ? [fact(t('facts.owed'), formatWon(data.owedWon))] : []),
		],
		other: { text: t('reservation-reminder.bring'), link: data.infoLink },
		note: t('notes.emergency'),
	}),
	'reservation-ticket': (data, t, locale) => ({
		...forMember(data, t, 'ticket'),
		facts: [...ticket(data, t), ...service(data, t, locale), ...place(data, t)],
		note: t('notes.manage'),
	}),
	'reservation-meeting-moved': (data, t, locale) => ({
		...forMember(data, t, 'meetingMoved'),
		facts: [
			fact(t('facts.meetingNow'), data.meetingPoint, { isStrong: true }),
			fact(t('facts.meetingBefore'), data.meetingBefore),
			...service(data, t, locale),
		],
		note: t('notes.manage'),
	}),
	'reservation-message': (data, t, locale) => ({
		...forMember(data, t, 'message'),
		button: { label: t('buttons.read'), link: data.link },
		facts: service(data, t, locale),
		note: t('notes.message'),
	}),
	'reservation-paid': (data, t, locale) => ({
		...forMember(data, t, 'payment'),
		values: { ...named(data), owed: data.owedWon > 0 ? 'some' : data.refundWon ? 'less' : 'none' },
		facts: [
			...service(data, t, locale),
			...(data.won > 0 ? [fact(t('facts.amount'), formatWon(data.won), { isStrong: true })] : []),
			fact(t('facts.paid'), formatWon(data.paidWon)),
			...stillOwed(data, t, locale),
			...sentBack(data, t),
		],
		...(data.dueBy && { button: { label: t('buttons.pay'), link: data.link } }),
		note: t('notes.manage'),
	}),
	'reservation-paid-ended': (data, t, locale) => ({
		...forMember(data, t, 'payment'),
		values: { ...named(data), ...refundValues(data), won: formatWon(data.won) },
		facts: [
			...service(data, t, locale),
			fact(t('facts.amount'), formatWon(data.won)),
			fact(t('facts.paid'), formatWon(data.paidWon)),
			...comesBack(data, t),
		],
		note: t('notes.other'),
	}),
	'reservation-slip-refused': (data, t, locale) => ({
		...forMember(data, t, 'payment'),
		// Nobody is asked to pay for what has ended, or is being freed.
		...(data.until !== '' && !data.isLate && { button: { label: t('buttons.pay'), link: data.link } }),
		values: {
			...named(data),
			reason: slipReasons[data.slipReason],
			state: data.until === '' ? 'over' : data.isLate ? 'late' : 'open',
			last: data.isLast ? 'yes' : 'no',
			won: formatWon(data.won),
			until: data.until === '' ? '' : sayMoment(data.until, locale),
		},
		facts: [...service(data, t, locale), ...(data.slipNote === '' ? [] : [fact(t('facts.words'), data.slipNote)])],
		note: t('notes.manage'),
	}),
	'reservation-pay-reminder': (data, t, locale) => payReminder(data, t, locale),
	'reservation-balance-reminder': (data, t, locale) => payReminder(data, t, locale),
	'reservation-lapsed': (data, t, locale) => ({
		...forMember(data, t, 'lapsed'),
		values: { ...named(data), ...lapsedValues(data) },
		facts: [...service(data, t, locale), ...(data.paidWon > 0 ? refund(data, t) : [])],
		note: t('notes.other'),
		hasContact: true,
	}),
	'reservation-refunded': (data, t, locale) => ({
		...forMember(data, t, 'refund'),
		facts: [
			...service(data, t, locale),
			...(data.won > 0 ? [fact(t('facts.refund'), formatWon(data.won), { isStrong: true })] : []),
			...refundTo(data, t),
		],
		values: { ...named(data), way: sentWay(data.way) },
		note: t(data.way === 'on-site' ? 'notes.other' : 'notes.bank'),
	}),
	'reservation-refund-asked': (data, t, locale) => ({
		...forMember(data, t, 'refund'),
		values: { ...named(data), won: formatWon(data.refundWon), again: data.isReturned === 1 ? 'yes' : 'no' },
		facts: [...service(data, t, locale), fact(t('facts.refund'), formatWon(data.refundWon), { isStrong: true })],
		button: { label: t('buttons.refundAccount'), link: data.link },
		note: t('notes.refundAccount'),
	}),
	'reservation-refund-account': (data, t, locale) => ({
		...forMember(data, t, 'refund'),
		values: {
			...named(data),
			changed: data.isChangedWay === 1 ? 'yes' : 'no',
			by: data.isAtWord === 1 ? 'operator' : 'guest',
		},
		facts: [
			...service(data, t, locale),
			fact(t('facts.refund'), formatWon(data.refundWon), { isStrong: true }),
			...refundTo(data, t),
		],
		note: t('notes.refundChanged'),
		isWarning: true,
		hasContact: true,
	}),
	'reservation-lead-corrected': leadCorrected,
	'reservation-address-moved': addressMoved,
	'reservation-payment-reversed': (data, t, locale) => ({
		...forMember(data, t, 'payment'),
		values: { ...named(data), won: formatWon(data.won) },
		facts: [
			...service(data, t, locale),
			...reason(data, t),
			fact(t('facts.paid'), formatWon(data.paidWon)),
			...(data.owedWon > 0 ? [fact(t('facts.owed'), formatWon(data.owedWon))] : []),
			...dueNow(data, 'freed', { t, locale }),
		],
		note: t('notes.other'),
	}),
	'reservation-completed': (data, t, locale) => ({
		...forMember(data, t, 'completed'),
		button: { label: t('buttons.rate'), link: data.link },
		facts: service(data, t, locale),
		note: t('notes.rating'),
	}),
	'reservation-price-offered': (data, t, locale) => ({
		...forMember(data, t, 'priceOffered'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.price'), link: data.link },
		facts: [
			...service(data, t, locale),
			...offeredFacts(data, t, locale),
			fact(t('facts.validUntil'), sayMoment(data.until, locale)),
		],
		note: t('notes.manage'),
	}),
	'reservation-price-agreed': (data, t, locale) => ({
		...forMember(data, t, 'priceAgreed'),
		facts: [
			...service(data, t, locale),
			...place(data, t),
			...agreedFacts(data, locale),
			...toPay(data, t, locale),
			...comesBack(data, t),
		],
		note: cancelNote(data, t, locale),
	}),
	'reservation-price-withdrawn': (data, t, locale) => ({
		...forMember(data, t, 'unchanged'),
		facts: [...service(data, t, locale), ...offeredFacts(data, t, locale), ...reason(data, t)],
		note: t('notes.manage'),
	}),
	'reservation-price-lapsed': (data, t, locale) => ({
		...forMember(data, t, 'unchanged'),
		facts: [...service(data, t, locale), ...offeredFacts(data, t, locale)],
		note: t('notes.manage'),
	}),
	'reservation-dates-proposed': (data, t, locale) => ({
		...forMember(data, t, 'datesProposed'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.dates'), link: data.link },
		facts: [
			...service(data, t, locale),
			fact(t('facts.beforeTotal'), formatWon(data.totalWon)),
			...datesFacts(data, t, locale),
			...said(data, t),
			fact(t('facts.validUntil'), sayMoment(data.until, locale)),
		],
		note: waivedNote(data, t, locale),
	}),
	'reservation-dates-ended': (data, t, locale) => ({
		...forMember(data, t, 'unchanged'),
		facts: [...service(data, t, locale), ...datesFacts(data, t, locale)],
		note: waivedNote(data, t, locale),
	}),
	...toWaiting,
};

/** One row a template, as in mail-content.ts. */
export const reservationParts: { [Name in Template]: Row<Name> } = { ...toMember, ...toProvider };

/** Whether something has to be transferred before the voucher can be used. */
const payFirst = ({ depositWon }: Data<'reservation-confirmed'>) => (depositWon > 0 ? 'first' : 'none');

/** Until when cancelling is free, what it costs now where it is not, or by which policy. */
function cancelNote({ freeUntil, cancelWon = 0 }: Data<'reservation-confirmed'>, t: Words, locale: Locale): string {
	if (freeUntil) return t('notes.free', { until: sayMoment(freeUntil, locale) });
	return cancelWon > 0 ? t('notes.costs', { won: formatWon(cancelWon) }) : t('notes.policy');
}

/** Who is asked for another date may go free of charge. */
const waivedNote = ({ waivedUntil }: { waivedUntil?: string }, t: Words, locale: Locale): string =>
	waivedUntil ? t('notes.datesFree', { until: sayMoment(waivedUntil, locale) }) : t('notes.manage');

/** Mails queued by an older version tell of what nothing was paid for. */
/** As the sentence tells them apart; a mail of an older version does not know. */
const sentWay = (way: string | undefined): string =>
	way === 'account' || way === 'card' ? way : way === 'on-site' ? 'onSite' : 'other';

const lapsedValues = ({ paidWon = 0, refundWon = 0, days = 0 }: Partial<Data<'reservation-lapsed'>>) => ({
	paid: paidWon > 0 ? 'some' : 'none',
	back: refundWon > 0 ? 'some' : 'none',
	amount: formatWon(refundWon),
	days,
});

const payReminder: Row<'reservation-pay-reminder'> = (data, t, locale) => ({
	...forMember(data, t, 'reminder'),
	button: { label: t('buttons.pay'), link: data.link },
	values: { ...named(data), won: formatWon(data.won), until: sayMoment(data.until, locale) },
	facts: [
		...service(data, t, locale),
		fact(t('facts.owed'), formatWon(data.won), {
			isStrong: true,
			second: t('payBy', { until: sayMoment(data.until, locale) }),
		}),
	],
	note: t('notes.manage'),
});
