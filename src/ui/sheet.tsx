import { type ReactNode, useEffect, useId, useRef } from 'react';
import panel from './dialog-panel.module.css';
import { Icon } from './icon.tsx';
import { leaving } from './leaving.ts';
import { LeavingScopes, useLeavingScope } from './leaving-scope.ts';
import styles from './sheet.module.css';
import { type TypedText, useDialogClosing } from './use-dialog-closing.ts';

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
	/** Of a form whose hook is called around the sheet, as where its button stands in the footer; one within it needs nothing. */
	typed?: TypedText | undefined;
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
	const scope = useLeavingScope();
	const typed = {
		mustAsk: () => leaving.mustAsk(scope.id) || (props.typed?.mustAsk() ?? false),
		ask: (go: () => void) => (props.typed?.mustAsk() ? props.typed.ask(go) : leaving.ask(go, scope.id)),
	};
	const { close, heard } = useDialogClosing({ dialog, isOpen, onClose, typed, isStep, hasAddress });
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	const scrolledByKeys = isProse && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 };
	return (
		<dialog ref={dialog} className={`${panel.panel} ${styles.sheet}`} aria-labelledby={titleId} {...heard}>
			{isOpen && (
				<LeavingScopes value={scope.within}>
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
				</LeavingScopes>
			)}
		</dialog>
	);
}
