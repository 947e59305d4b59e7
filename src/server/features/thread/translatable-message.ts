import { looksAfter } from '#domain/member/access.ts';
import { isSealed } from '#domain/thread/thread.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { TranslatableReader } from '#server/translatable.ts';
import { lookAtReport } from './look-at-report.ts';
import { findThread } from './thread.repo.ts';
import { findMessage, type MessageRow } from './thread-message.repo.ts';
import { findAnyReported, findNeighbours } from './thread-report.repo.ts';
import { languageOf, wordsOf } from './thread-view.ts';

/** The own words of a message, to those who take part, and as part of a report to who decides about it; its phrases everybody reads in their own language as it is. */
export const translatableMessage: TranslatableReader = async (context, { id }) => {
	const { queries, services, viewer } = context;
	const message = await findMessage(queries, id);
	if (!message || message.line !== null) return undefined;
	const found = await findThread(queries, message.threadId);
	const isShown =
		message.hiddenAt === null && found && standingIn(viewer, { ...found.row, parties: found.parties }) !== undefined;
	if (!found || !(isShown || (await isLookedAt(context, message)))) return undefined;
	const { text } = wordsOf(message, services.keys);
	const locale = languageOf(message, text);
	const { subjectKind: kind, isHealth } = found.row;
	return locale === null || text === '' ? undefined : { locale, texts: [text], isHealth: isSealed({ kind, isHealth }) };
};

/** What stands beside a reported message is beside it from either side, and is read by whose the reports are. The look is the same as that at the report. */
async function isLookedAt(
	{ queries, viewer, memberId, now: at }: MemberContext,
	message: MessageRow,
): Promise<boolean> {
	if (!looksAfter(viewer, 'trust')) return false;
	const around = await findNeighbours(queries, message);
	const messageId = await findAnyReported(queries, [message.id, ...around.map(({ row }) => row.id)]);
	if (messageId === undefined) return false;
	await lookAtReport(queries, { messageId, memberId, at });
	return true;
}
