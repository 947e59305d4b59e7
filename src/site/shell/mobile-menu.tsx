import { useEffect, useId, useRef } from 'react';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AccountLink } from './account-link.tsx';
import { LanguageList } from './language-list.tsx';
import { MainNavigation } from './main-navigation.tsx';
import styles from './mobile-menu.module.css';
import { myPages } from './my-page-tabs.tsx';
import { useIsMobile, useViewer } from './site-context.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useWayBack } from './use-way-back.ts';
import { Wordmark } from './wordmark.tsx';

/** The native dialog keeps the focus inside and closes on Escape; going anywhere closes it too. */
export function MobileMenu({ onLogout }: { onLogout: () => void }) {
	const t = useTranslations('shell');
	const dialog = useRef<HTMLDialogElement>(null);
	const languageTitle = useId();

	const { key } = useRouter().location;
	const openedAt = useRef(key);

	const open = () => dialog.current?.showModal();
	const close = () => dialog.current?.close();

	useEffect(() => {
		if (key !== openedAt.current) dialog.current?.close();
		openedAt.current = key;
	}, [key]);

	// A phone turned or a window drawn wide leaves the menu's width: the bar above takes over.
	const isMobile = useIsMobile();
	useEffect(() => {
		if (!isMobile) dialog.current?.close();
	}, [isMobile]);

	return (
		<>
			<button type="button" className={styles.iconButton} aria-label={t('menu')} aria-haspopup="dialog" onClick={open}>
				<Icon name="menu" />
			</button>
			<dialog ref={dialog} className={styles.menu} aria-label={t('menu')}>
				<div className={styles.head}>
					<Wordmark />
					<button type="button" className={styles.iconButton} aria-label={t('closeMenu')} onClick={close}>
						<Icon name="close" />
					</button>
				</div>
				<div className={styles.body}>
					<MainNavigation className={styles.navigation} icon={<Icon name="chevronRight" />} />
					<AccountLinks
						onLogout={() => {
							close();
							onLogout();
						}}
					/>
					<section aria-labelledby={languageTitle}>
						<h2 id={languageTitle} className={styles.sectionTitle}>
							{t('language')}
						</h2>
						<div className={styles.languages}>
							<LanguageList onChoose={close} />
						</div>
					</section>
					<ThemeChoice />
				</div>
			</dialog>
		</>
	);
}

function AccountLinks({ onLogout }: { onLogout: () => void }) {
	const t = useTranslations('shell');
	const viewer = useViewer();
	const wayBack = useWayBack();
	if (viewer === null) {
		return (
			<nav className={styles.account} aria-label={t('topBar')}>
				<Note>{t('loginRequired')}</Note>
				<div className={styles.pair}>
					<PageLink page="login" query={wayBack} className={buttonClass({ variant: 'brand', isFull: true })}>
						{t('login')}
					</PageLink>
					<PageLink page="join" query={wayBack} className={buttonClass({ isFull: true })}>
						{t('join')}
					</PageLink>
				</div>
			</nav>
		);
	}
	return (
		<nav className={styles.account} aria-label={t('topBar')}>
			<AccountLink viewer={viewer} className={styles.name} />
			<div className={styles.plainLinks}>
				{myPages.map((id) => (
					<PageLink key={id} page={id}>
						{t(`my.${id}`)}
					</PageLink>
				))}
			</div>
			<Button isFull onClick={onLogout}>
				{t('logout')}
			</Button>
		</nav>
	);
}
