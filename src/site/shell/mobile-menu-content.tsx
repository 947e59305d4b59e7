import { useId } from 'react';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AccountLink } from './account-link.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { DeskLink } from './desk-link.tsx';
import { LanguageList } from './language-list.tsx';
import { MainNavigation } from './main-navigation.tsx';
import frame from './mobile-menu.module.css';
import styles from './mobile-menu-content.module.css';
import { myPages } from './my-page-tabs.tsx';
import { useViewer } from './site-context.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useWayBack } from './use-way-back.ts';
import { Wordmark } from './wordmark.tsx';

type Props = { onClose: () => void; onLogout: () => void };

/** What stands in the menu of a phone. */
export function MobileMenuContent({ onClose, onLogout }: Props) {
	const t = useTranslations('shell');
	const languageTitle = useId();
	return (
		<>
			<div className={styles.head}>
				<Wordmark />
				<button type="button" className={frame.iconButton} aria-label={t('closeMenu')} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.body}>
				<MainNavigation className={styles.navigation} icon={<Icon name="chevronRight" />} />
				<AccountLinks
					onLogout={() => {
						onClose();
						onLogout();
					}}
				/>
				<section aria-labelledby={languageTitle}>
					<h2 id={languageTitle} className={styles.sectionTitle}>
						{t('language')}
					</h2>
					<div className={styles.languages}>
						<LanguageList onChoose={onClose} />
					</div>
				</section>
				<CurrencyChoice isWanted />
				<ThemeChoice />
			</div>
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
				<DeskLink />
			</div>
			<Button isFull onClick={onLogout}>
				{t('logout')}
			</Button>
		</nav>
	);
}
