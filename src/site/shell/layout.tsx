import type { ReactNode } from 'react';
import type { SiteProfile } from '#contract/api/profile.ts';
import { useTranslations } from '#ui/translations.tsx';
import { FooterHost } from './footer-host.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { MobileTabs } from './mobile-tabs.tsx';
import { TopBar } from './top-bar.tsx';

type Props = { profile: SiteProfile | null; onLogout: () => void; children: ReactNode };

export function Layout({ profile, onLogout, children }: Props) {
	const t = useTranslations('shell');
	return (
		<div className={styles.layout}>
			<a className={styles.skip} href="#main">
				{t('skipToContent')}
			</a>
			{profile?.maintenance && (
				<p className={styles.maintenance} role="status">
					{profile.maintenance}
				</p>
			)}
			<TopBar onLogout={onLogout} />
			<Header onLogout={onLogout} />
			<main id="main" className={styles.main} tabIndex={-1}>
				{children}
			</main>
			<FooterHost profile={profile} />
			<MobileTabs />
		</div>
	);
}
