import { accept, refuse } from '#domain/kernel/result.ts';
import { maxSessions } from '#domain/member/session-rules.ts';
import type { Context } from '#server/http/handlers.ts';
import { findLiveSessions } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'now' | 'viewer' | 'sessionId'>;

/** Where the member is signed in: this place first, then the one seen last. */
export async function listSessions({ queries, now, viewer, sessionId }: Asked) {
	if (viewer === null) return refuse('login-required');
	const rows = await findLiveSessions(queries, { memberId: viewer.id, limit: maxSessions, now });
	const items = rows.map(({ createdAt, signedInAt, lastSeenAt, ...row }) => ({
		...row,
		isCurrent: row.id === sessionId,
		createdAt: createdAt.toISOString(),
		signedInAt: signedInAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
	}));
	items.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
	return accept({ items, total: items.length, nextCursor: null });
}
