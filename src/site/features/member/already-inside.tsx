import type { Viewer } from '#domain/member/access.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/member/member-form.module.css';
import { LogOutButton } from './log-out-button.tsx';

type Props = { viewer: Viewer; next: string | undefined };

/** Who is logged in already goes on, or out. */
export function AlreadyInside({ viewer, next }: Props) {
	const t = useTranslations('member.login');
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
				<LogOutButton />
			</div>
		</>
	);
}
