import { WishLink } from '#site/parts/wish/wish-link.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useMemberShell } from './member-shell-host.ts';
import { useViewer } from './site-context.tsx';
import styles from './top-bar.module.css';
import { useWayBack } from './use-way-back.ts';

/** From 981 px up; on phones the menu and the tabs carry all of it. */
export function TopBar({ onLogout }: { onLogout: () => void }) {
	const t = useTranslations('shell');
	const viewer = useViewer();
	const wayBack = useWayBack();
	const ofMember = useMemberShell();
	return (
		<nav className={styles.bar} aria-label={t('topBar')}>
			{viewer === null && (
				<p className={styles.notice}>
					<Icon name="lock" />
					{t('loginRequired')}
				</p>
			)}
			<div className={styles.links}>
				<PageLink page="home">{t('home')}</PageLink>
				<WishLink />
				{viewer === null ? (
					<>
						<PageLink page="login" query={wayBack}>
							{t('login')}
						</PageLink>
						<PageLink page="join" query={wayBack}>
							{t('join')}
						</PageLink>
					</>
				) : (
					<>
						{ofMember && <ofMember.ToDesk />}
						<PageLink page="myInformation">{t('myPage')}</PageLink>
						<button type="button" onClick={onLogout}>
							{t('logout')}
						</button>
					</>
				)}
			</div>
			<LanguageSwitch />
		</nav>
	);
}
