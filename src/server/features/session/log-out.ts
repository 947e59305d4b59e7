import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { deleteSessionById } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'viewer' | 'sessionId' | 'cookies'>;

/** Here: the server forgets the session and the browser both cookies. Without a session there is nothing to refuse. */
export async function logOut({ queries, services, viewer, sessionId, cookies }: Asked) {
	if (sessionId !== null) await deleteSessionById(queries, sessionId);
	cookies.end();
	// Streams of this login end.
	if (viewer !== null) services.nudge([viewer.id]);
	return accept({});
}
