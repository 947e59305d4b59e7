import { randomBytes, randomUUID } from 'node:crypto';
import type { DemoReservation } from '#demo/demo-reservation.ts';
import { guestReservations } from '#demo/reservations/guests.ts';
import { travellerReservations } from '#demo/reservations/traveller.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { groupCodes } from '#domain/member/group.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { reservationCode } from '#domain/reservation/code.ts';
import { noNeeds } from '#domain/reservation/needs.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { columnsOf } from '#server/features/reservation/reservation-row.repo.ts';
import { sealFacts } from '#server/features/reservation/sealed-facts.ts';
import { freePlaces, takePlaces } from '#server/features/slot/slot.repo.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { Transaction } from '#server/queries.ts';
import { consent } from '../schema/consent.ts';
import { member } from '../schema/member.ts';
import { product } from '../schema/product.ts';
import { siteProfile } from '../schema/profile.ts';
import { provider } from '../schema/provider.ts';
import { payment, reservation, reservationEvent, reservationMessage } from '../schema/reservation.ts';
import type { DemoServices } from './demo-members.ts';
import type { Life } from './live-reservation.ts';
import { planReservation, type Reservable } from './plan-reservation.ts';

export const demoReservations: DemoReservation[] = [...travellerReservations, ...guestReservations];

type MemberRow = typeof member.$inferSelect;
type ProductRow = typeof product.$inferSelect;
/** Who is there to reserve and to answer. */
export type DemoHouse = {
	work: Transaction;
	keys: DemoServices['keys'];
	now: Date;
	eraseAfterDays: number;
	memberOf(email: string): MemberRow;
	productOf(id: string): ProductRow;
	/** Who answers for a product: its provider's own member, else the agency. */
	answererOf(product: ProductRow): { actor: 'provider' | 'operator'; actorId: string };
};

export async function openDemoHouse(
	work: Transaction,
	{ keys, now }: { keys: DemoServices['keys']; now: Date },
): Promise<DemoHouse> {
	const [members, products, providers, [profile]] = [
		await work.select().from(member),
		await work.select().from(product),
		await work.select().from(provider),
		await work.select().from(siteProfile),
	];
	const operator = need(
		members.find(({ group }) => group === groupCodes.operator),
		'an operator',
	);
	return {
		work,
		keys,
		now,
		eraseAfterDays: profile?.eraseAfterDays ?? 7,
		memberOf: (email) =>
			need(
				members.find((one) => one.email === email),
				email,
			),
		productOf: (id) =>
			need(
				products.find((one) => one.id === id),
				id,
			),
		answererOf: ({ providerId }) => {
			const keeper = providers.find(({ id }) => id === providerId)?.memberId;
			return keeper ? { actor: 'provider', actorId: keeper } : { actor: 'operator', actorId: operator.id };
		},
	};
}

function need<Thing>(thing: Thing | undefined, name: string): Thing {
	if (thing === undefined) throw new Error(`the demonstration lacks ${name}`);
	return thing;
}

type Described = Pick<
	ProductRow,
	| 'id'
	| 'kind'
	| 'schedule'
	| 'price'
	| 'minutes'
	| 'nights'
	| 'confirmation'
	| 'cancellation'
	| 'depositFromWon'
	| 'minPersons'
	| 'maxPersons'
>;

export function reservableOf(of: Described): Reservable {
	const kind = need(kinds[of.kind], of.kind);
	const { minutes, nights, price, confirmation, cancellation, depositFromWon } = of;
	return {
		...of,
		kind,
		terms: {
			...{ minutes, nights, price, confirmation },
			depositPercent: kind.depositPercent,
			...(depositFromWon > 0 && { depositFrom: depositFromWon }),
			...(kind.balanceDays !== null && { balanceDays: kind.balanceDays }),
			graceHours,
			scale: cancellationScales[cancellation],
		},
	};
}

/** What guests reserved, lived through until now. */
export async function insertReservations(house: DemoHouse): Promise<void> {
	const { work, now, eraseAfterDays } = house;
	const versions = await findCurrentVersions(work, now);
	for (const demo of demoReservations) {
		const of = house.productOf(demo.product);
		const { actor } = house.answererOf(of);
		const life = planReservation(demo, reservableOf(of), { now, house: actor, eraseAfterDays });
		const id = randomUUID();
		await work.insert(reservation).values(rowOf(house, { id, demo, life, of }));
		await insertTrace(house, { id, demo, life, of });
		await insertConsents(house, { id, demo, life, of }, versions);
		await movePlaces(work, life, of);
	}
}

type Written = { id: string; demo: DemoReservation; life: Life; of: ProductRow };

function rowOf(house: DemoHouse, { id, demo, life, of }: Written): typeof reservation.$inferInsert {
	const { firstName, lastName, birthOn, gender, country, email, phone, locale, ...guest } = house.memberOf(demo.member);
	const { erasedAt, reminded, confirmedAt } = life;
	const noted = { reminded, isErased: erasedAt !== null, eraseAfterDays: house.eraseAfterDays };
	return {
		...columnsOf(life.reservation, noted),
		...{ firstName, lastName, birthOn, gender, country, email, phone, locale },
		id,
		code: reservationCode(life.reservation.order.on, randomBytes(8)),
		memberId: guest.id,
		productId: of.id,
		providerId: of.providerId,
		details: demo.details ?? {},
		needs: { ...noNeeds, ...demo.needs },
		travellers: demo.travellers ?? [],
		sealed: erasedAt ? null : sealedOf(house, demo, id),
		erasedAt,
		terms: life.reservation.terms,
		confirmedAt,
		isWeekReminded: reminded.week,
		isDayReminded: reminded.day,
		isPayReminded: reminded.pay,
		isBalanceReminded: reminded.balance,
		requestedAt: life.reservation.requestedAt,
	};
}

function sealedOf({ keys }: DemoHouse, { passport, contents, allergy }: DemoReservation, id: string): string | null {
	return sealFacts(keys, id, { passport: passport ?? null, contents: contents ?? null, allergy: allergy ?? null });
}

/** History, payments and the thread. */
async function insertTrace(house: DemoHouse, { id, demo, life, of }: Written): Promise<void> {
	const { work, keys } = house;
	const guestId = house.memberOf(demo.member).id;
	const answerer = house.answererOf(of);
	await work.insert(reservationEvent).values(
		life.history.map((one) => ({
			...one,
			reservationId: id,
			actorId: one.actor === 'clock' ? null : one.actor === 'member' ? guestId : answerer.actorId,
		})),
	);
	if (life.payments.length > 0)
		await work
			.insert(payment)
			.values(life.payments.map((one) => ({ ...one, ...answerer, id: randomUUID(), reservationId: id })));
	if (life.messages.length > 0)
		await work.insert(reservationMessage).values(
			life.messages.map(({ by, text, at, readAt }) => {
				const messageId = randomUUID();
				const author = by === 'member' ? { actor: by, authorId: guestId } : authorOf(answerer);
				const sealed = keys.seal(text, messageBinding(messageId));
				return { id: messageId, reservationId: id, ...author, sealed, at, readAt };
			}),
		);
}

const authorOf = ({ actor, actorId }: ReturnType<DemoHouse['answererOf']>) => ({ actor, authorId: actorId });

async function insertConsents(
	{ work, memberOf }: DemoHouse,
	{ id, demo, life, of }: Written,
	versions: Awaited<ReturnType<typeof findCurrentVersions>>,
): Promise<void> {
	const { id: memberId, locale } = memberOf(demo.member);
	const given = [
		'provider' as const,
		...(demo.passport === undefined ? [] : ['passport' as const]),
		...(areaOf(of.area).isHealth || demo.allergy !== undefined ? ['health' as const] : []),
	];
	const rows = given.flatMap((kind) => {
		const version = versions[kind];
		return version === undefined ? [] : { memberId, kind, version, locale };
	});
	const { requestedAt } = life.reservation;
	if (rows.length > 0)
		await work
			.insert(consent)
			.values(rows.map((row) => ({ ...row, providerId: of.providerId, reservationId: id, givenAt: requestedAt })));
}

async function movePlaces(work: Transaction, { takes, frees }: Life, { id, schedule }: ProductRow): Promise<void> {
	for (const [at, holds] of takes.entries()) {
		const isTaken = await takePlaces(work, { productId: id, capacity: schedule.capacity, holds });
		if (!isTaken) throw new Error(`${id} has fewer places than the demonstration needs`);
		// The first takes are those of the beginning, before any move.
		await freePlaces(work, { productId: id, holds: frees[at - 1] ?? [] });
	}
}
