import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import panel from './dialog-panel.module.css';
import { Icon } from './icon.tsx';
import { leaving } from './leaving.ts';
import { LeavingPlaces, useLeavingPlace } from './leaving-place.ts';
import styles from './sheet.module.css';
import { useOverlay } from './use-overlay.ts';

type Props = {
	isOpen: boolean;
	title: string;
	closeLabel: string;
	onClose: () => void;
	/** Stays in view below what scrolls. */
	footer?: ReactNode;
	/** Of words alone: nothing in it takes the focus, so that it does itself, to be scrolled by keys. */
	isProse?: boolean;
	/** Whether Back, once it is closed, takes back what was chosen in it. */
	isStep?: boolean;
	/** The page's address says that it is open, so that Back closes it of itself. */
	hasAddress?: boolean;
	children: ReactNode;
};

/**
 * From the bottom on phones, in the middle above. The native dialog holds the focus and closes on Escape; Back closes it too.
 * Before any of these takes away what was typed in it, it is asked.
 */
export function Sheet(props: Props) {
	const { isOpen, title, closeLabel, onClose, footer, children } = props;
	const { isProse = false, isStep = false, hasAddress = false } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const place = useLeavingPlace();
	const isAgreed = useRef(false);
	/** As Escape closes it: the focus goes back to what had opened it. */
	const closeAgreed = () => {
		isAgreed.current = true;
		dialog.current?.close();
	};
	const mustAsk = () => !isAgreed.current && leaving.mustAsk(place.id);
	const ask = () => leaving.ask(closeAgreed, place.id);
	const close = () => (mustAsk() ? ask() : onClose());
	useOverlay({ isOpen: isOpen && !hasAddress, onClose, isStep, isHeld: mustAsk, onHeld: ask });
	useEffect(() => {
		isAgreed.current = false;
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	const scrolledByKeys = isProse && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 };
	// React lets the closing of a sheet within this one rise to it.
	const closed = (event: SyntheticEvent) => {
		// A browser tells of it a moment later: by then it may be open again.
		if (event.target !== dialog.current || dialog.current.open) return;
		if (!isOpen || !mustAsk()) return onClose();
		// A browser may close it all the same, at the second Escape in a row: what was typed is still there.
		dialog.current.showModal();
		ask();
	};
	const closing = (event: SyntheticEvent) => {
		if (event.target !== dialog.current || !mustAsk()) return;
		event.preventDefault();
		ask();
	};
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
		<dialog
			ref={dialog}
			className={`${panel.panel} ${styles.sheet}`}
			aria-labelledby={titleId}
			onCancel={closing}
			onClose={closed}
			onClick={closeOutside}
		>
			{isOpen && (
				<LeavingPlaces value={place.within}>
					<div className={styles.paper}>
						<div className={styles.head}>
							<h2 id={titleId} className={styles.title}>
								{title}
							</h2>
							<button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
								<Icon name="close" />
							</button>
						</div>
						<div className={styles.body} {...scrolledByKeys}>
							{children}
						</div>
						{footer && <div className={styles.foot}>{footer}</div>}
					</div>
				</LeavingPlaces>
			)}
		</dialog>
	);
}
