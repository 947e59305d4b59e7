import { areaSlugs } from '#domain/area/areas.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import { useMe } from './use-me.ts';
import styles from './welcome.module.css';

/** For who has just joined: the mail that is on its way, and what one can do already; for an applicant, what is awaited. */
export function Welcome({ onClose }: { onClose: () => void }) {
	const t = useTranslations('my.welcome');
	const { firstName, email, isEmailVerified, cooperative } = useMe();
	const isApplicant = cooperative !== null;
	return (
		<aside className={styles.welcome} aria-label={t('title', { name: firstName })}>
			<img className={styles.picture} src="/assets/images/magpie.webp" width={600} height={450} alt="" />
			<div className={styles.words}>
				<h2 className={styles.title}>{t('title', { name: firstName })}</h2>
				{!isEmailVerified && <p>{t(isApplicant ? 'partnerText' : 'text', { email })}</p>}
				<p>{t(isApplicant ? 'partnerNext' : 'next')}</p>
				{isApplicant && (
					<a href="#partner-licences" className={buttonClass({ variant: 'brand' })}>
						{t('partnerGo')}
					</a>
				)}
				{(isApplicant ? [] : areaSlugs.slice(0, 1)).map((area) => (
					<PageLink key={area} page="productList" params={{ area }} className={buttonClass({ variant: 'brand' })}>
						{t('look')}
					</PageLink>
				))}
			</div>
			<Button variant="quiet" aria-label={t('close')} onClick={onClose}>
				<Icon name="close" />
			</Button>
		</aside>
	);
}
