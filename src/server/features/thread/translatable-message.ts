import { isSealed } from '#domain/thread/thread.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import type { TranslatableReader } from '#server/translatable.ts';
import { findThread } from './thread.repo.ts';
import { findMessage } from './thread-message.repo.ts';
import { languageOf, wordsOf } from './thread-view.ts';

/** The own words of a message, to those who take part; its phrases everybody reads in their own language as it is. */
export const translatableMessage: TranslatableReader = async ({ queries, services, viewer }, { id }) => {
	const message = await findMessage(queries, id);
	if (!message || message.hiddenAt !== null || message.line !== null) return undefined;
	const found = await findThread(queries, message.threadId);
	if (!found || !standingIn(viewer, { ...found.row, parties: found.parties })) return undefined;
	const { text } = wordsOf(message, services.keys);
	const locale = languageOf(message, text);
	const { subjectKind: kind, isHealth } = found.row;
	return locale === null || text === '' ? undefined : { locale, texts: [text], isHealth: isSealed({ kind, isHealth }) };
};
