import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { deleteSessions } from './session.repo.ts';

/** Everywhere, here too. */
export async function endSessions({ queries, viewer, cookies }: Pick<Context, 'queries' | 'viewer' | 'cookies'>) {
	if (viewer !== null) await deleteSessions(queries, { memberId: viewer.id });
	cookies.end();
	return accept({});
}
