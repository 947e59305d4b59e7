import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header({ onLogout }: { onLogout: () => void }) {
	return (
		<header className={styles.header}>
			<Wordmark />
			<MainNavigation className={styles.navigation} />
			<div className={styles.tools}>
				<LanguageSwitch isShort />
				<MobileMenu onLogout={onLogout} />
			</div>
		</header>
	);
}
