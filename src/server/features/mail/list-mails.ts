import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countMails, findMails, type MailStatus } from './mail.repo.ts';
import { mailView } from './mail-view.ts';

const newestFirst = cursorOf({ createdAt: cursorPart.moment, id: cursorPart.uuid });

/** A page of mails, newest first. */
export async function listMails(
	queries: Queries,
	input: { status?: MailStatus | undefined; address?: string | undefined; cursor?: string | undefined },
) {
	const { status } = input;
	const address = input.address || undefined;
	const after = newestFirst.read(input.cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findMails(queries, { status, address, after: after.value, limit: pageSize + 1 }),
		countMails(queries, { status, address }),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactCreatedAt, id }) =>
		newestFirst.write({ createdAt: exactCreatedAt, id }),
	);
	return accept({
		items: shown.map(({ exactCreatedAt: _, ...row }) => mailView(row)),
		total,
		nextCursor,
	});
}
