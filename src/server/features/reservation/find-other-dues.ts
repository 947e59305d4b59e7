import { mostTogether } from '#contract/api/reservation-money.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { transferDue } from '#domain/reservation/payment-state.ts';
import type { Queries } from '#server/queries.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { findUnpaidOf } from './reservation-view.repo.ts';

/** What else a member has to transfer, the nearest first: all of it can go in one sum. */
export async function findOtherDues(
	queries: Queries,
	{ id, memberId, language, now }: { id: string; memberId: string; language: ContentLocale; now: Date },
) {
	const rows = await findUnpaidOf(queries, { memberId, language, now });
	return rows
		.flatMap(({ row, title }) => {
			const due = row.id === id ? undefined : transferDue(reservationOf(row));
			return due ? [{ id: row.id, code: row.code, title, ...due }] : [];
		})
		.slice(0, mostTogether);
}
