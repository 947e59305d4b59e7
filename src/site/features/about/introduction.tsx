import { Fragment } from 'react';
import type { SiteProfile, SiteVisit } from '#contract/api/profile.ts';
import { formatWon } from '#i18n/format.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { locales, publicLocales } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { CompanyBanner, CompanyBody, type CompanyWords } from './company-text.tsx';
import { ContactCard } from './contact-card.tsx';
import { DriverCard } from './driver-card.tsx';
import styles from './introduction.module.css';
import { OfferList } from './offer-list.tsx';
import { WayMap } from './way-map.tsx';
import { Ways } from './ways.tsx';

type Props = { text: CompanyWords; profile: SiteProfile; visit: SiteVisit | null };

/** SPEC section 2: the company, and the way there by subway, bus and car, with address, tel and fax. */
export function Introduction({ text, profile, visit }: Props) {
	const t = useTranslations('about');
	return (
		<>
			<CompanyBanner picture="banner-hanok" text={text} />
			<div className={styles.page}>
				<CompanyBody text={text} />
				<Facts profile={profile} />
				<OfferList />
				<section className={styles.section}>
					<h2>{t('way.title')}</h2>
					{visit && (
						<>
							<Nearest station={visit.stations[0]} />
							<WayMap visit={visit} />
							<Ways visit={visit} />
						</>
					)}
					<div className={visit ? styles.cards : undefined}>
						{visit && <DriverCard visit={visit} phone={profile.phone} />}
						<ContactCard profile={profile} visit={visit} />
					</div>
				</section>
			</div>
		</>
	);
}

/** The shortest way, in a sentence. */
function Nearest({ station }: { station: SiteVisit['stations'][number] | undefined }) {
	const t = useTranslations('about.way');
	if (!station) return null;
	const { name, exit, way } = station;
	return <p className={styles.lead}>{joinSentences([t('station', { name, exit }), way])}</p>;
}

/** What the site profile holds, and nothing it does not. */
function Facts({ profile }: { profile: SiteProfile }) {
	const t = useTranslations('about.facts');
	const facts = useTranslations('profile');
	return (
		<div className={styles.facts}>
			<div>
				<h2 className={styles.factTitle}>{profile.companyName}</h2>
				<p>{facts('representative', { name: profile.representative })}</p>
				<Numbered name="businessNumber" number={profile.businessNumber} />
				{profile.isDemonstration && <p>{facts('demonstration')}</p>}
			</div>
			<div>
				<h2 className={styles.factTitle}>{t('licences')}</h2>
				<Numbered name="tourismNumber" number={profile.tourismNumber} />
				<Numbered name="mailOrderNumber" number={profile.mailOrderNumber} />
				<Numbered name="patientNumber" number={profile.patientNumber} />
				<p>{facts('surety', { won: formatWon(profile.suretyWon) })}</p>
			</div>
			<div>
				<h2 className={styles.factTitle}>{t('languages')}</h2>
				<p>{t('languagesText')}</p>
				<p>
					{publicLocales.map((locale, at) => (
						<Fragment key={locale}>
							{at > 0 && ' · '}
							<span lang={locales[locale].tag} className={styles.whole}>
								{locales[locale].ownName}
							</span>
						</Fragment>
					))}
				</p>
			</div>
		</div>
	);
}

type Numbered = { name: 'businessNumber' | 'tourismNumber' | 'mailOrderNumber' | 'patientNumber'; number: string };

/** A number is read, and copied, in one piece: no line ends at one of its hyphens. */
function Numbered({ name, number }: Numbered) {
	const facts = useTranslations('profile');
	const [before, ...after] = facts(name, { number }).split(number);
	return (
		<p>
			{before}
			<span className={styles.whole}>{number}</span>
			{after.join(number)}
		</p>
	);
}
