import { kinds } from '#domain/area/areas.ts';
import { orderFaults, pricedDays } from '#domain/reservation/order.ts';
import { firstThatFits, offerUntil, waitingHolds } from '#domain/waiting/waiting.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findProduct } from '#server/features/product/product.repo.ts';
import { takePlaces } from '#server/features/slot/slot.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import { waitingMail } from '#server/mail/waiting-mail.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { freeInSlots } from './free-in-slots.ts';
import { findLine, findSlots, type InLine, lockLine, moveWaiting } from './waiting.repo.ts';

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
type Given = Pick<TaskContext, 'services' | 'now'>;

/** So often in a row are buyers quicker only at a great rush; the job comes back when it is over. */
const mostMisses = 50;

/**
 * Places of a product became free: the first in line whose whole party fits is asked, then the next, until nobody fits.
 * Each offer is a transaction of its own with the places as its last step, so that its locks are short and in order.
 */
export async function offerPlaces({ services, now }: Given, { productId }: { productId: string }): Promise<void> {
	let misses = 0;
	for (;;) {
		const turn = await services.transact((work) => offerNext({ work, services, productId, now }));
		if (turn === 'nobody') return;
		misses = turn === 'missed' ? misses + 1 : 0;
		if (misses === mostMisses) throw new Error(`buyers are quicker than the waiting list of ${productId}`);
	}
}

type Step = Given & { work: Transaction; productId: string };

/** Whether somebody was asked; 'missed' when a buyer was quicker, so that the line has to be looked at anew. */
async function offerNext({ work, services, productId, now }: Step): Promise<'asked' | 'missed' | 'nobody'> {
	await lockLine(work, productId);
	const found = await findProduct(work, productId, now);
	const entry = found && (await firstInLine(work, found, { line: await findLine(work, productId), now }));
	if (!found || !entry) return 'nobody';

	const { product, provider } = found;
	const until = offerUntil(entry.order, product.schedule.leadHours, now);
	if (!until) {
		await moveWaiting(work, { id: entry.id, move: 'end' });
		return 'asked';
	}
	// Withdrawn a moment ago: the next is asked.
	if (!(await moveWaiting(work, { id: entry.id, move: 'offer', offerUntil: until }))) return 'missed';
	const facts = {
		waitingId: entry.id,
		area: product.area,
		kind: product.kind,
		productId,
		title: Object.fromEntries(Object.entries(product.texts).map(([locale, { title }]) => [locale, title])),
		providerName: provider.name,
		order: entry.order,
		places: entry.places,
		offerUntil: until,
		member: entry.member,
	};
	const cause = await recordEvent(work, {
		...{ kind: 'waiting.offered', subject: ['waiting', entry.id], actor: 'clock', actorId: null, at: now },
		...{ parties: { memberId: entry.member.id }, facts: { productId, until: until.toISOString() } },
	});
	await queueMails({ queries: work, keys: services.keys, cause }, [waitingMail(facts, services.origin)]);
	const holds = waitingHolds(entry);
	// A buyer was quicker: the entry waits on, and nobody hears of it.
	return (await takePlaces(work, { productId, holds })) ? 'asked' : rollBack('missed');
}

/** Whom to ask next. A wish that the product no longer offers waits on: it may do so again. */
async function firstInLine(
	work: Transaction,
	{ product }: Product,
	{ line, now }: { line: readonly InLine[]; now: Date },
): Promise<InLine | undefined> {
	const kind = kinds[product.kind];
	const days = line.flatMap(({ order }) => pricedDays(order)).sort();
	const [from, to] = [days[0], days.at(-1)];
	if (!kind || from === undefined || to === undefined) return undefined;
	const freeIn = freeInSlots(await findSlots(work, { productId: product.id, from, to }), product.schedule);
	const isOffered = ({ order }: InLine) =>
		!offerUntil(order, product.schedule.leadHours, now) || orderFaults(order, { ...product, kind }, now).length === 0;
	const parties = line.filter(isOffered).map((entry) => ({ entry, holds: waitingHolds(entry) }));
	return firstThatFits(parties, freeIn);
}
