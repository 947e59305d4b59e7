import { createContext, useContext, useEffect, useId, useRef } from 'react';

/** Something that covers the page: a sheet, a dialog, pictures, a menu. */
export type Overlay = {
	/** Takes it away: called when it is left by Back, or for another page. */
	close: () => void;
	/** Whether it must not be left now: what was asked for in it is being done. */
	isHeld: () => boolean;
	/** What it does where Back would have closed it, and it is held. */
	onHeld?: (() => void) | undefined;
	/** Whether Back, once it is closed, takes back what was chosen in it. */
	isStep: boolean;
};

/** Whoever keeps the browser's history hears what opens, and is told with the function it gets back that it has closed. */
export type Overlays = { open: (id: string, overlay: Overlay) => () => void };

/** Without it, as in the console, Back means what it means to the page. */
export const OverlaysContext = createContext<Overlays | undefined>(undefined);

type Given = {
	isOpen: boolean;
	onClose: () => void;
	isHeld?: (() => boolean) | undefined;
	onHeld?: (() => void) | undefined;
	isStep?: boolean | undefined;
};

const never = () => false;

/** What covers the page is a place to come back from: Back closes it. */
export function useOverlay({ isOpen, onClose, isHeld = never, onHeld, isStep = false }: Given): void {
	const overlays = useContext(OverlaysContext);
	const id = useId();
	const latest = useRef({ onClose, isHeld, onHeld });
	useEffect(() => {
		latest.current = { onClose, isHeld, onHeld };
	});
	useEffect(() => {
		if (!isOpen) return;
		return overlays?.open(id, {
			close: () => latest.current.onClose(),
			isHeld: () => latest.current.isHeld(),
			onHeld: () => latest.current.onHeld?.(),
			isStep,
		});
	}, [overlays, id, isOpen, isStep]);
}
