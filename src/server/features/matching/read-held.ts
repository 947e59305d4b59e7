import { questionForm } from '#contract/api/matching-fields.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { heldQuestionBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findHeld } from './held-question.repo.ts';
import { findOwnPapers } from './matching-file.repo.ts';

/** As its asker sent it, to be sent once more. What was agreed to is agreed to anew. */
export async function readHeld({ queries, services, memberId }: MemberContext, id: string) {
	const row = await findHeld(queries, id);
	if (row?.memberId !== memberId) return refuse('not-found');
	const sent = JSON.parse(services.keys.open(row.sealed, heldQuestionBinding(id)));
	const { success, data } = questionForm.safeParse(sent);
	if (!success) return refuse('not-found');
	const { key: _, agreements: __, fileIds, ...written } = data;
	const files = await findOwnPapers(queries, { ids: fileIds, ownerId: memberId });
	return accept({ id, revision: row.bodyHash, ...written, files });
}
