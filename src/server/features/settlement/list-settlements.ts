import type { SettlementStatement } from '#contract/api/settlement.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo, organisationsWhere } from '#domain/organisation/rights.ts';
import { payoutState } from '#domain/settlement/payout.ts';
import { taxIn } from '#domain/settlement/settlement.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import {
	countLines,
	countSettlements,
	findLines,
	findSettlement,
	findSettlements,
	type StatementRow,
} from './settlement.repo.ts';

const newestFirst = cursorOf({ month: cursorPart.slug, number: cursorPart.slug });
const byDay = cursorOf({ on: cursorPart.slug, id: cursorPart.uuid });

export const viewOf = ({ closedBy: _closedBy, closedAt, ...row }: StatementRow): SettlementStatement => ({
	...{ ...row, taxWon: taxIn(row.commissionWon), state: payoutState(row), closedAt: closedAt.toISOString() },
});

export const maySee = (viewer: Viewer, organisationId: string): boolean =>
	mayDo(viewer, 'settlement.see', organisationId);

type Asked = { language: ContentLocale; cursor?: string | undefined };

export async function listSettlements(
	{ queries, viewer }: MemberContext,
	{
		language,
		cursor,
		organisation,
		of,
	}: Asked & { organisation?: string | undefined; of?: 'due' | 'owed' | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const own = organisationsWhere(viewer, 'settlement.see');
	if (organisation !== undefined && !maySee(viewer, organisation)) return refuse('not-found');
	if (own.length === 0) return refuse('not-found');
	const organisationIds = organisation !== undefined ? [organisation] : own;
	const [rows, total] = await Promise.all([
		findSettlements(queries, { language, organisationIds, of, after: after.value, limit: pageSize + 1 }),
		countSettlements(queries, { organisationIds, of }),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ month, number }) => newestFirst.write({ month, number }));
	return accept({ items: shown.map(viewOf), total, nextCursor });
}

type One = { id: string; language: ContentLocale };

export async function readSettlement({ queries, viewer }: MemberContext, { id, language }: One) {
	const row = await findSettlement(queries, id, language);
	return row && maySee(viewer, row.organisationId) ? accept(viewOf(row)) : refuse('not-found');
}

export async function listSettlementLines({ queries, viewer }: MemberContext, { id, language, cursor }: One & Asked) {
	const after = byDay.read(cursor);
	if (!after.ok) return after;
	if (after.value && !/^\d{4}-\d{2}-\d{2}$/.test(after.value.on)) return refuse('invalid-input');
	const row = await findSettlement(queries, id, language);
	if (!row || !maySee(viewer, row.organisationId)) return refuse('not-found');
	const [rows, counts] = await Promise.all([
		findLines(queries, { id, language, after: after.value, limit: pageSize + 1 }),
		countLines(queries, [id]),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row: { on, reservationId } }) =>
		byDay.write({ on, id: reservationId }),
	);
	return accept({ items: shown.map(lineView), total: counts.get(id) ?? 0, nextCursor });
}

const lineView = ({ row, title }: Awaited<ReturnType<typeof findLines>>[number]) => {
	const { settlementId: _settlement, productId: _product, ...line } = row;
	return { ...line, title };
};

/** A month of a busy house; a download always ends. */
const mostLines = 10_000;

export const allLines = async (queries: Queries, { id, language }: One) =>
	(await findLines(queries, { id, language, after: undefined, limit: mostLines })).map(lineView);
