import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useLanding } from './use-landing.ts';

const fields = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

type Given = {
	isBusy: boolean;
	/** Of the form, where it has something typed that Escape would throw away. */
	askFirst?: (go: () => void) => void;
	onClose: () => void;
};

/** A form that opens where one is at work: the focus goes into its first field, Escape leaves everything as it was. */
export function useOpenedForm({ isBusy, askFirst = (go) => go(), onClose }: Given) {
	const ref = useRef<HTMLFormElement>(null);
	useLayoutEffect(() => {
		// Where there is nothing to fill in, the safe answer is the last: a key held down presses it and nothing else.
		const buttons = ref.current?.querySelectorAll('button');
		(ref.current?.querySelector<HTMLElement>(fields) ?? buttons?.[buttons.length - 1])?.focus();
	}, []);
	useLanding(ref);
	const onKeyDown = (event: KeyboardEvent) => {
		// A list that is open, or a syllable that is being put together, closes first.
		if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isBusy) return;
		event.preventDefault();
		askFirst(onClose);
	};
	return { ref, onKeyDown };
}
