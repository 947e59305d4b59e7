import { pageSize } from '#contract/endpoint.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findReservation } from '#server/features/reservation/reservation.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countDisputes, findDisputes, findLastDispute } from './dispute.repo.ts';
import { disputeRole, standingOf } from './dispute-view.ts';

const inTime = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

export async function readDispute({ queries, viewer, now }: MemberContext, { id }: { id: string }) {
	const found = await findReservation(queries, id);
	if (!found || !disputeRole(viewer, found)) return refuse('not-found');
	return accept(standingOf({ viewer, found, row: await findLastDispute(queries, id), now }));
}

type Asked = { of: 'open' | 'closed'; language: ContentLocale; cursor?: string | undefined };

export async function listDisputes(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ of, language, cursor }: Asked,
) {
	const after = inTime.read(cursor);
	if (!after.ok) return after;
	const isOpen = of === 'open';
	const [rows, total] = await Promise.all([
		findDisputes(queries, { isOpen, after: after.value, limit: pageSize + 1 }),
		countDisputes(queries, isOpen),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) =>
		inTime.write({ at: isOpen ? row.until : (row.closedAt ?? row.until), id: row.id }),
	);
	const items = shown.map(({ row, code, guest, provider }) => ({
		...{ id: row.id, reservationId: row.reservationId, code, guest, state: row.state, openedBy: row.openedBy },
		...{ reason: row.reason, until: row.until.toISOString(), isLate: isOpen && row.until < now },
		...{
			provider: provider[shownLocale(provider, language) ?? 'ko'] ?? '',
			closedAt: row.closedAt?.toISOString() ?? null,
		},
	}));
	return accept({ items, total, nextCursor });
}
