import { useEffect, useRef, useState } from 'react';

type Options<Value> = {
	value: Value;
	/** After a pause in typing or dragging. */
	onSettle: (value: Value) => void;
	delayMs: number;
	/** What is typed stays as typed until the field is left, whatever is made of it meanwhile. */
	isTyped?: boolean;
};

/** A value that changes faster than the page may follow: shown at once, passed on when it settles. */
export function useDraft<Value>({ value, onSettle, delayMs, isTyped = false }: Options<Value>) {
	const [draft, setDraft] = useState<{ value: Value }>();
	const waiting = useRef<{ timer: number; value: Value } | undefined>(undefined);
	const latest = useRef(onSettle);
	useEffect(() => {
		latest.current = onSettle;
	});
	useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);

	const settle = () => {
		const settled = waiting.current;
		waiting.current = undefined;
		if (!settled) return;
		window.clearTimeout(settled.timer);
		latest.current(settled.value);
		if (!isTyped) setDraft(undefined);
	};
	const change = (next: Value) => {
		window.clearTimeout(waiting.current?.timer);
		setDraft({ value: next });
		waiting.current = { timer: window.setTimeout(settle, delayMs), value: next };
	};
	const leave = () => {
		settle();
		setDraft(undefined);
	};
	return { shown: draft ? draft.value : value, change, settle, leave };
}
