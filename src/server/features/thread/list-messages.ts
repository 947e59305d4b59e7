import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { readUpTo } from '#domain/thread/read-marks.ts';
import { type Standing, standingIn } from '#domain/thread/thread-policy.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import type { ThreadSubjects } from '#server/thread-subject.ts';
import { type FoundThread, findGuestLocale, findMark, findThread } from './thread.repo.ts';
import { findFilesOfMessages, findMessages } from './thread-message.repo.ts';
import { findReported } from './thread-report.repo.ts';
import { countUnreadAbout } from './thread-unread.repo.ts';
import { messageView } from './thread-view.ts';

const newestFirst = cursorOf({ number: cursorPart.entry });

type Given = Pick<MemberContext, 'queries' | 'services' | 'now' | 'viewer' | 'memberId'>;

/** A page of a thread, the newest first; costs the same whether ten lie behind it or thousands. */
export async function listMessages(
	{ queries, services, now, viewer, memberId }: Given,
	subjects: ThreadSubjects,
	{ id, cursor }: { id: string; cursor?: string | undefined },
) {
	const found = await findThread(queries, id);
	const standing = found && standingIn(viewer, { ...found.row, parties: found.parties });
	if (!found || !standing) return refuse('not-found');
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const { row, parties } = found;
	const rows = await findMessages(queries, { threadId: id, before: after.value?.number, limit: pageSize + 1 });
	const { shown, nextCursor } = pageOf(rows, ({ row: { number } }) => newestFirst.write({ number }));
	const ids = shown.map(({ row: { id: messageId } }) => messageId);
	const [files, reported, own, unread, closesAt, guestReads] = await Promise.all([
		findFilesOfMessages(queries, ids),
		findReported(queries, { reporterId: memberId, messageIds: ids }),
		ownMark(queries, { found, standing, memberId }),
		countUnreadAbout(queries, row.subjectKind, row.subjectId, { role: standing.role, memberId }),
		subjects[row.subjectKind]?.closesAt(queries, row.subjectId) ?? null,
		standing.role === 'guest' ? undefined : findGuestLocale(queries, id),
	]);
	const reader = { keys: services.keys, viewerId: memberId, standing, parties, files, reported };
	return accept({
		items: shown.map((one) => messageView(one, reader)),
		total: row.lastNumber,
		nextCursor,
		subject: { kind: row.subjectKind, id: row.subjectId },
		role: standing.role,
		mayWrite: standing.mayWrite && closesAt !== undefined && (closesAt === null || now < closesAt),
		isHealth: row.isHealth,
		// Houses work in Korean.
		otherReads: guestReads ?? ('ko' as const),
		readUpTo: readUpTo(standing.role, { own, houseNumber: row.houseNumber }),
		unread,
	});
}

/** Who takes part as a person has it with their part; who works for an organisation, beside it. */
async function ownMark(
	queries: Queries,
	{ found, standing, memberId }: { found: FoundThread; standing: Standing; memberId: string },
): Promise<number> {
	if (standing.organisationId !== null) return findMark(queries, found.row.id, memberId);
	return found.parties.find((party) => party.memberId === memberId)?.readUpTo ?? 0;
}
