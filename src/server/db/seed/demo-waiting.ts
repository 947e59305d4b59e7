import { randomUUID } from 'node:crypto';
import type { DemoWaiting } from '#demo/demo-reservation.ts';
import { demoWaiting } from '#demo/waiting.ts';
import { holdsOf } from '#domain/reservation/order.ts';
import { offerUntil } from '#domain/waiting/waiting.ts';
import { takePlaces } from '#server/features/slot/slot.repo.ts';
import { waiting } from '../schema/waiting.ts';
import { type DemoHouse, reservableOf } from './demo-reservations.ts';
import { momentOf, orderAt } from './plan-reservation.ts';

/** Those who wait in the slots that the reservations have filled; an offer takes its places. */
export async function insertWaiting(house: DemoHouse): Promise<void> {
	for (const demo of demoWaiting) await insertOne(house, demo);
}

async function insertOne({ work, now, memberOf, productOf }: DemoHouse, demo: DemoWaiting): Promise<void> {
	const { id: memberId, locale } = memberOf(demo.member);
	const of = productOf(demo.product);
	const order = orderAt(reservableOf(of), demo, { now, askedAt: (on) => momentOf(demo.since, now, on) });
	const holds = holdsOf(of.price, order);
	const offeredAt = demo.offered && momentOf(demo.offered, now, order.on);
	await work.insert(waiting).values({
		id: randomUUID(),
		memberId,
		productId: of.id,
		status: offeredAt ? 'offered' : 'waiting',
		on: order.on,
		lastOn: holds.at(-1)?.on ?? order.on,
		places: holds[0]?.places ?? 0,
		order,
		offerUntil: (offeredAt && offerUntil(order, of.schedule.leadHours, offeredAt)) ?? null,
		locale,
		createdAt: momentOf(demo.since, now, order.on),
	});
	if (!offeredAt) return;
	const isTaken = await takePlaces(work, { productId: of.id, holds });
	if (!isTaken) throw new Error(`${of.id} has no places to offer`);
}
