import type { threadEndpoints } from '#contract/api/thread.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findThread } from './thread.repo.ts';
import { fileView } from './thread-view.ts';

type Given = Pick<MemberContext, 'queries' | 'services' | 'now' | 'viewer' | 'memberId'>;
type Input = InputOf<(typeof threadEndpoints)['POST /api/threads/:id/files']>;

/** Something to be sent along: its uploader's alone until a message takes it with it. */
export async function addThreadFile(
	{ queries, services, now, viewer, memberId }: Given,
	{ params: { id }, query: { name }, body }: Input,
) {
	const found = await findThread(queries, id);
	const standing = found && standingIn(viewer, { ...found.row, parties: found.parties });
	if (!standing) return refuse('not-found');
	if (!standing.mayWrite) return refuse('not-allowed');
	const stored = await storeFile(
		{ queries, services },
		{ ownerId: memberId, use: 'thread-file', name, file: body.file },
	);
	if (!stored.ok) return stored;
	await insertFile(queries, stored.value, { grants: [], now });
	return accept(fileView(stored.value));
}
