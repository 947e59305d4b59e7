import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import panel from './dialog-panel.module.css';
import { FailureNote } from './failure-note.tsx';
import { type TypedText, useDialogClosing } from './use-dialog-closing.ts';

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
	/** Where something can be typed: no way out of it takes that away without being asked, the safe answer neither. */
	typed?: TypedText | undefined;
	onConfirm: () => void;
	onClose: () => void;
};

const nothingTyped: TypedText = { mustAsk: () => false, ask: (go) => go() };

/** Asks once more. The focus is on the safe answer, or where one has to type; Escape and Back give it, but not while the other is being carried out. */
export function ConfirmDialog(props: Props) {
	const { isOpen, title, children, confirmLabel, cancelLabel, error, firstField, onConfirm, onClose } = props;
	const { isDestructive = false, isBusy = false, typed = nothingTyped } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const cancel = useRef<HTMLButtonElement>(null);
	const id = useId();
	const { close, heard } = useDialogClosing({ dialog, isOpen, onClose, typed, isBusy });
	useEffect(() => {
		if (!isOpen) return dialog.current?.close();
		dialog.current?.showModal();
		(firstField ?? cancel).current?.focus();
	}, [isOpen, firstField]);
	return (
		<dialog
			ref={dialog}
			className={`${panel.panel} ${styles.dialog}`}
			role="alertdialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={children ? `${id}-text` : undefined}
			{...heard}
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
					<FailureNote>{error}</FailureNote>
					<div className={styles.answers}>
						<Button variant={isDestructive ? 'danger' : 'primary'} isFull isBusy={isBusy} onClick={onConfirm}>
							{confirmLabel}
						</Button>
						<Button ref={cancel} variant="quiet" isFull disabled={isBusy} onClick={close}>
							{cancelLabel}
						</Button>
					</div>
				</div>
			)}
		</dialog>
	);
}
