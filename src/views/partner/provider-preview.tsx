import { useQuery } from '@tanstack/react-query';
import type { ProviderProfile } from '#contract/api/partner.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { formatDate } from '#i18n/format.ts';
import { namedLanguages } from '#i18n/language-list.ts';
import { locales } from '#i18n/locales.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { photoOf } from '#views/member/photo-of.ts';
import block from '#views/provider/provider-block.module.css';
import { useOrganisation } from './business-context.ts';
import styles from './partner.module.css';
import { partnerQuery } from './partner-queries.ts';
import type { ProfileDraft } from './profile-draft.ts';

type Props = { draft: ProfileDraft; language: ContentLocale; profile: Pick<ProviderProfile, 'pictures' | 'portrait'> };

/** The provider's block of a product page, as it will be with what is typed now. */
export function ProviderPreview({ draft, language, profile }: Props) {
	const t = useTranslations('partner.profile');
	const { name, trade, intro } = draft.texts[language];
	const isBlank = [name, trade, intro].every((text) => text.trim() === '');
	return (
		<aside className={styles.preview} aria-labelledby="profile-preview">
			<h3 id="profile-preview" className={styles.subtitle}>
				{t('preview')}
			</h3>
			{isBlank ? (
				<p className={styles.small}>{t('previewEmpty')}</p>
			) : (
				<div lang={locales[language].tag}>
					<div className={block.person}>
						<Avatar
							name={name || '·'}
							picture={photoOf(profile.pictures[0]) ?? { src: `/assets/images/art/${profile.portrait}-192.webp` }}
							size="xl"
						/>
						<div>
							<p className={styles.name}>{name}</p>
							<p className={block.trade}>{trade}</p>
						</div>
					</div>
					<p className={`${block.intro} ${styles.intro}`}>{intro}</p>
				</div>
			)}
			<Registration />
			<ProviderFacts draft={draft} />
		</aside>
	);
}

function Registration() {
	const product = useTranslations('product');
	// Papers are the owners': who keeps the profile for them is shown it without.
	const { data: partner } = useQuery(partnerQuery(useApi(), useOrganisation()));
	const registration = partner?.licences.find(({ kind, state }) => kind === 'foreign-patient' && state !== 'run-out');
	if (!registration?.number || !registration.expiresOn) return null;
	return (
		<p className={block.registered}>
			<Icon name="shield" />
			<span>
				{product('detail.patientNumber', { number: registration.number, date: formatDate(registration.expiresOn) })}
			</span>
		</p>
	);
}

function ProviderFacts({ draft }: { draft: ProfileDraft }) {
	const product = useTranslations('product');
	return (
		<ul className={block.facts}>
			{draft.languages.length > 0 && (
				<li>
					<Icon name="message" />
					{namedLanguages(
						product('detail.languages'),
						draft.languages.map((one) => product(`language.${one}`)),
					)}
				</li>
			)}
			<li>
				<Icon name="house" />
				{product('detail.founded', { year: draft.foundedYear })}
			</li>
		</ul>
	);
}
