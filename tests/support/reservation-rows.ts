import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { kinds } from '#domain/area/areas.ts';
import type { PricePromotion } from '#domain/promotion/promotion.ts';
import { beginReservation } from '#domain/reservation/advance-reservation.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { reservationCode } from '#domain/reservation/code.ts';
import { heldBy, waitingHolds } from '#domain/reservation/held-places.ts';
import type { Order } from '#domain/reservation/order.ts';
import { holdsPlaces, type Reservation } from '#domain/reservation/reservation.ts';
import { product } from '#server/db/schema/product.ts';
import { agreedPrice, reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { takePromotion } from '#server/features/promotion/promotion-use.repo.ts';
import { columnsOf } from '#server/features/reservation/reservation-row.repo.ts';
import { type GivenFacts, sealFacts } from '#server/features/reservation/sealed-facts.ts';
import { takePlaces } from '#server/features/slot/slot.repo.ts';
import { rollBack } from '#server/roll-back.ts';
import type { ReservationHouse } from './reservation-house.ts';

export const oneAdult = { adult: 1, child: 0, infant: 0 };
export const orderOn = (on: string, changes: Partial<Order> = {}): Order => ({
	on,
	to: null,
	time: '09:00',
	persons: oneAdult,
	units: 1,
	choices: {},
	...changes,
});

export type RowOptions = {
	who?: 'guest' | 'other' | 'partner' | 'operator';
	/** When it was reserved. */
	at: Date;
	/** What became of it since, behind the rules' back. */
	with?: (begun: Reservation) => Partial<Reservation>;
	sealed?: GivenFacts;
	/** The promotion it is reserved with. */
	promotion?: PricePromotion | undefined;
};

/**
 * A reservation of any moment and in any state, written as the server would: its places are taken, its history begins.
 * Undefined when its slots are full.
 */
export async function insertRow(
	{ queries, services, idOf }: Pick<ReservationHouse, 'queries' | 'services' | 'idOf'>,
	productId: string,
	order: Order,
	options: RowOptions,
): Promise<string | undefined> {
	const { who = 'guest', at, sealed } = options;
	const [offered] = await queries.select().from(product).where(eq(product.id, productId));
	if (!offered) throw new Error(`no product ${productId}`);
	const { confirmation, cancellation, minutes, nights } = offered;
	const price = { ...offered.price, ...(options.promotion && { promotion: options.promotion }) };
	const depositPercent = kinds[offered.kind]?.depositPercent ?? 20;
	const scale = cancellationScales[cancellation];
	const begun = beginReservation(order, { price, confirmation, scale, minutes, nights, depositPercent }, at);
	const made = { ...begun, ...options.with?.(begun) };
	const id = randomUUID();
	const held = holdsPlaces(made.status) ? [...heldBy(made), ...waitingHolds(made)] : [];
	return services.transact(async (work) => {
		await work.insert(reservation).values({
			...columnsOf(made, {
				reminded: { week: false, day: false, pay: false, balance: false },
				isErased: false,
				eraseAfterDays: 7,
			}),
			id,
			code: reservationCode(order.on, randomBytes(8)),
			memberId: idOf(who),
			productId,
			providerId: offered.providerId,
			details: {},
			needs: { halal: null, flags: [], childSeats: 0 },
			firstName: 'Siriporn',
			lastName: 'Wongsakul',
			birthOn: '1990-04-13',
			gender: 'female',
			country: 'TH',
			email: 'siriporn@mail.example',
			phone: '+66812345678',
			travellers: [],
			sealed: sealed ? sealFacts(services.keys, id, sealed) : null,
			terms: made.terms,
			confirmedAt: made.confirmedAt ?? (made.status === 'requested' ? null : at),
			locale: 'th',
			requestedAt: at,
		});
		const event = begun.status === 'requested' ? ('request' as const) : ('book' as const);
		const first = { reservationId: id, event, actor: 'member' as const, actorId: idOf(who), status: made.status, at };
		await work.insert(reservationEvent).values(first);
		const prices = versionsOf(made, at);
		if (prices.length > 0)
			await work
				.insert(agreedPrice)
				.values(prices.map((price) => ({ ...price, subjectId: id, reservationId: id, actorId: idOf('partner') })));
		const now = services.clock();
		const use = options.promotion && { promotionId: options.promotion.id, memberId: idOf(who), reservationId: id, now };
		if (use && !(await takePromotion(work, use))) return rollBack(undefined);
		for (const hold of held) if (!(await takePlaces(work, { productId, holds: [hold] }))) return rollBack(undefined);
		return id;
	});
}

/** The version that holds and the one that waits, as they would have been put. */
function versionsOf({ price, offer, order, places }: Reservation, at: Date) {
	const agreed =
		price.basis === 'agreed' ? [{ ...price, persons: order.persons, places, state: 'picked' as const }] : [];
	const open = offer ? [{ ...offer, state: 'open' as const }] : [];
	return [...agreed, ...open].map(({ version, lines, total, persons, places: taken, state }) => ({
		...{ version, persons, state, at },
		subjectKind: 'reservation' as const,
		places: taken,
		lines: [...lines],
		totalWon: total,
		validUntil: new Date(offer?.validUntil ?? at),
		actor: 'provider' as const,
	}));
}

/** The same where there must be room. */
export async function insertedRow(...given: Parameters<typeof insertRow>): Promise<string> {
	const id = await insertRow(...given);
	if (!id) throw new Error('no room');
	return id;
}
