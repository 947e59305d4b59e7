import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { deleteSessionById } from './session.repo.ts';

/** Here: the server forgets the session and the browser both cookies. Without a session there is nothing to refuse. */
export async function logOut({ queries, sessionId, cookies }: Pick<Context, 'queries' | 'sessionId' | 'cookies'>) {
	if (sessionId !== null) await deleteSessionById(queries, sessionId);
	cookies.end();
	return accept({});
}
