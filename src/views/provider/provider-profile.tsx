import type { ProviderDetail } from '#contract/api/provider.ts';
import { areaOf } from '#domain/area/areas.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { formatDate } from '#i18n/format.ts';
import { namedLanguages } from '#i18n/language-list.ts';
import { locales } from '#i18n/locales.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import type { PhotographReader } from '#views/photograph/photograph-lightbox.tsx';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import { RatingPictures } from '#views/rating/rating-pictures.tsx';
import { useIsVideoOn } from '../video/use-is-video-on.ts';
import { ProviderOffers } from './provider-offers.tsx';
import styles from './provider-profile.module.css';
import { ProviderRatings } from './provider-ratings.tsx';

type Props = {
	provider: ProviderDetail;
	/** Whoever is logged in may have ratings translated. */
	isMember: boolean;
	/** Where a visitor goes on once they have logged in. */
	wayBack: PhotographReader['wayBack'];
};

/** Who it is, what it offers, what guests say. */
export function ProviderProfile({ provider, isMember, wayBack }: Props) {
	const t = useTranslations('product.detail');
	const state = useTranslations('state');
	const locale = useWordsLocale();
	const { shownLocale, patientNumber: number, patientNumberUntil: until, offers } = provider;
	const isOwnLanguage = shownLocale === locale;
	const isOfHealth = offers.some(({ area }) => areaOf(area).isHealth);
	return (
		<div className={styles.profile}>
			<Person provider={provider} />
			{!isOwnLanguage && <Note>{state('notYourLanguage', { shown: shownLocale })}</Note>}
			<p lang={isOwnLanguage ? undefined : locales[shownLocale].tag}>{provider.intro}</p>
			<RatingPictures pictures={provider.pictures} reader={{ isMember, wayBack }} />
			{number && until && (
				<p className={styles.registered}>
					<Icon name="shield" />
					<span>{t('patientNumber', { number, date: formatDate(until) })}</span>
				</p>
			)}
			<Facts provider={provider} />
			{isOfHealth && <VideoLink provider={provider} />}
			{provider.place && <Place place={provider.place} />}
			<ProviderOffers provider={provider} />
			<ProviderRatings {...{ provider, isMember }} />
			{isOfHealth && <p className={styles.small}>{t('medicalNote')}</p>}
		</div>
	);
}

function Person({ provider }: { provider: ProviderDetail }) {
	const t = useTranslations('product.detail');
	const locale = useWordsLocale();
	const { portrait, koreanName, trade, rating, shownLocale } = provider;
	return (
		<div className={styles.person}>
			<img
				className={styles.portrait}
				src={`/assets/images/art/${portrait}-192.webp`}
				width="192"
				height="192"
				alt=""
				decoding="async"
			/>
			<div>
				{koreanName && (
					<p className={styles.hangulName} lang="ko">
						{koreanName}
					</p>
				)}
				<p className={styles.trade} lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
					{trade}
				</p>
				<p>
					<RatingMark rating={rating} />
				</p>
				{provider.pictures.length === 0 && <p className={styles.small}>{t('drawn')}</p>}
			</div>
			<KoreanType />
		</div>
	);
}

function Facts({ provider }: { provider: ProviderDetail }) {
	const t = useTranslations('provider');
	const words = useTranslations('product');
	const { languages, medianAnswerMinutes: minutes, region, foundedYear, partnerSince, isAgency } = provider;
	return (
		<ul className={styles.facts}>
			{languages.length > 0 && (
				<li>
					<Icon name="message" />
					{namedLanguages(
						words('detail.languages'),
						languages.map((language) => words(`language.${language}`)),
					)}
				</li>
			)}
			{minutes !== null && (
				<li>
					<Icon name="clock" />
					{words('detail.usuallyAnswers', timeSpan(minutes * minuteMs))}
				</li>
			)}
			<li>
				<Icon name="marker" />
				{words(`region.${region}`)}
			</li>
			<li>
				<Icon name="house" />
				{words('detail.founded', { year: String(foundedYear) })}
			</li>
			{partnerSince && (
				<li>
					<Icon name="check" />
					{t('partnerSince', { date: formatDate(partnerSince) })}
				</li>
			)}
			{isAgency && (
				<li>
					<Icon name="check" />
					{t('agency')}
				</li>
			)}
		</ul>
	);
}

/** Who does not know yet which treatment it will be asks the house itself. */
function VideoLink({ provider }: { provider: ProviderDetail }) {
	const t = useTranslations('provider');
	if (!useIsVideoOn()) return null;
	return (
		<PageLink
			page="videoConsultation"
			query={{ provider: provider.id }}
			className={buttonClass({ variant: 'outline', isFull: true })}
		>
			<Icon name="video" />
			{t('video')}
		</PageLink>
	);
}

/** As its products' own pages say it. */
function Place({ place }: { place: NonNullable<ProviderDetail['place']> }) {
	const t = useTranslations('product.detail');
	return (
		<section>
			<h3 className={styles.title}>{t('place')}</h3>
			<div className={styles.card}>
				<p>{place.name}</p>
				<p className={styles.small}>{t('koreanAddress')}</p>
				<p className={styles.hangul} lang="ko">
					{place.hangul}
				</p>
				<CopyButton text={place.hangul} label={t('copyAddress')} doneLabel={t('copied')} />
			</div>
		</section>
	);
}
