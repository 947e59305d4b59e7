import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type ContentLocale, contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { choiceGroups, countOf } from '#domain/product/price.ts';
import type { ProductText } from '#domain/product/product.ts';
import { hasCome } from '#domain/rating/rating-rules.ts';
import { paymentPlan } from '#domain/reservation/payment.ts';
import { paymentState, transferDue } from '#domain/reservation/payment-state.ts';
import { toldCancelling } from '#domain/reservation/told-cancelling.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { isRefundWayKnown } from '#server/db/schema/refund.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import { keepersOf, toldAt } from '#server/features/organisation/staff.repo.ts';
import type { Queries } from '#server/queries.ts';
import { promotionTold } from './promotion-told.ts';
import type { TellFacts } from './reservation-mails.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { agreedTexts } from './reservation-view.repo.ts';

/** Of the words in every language only what mails say: the others are many times as long. */
const toldOf = <Part extends 'title' | 'meetingPoint' | 'options'>(texts: SQL | AnyPgColumn, ...parts: Part[]) =>
	sql<Partial<Record<ContentLocale, Pick<ProductText, Part>>>>`(
		select coalesce(jsonb_object_agg(told.key, jsonb_build_object(${sql.raw(parts.map((part) => `'${part}', told.value -> '${part}'`).join(', '))})), '{}')
		from jsonb_each(${texts}) as told)`;

const read = (queries: Queries, which: SQL) =>
	queries
		.select({
			row: reservation,
			area: product.area,
			kind: product.kind,
			texts: toldOf(agreedTexts, 'title', 'options'),
			textsNow: toldOf(product.texts, 'meetingPoint'),
			providerName: provider.name,
			member: {
				id: member.id,
				email: member.email,
				locale: member.locale,
				firstName: member.firstName,
				lastName: member.lastName,
				ownName: member.ownName,
				isGuest: sql<boolean>`${member.status} = 'guest'`,
			},
			// Whoever is suspended or works there no more is told nothing of guests: where nobody is left, the agency is.
			keepers: keepersOf(rolesWith('reservation.answer')),
			siteEmail: siteProfile.email,
			isRefundWayKnown,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(member, eq(member.id, reservation.memberId))
		.leftJoin(siteProfile, eq(siteProfile.id, 1))
		.where(which);
type Found = Awaited<ReturnType<typeof read>>[number];

type ToldReservation = TellFacts & { providerId: string };

const theOne = writtenOnce((queries) =>
	read(queries, eq(reservation.id, sql.placeholder('id'))).prepare('reservation-told'),
);

/**
 * What mails about a reservation say, as it stands in this transaction; `reason`, `percent` and who did it are the
 * caller's to add. A provider without staff of their own is told at the agency, in Korean.
 */
export async function findTellFacts(
	queries: Queries,
	reservationId: string,
	now: Date,
): Promise<ToldReservation | undefined> {
	const [found] = await theOne(queries).execute({ id: reservationId });
	return found && tellFactsOf(found, now);
}

/** The same of several, by one statement; in no order. */
export async function findManyTellFacts(
	queries: Queries,
	ids: readonly string[],
	now: Date,
): Promise<ToldReservation[]> {
	if (ids.length === 0) return [];
	return (await read(queries, inArray(reservation.id, [...ids]))).map((found) => tellFactsOf(found, now));
}

function tellFactsOf(found: Found, now: Date): ToldReservation {
	const { row, texts, keepers } = found;
	const reserved = reservationOf(row);
	const { order, money, change, expiresAt } = reserved;
	const pay = paymentState(reserved);
	const due = transferDue(reserved);
	const chosenIds = choiceGroups.flatMap((group) => order.choices[group] ?? []);
	return {
		id: row.id,
		code: row.code,
		area: found.area,
		kind: found.kind,
		productId: row.productId,
		providerId: row.providerId,
		title: inEach(texts, ({ title }) => title),
		providerName: found.providerName,
		meetingPoint: inEach(found.textsNow, ({ meetingPoint }) => meetingPoint),
		chosen: inEach(texts, ({ options }) => chosenIds.map((id) => options?.[id] ?? id).join(', ')),
		order,
		change,
		money,
		price: reserved.price,
		...promotionTold(reserved),
		guestName: `${row.firstName} ${row.lastName}`,
		guests: countOf(order.persons),
		expiresAt,
		details: row.details,
		needs: row.needs,
		questions: row.questions,
		status: row.status,
		ticket: row.ticket,
		guestLanguage: row.locale,
		agencyEmail: found.siteEmail ?? '',
		reason: null,
		percent: null,
		...toldCancelling(reserved, now),
		isWaived: row.status === 'confirmed' && row.waivedUntil !== null && row.waivedUntil > now,
		hasCome: hasCome(row),
		isRefundWayKnown: found.isRefundWayKnown,
		...(row.confirmedAt && { plan: paymentPlan(reserved, row.confirmedAt) }),
		payBy: pay.by,
		isFreed: pay.isFreed,
		...(due && { due }),
		member: found.member,
		providers: toldAt(keepers, found.siteEmail ?? ''),
	};
}

const inEach = <Told>(texts: Partial<Record<ContentLocale, Told>>, of: (text: Told) => string): LocaleText =>
	Object.fromEntries(
		contentLocales.flatMap((locale) => {
			const text = texts[locale];
			return text ? [[locale, of(text)]] : [];
		}),
	);
