import { WishLink } from '#site/parts/wish/wish-link.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { useMemberShell } from './member-shell-host.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useViewer } from './site-context.tsx';
import { Wordmark } from './wordmark.tsx';

const classNames = { trips: styles.trips, bell: styles.bell, account: styles.account };

export function Header({ onLogout }: { onLogout: () => void }) {
	const viewer = useViewer();
	const ofMember = useMemberShell();
	return (
		<header className={styles.header}>
			<Wordmark />
			<MainNavigation className={styles.navigation} />
			{viewer && ofMember && <ofMember.HeaderLinks viewer={viewer} classNames={classNames} />}
			<div className={styles.tools}>
				<WishLink isShort />
				<LanguageSwitch isShort />
				<MobileMenu onLogout={onLogout} />
			</div>
		</header>
	);
}
