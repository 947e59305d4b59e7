import { useCallback, useRef, useState } from 'react';
import { leaveAsVisitor, setLoggingOut } from '#site/data/session-watch.ts';
import { useApi } from '#views/api-context.ts';

/** Logs out here. A server that does not answer still knows the session: then nothing is cleaned up, and it is said. */
export function useLogout() {
	const callApi = useApi();
	const [hasFailed, setHasFailed] = useState(false);
	const isLeaving = useRef(false);
	const logOut = useCallback(async () => {
		if (isLeaving.current) return;
		isLeaving.current = true;
		setLoggingOut(true);
		setHasFailed(false);
		try {
			await callApi('DELETE /api/sessions/current', {});
			leaveAsVisitor();
		} catch {
			isLeaving.current = false;
			setLoggingOut(false);
			setHasFailed(true);
		}
	}, [callApi]);
	return { logOut, hasFailed, dismissFailure: useCallback(() => setHasFailed(false), []) };
}
