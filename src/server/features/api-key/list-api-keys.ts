import type { ApiKeyRow } from '#contract/api/api-key.ts';
import { pageSize } from '#contract/endpoint.ts';
import { keyState } from '#domain/api-key/api-key.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayRevoke, rolesWith } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countKeys, findKeys } from './api-key.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** All that there ever were: who asks which key did something a year ago finds it here. */
export async function listApiKeys(
	{ queries, viewer, now }: MemberContext,
	{ id: organisationId, cursor }: { id: string; cursor?: string | undefined },
) {
	if (!mayRevoke(viewer, organisationId)) return refuse('not-found');
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findKeys(queries, { organisationId, after: after.value, limit: pageSize + 1 }),
		countKeys(queries, organisationId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) => newestFirst.write({ at: row.createdAt, id: row.id }));
	return accept({ items: shown.map((found) => viewKey(found, now)), total, nextCursor });
}

type Found = Awaited<ReturnType<typeof findKeys>>[number];

function viewKey({ row, firstName, lastName, role }: Found, now: Date): ApiKeyRow {
	const { id, name, ending, rights, createdAt, expiresAt, lastUsedAt } = row;
	const hasMaker = role !== null && rolesWith('key.manage').includes(role);
	return {
		...{ id, name, ending, rights, state: keyState({ ...row, hasMaker }, now) },
		maker: firstName === null ? null : `${firstName} ${lastName}`,
		createdAt: createdAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
	};
}
