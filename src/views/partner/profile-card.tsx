import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { useProfile } from './use-partner.ts';

/** The profile travellers read: whether they can see it, what it says, and its pictures. */
export function ProfileCard() {
	const t = useTranslations('partner.profile');
	const { profile } = useProfile();
	return (
		<Card
			id="partner-profile"
			title={t('title')}
			aside={
				<Badge tone={profile.isPublic ? 'ok' : 'warn'}>
					<Icon name={profile.isPublic ? 'eye' : 'eyeOff'} />
					{t(profile.isPublic ? 'public' : 'hidden')}
				</Badge>
			}
		>
			<p className={styles.lead}>{t('lead')}</p>
			{profile.missing.length > 0 && (
				<Note tone="warn">
					<p>{t('missingTitle')}</p>
					<ul className={styles.missing}>
						{profile.missing.map((what) => (
							<li key={what}>{t(`missing.${what}`)}</li>
						))}
					</ul>
				</Note>
			)}
			<ProfileForm />
			<ProfilePictures />
		</Card>
	);
}
