import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { DemoReservation } from '#demo/demo-reservation.ts';
import { guestReservations } from '#demo/reservations/guests.ts';
import { travellerReservations } from '#demo/reservations/traveller.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { groupCodes } from '#domain/member/group.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { reservationCode } from '#domain/reservation/code.ts';
import { noNeeds } from '#domain/reservation/needs.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import type { NewEvent } from '#server/features/event/event.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { columnsOf } from '#server/features/reservation/reservation-row.repo.ts';
import { sealFacts } from '#server/features/reservation/sealed-facts.ts';
import { freePlaces, takePlaces } from '#server/features/slot/slot.repo.ts';
import { messageLanguage } from '#server/features/thread/message-language.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { Transaction } from '#server/queries.ts';
import { consent } from '../schema/consent.ts';
import { member } from '../schema/member.ts';
import { staff } from '../schema/organisation.ts';
import { product } from '../schema/product.ts';
import { siteProfile } from '../schema/profile.ts';
import { provider } from '../schema/provider.ts';
import { agreedPrice, payment, reservation, reservationEvent } from '../schema/reservation.ts';
import { thread, threadMark, threadMessage, threadParty } from '../schema/thread.ts';
import { eventsOf } from './demo-events.ts';
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
	/** For which organisation. */
	organisationOf(product: ProductRow): string;
};

export async function openDemoHouse(
	work: Transaction,
	{ keys, now }: { keys: DemoServices['keys']; now: Date },
): Promise<DemoHouse> {
	const [members, products, providers, [profile]] = [
		await work.select().from(member),
		await work.select().from(product),
		await work
			.select({ id: provider.id, keeperId: staff.memberId, organisationId: provider.organisationId })
			.from(provider)
			.innerJoin(staff, and(eq(staff.organisationId, provider.organisationId), ne(staff.organisationId, agencyId))),
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
			const keeper = providers.find(({ id }) => id === providerId)?.keeperId;
			return keeper ? { actor: 'provider', actorId: keeper } : { actor: 'operator', actorId: operator.id };
		},
		organisationOf: ({ providerId }) => providers.find(({ id }) => id === providerId)?.organisationId ?? agencyId,
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

/** What guests reserved, lived through until now; answers with what there is to tell of it. */
export async function insertReservations(house: DemoHouse): Promise<NewEvent[]> {
	const events: NewEvent[] = [];
	const { work, now, eraseAfterDays } = house;
	const versions = await findCurrentVersions(work, now);
	for (const demo of demoReservations) {
		const of = house.productOf(demo.product);
		const { actor } = house.answererOf(of);
		const life = planReservation(demo, reservableOf(of), { now, house: actor, eraseAfterDays });
		const id = randomUUID();
		const row = rowOf(house, { id, demo, life, of });
		await work.insert(reservation).values(row);
		await insertTrace(house, { id, demo, life, of });
		await insertPrices(house, { id, demo, life, of });
		await insertConsents(house, { id, demo, life, of }, versions);
		await movePlaces(work, life, of);
		const { id: memberId } = house.memberOf(demo.member);
		const { actorId: answererId } = house.answererOf(of);
		const told = { id, code: row.code, productId: of.id, providerId: of.providerId, memberId, answererId };
		events.push(...eventsOf({ ...told, life }, now));
	}
	return events;
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
	const { work } = house;
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
	if (life.messages.length > 0) await insertThread(house, { id, demo, life, of });
}

/** What was written, each in its place, and how far both have read. */
async function insertThread({ work, keys, ...house }: DemoHouse, { id, demo, life, of }: Written): Promise<void> {
	const guestId = house.memberOf(demo.member).id;
	const answerer = house.answererOf(of);
	const organisationId = house.organisationOf(of);
	const isHealth = areaOf(of.area).isHealth;
	const { messages } = life;
	const lastOf = (isGuest: boolean, isRead = false) =>
		messages.findLastIndex(({ by, readAt }) => (by === 'member') === isGuest && (!isRead || readAt !== null)) + 1;
	const numbers = { lastNumber: messages.length, guestNumber: lastOf(true), houseNumber: lastOf(false) };
	const createdAt = messages[0]?.at ?? life.reservation.requestedAt;
	const [made] = await work
		.insert(thread)
		.values({ subjectKind: 'reservation', subjectId: id, isHealth, createdAt, ...numbers })
		.returning({ id: thread.id });
	const threadId = made?.id ?? '';
	const waiting = messages.slice(numbers.houseNumber).find(({ by }) => by === 'member');
	await work.insert(threadParty).values([
		{ threadId, memberId: guestId, role: 'guest', joinedAt: createdAt, readUpTo: lastOf(false, true) },
		{
			...{ threadId, organisationId, role: 'provider', joinedAt: createdAt, readUpTo: lastOf(true, true) },
			waitingSince: waiting?.at ?? null,
		},
	]);
	if (numbers.guestNumber > numbers.houseNumber && lastOf(true, true) > numbers.houseNumber)
		await work
			.insert(threadMark)
			.values({ threadId, memberId: answerer.actorId, readUpTo: lastOf(true, true), at: createdAt });
	await work.insert(threadMessage).values(
		messages.map(({ by, text, at }, index) => {
			const messageId = randomUUID();
			const author =
				by === 'member'
					? { role: 'guest' as const, authorId: guestId }
					: { role: answerer.actor, authorId: answerer.actorId, authorOrganisationId: organisationId };
			const sealed = keys.seal(text, messageBinding(messageId));
			const language = messageLanguage(text, undefined);
			return { id: messageId, threadId, number: index + 1, ...author, language, sealed, at };
		}),
	);
}

/** Every price in lines that was put to the guest. */
async function insertPrices(house: DemoHouse, { id, life, of }: Written): Promise<void> {
	if (life.prices.length === 0) return;
	const { actorId } = house.answererOf(of);
	await house.work.insert(agreedPrice).values(
		life.prices.map(
			({ offer: { version, lines, total, persons, places, validUntil }, state, actor, at, decidedAt }) => ({
				...{ version, persons, places, state, actor, actorId, at, decidedAt },
				subjectKind: 'reservation' as const,
				subjectId: id,
				reservationId: id,
				lines: [...lines],
				totalWon: total,
				validUntil: new Date(validUntil),
			}),
		),
	);
}

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

async function movePlaces(work: Transaction, { takes, frees }: Life, { id }: ProductRow): Promise<void> {
	for (const [at, holds] of takes.entries()) {
		const isTaken = await takePlaces(work, { productId: id, holds });
		if (!isTaken) throw new Error(`${id} has fewer places than the demonstration needs`);
		// The first takes are those of the beginning, before any move.
		await freePlaces(work, { productId: id, holds: frees[at - 1] ?? [] });
	}
}
