import { useContext, useEffect, useId, useMemo, useRef } from 'react';
import { leaving } from '../leaving.ts';
import { LeavingScopes } from '../leaving-scope.ts';
import type { TypedText } from '../use-dialog-closing.ts';

type Given = { isUnsaved: boolean; isSending?: boolean };

/**
 * What was typed and is kept nowhere is not given up without being asked: by the browser before it loads something else, in its
 * own words, and by `LeaveQuestion` before anything else takes it away. Answers with what asks for this form alone.
 */
export function useUnsaved({ isUnsaved, isSending = false }: Given): TypedText {
	const id = useId();
	const within = useContext(LeavingScopes);
	const sending = useRef(isSending);
	useEffect(() => {
		sending.current = isSending;
	});
	useEffect(() => {
		if (!isUnsaved) return undefined;
		const letGo = leaving.hold(id, { within, isSending: () => sending.current });
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => {
			letGo();
			window.removeEventListener('beforeunload', ask);
		};
	}, [isUnsaved, id, within]);
	return useMemo(() => ({ mustAsk: () => leaving.mustAsk(id), ask: (go) => leaving.ask(go, id) }), [id]);
}
