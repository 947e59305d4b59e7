import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useOverlay } from './use-overlay.ts';

/** What was typed in something, as `useUnsaved` answers with it or as a sheet looks at what stands in it. */
export type TypedText = {
	/** Whether something of it would be lost. */
	mustAsk: () => boolean;
	/** Does it at once where nothing would be lost, and else when somebody has agreed. */
	ask: (go: () => void) => void;
};

type Given = {
	dialog: RefObject<HTMLDialogElement | null>;
	isOpen: boolean;
	onClose: () => void;
	typed: TypedText;
	/** What was asked for in it is being done: it closes when that has ended. */
	isBusy?: boolean | undefined;
	isStep?: boolean | undefined;
	/** The page's address says that it is open, so that Back closes it of itself. */
	hasAddress?: boolean | undefined;
};

/** A native dialog closes by Escape, a tap beside it, Back and its own buttons: before any of these takes away what was typed in it, it is asked. */
export function useDialogClosing(given: Given) {
	const { dialog, isOpen, onClose, typed, isBusy = false, isStep = false, hasAddress = false } = given;
	const isAgreed = useRef(false);
	const mustAsk = () => !isAgreed.current && typed.mustAsk();
	/** As Escape closes it: the focus goes back to what had opened it. */
	const closeAgreed = () => {
		isAgreed.current = true;
		dialog.current?.close();
	};
	const ask = () => typed.ask(closeAgreed);
	const close = () => (mustAsk() ? ask() : onClose());
	useOverlay({
		isOpen: isOpen && !hasAddress,
		onClose,
		isStep,
		isHeld: () => isBusy || mustAsk(),
		onHeld: () => !isBusy && ask(),
	});
	useEffect(() => {
		if (isOpen) isAgreed.current = false;
	}, [isOpen]);
	return {
		/** For its buttons. */
		close,
		/** For the dialog itself. */
		heard: {
			onCancel: (event: SyntheticEvent) => {
				// React lets what happens to a dialog within this one rise to it.
				if (event.target !== dialog.current || !(isBusy || mustAsk())) return;
				event.preventDefault();
				if (!isBusy) ask();
			},
			onClose: (event: SyntheticEvent) => {
				// A browser tells of it a moment later: by then it may be open again.
				if (event.target !== dialog.current || dialog.current.open) return;
				if (!isOpen || !mustAsk()) return onClose();
				// A browser may close it all the same, at the second Escape in a row: what was typed is still there.
				dialog.current.showModal();
				ask();
			},
			onClick: (event: MouseEvent) => {
				if (event.target === dialog.current && !isBusy) close();
			},
		},
	};
}
