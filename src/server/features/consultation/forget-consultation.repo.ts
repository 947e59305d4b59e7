import { and, eq } from 'drizzle-orm';
import { thread } from '#server/db/schema/thread.ts';
import { eraseThread } from '#server/features/thread/thread-erase.repo.ts';
import { forgetVaultWith } from '#server/features/vault/vault-share.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import { eraseWords } from './consultation.repo.ts';

/**
 * Every word about somebody's health: what was told and answered, what both have written since, and files that were not to
 * be kept. Whoever is writing just now has to wait. Answers with the ids whose bytes can go.
 */
export async function forgetConsultation(
	queries: Queries,
	keys: Keyring,
	{ id, now }: { id: string; now: Date },
): Promise<string[]> {
	const subject = { kind: 'consultation', id } as const;
	const files = await forgetVaultWith(queries, subject, now);
	await eraseWords(queries, id, now);
	const isIt = and(eq(thread.subjectKind, subject.kind), eq(thread.subjectId, id));
	const threads = await queries.select({ id: thread.id }).from(thread).where(isIt).for('no key update');
	for (const { id: threadId } of threads)
		await eraseThread(queries, threadId, (messageId) => keys.seal('', messageBinding(messageId)));
	return files;
}
