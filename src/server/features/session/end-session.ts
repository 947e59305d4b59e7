import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { deleteSession } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'viewer' | 'sessionId' | 'cookies'>;

/** One place of the list; somebody else's looks like none. */
export async function endSession({ queries, services, viewer, sessionId, cookies }: Asked, { id }: { id: string }) {
	const isGone = viewer !== null && (await deleteSession(queries, { id, memberId: viewer.id }));
	if (!isGone) return refuse('not-found');
	if (id === sessionId) cookies.end();
	services.nudge([viewer.id]);
	return accept({});
}
