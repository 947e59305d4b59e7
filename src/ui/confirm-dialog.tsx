import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import panel from './dialog-panel.module.css';
import { Note } from './note.tsx';
import { useOverlay } from './use-overlay.ts';

type Props = {
	isOpen: boolean;
	/** A question that names what would be done. */
	title: string;
	/** What follows from it. */
	children?: ReactNode;
	/** A verb, never “OK”. */
	confirmLabel: string;
	cancelLabel: string;
	isDestructive?: boolean | undefined;
	isBusy?: boolean | undefined;
	error?: string | undefined;
	/** Where something has to be typed: the field, which then has the focus. */
	firstField?: RefObject<HTMLElement | null> | undefined;
	onConfirm: () => void;
	onClose: () => void;
};

/** Asks once more. The focus is on the safe answer, or where one has to type; Escape and Back give it, but not while the other is being carried out. */
export function ConfirmDialog(props: Props) {
	const { isOpen, title, children, confirmLabel, cancelLabel, error, firstField, onConfirm, onClose } = props;
	const { isDestructive = false, isBusy = false } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const cancel = useRef<HTMLButtonElement>(null);
	const id = useId();
	useOverlay({ isOpen, onClose, isHeld: () => isBusy });
	useEffect(() => {
		if (!isOpen) return dialog.current?.close();
		dialog.current?.showModal();
		(firstField ?? cancel).current?.focus();
	}, [isOpen, firstField]);
	const stayWhileBusy = (event: SyntheticEvent) => {
		if (isBusy) event.preventDefault();
	};
	const closed = () => {
		// A browser tells of it a moment later: by then it may be open again, for another question.
		if (!dialog.current?.open) onClose();
	};
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current && !isBusy) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
		<dialog
			ref={dialog}
			className={`${panel.panel} ${styles.dialog}`}
			role="alertdialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={children ? `${id}-text` : undefined}
			onCancel={stayWhileBusy}
			onClose={closed}
			onClick={closeOutside}
		>
			{isOpen && (
				<div className={styles.paper}>
					<h2 id={`${id}-title`} className={styles.title}>
						{title}
					</h2>
					{children && (
						<div id={`${id}-text`} className={styles.text}>
							{children}
						</div>
					)}
					{error && (
						<Note tone="bad" isAlert>
							{error}
						</Note>
					)}
					<div className={styles.answers}>
						<Button variant={isDestructive ? 'danger' : 'primary'} isFull isBusy={isBusy} onClick={onConfirm}>
							{confirmLabel}
						</Button>
						<Button ref={cancel} variant="quiet" isFull disabled={isBusy} onClick={onClose}>
							{cancelLabel}
						</Button>
					</div>
				</div>
			)}
		</dialog>
	);
}
