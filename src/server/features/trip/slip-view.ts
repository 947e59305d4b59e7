import type { SharedSlip, TripSlip } from '#contract/api/trip.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { paymentState, transferDue } from '#domain/reservation/payment-state.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import type { Slip } from '#domain/trip/slip.ts';
import { wayOf } from '#domain/trip/way.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { FoundSlip } from './trip.repo.ts';

/** A reservation as the rules of trips see it, with all that was found about it. */
export type BoardSlip = Slip & { found: FoundSlip };

export function slipOf(found: FoundSlip): BoardSlip {
	const { row, area, kind, region, latitude, longitude, meeting, care } = found;
	const isJourney = kinds[kind]?.isJourney ?? false;
	return {
		id: row.id,
		startsAt: row.startsAt,
		endsAt: row.endsAt,
		isTimed: row.time !== null,
		isStay: row.to !== null,
		isJourney,
		way: isJourney ? wayOf(row.choices.route) : undefined,
		isHealth: areaOf(area).isHealth,
		region,
		latitude,
		longitude,
		...(meeting && { meeting }),
		care,
		found,
	};
}

const say = (texts: LocaleText, language: ContentLocale) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';

/** As its member sees it. */
export function viewSlip({ found }: BoardSlip, language: ContentLocale): TripSlip {
	const { row, area, kind, title, picture, providerName, placeName } = found;
	const reservation = reservationOf(row);
	const due = transferDue(reservation);
	const told = row.status === 'requested' ? row.expiresAt?.toISOString() : row.change?.expiresAt;
	// With a price or a date to accept it is the guest who is waited for.
	const answerBy = row.offer || row.proposal ? null : told;
	return {
		id: row.id,
		status: shownStatus(row.status, isAsking(row.questions)),
		area,
		kind,
		title,
		picture,
		provider: say(providerName, language),
		place: placeName,
		time: row.time,
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
		hasChange: row.status === 'confirmed' && row.change !== null,
		answerBy: answerBy ?? null,
		transferDue: due ? { won: due.won, by: due.by.toISOString() } : null,
		isInCheck: paymentState(reservation).state === 'checking',
	};
}

/** As those see it who travel along; an appointment with a clinic is a time and nothing else, unless it may be told. */
export function viewSharedSlip({ found, isHealth }: BoardSlip, isMedicalShown: boolean): SharedSlip {
	const { row, area, title, picture, placeName } = found;
	const isTold = !isHealth || isMedicalShown;
	return {
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
		time: row.time,
		what: isTold
			? { area, status: shownStatus(row.status, isAsking(row.questions)), title, picture, place: placeName }
			: null,
	};
}
