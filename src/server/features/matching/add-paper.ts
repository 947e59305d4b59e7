import type { matchingEndpoints } from '#contract/api/matching.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';

type Input = InputOf<(typeof matchingEndpoints)['POST /api/matching/files']>;

/** Lies ready for a question; its owner alone sees it until a provider has accepted. */
export async function addPaper({ queries, services, now, memberId }: MemberContext, { query, body }: Input) {
	const given = { ownerId: memberId, use: 'matching-paper' as const, name: query.name, file: body.file };
	const stored = await storeFile({ queries, services }, given);
	if (!stored.ok) return stored;
	await insertFile(queries, stored.value, { grants: [], now });
	const { id, name, mediaType, bytes } = stored.value;
	return accept({ id, name, mediaType, bytes });
}
