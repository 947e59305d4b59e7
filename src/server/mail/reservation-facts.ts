import { daysBetween } from '#domain/availability/schedule.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { withoutLinks } from '#domain/member/name.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';
import { homeTime, sayDay, sayMoment } from './mail-moment.ts';
import type { MailFact } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import type { AskedData, DueData, OrderData, Promoted, ReservationMailData } from './reservation-templates.ts';

/* The lines of the summary in mails about reservations. */

type Words = ReturnType<typeof mailWords>;

export const fact = (label: string, value: string, more: Partial<MailFact> = {}): MailFact => ({
	label,
	value,
	...more,
});

type Shown = OrderData & { product: string; chosen: string; provider: string };

export const service = (data: Shown, t: Words, locale: Locale): MailFact[] => [
	fact(t('facts.product'), data.product, { isStrong: true, ...(data.chosen && { second: data.chosen }) }),
	fact(t('facts.provider'), data.provider),
	when(t('facts.when'), data, { t, locale }),
	fact(t('facts.persons'), people(data, t)),
];

type Booked = Shown & { guest: string; language?: ContentLocale };

export const booking = (data: Booked, t: Words, locale: Locale): MailFact[] => [
	fact(t('facts.product'), data.product, { isStrong: true, ...(data.chosen && { second: data.chosen }) }),
	when(t('facts.when'), data, { t, locale }),
	fact(t('facts.guest'), data.guest),
	...(data.language
		? [fact(t('facts.language'), wordsIn(locale, ['reservation'])('reservation.spoken')(data.language))]
		: []),
	fact(t('facts.persons'), people(data, t)),
];

export function when(
	label: string,
	{ on, to, time }: Pick<OrderData, 'on' | 'to' | 'time'>,
	{ t, locale }: { t: Words; locale: Locale },
): MailFact {
	const day = sayDay(on, locale);
	if (to !== '') {
		const nights = daysBetween(on, to).length - 1;
		return fact(label, `${day} – ${sayDay(to, locale)}`, { isStrong: true, second: t('nights', { nights }) });
	}
	if (time === '') return fact(label, day, { isStrong: true });
	const home = homeTime(koreanInstant(on, time), locale);
	return fact(label, t('when', { date: day, time }), { isStrong: true, ...(home && { second: home }) });
}

function people({ adults, children, infants, unit, units }: OrderData, t: Words): string {
	const persons = t('persons', { adults, children, infants });
	return unit === 'person' || unit === 'group' ? persons : `${persons} · ${t('units', { unit, units })}`;
}

export function wish(data: AskedData, t: Words, locale: Locale): MailFact[] {
	const order: OrderData = {
		on: data.askedOn,
		to: data.askedTo,
		time: data.askedTime,
		adults: data.askedAdults,
		children: data.askedChildren,
		infants: data.askedInfants,
		unit: data.askedUnit,
		units: data.askedUnits,
	};
	return [when(t('facts.askedWhen'), order, { t, locale }), fact(t('facts.askedPersons'), people(order, t))];
}

export const place = ({ meetingPoint }: { meetingPoint: string }, t: Words): MailFact[] =>
	meetingPoint === '' ? [] : [fact(t('facts.place'), withoutLinks(meetingPoint))];

/** The number one shows or quotes where the voucher alone opens no gate. */
export const ticket = ({ ticket }: { ticket?: string }, t: Words): MailFact[] =>
	ticket ? [fact(t('facts.ticket'), withoutLinks(ticket), { isStrong: true })] : [];

/** What the promotion takes off, before the total that is without it. */
export const promoted = ({ promotion, promotionWon }: Promoted, t: Words): MailFact[] =>
	promotionWon > 0 ? [fact(t('facts.promotion'), `${promotion}: −${formatWon(promotionWon)}`)] : [];

export const toPay = (data: ReservationMailData['reservation-confirmed'], t: Words, locale: Locale): MailFact[] => [
	...promoted(data, t),
	fact(t('facts.total'), formatWon(data.totalWon), { isStrong: true }),
	...(data.depositWon > 0
		? [
				fact(t(data.depositWon === data.totalWon ? 'facts.inFull' : 'facts.deposit'), formatWon(data.depositWon), {
					second: dueLine({ ...data, dueBy: data.depositBy }, t('freed'), { t, locale }),
				}),
			]
		: []),
	...(data.onSiteWon > 0 ? [rest(data, t, locale)] : []),
];

const rest = (
	{ onSiteWon, balanceBy, depositWon }: ReservationMailData['reservation-confirmed'],
	t: Words,
	locale: Locale,
) =>
	balanceBy === ''
		? fact(t('facts.onSite'), formatWon(onSiteWon), depositWon > 0 ? {} : { second: t('allOnSite') })
		: fact(t('facts.balance'), formatWon(onSiteWon), { second: t('payBy', { until: sayMoment(balanceBy, locale) }) });

/** By when it is due, and what becomes of it where it is not paid in full. */
const dueLine = ({ dueBy = '', isFreed }: DueData, freed: string, { t, locale }: { t: Words; locale: Locale }) =>
	joinSentences([t('payBy', { until: sayMoment(dueBy, locale) }), ...(isFreed ? [freed] : [])]);

/** What is to be transferred now; for who receives the guest, in other words. */
export const dueNow = (data: DueData, freed: 'freed' | 'freedHost', { t, locale }: { t: Words; locale: Locale }) =>
	data.dueWon && data.dueBy
		? [fact(t('facts.toTransfer'), formatWon(data.dueWon), { second: dueLine(data, t(freed), { t, locale }) })]
		: [];

/** What is left to pay: what of it is to be transferred by when, and where and when the rest is paid. */
export function stillOwed(data: ReservationMailData['reservation-paid'], t: Words, locale: Locale): MailFact[] {
	const { owedWon, dueWon = 0, dueBy, balanceBy, inCheckWon = 0 } = data;
	if (owedWon === 0) return [];
	const owed = formatWon(owedWon);
	const onSite = { second: t('onSiteOn', { date: formatDate(data.on) }) };
	// What is still looked for in the account may be all of it.
	if (!dueBy) return [fact(t('facts.owed'), owed, balanceBy === '' && inCheckWon === 0 ? onSite : {})];
	const by = { isStrong: true, second: dueLine(data, t('freed'), { t, locale }) };
	if (dueWon >= owedWon) return [fact(t('facts.owed'), owed, by)];
	return [
		fact(t('facts.owed'), owed),
		fact(t('facts.dueNow'), formatWon(dueWon), by),
		...(balanceBy === ''
			? [fact(t('facts.onSite'), formatWon(owedWon - dueWon), { second: formatDate(data.on) })]
			: []),
		...(balanceBy
			? [
					fact(t('facts.balance'), formatWon(owedWon - dueWon), {
						second: t('payBy', { until: sayMoment(balanceBy, locale) }),
					}),
				]
			: []),
	];
}

/** What a request costs now that it was changed, and by when it is answered. */
export const changedRequest = (data: Promoted & { totalWon: number; until: string }, t: Words, locale: Locale) => [
	...promoted(data, t),
	fact(t('facts.total'), formatWon(data.totalWon)),
	fact(t('facts.answerBy'), sayMoment(data.until, locale)),
];

/** In the words of the other side. Whatever somebody writes, no mail of ours carries a link of theirs. */
export const reason = (data: { reason: string }, t: Words, of: 'refusal' | 'cancelReason' = 'refusal'): MailFact[] =>
	data.reason === '' ? [] : [fact(t(`facts.${of}`), withoutLinks(data.reason))];

/** What somebody has written with it. */
export const said = ({ said = '' }: { said?: string }, t: Words): MailFact[] =>
	said === '' ? [] : [fact(t('facts.said'), withoutLinks(said))];

type Refund = Pick<
	ReservationMailData['reservation-cancelled'],
	'paidWon' | 'keptWon' | 'refundWon' | 'inCheckWon' | 'days' | 'asksAccount'
>;

/** Under what comes back, where nobody knows yet where to send it. */
const whereTo = (
	{ refundWon, asksAccount }: { refundWon: number; asksAccount: number | undefined },
	t: Words,
): MailFact[] => (refundWon > 0 && asksAccount === 1 ? [fact(t('facts.refundTo'), t('askAccount'))] : []);

/** What was paid, what is kept and what comes back: sums, never a percentage of something else. */
export const refund = ({ paidWon, keptWon, refundWon, inCheckWon, asksAccount }: Refund, t: Words): MailFact[] => [
	...(inCheckWon > 0 ? [fact(t('facts.inCheck'), formatWon(inCheckWon))] : []),
	...(paidWon > 0 || inCheckWon === 0 ? [fact(t('facts.paid'), formatWon(paidWon))] : []),
	...(keptWon > 0 ? [fact(t('facts.kept'), formatWon(keptWon))] : []),
	...(paidWon > 0 ? [fact(t('facts.refund'), formatWon(refundWon), { isStrong: true })] : []),
	...whereTo({ refundWon, asksAccount }, t),
];

export const comesBack = ({ keptWon, ...data }: Refund, t: Words): MailFact[] => [
	...(keptWon > 0 ? [fact(t('facts.kept'), formatWon(keptWon))] : []),
	...sentBack(data, t),
];

/** The sum alone, and within how many working days. */
export const sentBack = ({ refundWon = 0, days = 0, asksAccount }: Partial<Refund>, t: Words): MailFact[] =>
	refundWon > 0
		? [
				fact(t('facts.refund'), formatWon(refundWon), { isStrong: true, second: t('refundDays', { days }) }),
				...whereTo({ refundWon, asksAccount }, t),
			]
		: [];

/** The way it goes, or went, as a line. */
export const refundTo = (
	{ way, bank, account }: Partial<ReservationMailData['reservation-refund-account']>,
	t: Words,
): MailFact[] =>
	way === undefined
		? []
		: [
				fact(t('facts.refundTo'), way === 'account' && bank ? withoutLinks(bank) : t(`refundWays.${way}`), {
					...(way === 'account' && account && { second: account }),
				}),
			];

/** How the money stands after a cancellation, as the sentences tell it apart. */
export function refundValues({ paidWon, keptWon, refundWon, inCheckWon, days }: Refund) {
	const state =
		inCheckWon > 0 ? 'check' : paidWon === 0 ? 'free' : refundWon === paidWon ? 'all' : refundWon > 0 ? 'back' : 'kept';
	const [amount, paid, kept, check] = [refundWon, paidWon, keptWon, inCheckWon].map(formatWon);
	return { state, amount: amount ?? '', paid: paid ?? '', kept: kept ?? '', check: check ?? '', days };
}

/** As the sentences tell them apart. */
export const slipReasons = {
	'not-arrived': 'notArrived',
	'too-little': 'tooLittle',
	unreadable: 'unreadable',
	'not-ours': 'notOurs',
	other: 'other',
} as const;
