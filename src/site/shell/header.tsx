import { WishLink } from '#site/parts/wish/wish-link.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useViewer } from './site-context.tsx';
import { TripsLink } from './trips-link.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header({ onLogout }: { onLogout: () => void }) {
	const viewer = useViewer();
	return (
		<header className={styles.header}>
			<Wordmark />
			<MainNavigation className={styles.navigation} />
			{viewer && <TripsLink className={styles.trips} />}
			{viewer && <AccountLink viewer={viewer} className={styles.account} />}
			<div className={styles.tools}>
				<WishLink isShort />
				<LanguageSwitch isShort />
				<MobileMenu onLogout={onLogout} />
			</div>
		</header>
	);
}
