import type { ReactNode } from 'react';
import type { SiteProfile, SiteVisit } from '#contract/api/profile.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatTime } from '#i18n/format.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { ShieldedEmail } from '#ui/shielded-email.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import styles from './introduction.module.css';

type Props = { profile: SiteProfile; visit: SiteVisit | null };

export function ContactCard({ profile, visit }: Props) {
	const t = useTranslations('about.contact');
	const [phone, fax] = [internationalPhone(profile.phone), internationalPhone(profile.fax)];
	return (
		<section id="contact" className={styles.contact} aria-label={t('label')}>
			<FactRows
				rows={[
					{ name: t('address'), value: <Copied text={profile.address}>{profile.address}</Copied> },
					{
						name: t('phone'),
						value: (
							<Copied text={phone}>
								<a href={`tel:${phone}`}>{phone}</a>
							</Copied>
						),
					},
					...(fax ? [{ name: t('fax'), value: <Copied text={fax}>{fax}</Copied> }] : []),
					...(visit ? [{ name: t('hours'), value: <Hours hours={visit.hours} /> }] : []),
					{ name: t('email'), value: <ShieldedEmail {...profile.email} /> },
				]}
			/>
			{profile.isDemonstration && <p className={styles.small}>{t('demonstration')}</p>}
		</section>
	);
}

function Copied({ text, children }: { text: string; children: ReactNode }) {
	const t = useTranslations('about.driver');
	return (
		<span className={styles.copied}>
			<span>{children}</span>
			<CopyButton text={text} label={t('copy')} doneLabel={t('copied')} isQuiet name={text} />
		</span>
	);
}

/** In Korean time, and by the reader's own clock where that shows something else. */
function Hours({ hours }: Pick<SiteVisit, 'hours'>) {
	const t = useTranslations('about.contact');
	const zone = useOwnZone();
	const today = koreanDay(new Date());
	const at = (time: string) => formatTime(`${today}T${time}:00+09:00`, zone ?? koreanZone);
	const own = { from: at(hours.from), to: at(hours.to) };
	return (
		<>
			{t('hoursKorean', hours)}
			{own.from !== hours.from && <span className={styles.own}>{t('hoursOwn', own)}</span>}
		</>
	);
}
