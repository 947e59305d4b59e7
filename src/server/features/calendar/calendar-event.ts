import type { CalendarEvent } from '#contract/calendar-file.ts';
import { pagePath } from '#contract/page-address.ts';
import { type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { calendarAlarms, calendarSpan, calendarStatus } from '#domain/reservation/calendar-entry.ts';
import { shownMeeting } from '#domain/reservation/meeting.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale, isPublicLocale, type Locale } from '#i18n/locales.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { wordsIn } from '#server/words.ts';
import type { CalendarRow } from './calendar.repo.ts';

export const calendarWords = (locale: Locale) =>
	wordsIn(locale, ['reservation', 'reservation-my', 'reservation-calendar'])('reservation');

/** In the reader's language, where the address can say it. */
function linkTo(id: string, { origin, locale }: { origin: string; locale: Locale }): string {
	const path = pagePath('myReservation', { id });
	const code = locale !== defaultLocale && isPublicLocale(locale) ? locale : undefined;
	return origin + joinAddress({ code, path });
}

/** Beside its name, for that is all a calendar shows: that it is not paid or only in part, or its transfer is being checked. */
function unpaidWord(row: CalendarRow['row'], t: ReturnType<typeof calendarWords>): string[] {
	const reservation = reservationOf(row);
	const pay = paymentState(reservation);
	return voucherStanding(pay) === 'good' ? [] : [t(payWord({ payment: paymentStatus(reservation), pay }))];
}

/** A reservation as a calendar keeps it. Health, passports and contacts stay out: others look at calendars too. */
export function calendarEvent(found: CalendarRow, where: { origin: string; locale: Locale }): CalendarEvent {
	const { row, changes } = found;
	const t = calendarWords(where.locale);
	const say = (texts: LocaleText) => texts[shownLocale(texts, where.locale) ?? 'ko'] ?? '';
	const unpaid = unpaidWord(row, t);
	const title = [found.text?.title ?? '', ...unpaid].join(' · ');
	const shown = shownStatus(row.status, isAsking(row.questions));
	const status = calendarStatus(shown);
	const span = calendarSpan(row);
	const { adult, child, infant } = row.persons;
	const link = linkTo(row.id, where);
	const { spot: meeting, point: meetingPoint } = shownMeeting(row, found.meeting);
	const facts: [string, string][] = [
		[t('my.ticket.code'), row.code],
		[t('my.ticket.persons'), t('persons', { adults: adult, children: child, infants: infant })],
		[t('my.ticket.provider'), say(found.providerName)],
		[t(row.to === null ? 'my.ticket.meet' : 'my.ticket.stay'), meetingPoint],
	];
	return {
		uid: `${row.id}@reservation.maru`,
		sequence: Math.max(0, changes - 1),
		changedAt: new Date(found.changedAt),
		status,
		span,
		title,
		text: [
			[t(`status.${shown}`), ...unpaid].join(' · '),
			...facts.filter(([, fact]) => fact).map((fact) => fact.join(': ')),
			link,
		].join('\n'),
		// Who is fetched is told so where a calendar would lead to.
		place: meeting ? [say(meeting.name), meeting.hangul].filter(Boolean).join(', ') : meetingPoint,
		position: meeting,
		link,
		alarms: calendarAlarms(span, row.status).map(({ minutes, says }) => ({
			minutes,
			text: t(`calendar.${says}`, { title }),
		})),
	};
}
