import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './toast.module.css';

type Tone = 'ok' | 'info' | 'warn' | 'bad';

type Props = {
	/** Nothing: the place stays, empty, so that the next message is read out. */
	message: ReactNode | undefined;
	tone?: Tone | undefined;
	closeLabel: string;
	/** One way back, such as Undo. */
	action?: ReactNode;
	/** Infinity stays until it is closed. */
	durationMs?: number | undefined;
	onClose: () => void;
};

const signs: Record<Tone, IconName> = { ok: 'check', info: 'info', warn: 'warning', bad: 'warning' };

/** One message at a time over the page. It waits as long as a pointer or the focus is on it. */
export function Toast({ message, tone = 'ok', closeLabel, action, durationMs = 5_000, onClose }: Props) {
	const [isHeld, setIsHeld] = useState(false);
	const isShown = message !== undefined && message !== null && message !== '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new message starts anew; a new onClose does not
	useEffect(() => {
		if (!isShown || isHeld || !Number.isFinite(durationMs)) return;
		const timer = setTimeout(onClose, durationMs);
		return () => clearTimeout(timer);
	}, [message, isShown, isHeld, durationMs]);
	const close = () => {
		setIsHeld(false);
		onClose();
	};
	const letGo = (event: FocusEvent<HTMLElement>) => {
		if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
	};
	return (
		<div className={styles.place} role="status">
			{isShown && (
				// biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone is at it
				<div
					className={styles.toast}
					data-tone={tone}
					onPointerEnter={() => setIsHeld(true)}
					onPointerLeave={() => setIsHeld(false)}
					onFocus={() => setIsHeld(true)}
					onBlur={letGo}
				>
					<Icon name={signs[tone]} />
					<span className={styles.text}>{message}</span>
					{action && <span className={styles.action}>{action}</span>}
					<button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
						<Icon name="close" />
					</button>
				</div>
			)}
		</div>
	);
}
