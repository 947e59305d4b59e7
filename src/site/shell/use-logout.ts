import { useCallback, useRef, useState } from 'react';
import { useApi } from '#views/api-context.ts';

/** Logs out here. A server that does not answer still knows the session: then nothing is cleaned up, and it is said. */
export function useLogout() {
	const callApi = useApi();
	const [hasFailed, setHasFailed] = useState(false);
	const isLeaving = useRef(false);
	const logOut = useCallback(async () => {
		if (isLeaving.current) return;
		isLeaving.current = true;
		setHasFailed(false);
		try {
			// Here with the member's shell: a visitor has no use for it.
			const { leaveAsVisitor, leaving } = await import('#site/data/member-session.ts');
			await leaving(() => callApi('DELETE /api/sessions/current', {}));
			leaveAsVisitor();
		} catch {
			isLeaving.current = false;
			setHasFailed(true);
		}
	}, [callApi]);
	return { logOut, hasFailed, dismissFailure: useCallback(() => setHasFailed(false), []) };
}
