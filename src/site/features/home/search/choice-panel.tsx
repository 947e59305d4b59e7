import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { bringIntoView } from '#site/parts/search/bring-into-view.ts';
import { useIsMobile } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './choice-panel.module.css';

export type PanelProps = {
	/** By Escape or the button: the focus goes back to the cell. */
	onClose: () => void;
	/** The focus is elsewhere already. */
	onLeave: () => void;
};

type Props = PanelProps & { title: string; clearLabel: string; onClear: () => void; children: ReactNode };

/** Below its cell on a desk, a sheet on a phone. */
export function ChoicePanel({ title, clearLabel, onClear, onClose, onLeave, children }: Props) {
	const t = useTranslations('home.search');
	const isMobile = useIsMobile();
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { current } = panel;
		current?.querySelector<HTMLElement>('[tabindex="0"], button:not([disabled])')?.focus({ preventScroll: true });
		const cell = current?.parentElement;
		if (current && cell) bringIntoView(current, cell);
		const leaveByPointer = (event: PointerEvent) => {
			if (current && cell && !cell.contains(event.target as Node)) onLeave();
		};
		document.addEventListener('pointerdown', leaveByPointer);
		return () => document.removeEventListener('pointerdown', leaveByPointer);
	}, [onLeave]);
	const buttons = (
		<>
			<Button
				variant="quiet"
				onClick={() => {
					onClear();
					onClose();
				}}
			>
				{clearLabel}
			</Button>
			<Button variant="brand" onClick={onClose}>
				{t('done')}
			</Button>
		</>
	);
	if (isMobile)
		return (
			<Sheet isOpen title={title} closeLabel={t('close')} onClose={onClose} footer={buttons}>
				{children}
			</Sheet>
		);
	const byKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		onClose();
	};
	const byFocus = (event: FocusEvent) => {
		const to = event.relatedTarget;
		if (to && !panel.current?.parentElement?.contains(to)) onLeave();
	};
	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={title}
			tabIndex={-1}
			className={styles.panel}
			onKeyDown={byKey}
			onBlur={byFocus}
		>
			{children}
			<div className={styles.foot}>{buttons}</div>
		</div>
	);
}
