import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countMails, findMails, type MailPlace, type MailStatus } from './mail.repo.ts';
import { mailView } from './mail-view.ts';

function placeOf(cursor: string): MailPlace | undefined {
	const values = decodeCursor(cursor, ['moment', 'uuid']) as [string, string] | undefined;
	return values && { createdAt: values[0], id: values[1] };
}

/** A page of mails, newest first. */
export async function listMails(
	queries: Queries,
	input: { status?: MailStatus | undefined; cursor?: string | undefined },
) {
	const after = input.cursor === undefined ? undefined : placeOf(input.cursor);
	if (input.cursor !== undefined && after === undefined) return refuse('invalid-input');
	const [rows, total] = await Promise.all([
		findMails(queries, { status: input.status, after, limit: pageSize + 1 }),
		countMails(queries, input.status),
	]);
	const shown = rows.slice(0, pageSize);
	const last = shown.at(-1);
	return accept({
		items: shown.map(({ exactCreatedAt: _, ...row }) => mailView(row)),
		total,
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.exactCreatedAt, last.id]) : null,
	});
}
