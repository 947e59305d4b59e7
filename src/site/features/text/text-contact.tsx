import type { SiteProfile } from '#contract/api/profile.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { ShieldedEmail } from '#ui/shielded-email.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './text-contact.module.css';

type Props = { profile: SiteProfile; hasOfficer: boolean };

/** Who answers for the text. From the site profile, so that a new officer needs no new version. */
export function TextContact({ profile, hasOfficer }: Props) {
	const t = useTranslations('text.contact');
	const facts = useTranslations('profile');
	const officer = hasOfficer ? [{ name: t('officer'), value: profile.privacyOfficer }] : [];
	const rows = [
		{ name: t('company'), value: profile.companyName },
		...officer,
		{ name: t('address'), value: profile.address },
		{ name: t('phone'), value: internationalPhone(profile.phone) },
		{ name: t('email'), value: <ShieldedEmail {...profile.email} /> },
	];
	return (
		<Card title={t('title')}>
			{profile.isDemonstration && (
				<div className={styles.note}>
					<Note>{facts('demonstration')}</Note>
				</div>
			)}
			<FactRows rows={rows} />
		</Card>
	);
}
