import type { Viewer } from '#domain/member/access.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { LogoutFailure } from '#site/shell/logout-failure.tsx';
import { useLogout } from '#site/shell/use-logout.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/member/member-form.module.css';

type Props = { viewer: Viewer; next: string | undefined };

/** Who is logged in already goes on, or out. */
export function AlreadyInside({ viewer, next }: Props) {
	const t = useTranslations('member.login');
	const { logOut, hasFailed, dismissFailure } = useLogout();
	const look = buttonClass({ variant: 'primary', size: 'lg' });
	return (
		<>
			<h1>{t('insideTitle')}</h1>
			<p className={styles.lead}>{t('insideText', { name: viewer.name })}</p>
			<div className={styles.actions}>
				{next ? (
					<AddressLink href={next} className={look}>
						{t('goOn')}
					</AddressLink>
				) : (
					<PageLink page="myInformation" className={look}>
						{t('toMine')}
					</PageLink>
				)}
				<Button variant="quiet" size="lg" onClick={() => void logOut()}>
					{t('logout')}
				</Button>
			</div>
			<LogoutFailure isShown={hasFailed} onClose={dismissFailure} />
		</>
	);
}
