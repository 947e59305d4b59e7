import type { memberEndpoints } from '#contract/api/member.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toAgency } from '#domain/file/file-grant.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { deleteFile, insertFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { replacePhoto } from './photo.repo.ts';
import { readMe } from './read-me.ts';

type Input = Pick<InputOf<(typeof memberEndpoints)['PUT /api/members/me/photo']>, 'query' | 'body'>;

/**
 * The square that was chosen becomes the photo. Bytes first, then the rows in one go, then the old bytes: whatever
 * breaks in between leaves an orphan, never a member without their photo.
 */
export async function changePhoto({ queries, services, now, memberId }: MemberContext, { query, body }: Input) {
	const retryAfter = await countAttempt({ queries, services }, 'photo-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const stored = await storeFile(
		{ queries, services },
		{
			ownerId: memberId,
			use: 'photo',
			name: '',
			file: body.file,
			crop: query,
		},
	);
	if (!stored.ok) return stored;
	const old = await services.transact(async (transaction) => {
		await insertFile(transaction, stored.value, {
			grants: [toAgency({ subjectKind: 'member', subjectId: memberId })],
			now,
		});
		const before = await replacePhoto(transaction, memberId, stored.value.id);
		if (before) await deleteFile(transaction, { id: before, ownerId: memberId, use: 'photo' });
		return before;
	});
	if (old) await forgetBytes(services, [old]);
	return accept(await readMe({ queries, services, now }, memberId));
}
