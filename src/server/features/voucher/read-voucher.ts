import type { Voucher } from '#contract/api/voucher.ts';
import { pagePath } from '#contract/page-address.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { shownMeeting } from '#domain/reservation/meeting.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { payView } from '#domain/reservation/payment-state.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { sayMeeting } from '#domain/reservation/say-meeting.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { hasVoucher, type VoucherFacts, voucherExpiresAt } from '#domain/reservation/voucher.ts';
import { formatPhone, internationalPhone } from '#i18n/format-phone.ts';
import { type ReservationRow, reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { choicesOf, koreanSide } from './korean-side.ts';
import { type FoundVoucher, findVoucher } from './voucher.repo.ts';
import { signVoucher } from './voucher-keys.ts';

type Asked = { id: string; language: ContentLocale };

/** The voucher of a confirmed reservation: to its member, its provider and operators. */
export async function readVoucher({ queries, services, viewer }: Context, { id, language }: Asked) {
	const found = await findVoucher(queries, { id, language });
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!found || !role) return refuse('not-found');
	if (!hasVoucher(found.row.status)) return refuse('not-allowed');
	return accept({
		...voucherView(found, language),
		qr: qrContent(services.origin, signVoucher(services.keys, factsOf(found.row))),
	} satisfies Voucher);
}

function voucherView(found: FoundVoucher, language: ContentLocale) {
	const { row, own } = found;
	const reservation = reservationOf(row);
	const meeting = shownMeeting(row, found.meeting);
	const korean = shownMeeting(row, found.koreanMeeting);
	const { place } = found.meeting.now;
	const { picture } = found;
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	const phones = {
		provider: found.providerPhone === null ? null : formatPhone(found.providerPhone),
		agency: internationalPhone(found.agencyPhone),
	};
	return {
		id: row.id,
		code: row.code,
		status: shownStatus(row.status, isAsking(row.questions)),
		pay: payView(reservation),
		ticket: row.ticket,
		own: {
			title: own?.title ?? '',
			provider: say(found.providerName),
			place: say(meeting.name),
			meetingPoint: meeting.point,
			choices: choicesOf(reservation.order, own),
		},
		korean: koreanSide({
			row,
			reservation,
			text: found.korean,
			provider: found.providerName,
			place: meeting.name,
			meetingPoint: korean.point,
			phone: phones.provider ?? phones.agency,
		}),
		address: meeting.spot?.hangul ?? null,
		movedFrom: meeting.movedFrom && sayMeeting(meeting.movedFrom, say),
		fetched: place.fetched ?? null,
		picture,
		// A picture of the island would have guests look for it at the station.
		meetingPicture: meeting.spot === place ? picture : null,
		phones,
		changedAt: new Date(found.changedAt).toISOString(),
	};
}

function factsOf({ code, productId, on, time, persons, endsAt }: ReservationRow): VoucherFacts {
	const lastDay = koreanDay(endsAt);
	return {
		code,
		product: productId,
		on,
		// Also where a package goes over nights without a day of leaving of its own.
		to: lastDay > on ? lastDay : null,
		time,
		persons,
		expiresAt: voucherExpiresAt(endsAt),
	};
}

/** What the largest code we draw holds (src/ui/qr). */
const mostBytes = 213;

/** A camera opens the address, where whoever offers it checks the rest; under a very long name the token stands alone. */
function qrContent(origin: string, token: string): string {
	const address = `${origin}${pagePath('myReservations')}?c=${token}`;
	return address.length <= mostBytes ? address : token;
}
