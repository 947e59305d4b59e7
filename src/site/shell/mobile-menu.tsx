import { useEffect, useRef, useState } from 'react';
import { useRouter } from '#site/router/router.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { loadCurrencyChoice } from './currency-choice.tsx';
import styles from './mobile-menu.module.css';
import type { MobileMenuContent } from './mobile-menu-content.tsx';
import { useIsMobile, useLocale } from './site-context.tsx';
import { whenIdle } from './when-idle.ts';

const loadContent = () => import('./mobile-menu-content.tsx');

/** The native dialog keeps the focus inside and closes on Escape; Back and going anywhere close it too. */
export function MobileMenu({ onLogout }: { onLogout: () => void }) {
	const t = useTranslations('shell');
	const dialog = useRef<HTMLDialogElement>(null);
	const [Content, setContent] = useState<typeof MobileMenuContent>();
	const [isOpen, setIsOpen] = useState(false);
	const close = () => setIsOpen(false);
	useOverlay({ isOpen, onClose: close });
	const { key } = useRouter().location;
	const here = useRef(key);
	const open = async () => {
		if (Content) return setIsOpen(true);
		const pressedAt = here.current;
		try {
			const { MobileMenuContent } = await loadContent();
			setContent(() => MobileMenuContent);
			// Who has gone elsewhere meanwhile wants it no more.
			setIsOpen(here.current === pressedAt);
		} catch {
			// A new release may have moved it.
			window.location.reload();
		}
	};

	// After the content is in: the dialog gives the focus to what stands in it.
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);

	useEffect(() => {
		if (key !== here.current) setIsOpen(false);
		here.current = key;
	}, [key]);

	// A phone turned or a window drawn wide leaves the menu's width: the bar above takes over.
	const isMobile = useIsMobile();
	const locale = useLocale();
	useEffect(() => {
		if (!isMobile) return setIsOpen(false);
		// Fetched before it is asked for: a press must not wait, and could not be answered without a connection.
		return whenIdle(() => void Promise.all([loadContent(), loadCurrencyChoice(locale)]).catch(() => undefined));
	}, [isMobile, locale]);

	return (
		<>
			<button type="button" className={styles.iconButton} aria-label={t('menu')} aria-haspopup="dialog" onClick={open}>
				<Icon name="menu" />
			</button>
			<dialog ref={dialog} className={styles.menu} aria-label={t('menu')} onClose={close}>
				{Content && <Content onClose={close} onLogout={onLogout} />}
			</dialog>
		</>
	);
}
