import { randomUUID } from 'node:crypto';
import type { waitingEndpoints } from '#contract/api/waiting.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { kinds } from '#domain/area/areas.ts';
import { capacityOf } from '#domain/availability/schedule.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type Order, orderFaults, placesIn, placesOf, pricedDays } from '#domain/reservation/order.ts';
import { waitingHolds } from '#domain/waiting/waiting.ts';
import { findProduct } from '#server/features/product/product.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { freeInSlots } from './free-in-slots.ts';
import { askLine, findEntry, findOpenEntries, findSlots, insertWaiting, lockWaiter } from './waiting.repo.ts';
import { viewWaiting } from './waiting-view.ts';

type Input = InputOf<(typeof waitingEndpoints)['POST /api/waiting']>['body'];
type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>['product'];

/** An offer holds places without costing anything: nobody may stand in every line there is. */
const mostOpen = { proved: 20, unproved: 3 };

/** What is wrong with a wish: as with an order, and a party larger than the slot would wait for ever. */
function faultsOf(order: Order, product: Product, now: Date) {
	const kind = kinds[product.kind];
	if (!kind) throw new Error(`a product of no kind: ${product.id}`);
	const faults = orderFaults(order, { ...product, kind }, now);
	const places = placesOf(product.price, order);
	const isTooLarge = placesIn(order, places).some((hold) => hold.places > capacityOf(product.schedule, hold));
	if (faults.length === 0 && isTooLarge) return [{ at: 'order.persons', code: 'too-many-persons' }];
	return faults.map(({ at, code }) => ({ at: `order.${at}`, code }));
}

/** A place in the line for a slot that is full, for a whole party. */
export async function joinWaiting({ services, now, memberId }: MemberContext, { productId, order, language }: Input) {
	return services.transact(async (work) => {
		const found = await lockWaiter(work, memberId);
		const product = (await findProduct(work, productId, now))?.product;
		if (!product || !found) return refuse('not-found');
		const faults = faultsOf(order, product, now);
		if (faults.length > 0) return refuse('invalid-input', { faults });
		const lastOn = pricedDays(order).at(-1) ?? order.on;
		const { open, same } = await findOpenEntries(work, { ...order, memberId, productId, lastOn });
		if (same > 0) return refuse('waiting-already');
		const places = placesOf(product.price, order);
		if (!found.isProved && open >= mostOpen.unproved) return refuse('address-unproved');
		if (open >= mostOpen.proved || (await hasRoom(work, product, { order, places, lastOn })))
			return refuse('not-allowed');
		const id = randomUUID();
		const wish = { memberId, productId, on: order.on, lastOn, places, order };
		await insertWaiting(work, { ...wish, id, locale: language, createdAt: now });
		// Places may have become free since the look above, and whoever was told of them could not see this entry yet.
		await askLine(work, productId);
		const entry = await findEntry(work, { id, memberId });
		if (!entry) throw new Error('an entry was not inserted');
		return accept(viewWaiting(entry, language));
	});
}

async function hasRoom(
	work: Transaction,
	product: Product,
	{ order, places, lastOn }: { order: Order; places: number; lastOn: string },
): Promise<boolean> {
	const rows = await findSlots(work, { productId: product.id, from: order.on, to: lastOn });
	const freeIn = freeInSlots(rows, product.schedule);
	return waitingHolds({ order, places }).every((hold) => freeIn(hold) >= places);
}
