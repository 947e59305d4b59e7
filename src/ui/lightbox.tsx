import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './lightbox.module.css';
import { useOverlay } from './use-overlay.ts';

type Props = {
	count: number;
	startAt: number;
	pictureAt: (at: number) => ReactNode;
	/** What is seen, such as “Picture 2 of 8”. */
	labelAt: (at: number) => string;
	/** What can be done about the one that is shown. */
	asideAt?: (at: number) => ReactNode;
	closeLabel: string;
	previousLabel: string;
	nextLabel: string;
	onClose: () => void;
};

/** Pictures one at a time over the page: arrow keys turn them, Escape and Back close. Open as long as it is there. */
export function Lightbox(props: Props) {
	const { count, startAt, pictureAt, labelAt, asideAt, closeLabel, previousLabel, nextLabel, onClose } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const [at, setAt] = useState(startAt);
	useEffect(() => dialog.current?.showModal(), []);
	useOverlay({ isOpen: true, onClose });
	const turn = (by: number) => setAt((now) => (now + by + count) % count);
	const onKeyDown = (event: KeyboardEvent) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (by) turn(by);
	};
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current) dialog.current?.close();
	};
	return (
		<dialog
			ref={dialog}
			className={styles.lightbox}
			aria-label={labelAt(at)}
			onClose={onClose}
			onClick={closeOutside}
			onKeyDown={onKeyDown}
		>
			<div className={styles.bar}>
				<p aria-live="polite">{labelAt(at)}</p>
				{asideAt && <div className={styles.aside}>{asideAt(at)}</div>}
				<button type="button" className={styles.round} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.stage} key={at}>
				{pictureAt(at)}
			</div>
			{count > 1 && (
				<div className={styles.turns}>
					<button type="button" className={styles.round} aria-label={previousLabel} onClick={() => turn(-1)}>
						<Icon name="arrowLeft" />
					</button>
					<button type="button" className={styles.round} aria-label={nextLabel} onClick={() => turn(1)}>
						<Icon name="arrowRight" />
					</button>
				</div>
			)}
		</dialog>
	);
}
