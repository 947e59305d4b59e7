import { mayRead } from '#domain/file/may-read.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import { findFiles, findGrants } from '#server/features/file/file.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MemberContext } from '#server/member-context.ts';
import { seenMark } from '#server/seen-mark.ts';
import { lookAtReport } from './look-at-report.ts';
import { findThread } from './thread.repo.ts';
import { findFilesOfMessages } from './thread-message.repo.ts';
import { findNeighbours, findReportState, findWritten, type WrittenRow } from './thread-report.repo.ts';
import { findTalk } from './thread-talk.repo.ts';
import { fileView, languageOf, saidView, wordsOf } from './thread-view.ts';

const mostReports = 50;

/** One reported message and what was written around it: the look is written down before anything is opened. */
export async function readReport(context: MemberContext, { id, language }: { id: string; language: ContentLocale }) {
	const { queries, services, now: at, viewer, memberId } = context;
	const [found, state] = await Promise.all([findWritten(queries, id), findReportState(queries, id)]);
	if (!found || !state) return refuse('not-found');
	const { row } = found;
	const { threadId } = row;
	const talk = await findTalk(queries, threadId, language);
	await lookAtReport(queries, { messageId: id, memberId, at, talk });
	const [around, thread] = await Promise.all([findNeighbours(queries, row), findThread(queries, threadId)]);
	const files = await findFilesOfMessages(queries, [id, ...around.map((one) => one.row.id)]);
	const own = files.filter(({ messageId }) => messageId === id);
	const isOpen = thread !== undefined && standingIn(viewer, { ...thread.row, parties: thread.parties }) !== undefined;
	const openable = isOpen ? await openableBy(context, own, row.hiddenAt !== null) : new Set<string>();
	const countOf = (messageId: string) => files.filter((one) => one.messageId === messageId).length;
	const neighbour = (one: WrittenRow) => ({
		...writtenView(one, services.keys),
		...{ id: one.row.id, files: countOf(one.row.id) },
	});
	return accept({
		...{ id, threadId, questionId: talk.questionId, from: row.role, files: own.map(viewWithin(openable)) },
		subject: { kind: talk.kind, id: talk.id, code: talk.code, isOpen },
		guest: talk.guestId === null ? null : { id: talk.guestId, name: talk.guest ?? '' },
		...{ provider: talk.provider, language: row.language, at: row.at.toISOString(), status: state.status },
		message: { ...writtenView(found, services.keys), authorReads: found.authorReads },
		before: around.filter((one) => one.row.number < row.number).map(neighbour),
		after: around.filter((one) => one.row.number > row.number).map(neighbour),
		reports: state.reports.slice(0, mostReports).map((one) => ({ ...one, at: one.at.toISOString() })),
		decidedAt: state.decidedAt?.toISOString() ?? null,
		decidedBy: state.status === 'open' ? null : state.decider,
		hiddenReason: row.hiddenReason,
		seen: seenMark({ state: [row.hiddenAt], reports: state.standing }),
	});
}

function writtenView({ row, author, house }: WrittenRow, keys: Keyring) {
	const words = wordsOf(row, keys);
	return {
		...{ from: row.role, author: { id: row.authorId, name: author ?? '' }, house },
		...{ language: languageOf(row, words.text), ...saidView(words) },
		...{ isHidden: row.hiddenAt !== null, at: row.at.toISOString() },
	};
}

type SentFile = Awaited<ReturnType<typeof findFilesOfMessages>>[number];

/** Those of them that the rules of files let this operator open. */
async function openableBy(
	{ queries, viewer, now }: MemberContext,
	sent: readonly SentFile[],
	isHidden: boolean,
): Promise<ReadonlySet<string>> {
	const rows = await findFiles(
		queries,
		sent.map(({ id }) => id),
	);
	const asked = await Promise.all(
		rows.map(async ({ id, ownerId }) => {
			const grants = (await findGrants(queries, id)).map((grant) => ({ ...grant, isSubjectShown: false }));
			return mayRead({ ownerId, grants, isHidden }, viewer, now) === 'nobody' ? [] : [id];
		}),
	);
	return new Set(asked.flat());
}

const viewWithin =
	(openable: ReadonlySet<string>) =>
	({ messageId: _, ...file }: SentFile) => ({
		...fileView(file),
		path: openable.has(file.id) ? fileView(file).path : null,
	});
