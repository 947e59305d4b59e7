import { randomUUID } from 'node:crypto';
import type { callOffEndpoints } from '#contract/api/call-off.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { changedDay, changedSlot } from '#domain/availability/change-day.ts';
import { isStopped, startsOn } from '#domain/availability/schedule.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import type { CalledDate } from '#domain/reservation/call-off.ts';
import { mayCallOff } from '#domain/reservation/reservation-policy.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { keepDays } from '#server/features/slot/keep-days.ts';
import { findDays, findSchedule, lockSchedule } from '#server/features/slot/product-day.repo.ts';
import { findTaken } from '#server/features/slot/slot.repo.ts';
import { takeBackOffers } from '#server/features/waiting/take-back-offers.ts';
import { askLine, lockLine } from '#server/features/waiting/waiting.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { type CallOffRow, findCallOff, findCallOffByKey, insertCallOff, retryLeft } from './call-off.repo.ts';
import { calledDate, reckonCallOff } from './call-off-statement.ts';
import { checkCalledDate } from './check-called-date.ts';
import { viewCallOff } from './read-call-offs.ts';

type Body = InputOf<(typeof callOffEndpoints)['POST /api/console/products/:id/call-offs']>['body'];
type Asked = { productId: string; body: Body; date: CalledDate };

/**
 * A date is called off, on what the statement said: its sale stops, what the waiting list was offered of it is taken back, and who
 * is reserved is written down, all at once. Each of them is then called off by a job, one by one.
 */
export async function callOffDate(context: MemberContext, { id, body }: { id: string; body: Body }) {
	const { queries, services, viewer, now } = context;
	const found = await findSchedule(queries, viewer, id);
	if (!found || !mayCallOff(viewer, found.organisationId)) return refuse('not-found');
	const date = calledDate(body);
	const checked = await checkCalledDate(queries, {
		productId: id,
		schedule: found.schedule,
		date,
		now,
		for: 'calling',
	});
	if (!checked.ok) return checked;
	const asked = { productId: id, body, date };
	const begun = await services.transact((work) => begin(work, context, asked));
	return begun.ok ? accept(await viewCallOff(queries, begun.value)) : begun;
}

async function begin(work: Transaction, context: MemberContext, { productId, body, date }: Asked) {
	const { services, viewer, memberId, now } = context;
	// In the order of those who offer places: the line of the product, its row, the entries of the line, and last the slots.
	await lockLine(work, productId);
	// Who reserves holds a share of this row until they are done: they come before it and are read below, or after it and find the sale stopped.
	const held = await lockSchedule(work, viewer, productId);
	if (!held) return refuse('not-found');
	const { reason, seen, key } = body;
	const known = await findCallOffByKey(work, { by: memberId, key });
	if (known) return isSame(known, { productId, date, reason }) ? accept(known) : refuse('key-reused');
	const actor = actingFor(viewer, held.organisationId);
	const reckoned = await reckonCallOff(work, { productId, date, actor, viewerId: memberId, now });
	if (reckoned.seen !== seen) return refuse('cost-changed');
	await stopSale(work, context, { held, productId, date, reason });
	const { cost } = reckoned;
	const row: CallOffRow = {
		...{ id: randomUUID(), productId, ...date, reason, actor, calledBy: memberId, key },
		...{ parties: cost.parties, people: cost.people, wonBack: cost.wonBack, begunAt: now },
		endedAt: cost.moved.length === 0 ? now : null,
	};
	await insertCallOff(work, row, [
		...cost.moved.map(({ party, move }) => ({
			...{ reservationId: party.row.id, state: 'waiting' as const, move, why: null },
		})),
		...cost.left.map(({ party, why }) => ({
			...{ reservationId: party.row.id, state: 'left' as const, move: null, why },
		})),
	]);
	await tellTrail(work, context, { row, of: held, parties: cost.parties, won: cost.wonBack });
	const freeOffered = await takeBackOffers(work, {
		...{ services, of: { productId, ...date }, actor, actorId: memberId, at: now },
	});
	if (cost.moved.length > 0) await addCallOffJob(work, row.id);
	// Of a stay that was offered, its other nights are free for who waits for those.
	if (reckoned.offers > 0) await askLine(work, productId);
	await freeOffered();
	return accept(row);
}

const isSame = (
	known: CallOffRow,
	{ productId, date, reason }: { productId: string; date: CalledDate; reason: string },
) => known.productId === productId && known.on === date.on && known.time === date.time && known.reason === reason;

const addCallOffJob = (work: Transaction, callOffId: string): Promise<void> =>
	addJob(work, 'call-off-date', { callOffId }, { key: `call-off-date ${callOffId}` });

type Told = {
	row: CallOffRow;
	of: { organisationId: string; providerId: string };
	parties: number;
	won?: number;
};

async function tellTrail(work: Transaction, { viewer, now }: MemberContext, { row, of, parties, won }: Told) {
	const { productId, on, time } = row;
	const actor = actingFor(viewer, of.organisationId);
	await recordEvent(work, {
		...{ kind: 'product.called-off', subject: ['product', productId], actor, actorId: viewer.id, at: now },
		parties: { providerId: of.providerId },
		facts: { on, ...(time !== null && { time }), parties, ...(won !== undefined && { won }) },
	});
}

type Stopped = {
	held: NonNullable<Awaited<ReturnType<typeof lockSchedule>>>;
	productId: string;
	date: CalledDate;
	reason: string;
};

/** As somebody stops it by hand; what is stopped already, or is no start of that day any more, stays as it is. */
async function stopSale(
	work: Transaction,
	{ viewer, now }: MemberContext,
	{ held: { schedule, organisationId, providerId }, productId, date: { on, time }, reason }: Stopped,
): Promise<void> {
	const span = { productId, from: on, to: on };
	const [known] = await findDays(work, span);
	const before = known?.exception ?? {};
	const own = { ...schedule, days: { [on]: before } };
	const starts = startsOn(own, on);
	if (time !== null && !starts.includes(time)) return;
	if (time === null ? before.isStopped : isStopped(own, { on, time })) return;
	const stopped = { sale: 'stopped' } as const;
	const exception = time === null ? changedDay(before, stopped) : changedSlot(before, { ...stopped, time }, starts);
	await keepDays(work, {
		of: { productId, organisationId, providerId },
		days: [{ on, before, exception, why: known?.why || reason.slice(0, longestWhy) }],
		...{ sold: await findTaken(work, span), by: viewer, now },
		span: { from: on, to: on, ...(time !== null && { time }) },
	});
}

/** As much as the day itself takes. */
const longestWhy = 300;

/** Those that were left have their turn again, by the word of who has them tried: what was in their way may be gone. */
export async function retryCallOff(context: MemberContext, { id, callOff }: { id: string; callOff: string }) {
	const { queries, services, viewer, memberId } = context;
	const found = await findSchedule(queries, viewer, id);
	const row = await findCallOff(queries, callOff);
	if (!found || row?.productId !== id || !mayCallOff(viewer, found.organisationId)) return refuse('not-found');
	await services.transact(async (work) => {
		const again = await retryLeft(work, row.id, { by: memberId, as: actingFor(viewer, found.organisationId) });
		await addCallOffJob(work, row.id);
		if (again > 0) await tellTrail(work, context, { row, of: found, parties: again });
	});
	return accept(await viewCallOff(queries, (await findCallOff(queries, callOff)) ?? row));
}
