import { type CalledOff, mostNamed } from '#contract/api/call-off.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { LeftWhy } from '#domain/reservation/call-off.ts';
import { findSchedule } from '#server/features/slot/product-day.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { type CallOffRow, countParties, findCallOffs, findLeft, findPhoned } from './call-off.repo.ts';
import { type AskedDate, calledDate } from './call-off-statement.ts';
import { checkCalledDate } from './check-called-date.ts';

const mostShown = 20;

/** The call-offs of a date and how far each is, for whoever sees its reservations. */
export async function readCallOffs(
	{ queries, viewer, now }: MemberContext,
	{ id, ...asked }: AskedDate & { id: string },
) {
	const found = await findSchedule(queries, viewer, id);
	if (!found) return refuse('not-found');
	const of = { productId: id, schedule: found.schedule, date: calledDate(asked), now };
	const checked = await checkCalledDate(queries, { ...of, for: 'reading' });
	if (!checked.ok) return checked;
	const rows = await findCallOffs(queries, { productId: id, date: checked.value, limit: mostShown });
	return accept({ callOffs: await viewAll(queries, rows) });
}

export async function viewCallOff(queries: Queries, row: CallOffRow): Promise<CalledOff> {
	const [view] = await viewAll(queries, [row]);
	if (!view) throw new Error('a call-off has no view');
	return view;
}

async function viewAll(queries: Queries, rows: readonly CallOffRow[]): Promise<CalledOff[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const counts = await countParties(queries, ids);
	const left = await findLeft(queries, ids, mostNamed);
	const phoned = await findPhoned(queries, ids, mostNamed);
	return rows.map(({ id, on, time, reason, begunAt, endedAt }) => {
		const own = counts.filter(({ callOffId }) => callOffId === id);
		const toPhone = phoned.filter(({ callOffId }) => callOffId === id);
		const countOf = (state: string) => own.find((one) => one.state === state)?.count ?? 0;
		return {
			...{ id, on, time, reason, begunAt: begunAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
			count: own.reduce((sum, { count }) => sum + count, 0),
			...{ done: countOf('done'), waiting: countOf('waiting'), left: countOf('left'), gone: countOf('gone') },
			named: left
				.filter(({ callOffId }) => callOffId === id)
				.map(({ id: reservationId, code, guest, why }) => ({ id: reservationId, code, guest, why: why as LeftWhy })),
			phoned: toPhone.map(({ id: reservationId, code, guest, phone }) => ({ id: reservationId, code, guest, phone })),
			phonedCount: toPhone[0]?.count ?? 0,
		};
	});
}
