import type { SiteProfile } from '#contract/api/profile.ts';
import { formatWon } from '#i18n/format.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { ShieldedEmail } from '#ui/shielded-email.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './company-facts.module.css';

/** Where the Fair Trade Commission shows what is registered under a number. */
const checkAddress = (number: string) => `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${number.replace(/\D/g, '')}`;

/** The facts Korean law asks a site that sells to name on every page. */
export function CompanyFacts({ profile }: { profile: SiteProfile }) {
	const t = useTranslations('profile');
	const facts = [
		t('representative', { name: profile.representative }),
		t('mailOrderNumber', { number: profile.mailOrderNumber }),
		t('tourismNumber', { number: profile.tourismNumber }),
		t('patientNumber', { number: profile.patientNumber }),
		t('surety', { won: formatWon(profile.suretyWon) }),
		profile.address,
		t('phone', { phone: internationalPhone(profile.phone) }),
		...(profile.fax ? [t('fax', { fax: internationalPhone(profile.fax) })] : []),
		t('privacyOfficer', { name: profile.privacyOfficer }),
		t('hosting', { name: profile.hosting }),
	];
	return (
		<div className={styles.facts}>
			{profile.isDemonstration && <p className={styles.demonstration}>{t('demonstration')}</p>}
			<ul className={styles.list}>
				<li className={styles.company}>{profile.companyName}</li>
				<li>
					{t('businessNumber', { number: profile.businessNumber })}{' '}
					<a className={styles.check} href={checkAddress(profile.businessNumber)} target="_blank" rel="noopener">
						{t('businessCheck')}
					</a>
				</li>
				{facts.map((fact) => (
					<li key={fact}>{fact}</li>
				))}
				<li>
					<ShieldedEmail {...profile.email} />
				</li>
			</ul>
		</div>
	);
}
