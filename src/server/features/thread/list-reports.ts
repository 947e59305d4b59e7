import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MessageReportQueue } from '#domain/thread/message-report.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { findFilesOfMessages } from './thread-message.repo.ts';
import { countReportedMessages, findReportedMessages, findReportsOf } from './thread-report.repo.ts';

const inOrder = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });
const mostReports = 50;
const longestExcerpt = 240;

/** Messages that somebody found wrong, each once: what waits for an operator, or what was decided. What is sealed is opened one by one (`read-report.ts`). */
export async function listReports(
	{ queries }: Pick<Context, 'queries'>,
	{ queue, cursor }: { queue: MessageReportQueue; cursor?: string | undefined },
) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findReportedMessages(queries, { queue, after: after.value, limit: pageSize + 1 }),
		countReportedMessages(queries, queue),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ report }) =>
		inOrder.write({ at: (queue === 'open' ? report.at : report.decidedAt) ?? report.at, id: report.id }),
	);
	const ids = shown.map(({ row }) => row.id);
	const [reports, files] = await Promise.all([findReportsOf(queries, ids), findFilesOfMessages(queries, ids)]);
	return accept({
		items: shown.map(({ row, report, subjectKind, subjectId, questionId, author, decider }) => ({
			...{ id: row.id, threadId: row.threadId, subject: { kind: subjectKind, id: subjectId } },
			questionId,
			...{ from: row.role, author: author ?? '', language: row.language, at: row.at.toISOString() },
			...{ excerpt: (row.text ?? '').slice(0, longestExcerpt), isSealed: row.sealed !== null },
			hasPhrases: row.phrases.length > 0,
			files: files.filter(({ messageId }) => messageId === row.id).length,
			status: report.status,
			reports: reports
				.filter(({ messageId }) => messageId === row.id)
				.slice(0, mostReports)
				.map(({ reason, at, by }) => ({ reason, at: at.toISOString(), by })),
			decidedAt: report.decidedAt?.toISOString() ?? null,
			decidedBy: report.status === 'open' ? null : decider,
		})),
		total,
		nextCursor,
	});
}
