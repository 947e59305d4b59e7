import { accept, refuse } from '#domain/kernel/result.ts';
import { maxSessions } from '#domain/member/session-rules.ts';
import type { Context } from '#server/http/handlers.ts';
import { findLiveSessions } from './session.repo.ts';

/** Where the member is signed in: this place first, then the one seen last. */
export async function listSessions({ queries, viewer, sessionId }: Pick<Context, 'queries' | 'viewer' | 'sessionId'>) {
	if (viewer === null) return refuse('login-required');
	const rows = await findLiveSessions(queries, { memberId: viewer.id, limit: maxSessions });
	const items = rows.map(({ createdAt, lastSeenAt, ...row }) => ({
		...row,
		isCurrent: row.id === sessionId,
		createdAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
	}));
	items.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
	return accept({ items, total: items.length, nextCursor: null });
}
